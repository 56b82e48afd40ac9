// Which passwords are guessed easily.

import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isGuessable } from './password-strength.ts';

const owner = { email: 'maeve.quinn@example.test', firstName: 'Maeve', lastName: 'Quinn' };

/** From published lists of the most used passwords, those of at least eight characters. */
const LEAKED =
  `password 12345678 123456789 1234567890 baseball football jennifer superman 1qaz2wsx trustno1 whatever sunshine iloveyou princess
  starwars computer michelle corvette jordan23 marlboro midnight welcome1 password1 qwertyuiop qwerty123 1q2w3e4r 1q2w3e4r5t 123123123 11111111
  00000000 88888888 87654321 12341234 asdfasdf abcd1234 abc12345 asdfghjkl qwer1234 q1w2e3r4 letmein1 scorpion swordfish mustang1 bigdaddy
  dolphins einstein charlie1 phoenix1 dragon12 P@ssw0rd Passw0rd! admin123 Welcome123 Summer2024! Winter2023 1234qwer zaq12wsx qazwsxedc
  147258369 google123 01011990 qwe123qwe michael1 a1b2c3d4 987654321 liverpool1 cocacola zxcvbnm1 internet 123qweasd lovelove hello123 nicole12
  samsung1 changeme poohbear pass1234 Test1234 test1234 1qazxsw2 azertyuiop motdepasse passwort1 woaini1314 !@#$%^&* 19841984`.split(/\s+/);

describe('a password that is guessed easily', () => {
  test('is found, with nearly all that lists of leaked ones begin with', async () => {
    const found = await Promise.all(LEAKED.map((password) => isGuessable(password, owner)));
    const missed = LEAKED.filter((_, index) => !found[index]);
    expect(missed.length / LEAKED.length, missed.join(' ')).toBeLessThan(0.03);
  });

  test.each([
    'PASSWORD',
    'Dragon2024!',
    '!!monkey!!',
    'p4ssw0rd1',
    'iloveyou<3',
    'abcabcabcabc',
    'aaaaaaaaaaaaaaaa',
    'qwertz4321',
    'maeve.quinn7',
    'Quinn1990',
  ])('is %s', async (password) => {
    expect(await isGuessable(password, owner)).toBe(true);
  });
});

describe('a password that is hard to guess', () => {
  test.each([
    'correct horse battery',
    'vX9#kq2L',
    'der blaue elefant',
    'mein-hund-heisst-fred',
    'schöne ferien am see',
    '20 green bottles',
    '東京の夏休み2026',
  ])('is %s', async (password) => {
    expect(await isGuessable(password, owner)).toBe(false);
  });

  test('is a random one', async () => {
    for (let draws = 0; draws < 500; draws++) {
      const password = randomBytes(9).toString('base64url');
      expect(await isGuessable(password, owner), password).toBe(false);
    }
  });
});

test('only the first 32 characters of a long password count', async () => {
  expect(await isGuessable(`${'ab'.repeat(16)}vX9#kq2L`, owner)).toBe(true);
  expect(await isGuessable(`vX9#kq2L!pQ7${'a'.repeat(116)}`, owner)).toBe(false);
});
