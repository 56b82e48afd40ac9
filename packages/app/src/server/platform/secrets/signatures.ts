// Signatures of texts, for tokens that only we can have made.

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the HMAC-SHA-256 of a text. */
export function signText(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** Compares two texts in constant time. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
