// Passwords made of what is known about their owner.

import { describe, expect, test } from 'vitest';
import { isOwnName } from './password.rules.ts';

const owner = { email: 'maeve.quinn@example.test', firstName: 'Maeve', lastName: "O'Quinn-Ní" };

describe('the own name', () => {
  test.each([
    'maeve.quinn@example.test',
    'Maeve.Quinn',
    'maeve1990!',
    "O'Quinn-Ní 7",
    'maeve-oquinnní',
    'MAEVEQUINN2026',
    'maeve'.normalize('NFD'),
  ])('is %s', (password) => {
    expect(isOwnName(password, owner)).toBe(true);
  });

  test.each(['maeve likes green bottles', 'my name is maeve', '12345'])('is not %s', (password) => {
    expect(isOwnName(password, owner)).toBe(false);
  });

  test('forbids nothing if it has only one or two letters', () => {
    expect(isOwnName('bo', { email: 'b@example.test', firstName: 'Bo', lastName: 'X' })).toBe(false);
  });
});
