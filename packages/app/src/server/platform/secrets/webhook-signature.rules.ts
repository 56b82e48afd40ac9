// Webhook signatures: `t=<seconds>,v1=<hex>`; v1 is the HMAC-SHA-256 of `<seconds>.<body>`. During key rotation there are several v1.

import { createHmac, timingSafeEqual } from 'node:crypto';

/** The maximum age of a signature, and its maximum lead, in seconds: prevents later replays. */
const TOLERANCE = 300;

interface SignedPayload {
  readonly bytes: Buffer;
  readonly secret: string;
}

function computeMac(seconds: string, { bytes, secret }: SignedPayload): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest();
}

/** Returns the signature header of a body sent at the given time. */
export function signPayload(signed: SignedPayload, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${computeMac(seconds, signed).toString('hex')}`;
}

/** Whether a header has a valid signature of these bytes within the time tolerance. */
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
