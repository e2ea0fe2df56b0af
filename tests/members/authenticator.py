"""An authenticator in software: makes passkeys and shows them, as a browser does; it can also cheat."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One passkey."""

    origin: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    user: bytes = b""
    count: int = 0

    def _client(self, kind: str, challenge: str, origin: str | None) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin or self.origin}).encode()

    def _data(self, rp: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(rp.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, options: Any, origin: str | None = None) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        self.user = unb64(options["user"]["id"])
        data = self._data(options["rp"]["id"], 0x45)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], origin)
        response = {"clientDataJSON": b64(client), "attestationObject": b64(attestation)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}

    def show(self, options: Any, origin: str | None = None, rp: str | None = None) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        data = self._data(rp or options["rpId"], 0x05)
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": b64(client),
            "authenticatorData": b64(data),
            "signature": b64(signature),
            "userHandle": b64(self.user),
        }
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}
