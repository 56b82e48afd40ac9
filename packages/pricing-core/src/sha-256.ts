// SHA-256 (FIPS 180-4) of a text, at once: what browsers have of their own answers later, and only on pages that are served securely.

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const BLOCK = 64;

/** The standard's constants: 32 bits behind the point of the square roots of the first 8 primes, of the cube roots of the first 64. */
const FIRST = /* @__PURE__ */ primes(8).map((prime) => bits(Math.sqrt(prime)));
const ADDED = /* @__PURE__ */ primes(BLOCK).map((prime) => bits(Math.cbrt(prime)));

/** 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const state = FIRST.slice();
  const words = new Int32Array(BLOCK);
  for (let at = 0; at < message.length; at += BLOCK) {
    for (let i = 0; i < 16; i += 1) words[i] = wordAt(message, at + 4 * i);
    addBlock(state, words);
  }
  let digits = '';
  for (const word of state) digits += (word >>> 0).toString(16).padStart(8, '0');
  return digits;
}

/** A one bit and zeros behind the bytes, up to whole blocks, the last of which ends with the number of bits. */
function padded(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return whole;
}

/** Four bytes as one number, the highest first. */
function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
}

/** `words` begins with the 16 of the block; the others are worked out of them. Names are the standard's. */
function addBlock(state: Int32Array, words: Int32Array): void {
  for (let i = 16; i < BLOCK; i += 1) {
    words[i] = smallSigma1(words[i - 2]) + (words[i - 7] ?? 0) + smallSigma0(words[i - 15]) + (words[i - 16] ?? 0);
  }
  // One by one: taking a list apart costs as much as the block does.
  const at = (index: number) => state[index] ?? 0;
  let a = at(0);
  let b = at(1);
  let c = at(2);
  let d = at(3);
  let e = at(4);
  let f = at(5);
  let g = at(6);
  let h = at(7);
  for (let i = 0; i < BLOCK; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const t1 = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ADDED[i] ?? 0) + (words[i] ?? 0)) | 0;
    const t2 = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = at(0) + a;
  state[1] = at(1) + b;
  state[2] = at(2) + c;
  state[3] = at(3) + d;
  state[4] = at(4) + e;
  state[5] = at(5) + f;
  state[6] = at(6) + g;
  state[7] = at(7) + h;
}

function smallSigma0(word = 0): number {
  return turned(word, 7) ^ turned(word, 18) ^ (word >>> 3);
}

function smallSigma1(word = 0): number {
  return turned(word, 17) ^ turned(word, 19) ^ (word >>> 10);
}

/** Turned right, the bits that fall out coming in again at the left. */
function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function primes(count: number): Int32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime > 0)) found.push(n);
  return Int32Array.from(found);
}

/** The first 32 bits behind the point. */
function bits(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}
