/** SHA-256 of a text. The browser's own exists on secure origins only, and tables are also played on plain networks. */

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function roots(count: number, power: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes.map((prime) => ((prime ** power % 1) * 2 ** 32) | 0);
}

const START = roots(8, 1 / 2);
const STEPS = roots(64, 1 / 3);

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const whole = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  bytes.forEach((byte, at) => whole.setUint8(at, byte));
  whole.setUint8(bytes.length, 0x80);
  whole.setUint32(whole.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  whole.setUint32(whole.byteLength - 4, (bytes.length << 3) >>> 0);
  return whole;
}

function mix(hash: readonly number[], block: readonly number[]): number[] {
  const words = [...block];
  for (let at = 16; at < 64; at++) {
    const [back15, back2] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
    const low = rotate(back15, 7) ^ rotate(back15, 18) ^ (back15 >>> 3);
    const high = rotate(back2, 17) ^ rotate(back2, 19) ^ (back2 >>> 10);
    words[at] = ((words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (STEPS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (hash[at] ?? 0)) | 0);
}

/** In hex. */
export function sha256(text: string): string {
  const whole = padded(text);
  let hash = START;
  for (let from = 0; from < whole.byteLength; from += 64) {
    hash = mix(
      hash,
      Array.from({ length: 16 }, (_, at) => whole.getInt32(from + 4 * at)),
    );
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
