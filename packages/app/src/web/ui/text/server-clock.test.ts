// The server's time on a device whose clock is wrong.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOON = Date.parse('2026-07-01T12:00:00Z');
const HOUR = 3_600_000;

let clock: typeof import('./server-clock.ts');
beforeEach(async () => {
  vi.resetModules();
  clock = await import('./server-clock.ts');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

/** An answer at noon of the server, on a device whose clock is off by so much. */
function answered(off: number, { trip = 200, at = NOON } = {}): void {
  vi.setSystemTime(at + off);
  clock.syncServerClock({ date: new Date(at).toUTCString(), sentAt: at + off - trip, receivedAt: at + off });
}

test.each([0, 5 * HOUR, -30 * 24 * HOUR])('a device that is off by %d ms knows the server’s time to the second', (off) => {
  answered(off);
  expect(Math.abs(clock.getServerNow() - NOON)).toBeLessThanOrEqual(1000);
});

test('a slow answer does not spoil what a quick one has told', () => {
  answered(HOUR);
  const before = clock.getServerNow();
  answered(HOUR, { trip: 20_000 });
  expect(clock.getServerNow()).toBe(before);
});

test('a clock that is set while the page is open is followed', () => {
  answered(0);
  answered(-3 * HOUR, { trip: 900, at: NOON + 60_000 });
  expect(Math.abs(clock.getServerNow() - NOON - 60_000)).toBeLessThanOrEqual(1000);
});

test('an answer without a date changes nothing', () => {
  vi.setSystemTime(NOON);
  clock.syncServerClock({ date: null, sentAt: NOON - 100, receivedAt: NOON });
  clock.syncServerClock({ date: 'soon', sentAt: NOON - 100, receivedAt: NOON });
  expect(clock.getServerNow()).toBe(NOON);
});
