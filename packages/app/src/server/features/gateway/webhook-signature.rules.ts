// Signatures of events: `t=<seconds>,v1=<hex>`, of which v1 is the HMAC-SHA-256 of `<seconds>.<body>`; several v1 while a key is exchanged.

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which a signature may be older or newer than now: what was overheard can't be sent again later. */
const TOLERANCE = 300;

interface SignedPayload {
  readonly bytes: Buffer;
  readonly secret: string;
}

function computeMac(seconds: string, { bytes, secret }: SignedPayload): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest();
}

/** The header of a body that is sent at a moment. */
export function signPayload(signed: SignedPayload, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${computeMac(seconds, signed).toString('hex')}`;
}

/** Whether one of the signatures in a header is that of these bytes, and new enough. */
export function isSignatureValid(header: string | undefined, signed: SignedPayload, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE) return false;
  const wanted = computeMac(seconds, signed);
  return parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex, 'hex');
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
