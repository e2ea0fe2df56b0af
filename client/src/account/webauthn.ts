/** Passkeys, as the server's JSON and as the browser wants them. */

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer as ArrayBuffer;
}

function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

interface Named {
  id: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the server's options, which the browser checks itself
type Options = Record<string, any>;

/** Credentials as the browser wants them. */
const known = (listed: Named[] | undefined) => (listed ?? []).map((one) => ({ ...one, id: bytes(one.id) }));

/** A credential as the server wants it, with some parts of its answer. */
function told(credential: PublicKeyCredential, parts: Record<string, ArrayBuffer | null>): unknown {
  const response = { clientDataJSON: credential.response.clientDataJSON, ...parts };
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(Object.entries(response).map(([name, data]) => [name, data && text(data)])),
  };
}

/** True where the browser can make and show passkeys. */
export const passkeysKnown = () => window.isSecureContext && "PublicKeyCredential" in window;

/** Makes a passkey; what the server wants to know of it. */
export async function makePasskey(options: Options): Promise<unknown> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { attestationObject } = made.response as AuthenticatorAttestationResponse;
  return told(made, { attestationObject });
}

/** Shows a passkey; what the server wants to know of it. */
export async function showPasskey(options: Options): Promise<unknown> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: known(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return told(shown, { authenticatorData, signature, userHandle });
}
