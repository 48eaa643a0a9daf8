/** Passkeys, as browsers have them. */

import { club } from "../api";
import { deviceName } from "@/browser/deviceName";
import type { Me, MemberKey } from "@/generated/club";

/** An address in figures has no passkeys, however secure it is. */
const figures = /^[\d.]+$|^\[/.test(location.hostname);

/** Whether there are passkeys at this address, in this browser. */
export const havePasskeys = isSecureContext && !figures && "PublicKeyCredential" in window;

/** Whether passkeys are missing because of the address, and not because of the browser. */
export const wrongAddress = !isSecureContext || figures;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(data), (one) => String.fromCharCode(one)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Make one on this device; null: the viewer has thought better of it. */
export async function addPasskey(): Promise<Me | null> {
  const wish = await club.wishPasskey();
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(wish.challenge),
        rp: { id: wish.site, name: wish.club },
        user: { id: new TextEncoder().encode(wish.user), name: wish.name, displayName: wish.name },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        excludeCredentials: wish.known.map((id) => ({ type: "public-key", id: bytes(id) })),
      },
    }),
  );
  if (!made) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return club.addPasskey({
    id: made.id,
    client_data: text(answer.clientDataJSON),
    attestation: text(answer.attestationObject),
    label: deviceName(),
  });
}

/** Sign in by one; null: the viewer has thought better of it. */
export async function enterByPasskey(): Promise<MemberKey | null> {
  const question = await club.question();
  const said = await asked(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytes(question.challenge), rpId: question.site, userVerification: "preferred" },
    }),
  );
  if (!said) return null;
  const answer = said.response as AuthenticatorAssertionResponse;
  return club.byPasskey({
    id: said.id,
    client_data: text(answer.clientDataJSON),
    authenticator: text(answer.authenticatorData),
    signature: text(answer.signature),
    device: deviceName(),
  });
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (problem) {
    // The browser says no more than that nothing came of it.
    if (problem instanceof DOMException && ["NotAllowedError", "AbortError"].includes(problem.name)) return null;
    throw problem;
  }
}
