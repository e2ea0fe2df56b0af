"""Mail, by a relay that the host names."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import quote, unquote, urlsplit

LOG = logging.getLogger("sottovoce.server")
_PORTS = {"smtp": 25, "smtps": 465, "smtp+starttls": 587}
_PATIENCE = 20.0  # seconds


class Mailer:
    """Sends mail through one relay; signing it (DKIM) is the relay's."""

    def __init__(self, url: str, sender: str) -> None:
        """The relay as smtp://, smtps:// or smtp+starttls://USER:PASSWORD@HOST:PORT; ValueError if it is none."""
        found = urlsplit(url)
        if found.scheme not in _PORTS or not found.hostname or "@" not in sender:
            raise ValueError(url)
        self.sender = sender
        self._host = found.hostname
        self._port = found.port or _PORTS[found.scheme]
        self._user = unquote(found.username) if found.username else None
        self._password = unquote(found.password) if found.password else None
        self._tls = found.scheme == "smtps"
        self._start_tls = found.scheme == "smtp+starttls"

    async def send(
        self, to: str, subject: str, text: str, message_id: str | None = None, headers: Mapping[str, str] | None = None
    ) -> None:
        """Hand a mail to the relay; aiosmtplib's errors or OSError if it is not taken."""
        import aiosmtplib

        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = f"Sottovoce <{self.sender}>", to, subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = message_id or make_msgid(domain=self.sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            mail[name] = value
        mail.set_content(text)
        await aiosmtplib.send(
            mail,
            sender=self.sender,
            recipients=[to],
            hostname=self._host,
            port=self._port,
            username=self._user,
            password=self._password,
            use_tls=self._tls,
            start_tls=self._start_tls,
            timeout=_PATIENCE,
        )


def with_password(url: str, password: str | None) -> str:
    """A relay's URL with a password that it does not hold itself."""
    found = urlsplit(url)
    if not password or not found.username or found.password:
        return url
    user, _, place = found.netloc.rpartition("@")
    return found._replace(netloc=f"{user}:{quote(password, safe='')}@{place}").geturl()


async def send_quietly(mailer: Mailer, to: str, subject: str, text: str) -> None:
    """The same for a code that somebody waits for: a failure is noted, without the address."""
    try:
        await mailer.send(to, subject, text)
    except Exception as problem:
        LOG.warning("a mail was not taken by the relay: %s", type(problem).__name__)
