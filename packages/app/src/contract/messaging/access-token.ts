// The tokens of chat and video providers: how their expiry is written, and when they have to be fetched again.

export interface AccessToken {
  readonly token: string;
  /** `YYYY-MM-DD HH:mm:ss` in UTC. */
  readonly expiry: string;
}

/** A token that expires within this time counts as expired, in milliseconds: a request takes a while, and clocks differ. */
const MARGIN_MS = 60_000;

/** @example formatExpiry(new Date('2025-07-01T13:45:10.500Z')) // '2025-07-01 13:45:10' */
export function formatExpiry(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns the moment that an expiry means; null if it is written otherwise. */
export function parseExpiry(expiry: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(expiry)) return null;
  const at = new Date(`${expiry.replace(' ', 'T')}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Returns whether a token has to be fetched again: there is none, or it has expired or is about to. */
export function isTokenExpired(token: AccessToken | null, now: Date): boolean {
  const at = token === null ? null : parseExpiry(token.expiry);
  return at === null || at.getTime() - now.getTime() <= MARGIN_MS;
}
