// Reports of Twilio on text messages: what they say, and the signature by which they are known to be its own.

import { createHmac, timingSafeEqual } from 'node:crypto';

interface SignedReport {
  /** The whole address to which the report was sent, as Twilio was told it. */
  readonly url: string;
  readonly fields: URLSearchParams;
  readonly token: string;
}

/** Returns the signature of a report: the address followed by its fields in alphabetical order, by HMAC-SHA-1. */
export function signReport({ url, fields, token }: SignedReport): string {
  const parts = [...new Set(fields.keys())].toSorted().map((name) => name + [...new Set(fields.getAll(name))].toSorted().join(''));
  return createHmac('sha1', token)
    .update(url + parts.join(''))
    .digest('base64');
}

export function isReportSigned(header: string | undefined, report: SignedReport): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(signReport(report))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** How far a message has come, by the words of Twilio for it; all others say no more than that it was taken. */
const OUTCOMES: Readonly<Record<string, 'sent' | 'delivered' | 'failed'>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** Returns what a report says of its message; null if it is still on its way to the network. */
export function readOutcome(fields: URLSearchParams): 'sent' | 'delivered' | 'failed' | null {
  return OUTCOMES[fields.get('MessageStatus') ?? ''] ?? null;
}
