"""Passkeys: options for the browser, and the proof that comes back."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from sottovoce.server import keys
from sottovoce.server.accounts import codes
from sottovoce.server.accounts.site import Site
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.store.accounts import Accounts, Passkey
from sottovoce.store.records import Conflict
from sottovoce.store.rows import Put, Set

MOST = 20  # passkeys of one account
NAME = "Sottovoce"
_LABEL = 80


def _check(site: Site) -> None:
    if not site.passkeys:
        raise Refused("no-passkeys-here", 409)


async def creation(hub: Hub, site: Site, account: str, name: str, own: list[Passkey]) -> dict[str, Any]:
    """What the browser needs to make a passkey for an account that may still have to be made."""
    _check(site)
    if len(own) >= MOST:
        raise Refused("passkeys-enough", 409, most=MOST)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_name=name,
        user_id=account.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in own],
    )
    about = json.dumps({"account": account, "name": name, "new": not own})
    await codes.make(hub, codes.CHALLENGE, bytes_to_base64url(options.challenge), about=about)
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


async def question(hub: Hub, site: Site) -> dict[str, Any]:
    """What the browser needs to show one of its passkeys; it need not say whose."""
    _check(site)
    options = generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.PREFERRED)
    await codes.make(hub, codes.CHALLENGE, bytes_to_base64url(options.challenge))
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


async def made(hub: Hub, site: Site, credential: dict[str, Any], label: str) -> tuple[dict[str, Any], Put]:
    """For whom a passkey was made, and its row; Refused if anything about it is wrong."""
    _check(site)
    challenge = _challenge(credential)
    about: dict[str, Any] = json.loads((await codes.use(hub, codes.CHALLENGE, challenge)).about or "{}")
    try:
        proof = await asyncio.to_thread(
            verify_registration_response,
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception:  # the library raises many kinds of errors for what strangers send
        raise Refused("passkey-refused", 401) from None
    if "account" not in about:
        raise Refused("passkey-refused", 401)
    now = time.time()
    row = {
        "id": bytes_to_base64url(proof.credential_id),
        "account": about["account"],
        "public_key": proof.credential_public_key,
        "sign_count": proof.sign_count,
        "label": label[:_LABEL],
        "created": now,
        "used": now,
    }
    return about, Put("passkeys", row)


async def shown(hub: Hub, site: Site, credential: dict[str, Any]) -> str:
    """The account whose passkey was shown; Refused if it is not, or was shown before."""
    _check(site)
    challenge = _challenge(credential)
    code = await codes.use(hub, codes.CHALLENGE, challenge)
    name = credential.get("id")
    passkey = None
    if isinstance(name, str) and not code.about:
        passkey = await asyncio.wrap_future(Accounts(hub.store).passkey(name[:1400]))
    if passkey is None:
        raise Refused("passkey-refused", 401)
    try:
        proof = await asyncio.to_thread(
            verify_authentication_response,
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception:
        raise Refused("passkey-refused", 401) from None
    used = {"sign_count": proof.new_sign_count, "used": time.time()}
    here = {"id": passkey.id, "sign_count": passkey.sign_count}
    try:
        await asyncio.wrap_future(hub.store.write(Set("passkeys", here, used, expect=1)))
    except Conflict:
        raise Refused("passkey-refused", 401) from None
    return passkey.account


def _challenge(credential: dict[str, Any]) -> str:
    """Which challenge a credential answers, in its own words."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = told["challenge"]
    except Exception:
        raise Refused("passkey-refused", 401) from None
    if not isinstance(challenge, str) or len(challenge) > 200:
        raise Refused("passkey-refused", 401)
    return challenge


def new_account_id() -> str:
    """An account's name for machines: it stands in passkeys, and says nothing."""
    return keys.new_key()
