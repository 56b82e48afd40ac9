// Expiries are read as they are written, and tokens are fetched again before they expire.

import { expect, test } from 'vitest';
import { formatExpiry, isTokenExpired, parseExpiry } from './access-token.ts';

const now = new Date('2025-07-01T13:45:10Z');
const inSeconds = (seconds: number) => ({ token: 'x', expiry: formatExpiry(new Date(now.getTime() + seconds * 1000)) });

test('an expiry is in UTC, to the second', () => {
  expect(formatExpiry(new Date('2025-07-01T13:45:10.900Z'))).toBe('2025-07-01 13:45:10');
  expect(parseExpiry('2025-07-01 13:45:10')).toEqual(now);
});

test.each(['', '2025-07-01', '2025-07-01T13:45:10Z', '2025-13-01 00:00:00'])('the text %j is no expiry', (text) => {
  expect(parseExpiry(text)).toBeNull();
  expect(isTokenExpired({ token: 'x', expiry: text }, now)).toBe(true);
});

test('a token is expired if it is missing, past its expiry, or within a minute of it', () => {
  expect(isTokenExpired(null, now)).toBe(true);
  expect(isTokenExpired(inSeconds(-60), now)).toBe(true);
  expect(isTokenExpired(inSeconds(60), now)).toBe(true);
  expect(isTokenExpired(inSeconds(61), now)).toBe(false);
  expect(isTokenExpired(inSeconds(3600), now)).toBe(false);
});
