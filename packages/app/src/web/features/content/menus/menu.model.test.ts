// Changes of the entries of a menu: never more than two levels, and nothing is lost.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MenuEntry } from '#contract/content/menus.shapes.ts';
import { canDropInto, dropEntry, findEntryPlace, findNewParent, liftEntry, moveEntry, nestEntry, removeEntry } from './menu.model.ts';

const inner = (key: string, kind: 'page' | 'heading' = 'page') => ({
  ...{ key, label: key, isVisible: true },
  to: kind === 'heading' ? ({ kind } as const) : ({ kind, page: 'book' } as const),
});
const entry = (key: string, below: readonly string[] = []): MenuEntry => ({ ...inner(key), entries: below.map((one) => inner(one)) });
const MENU = [entry('a', ['a1', 'a2']), entry('b'), { ...inner('c', 'heading'), entries: [] }];

/** Writes a menu as text: `a(a1 a2) b`. */
const show = (menu: readonly MenuEntry[]) =>
  menu.map(({ key, entries }) => (entries.length === 0 ? key : `${key}(${entries.map((one) => one.key).join(' ')})`)).join(' ');

test('an entry moves among those beside it, and stays at an end', () => {
  expect(show(moveEntry(MENU, 'b', -1))).toBe('b a(a1 a2) c');
  expect(show(moveEntry(MENU, 'a1', 1))).toBe('a(a2 a1) b c');
  expect(show(moveEntry(MENU, 'a', -1))).toBe(show(MENU));
  expect(show(moveEntry(MENU, 'a2', 1))).toBe(show(MENU));
});

test('an entry is nested below the one before it, and lifted behind it again', () => {
  const nested = nestEntry(MENU, 'b');
  expect(show(nested)).toBe('a(a1 a2 b) c');
  expect(show(liftEntry(nested, 'a1'))).toBe('a(a2 b) a1 c');
});

test('an entry with others below it, the first one and a heading are not nested', () => {
  expect(['a', 'a1', 'c'].map((key) => findNewParent(MENU, key))).toEqual([null, null, null]);
  expect(show(nestEntry(MENU, 'c'))).toBe(show(MENU));
});

test('an entry is dropped beside another or into it', () => {
  expect(show(dropEntry(MENU, { dragged: 'b', target: 'a1', edge: 'after' }))).toBe('a(a1 b a2) c');
  expect(show(dropEntry(MENU, { dragged: 'b', target: 'a', edge: 'inside' }))).toBe('a(a1 a2 b) c');
  expect(show(dropEntry(MENU, { dragged: 'a2', target: 'b', edge: 'before' }))).toBe('a(a1) a2 b c');
  expect(show(dropEntry(MENU, { dragged: 'a', target: 'b', edge: 'inside' }))).toBe(show(MENU));
  expect(show(dropEntry(MENU, { dragged: 'c', target: 'a1', edge: 'before' }))).toBe(show(MENU));
  expect(canDropInto(MENU, 'b', 'a1')).toBe(false);
});

test('steps of any kind keep every entry exactly once', () => {
  const keys = ['a', 'a1', 'a2', 'b', 'c'];
  const key = fc.constantFrom(...keys);
  const step = fc.oneof(
    fc.tuple(key, fc.constantFrom(-1 as const, 1 as const)).map(
      ([one, by]) =>
        (menu: MenuEntry[]) =>
          moveEntry(menu, one, by),
    ),
    key.map((one) => (menu: MenuEntry[]) => nestEntry(menu, one)),
    key.map((one) => (menu: MenuEntry[]) => liftEntry(menu, one)),
    fc.tuple(key, key, fc.constantFrom('before' as const, 'after' as const, 'inside' as const)).map(
      ([dragged, target, edge]) =>
        (menu: MenuEntry[]) =>
          dropEntry(menu, { dragged, target, edge }),
    ),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const menu = steps.reduce<MenuEntry[]>((now, change) => change(now), MENU);
      expect(menu.flatMap((one) => [one.key, ...one.entries.map((below) => below.key)]).toSorted()).toEqual(keys);
    }),
  );
});

test('an entry is removed with those below it', () => {
  expect(show(removeEntry(MENU, 'a'))).toBe('b c');
  expect(show(removeEntry(MENU, 'a1'))).toBe('a(a2) b c');
  expect(findEntryPlace(MENU, 'a2')).toEqual({ parent: 'a', place: 1, count: 2 });
});
