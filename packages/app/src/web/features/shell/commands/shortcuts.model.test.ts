// Keys mean something outside of fields alone, and can be turned off.

import { expect, test } from 'vitest';
import { findMeaning, type Press } from './shortcuts.model.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  typing: false,
  ...more,
});
const on = { single: true, going: false };

test('Ctrl or Cmd and K opens the palette, also from within a field and with single keys off', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(findMeaning(press('k', { ...more, typing: true }), { single: false, going: false })).toEqual({ kind: 'palette' });
  }
  expect(findMeaning(press('k', { ctrlKey: true, altKey: true }), on)).toBeNull();
});

test('g waits for a letter', () => {
  expect(findMeaning(press('g'), on)).toEqual({ kind: 'go' });
  expect(findMeaning(press('U'), { single: true, going: true })).toEqual({ kind: 'letter', letter: 'u' });
  expect(findMeaning(press('u'), on)).toBeNull();
  expect(findMeaning(press('Escape'), { single: true, going: true })).toBeNull();
});

test('? helps', () => {
  expect(findMeaning(press('?'), on)).toEqual({ kind: 'help' });
});

test('single keys are silent while somebody types, with other keys held, and when turned off', () => {
  for (const key of ['?', 'g', 'u']) {
    for (const going of [false, true]) {
      expect(findMeaning(press(key, { typing: true }), { single: true, going })).toBeNull();
      expect(findMeaning(press(key), { single: false, going })).toBeNull();
      expect(findMeaning(press(key, { ctrlKey: true }), { single: true, going })).toBeNull();
      expect(findMeaning(press(key, { altKey: true }), { single: true, going })).toBeNull();
    }
  }
});
