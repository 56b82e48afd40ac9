// Why devices can't be opened, and which browser's help is shown.

import { describe, expect, test } from 'vitest';
import { findCallKey } from './keys.model.ts';
import { findBrowserKind, toMediaFailure } from './media.ts';
import { toLevel } from './use-audio-level.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unknown'],
] as const)('%s means %s', (name, failure) => {
  expect(toMediaFailure(Object.assign(new Error('x'), { name }))).toBe(failure);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', 5, 'safariOnIos'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 5, 'safariOnIos'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 0, 'safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'firefox'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 5, 'chromeOnAndroid'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 0, 'chromium'],
] as const)('%s (%d touch points) is %s', (userAgent, touches, kind) => {
  expect(findBrowserKind(userAgent, touches)).toBe(kind);
});

describe('keys', () => {
  const free = { isModified: false, isRepeated: false, isElsewhere: false };
  const find = (change: { readonly key: string } & Partial<typeof free>, single = true) => findCallKey({ ...free, ...change }, { single });

  test('work without modifiers, outside fields and dialogs', () => {
    expect(['m', 'M', 'c', 'Escape', 'x'].map((key) => find({ key }))).toEqual(['mute', 'mute', 'camera', 'leave', null]);
    expect(find({ key: 'm', isModified: true })).toBeNull();
    expect(find({ key: 'm', isRepeated: true })).toBeNull();
    expect(find({ key: 'm', isElsewhere: true })).toBeNull();
  });

  test('are no letters while single-key shortcuts are off', () => {
    expect(['m', 'c', 'Escape'].map((key) => find({ key }, false))).toEqual([null, null, 'leave']);
  });
});

test('silence has no level, and the loudest sound the highest', () => {
  expect(toLevel(new Uint8Array(8).fill(128))).toBe(0);
  expect(toLevel(Uint8Array.from([0, 255, 0, 255]))).toBe(1);
});
