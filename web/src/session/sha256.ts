/** By the browser itself; it does so on secure origins only, and tables are also played on plain networks. */
async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if ("subtle" in crypto) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const { sha256 } = await import("@noble/hashes/sha2.js");
  return sha256(bytes);
}

/** SHA-256 of a text, in hex. */
export async function sha256(text: string): Promise<string> {
  const hash = await digest(new TextEncoder().encode(text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
