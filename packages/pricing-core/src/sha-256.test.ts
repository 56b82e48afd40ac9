// SHA-256 against the standard's own examples and against Node's, around the ends of blocks above all.

import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../test/support/runs.ts';
import { sha256Hex } from './sha-256.ts';

const native = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('answers as the standard says (%#)', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
});

it('agrees with Node for every length up to four blocks', () => {
  for (let length = 0; length <= 256; length += 1) expect(sha256Hex('x'.repeat(length))).toBe(native('x'.repeat(length)));
});

it('agrees with Node for any text, half a surrogate pair among it', () => {
  holds(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256Hex(text)).toBe(native(text));
    }),
    1000,
  );
  expect(sha256Hex('a\ud83db')).toBe(native('a\ud83db'));
});
