// Who is typing: by events, and by time where events are lost.

import { expect, test } from 'vitest';
import { applyTyping, dropSilent, TYPING_MS } from './typers.model.ts';

const anna = { userId: 11, firstName: 'Anna' };
const sam = { userId: 20, firstName: 'Sam' };
const namesOf = (typers: readonly { readonly firstName: string }[]) => typers.map(({ firstName }) => firstName);

test('names who types, once, until they stop', () => {
  let typers = applyTyping([], { ...anna, isTyping: true }, 0);
  typers = applyTyping(typers, { ...sam, isTyping: true }, 10);
  typers = applyTyping(typers, { ...anna, isTyping: true }, 20);
  expect(namesOf(typers)).toEqual(['Sam', 'Anna']);
  expect(namesOf(applyTyping(typers, { ...sam, isTyping: false }, 30))).toEqual(['Anna']);
});

test('forgets somebody whose end was lost', () => {
  const typers = applyTyping([], { ...anna, isTyping: true }, 0);
  expect(dropSilent(typers, TYPING_MS - 1)).toBe(typers);
  expect(dropSilent(typers, TYPING_MS)).toEqual([]);
});
