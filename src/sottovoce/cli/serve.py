"""`sottovoce serve`: the table in the browser."""

from __future__ import annotations

import errno
import gc
import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from sottovoce.cli import requests
from sottovoce.cli.voice import speaker
from sottovoce.core.errors import Error

_HOST = "127.0.0.1"
_PORT = 8765
_LAST_PORT = 65535


def run(args: Namespace, lang: str) -> int:
    """Serve until Ctrl-C; the first line names the address."""
    with _no_garbage():
        from sottovoce.server.config import Config
        from sottovoce.server.run import Serving, bind, settle
        from sottovoce.store.database import own_place
        from sottovoce.store.store import Store

    host, port = args.host or _HOST, _port(args)
    workers = requests.number(args.bot_workers, "bot-workers", 1)
    defaults = Config()
    config = Config(
        host=host,
        port=port,
        bot_workers=workers or defaults.bot_workers,
        origins=tuple(requests.listed(args.origin)),
        proxies=tuple(requests.listed(args.proxy)),
        limits=not args.no_limits,
    )
    store = Store(args.database or own_place())
    try:
        listener = bind(host, port)
    except OSError as problem:
        store.close()
        raise _unbound(host, port, problem) from None
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    voice = speaker(lang)

    def ready() -> None:
        settle()
        print(voice.say("serving", address=address), flush=True)
        if not args.no_open:
            _open(address)

    Serving(config, store, listener, ready).run()
    print(voice.say("served"), flush=True)
    return 0


def _port(args: Namespace) -> int:
    port = requests.number(args.port, "port")
    if port is None:
        return _PORT
    if port > _LAST_PORT:
        raise Error("port", port=str(port), last=str(_LAST_PORT))
    return port


def _unbound(host: str, port: int, problem: OSError) -> Error:
    reason = errno.errorcode.get(problem.errno or 0, "") or str(problem)
    return Error("bind", host=host, port=str(port), reason=reason)


@contextmanager
def _no_garbage() -> Iterator[None]:
    """While so much is loaded that stays, to look for garbage in it again and again would only delay the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _open(address: str) -> None:
    """Show the first page, where there is a screen to show it on."""
    import threading
    import webbrowser

    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
