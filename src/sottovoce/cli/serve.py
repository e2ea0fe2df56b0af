"""`sottovoce serve`: the table in the browser."""

from __future__ import annotations

import errno
import gc
import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sottovoce.cli import arguments
from sottovoce.cli.environment import secret
from sottovoce.cli.language import speaker
from sottovoce.core.errors import Error

if TYPE_CHECKING:
    from sottovoce.server.config import Config

_HOST = "127.0.0.1"
_PORT = 8765
_LAST_PORT = 65535


def run(args: Namespace, lang: str) -> int:
    """Serve until Ctrl-C; the first line names the address."""
    with _no_garbage():
        from sottovoce.server.descriptors import raise_limit
        from sottovoce.server.run import LOG, Serving, bind, settle
        from sottovoce.store import logs
        from sottovoce.store.database import own_place
        from sottovoce.store.store import Store

    config = settings(args)
    raise_limit()
    form = _log_format(args.log_format)
    logs.begin(form)
    host = config.host
    store = Store(args.database or own_place(), apart=True, keys=arguments.keys(args.key_file))
    try:
        listener = bind(host, config.port)
    except OSError as problem:
        store.close()
        raise _unbound(host, config.port, problem) from None
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    voice = speaker(lang)

    def ready() -> None:
        settle()
        LOG.info("serving at %s", address)
        print(voice.say("serving", address=address), flush=True)
        for message in _missing():
            if form == "json":  # who reads standard error is a program
                LOG.warning("%s", voice.say(message))
            else:
                print(voice.say(message), file=sys.stderr, flush=True)
        if not args.no_open:
            _open(address)

    Serving(config, store, listener, ready).run()
    LOG.info("stopped")
    print(voice.say("served"), flush=True)
    return 0


def _missing() -> list[str]:
    """What this installation lacks that people would wonder about: messages of the catalogue."""
    from sottovoce import compiled
    from sottovoce.server.pages import FOLDER

    pages = [] if (FOLDER / "index.html").exists() else ["serving-no-pages"]
    return pages if compiled() else [*pages, "serving-plain"]


def settings(args: Namespace) -> Config:
    """The settings that the command line asks for."""
    from sottovoce.server.config import Config
    from sottovoce.store.retention import Retention

    workers = arguments.number(args.bot_workers, "bot-workers", 1)
    seconds = arguments.seconds(args.bot_seconds, "bot-seconds")
    pause = arguments.seconds(args.bot_pause, "bot-pause")
    usual = Config()
    return Config(
        host=args.host or _HOST,
        port=_port(args),
        bot_workers=workers or usual.bot_workers,
        bot_seconds=usual.bot_seconds if seconds is None else seconds,
        bot_pause=usual.bot_pause if pause is None else pause,
        public_url=_public_url(args.public_url),
        mail=_mail(args),
        mail_from=args.mail_from or "",
        message_hosts=tuple(arguments.listed(args.message_host)),
        origins=tuple(arguments.listed(args.origin)),
        proxies=tuple(arguments.listed(args.proxy)),
        metrics_key=secret("METRICS_KEY") or "",
        limits=not args.no_limits,
        retention=Retention(
            ending=arguments.number(args.end_abandoned, "end-abandoned", 1) or Retention.ending,
            abandoned=arguments.number(args.keep_abandoned, "keep-abandoned", 1),
            finished=arguments.number(args.keep_finished, "keep-finished", 1),
            talk=arguments.number(args.keep_talk, "keep-talk", 1),
        ),
    )


def _log_format(text: str | None) -> str:
    from sottovoce.store.logs import FORMATS

    if text is not None and text not in FORMATS:
        raise Error("log-format", text=text, formats=list(FORMATS))
    return text or FORMATS[0]


def _port(args: Namespace) -> int:
    port = arguments.number(args.port, "port")
    if port is None:
        return _PORT
    if port > _LAST_PORT:
        raise Error("port", port=str(port), last=str(_LAST_PORT))
    return port


def _public_url(url: str | None) -> str:
    """The address of the site, without anything behind it."""
    from urllib.parse import urlsplit

    if url is None:
        return ""
    try:
        found = urlsplit(url)
        sound = found.scheme in ("http", "https") and found.hostname and found.path in ("", "/")
        if sound and not (found.query or found.fragment or found.username) and found.port != 0:
            return f"{found.scheme}://{found.netloc}"
    except ValueError:
        pass
    raise Error("public-url", url=arguments.printable(url))


def _mail(args: Namespace) -> str:
    """The relay, with the password from the environment, where other processes can't read it."""
    from sottovoce.server.outbox.mail import Mailer, with_password

    if args.mail is None and args.mail_from is None:
        return ""
    url = with_password(args.mail or "", secret("MAIL_PASSWORD"))
    try:
        Mailer(url, args.mail_from or "")
    except ValueError:
        raise Error("mail") from None
    return url


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
