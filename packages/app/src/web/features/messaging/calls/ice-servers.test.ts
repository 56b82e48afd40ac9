// The servers of a call: kept until their credentials expire, and loaded once then.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatExpiry } from '#contract/messaging/access-token.ts';
import { createIceServerLoader, type VideoToken } from './ice-servers.ts';

const HOUR_MS = 3_600_000;

const tokenWith = (credential: string): VideoToken => ({
  ...{ token: '', provider: 'built-in', url: '', expiry: formatExpiry(new Date(Date.now() + HOUR_MS)) },
  iceServers: [{ urls: ['stun:one'] }, { urls: ['turn:two'], username: 'anna', credential }],
});
const serversWith = (credential: string) => [{ urls: ['stun:one'] }, { urls: ['turn:two'], username: 'anna', credential }];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-07-02T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('are the same list for an hour, and then others, loaded once', async () => {
  const renew = vi.fn(async () => tokenWith('second'));
  const load = createIceServerLoader(tokenWith('first'), renew);
  const first = await load();
  expect(first).toEqual(serversWith('first'));
  vi.advanceTimersByTime(HOUR_MS / 2);
  expect(await load()).toBe(first);
  vi.advanceTimersByTime(HOUR_MS / 2);
  const [second, same] = await Promise.all([load(), load()]);
  expect(second).toEqual(serversWith('second'));
  expect(same).toBe(second);
  expect(renew).toHaveBeenCalledOnce();
});

test('are asked for again after a failure', async () => {
  const renew = vi.fn(async () => tokenWith('second')).mockRejectedValueOnce(new Error('offline'));
  const load = createIceServerLoader(tokenWith('first'), renew);
  vi.advanceTimersByTime(HOUR_MS);
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toEqual(serversWith('second'));
});
