"""Those who take messages: a push service that checks and opens them, a webhook, and a mail server."""

from __future__ import annotations

import json
import secrets
import socket
import threading
from base64 import urlsafe_b64decode
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils

from sottovoce.server.outbox.push import unpadded


@dataclass
class Got:
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """A web server that takes what is posted, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 201
        self.answer: dict[str, str] = {}
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.append(Got(self.path, headers, body))
                self.send_response(receiver.status)
                for name, value in receiver.answer.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self._server.server_port}"
        self.url = f"http://{self.host}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _b64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """A browser that is subscribed at a push service: it alone can open what comes."""

    service: Receiver
    name: str = field(default_factory=lambda: secrets.token_hex(8))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        address = f"{self.service.url}/push/{self.name}"
        return {"kind": "push", "address": address, "p256dh": unpadded(point), "auth": unpadded(self.auth)}

    def opened(self, server_key: str) -> list[tuple[Got, Any]]:
        """All messages for this browser, after the proof of who sent them was checked."""
        mine = [got for got in self.service.got if got.path == f"/push/{self.name}"]
        return [(got, self._open(got, server_key)) for got in mine]

    def _open(self, got: Got, server_key: str) -> Any:
        check_vapid(got.headers["authorization"], server_key, self.service.url)
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) > 0
        assert len(got.headers["topic"]) <= 32
        return json.loads(http_ece.decrypt(got.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def check_vapid(header: str, server_key: str, audience: str) -> dict[str, Any]:
    """What a push service checks (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"].rstrip("=") == server_key
    head, claims, signature = parts["t"].split(".")
    raw = _b64(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _b64(server_key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(_b64(claims))
    assert json.loads(_b64(head))["alg"] == "ES256"
    assert said["aud"] == audience
    assert said["sub"].startswith("mailto:")
    assert "@" in said["sub"]
    return said


class Post:
    """A mail server."""

    def __init__(self) -> None:
        self.mails: list[Any] = []
        self.refuse = ""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=port)
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{port}"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        from email import message_from_bytes, policy

        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def close(self) -> None:
        self._controller.stop()
