"""Who plays the games of a tournament: this process, several on this machine, or many machines by Ray."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Any

from sottovoce.lab.language import LabError
from sottovoce.lab.match import Outcome, Sitting, play
from sottovoce.store.processes import deaf_to_interrupts

Outcomes = Generator[Outcome, None, None]  # in any order
Executor = Callable[[Iterable[Sitting]], Outcomes]
PLACES = ("processes", "ray")
_WAITING = 3  # games handed out for each worker, so that none is idle

_stop: Event | None = None


def executor(place: str, workers: int) -> Executor:
    """Those who play at a place."""
    if place == "ray":
        return by_ray(workers)
    if place != "processes":
        raise LabError("place", place=place, places=list(PLACES))
    return alone if workers == 1 else processes(workers)


def alone(sittings: Iterable[Sitting]) -> Outcomes:
    """In this process, one after the other."""
    for what in sittings:
        yield play(what)


def processes(workers: int) -> Executor:
    """Several processes on this machine."""

    def run(sittings: Iterable[Sitting]) -> Outcomes:
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        with ProcessPoolExecutor(workers, context, _begin, (stop,)) as pool:
            try:
                yield from _keep_busy(pool, iter(sittings), workers)
            except BrokenProcessPool:
                raise LabError("worker-died") from None
            finally:
                stop.set()
                pool.shutdown(wait=True, cancel_futures=True)

    return run


def _keep_busy(pool: ProcessPoolExecutor, left: Iterator[Sitting], workers: int) -> Iterator[Outcome]:
    """Hand out a few games ahead, and give back what is finished."""
    pending: set[Future[Outcome]] = set()
    while True:
        with deaf_to_interrupts():  # the first ones start the processes
            pending |= {pool.submit(_work, what) for what in islice(left, _WAITING * workers - len(pending))}
        if not pending:
            return
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _begin(stop: Event) -> None:
    """A worker leaves Ctrl-C to the process that hands out the games."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work(what: Sitting) -> Outcome:
    assert _stop is not None
    return play(what, _stop.is_set)


def by_ray(workers: int) -> Executor:
    """A Ray cluster: the one that RAY_ADDRESS names, else one on this machine with this many workers."""
    try:
        import ray
    except ImportError:
        raise LabError("no-ray") from None

    def run(sittings: Iterable[Sitting]) -> Outcomes:
        ray.init(
            num_cpus=None if _cluster() else workers,
            include_dashboard=None if _cluster() else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
        try:
            yield from _ray_games(ray, iter(sittings))
        finally:
            ray.shutdown()

    return run


def _cluster() -> bool:
    return bool(os.environ.get("RAY_ADDRESS"))


def _ray_games(ray: Any, left: Iterator[Sitting]) -> Iterator[Outcome]:
    """The same as for processes, with as many workers as the cluster has."""
    remote = ray.remote(max_retries=1)(play)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    pending: list[Any] = []
    while True:
        pending += [remote.remote(what) for what in islice(left, _WAITING * workers - len(pending))]
        if not pending:
            return
        done, pending = ray.wait(pending)
        for reference in done:
            try:
                yield ray.get(reference)
            except ray.exceptions.RayTaskError as problem:
                cause = problem.cause
                raise (cause if isinstance(cause, LabError) else LabError("worker-died")) from None
