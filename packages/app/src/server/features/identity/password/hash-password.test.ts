// Hashing passwords: at today's cost, in their normal form, and a few at a time.

import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isHashOutdated, isPasswordCorrect } from './hash-password.ts';

test('a password is compared in its normal form, and with nothing else', async () => {
  const made = await hashPassword('schöne Gärten');
  expect(await isPasswordCorrect('schöne Gärten'.normalize('NFD'), made)).toBe(true);
  expect(await isPasswordCorrect('schone Garten', made)).toBe(false);
  expect(await isPasswordCorrect('schöne Gärten ', made)).toBe(false);
});

test('the password of nobody matches nothing, not even the one that is compared in its place', async () => {
  expect(await isPasswordCorrect('nobody has this password', null)).toBe(false);
});

test('a hash of another cost is outdated', async () => {
  expect(isHashOutdated(await hashPassword('x'))).toBe(false);
  for (const cost of [{ memoryCost: 4096 }, { memoryCost: 19_456, timeCost: 3 }, { memoryCost: 19_456, timeCost: 2, parallelism: 2 }]) {
    expect(isHashOutdated(await hash('x', { timeCost: 2, parallelism: 1, ...cost }))).toBe(true);
  }
});

test('a flood is turned away, and whoever has waited gets through', async () => {
  const made = await hashPassword('right');
  const results = await Promise.allSettled(
    Array.from({ length: 260 }, (_, index) => isPasswordCorrect(index % 2 === 0 ? 'right' : 'wrong', made)),
  );
  const turnedAway = results.filter(({ status }) => status === 'rejected');
  expect(turnedAway.length).toBe(260 - 202);
  const answers = results.flatMap((result, index) => (result.status === 'fulfilled' ? [result.value === (index % 2 === 0)] : []));
  expect(answers.every(Boolean)).toBe(true);
  expect(await isPasswordCorrect('right', made)).toBe(true);
});
