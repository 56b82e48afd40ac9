// SHA-256 (FIPS 180-4) of a text, synchronously: a browser's own hash is asynchronous, and only there on pages served over HTTPS.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The hash of the text's UTF-8 bytes as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
