"""Web push: sealed for one browser (RFC 8291), signed with the server's key (RFC 8292)."""

from __future__ import annotations

import binascii
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

LIVES = 12 * 3600  # seconds that a push service keeps a message for a browser that is not there
_SIGNED_FOR = 12 * 3600  # seconds
_POINT, _AUTH = 65, 16  # bytes


def unpadded(data: bytes) -> str:
    """Bytes as keys are written."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """The server's own key."""
    key = ec.generate_private_key(ec.SECP256R1())
    kind, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    return key.private_bytes(kind, form, serialization.NoEncryption()).decode()


def public_part(key: str) -> str:
    """What browsers need to know of it."""
    vapid = Vapid02.from_pem(key.encode())
    point = serialization.PublicFormat.UncompressedPoint
    return unpadded(vapid.public_key.public_bytes(serialization.Encoding.X962, point))


def is_subscription(p256dh: str, auth: str) -> bool:
    """True if these can be a browser's keys."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return False
    return len(point) == _POINT and len(secret) == _AUTH


def seal(text: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only one browser can read."""
    key = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        text, private_key=key, dh=_bytes(p256dh), auth_secret=_bytes(auth), version="aes128gcm"
    )
    return sealed


def headers(key: str, endpoint: str, subject: str, topic: str) -> dict[str, str]:
    """What goes with it: who sends it, how long it is worth keeping, and what it takes the place of."""
    found = urlsplit(endpoint)
    claims = {"sub": subject, "aud": f"{found.scheme}://{found.netloc}", "exp": int(time.time()) + _SIGNED_FOR}
    proof: dict[str, str] = Vapid02.from_pem(key.encode()).sign(claims)
    return {
        "authorization": proof["Authorization"],
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(LIVES),
        "urgency": "normal",
        "topic": topic,
    }
