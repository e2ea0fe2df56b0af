"""How a message goes out by each kind of channel, and what it means if it is not taken."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from sottovoce.server.outbox import push
from sottovoce.server.outbox.guard import HttpResponse, Unreached, Unsafe
from sottovoce.server.updates import own_speaker
from sottovoce.store.outbox import MAIL, PUSH, Channel, Reader

if TYPE_CHECKING:
    from sottovoce.server.outbox.courier import Courier
    from sottovoce.server.outbox.letter import Letter

DISCORD, NTFY, JSON = "discord", "ntfy", "json"
GONE, REFUSED, UNSAFE, NO_ADDRESS = "gone", "refused", "unsafe", "no-address"
_LONGEST_DISCORD = 2000
_MARKDOWN = re.compile(r"[\\*_~`|<>\[\]()#:@-]")
_PERMANENT_MAIL = range(500, 600)


class NotTaken(Exception):
    """A message that was not taken: for how long to wait, and if the channel is dead, why."""

    def __init__(self, wait: float = 0.0, dead: str = "") -> None:
        super().__init__(dead)
        self.wait = wait
        self.dead = dead


async def deliver(courier: Courier, channel: Channel, reader: Reader, letter: Letter) -> None:
    """Send a message; NotTaken if the other side does not take it."""
    if channel.kind == MAIL:
        await _mail(courier, channel, reader, letter)
        return
    send = _push if channel.kind == PUSH else _webhook
    try:
        reply = await send(courier, channel, letter)
    except Unsafe:
        raise NotTaken(dead=UNSAFE) from None
    except Unreached:
        raise NotTaken from None
    _judge(reply, courier.now())


def _judge(reply: HttpResponse, now: float) -> None:
    """NotTaken unless the answer says that all is well."""
    if 200 <= reply.status < 300:
        return
    if reply.status in (404, 410):
        raise NotTaken(dead=GONE)
    raise NotTaken(_wait(reply.headers.get("retry-after", ""), now))


def _wait(text: str, now: float) -> float:
    """What Retry-After says, in seconds."""
    if text.isascii() and text.isdigit():
        return float(text[:6])
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - now)
    except (ValueError, TypeError):
        return 0.0


# -- push


async def _push(courier: Courier, channel: Channel, letter: Letter) -> HttpResponse:
    secrets: dict[str, str] = json.loads(channel.secrets)
    said = {
        "title": letter.title,
        "body": letter.body,
        "path": letter.path,
        "tag": letter.tag,
        "owed": letter.owed,
        "lang": letter.lang,
    }
    sealed = push.seal(json.dumps(said).encode(), secrets["p256dh"], secrets["auth"])
    headers = await courier.push_headers(channel, letter)
    return await courier.guard.post(channel.address, sealed, headers)


# -- mail


async def _mail(courier: Courier, channel: Channel, reader: Reader, letter: Letter) -> None:
    import aiosmtplib

    mailer = courier.mailer
    if mailer is None or reader.mail is None:
        raise NotTaken(dead=NO_ADDRESS)
    base, leave = courier.base(channel), await courier.unsubscribe_url(channel)
    speaker = own_speaker(reader.lang)
    lines = [f"{told.line}\n{base}{told.path}" for told in letter.tables]
    lines += [letter.text, letter.more, "" if letter.tables else f"{base}{letter.path}"]
    foot = speaker.say("message-foot")
    text = "\n\n".join([*filter(None, lines), f"-- \n{foot}\n{base}/account/messages\n{leave}"])
    headers = {
        "List-Unsubscribe": f"<{leave}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Content-Language": reader.lang,
    }
    message_id = f"<{letter.id}@{mailer.sender.rpartition('@')[2]}>"
    try:
        await mailer.send(reader.mail, letter.title, text, message_id, headers)
    except aiosmtplib.SMTPRecipientsRefused as problem:
        codes = [refused.code for refused in problem.recipients]
        raise NotTaken(dead=REFUSED if all(code in _PERMANENT_MAIL for code in codes) else "") from None
    except (aiosmtplib.SMTPException, OSError):
        raise NotTaken from None


# -- webhooks


async def _webhook(courier: Courier, channel: Channel, letter: Letter) -> HttpResponse:
    secrets: dict[str, str] = json.loads(channel.secrets)
    base, style = courier.base(channel), secrets.get("style", JSON)
    address = channel.address
    if style == DISCORD:
        link = f"\n{base}{letter.path}"
        text = f"**{_plain(letter.title)}**\n{_plain(letter.body)}"
        content = text[: _LONGEST_DISCORD - len(link)].rstrip("\\") + link
        said: dict[str, Any] = {"content": content, "allowed_mentions": {"parse": []}}
    elif style == NTFY:
        found = urlsplit(address)
        topic = found.path.strip("/")
        address = found._replace(path="/").geturl()
        said = {"topic": topic, "title": letter.title, "message": letter.body, "click": base + letter.path}
    else:
        said = _data(letter, base)
    body = json.dumps(said).encode()
    headers = {"content-type": "application/json", "user-agent": "Sottovoce", "webhook-id": letter.id}
    if style == JSON:
        headers |= signed(secrets.get("secret", ""), letter.id, int(courier.now()), body)
    return await courier.guard.post(address, body, headers)


def _plain(text: str) -> str:
    """A text in which names make no links and nothing bold at Discord."""
    return _MARKDOWN.sub(r"\\\g<0>", text)


def _data(letter: Letter, base: str) -> dict[str, Any]:
    """A message for programs."""
    tables = [
        {
            "table": told.table,
            "seat": told.seat,
            "game": told.game,
            "opponents": list(told.opponents),
            "deadline": told.deadline,
            "url": base + told.path,
        }
        for told in letter.tables
    ]
    kind = "turn" if tables else "note"
    return {"id": letter.id, "type": kind, "title": letter.title, "text": letter.body, "turns": tables}


def signed(secret: str, name: str, now: int, body: bytes) -> dict[str, str]:
    """Headers by which the receiver knows that a message is ours, after the Standard Webhooks."""
    key = secret.encode()
    mac = hmac.new(key, f"{name}.{now}.".encode() + body, hashlib.sha256).digest()
    return {"webhook-timestamp": str(now), "webhook-signature": f"v1,{base64.b64encode(mac).decode()}"}
