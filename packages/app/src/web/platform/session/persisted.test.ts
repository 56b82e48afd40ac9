// What is kept in a storage: only what was checked comes out, and a storage that refuses costs nothing but the keeping.

import { describe, expect, test } from 'vitest';
import { createPersisted, readFlag, readNumber, readNumbers, readText } from './persisted.ts';

interface Shape {
  readonly name?: string;
  readonly on?: boolean;
  readonly count?: number;
  readonly places?: Readonly<Record<string, number>>;
}

const readers = { name: readText, on: readFlag, count: readNumber, places: readNumbers };

function storageWith(text: string | null): Storage & { readonly kept: Map<string, string> } {
  const kept = new Map(text === null ? [] : [['app.persist', text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage & { readonly kept: Map<string, string> };
}

const over = (storage: () => Storage) => createPersisted<Shape>({ storage, key: 'app.persist', readers });

describe('reading', () => {
  test('takes what is right and leaves the rest', () => {
    const found = { name: 'Ann', on: 'yes', count: Number.NaN, places: { a: 1, b: 'x' }, stranger: 1 };
    expect(over(() => storageWith(JSON.stringify(found))).get()).toEqual({ name: 'Ann' });
  });

  test.each([null, '', '{', 'null', '[]', '"text"', '7'])('finds nothing in %j', (text) => {
    expect(over(() => storageWith(text)).get()).toEqual({});
  });
});

test('changes are kept, undefined forgets, and listeners hear of it', () => {
  const storage = storageWith(null);
  const persisted = over(() => storage);
  const heard: unknown[] = [];
  persisted.subscribe(() => heard.push(persisted.get()));
  persisted.update({ name: 'Ann', count: 2 });
  persisted.update({ name: undefined });
  expect(heard).toEqual([{ name: 'Ann', count: 2 }, { count: 2 }]);
  expect(JSON.parse(storage.kept.get('app.persist') ?? '')).toEqual({ count: 2 });
});

test('another tab is heard by reading again', () => {
  const storage = storageWith('{"on":true}');
  const persisted = over(() => storage);
  storage.setItem('app.persist', '{"on":false}');
  expect(persisted.get()).toEqual({ on: true });
  persisted.reread();
  expect(persisted.get()).toEqual({ on: false });
});

test('a blocked storage costs nothing but the keeping', () => {
  const persisted = over(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  persisted.update({ name: 'Ann' });
  expect(persisted.get()).toEqual({ name: 'Ann' });
});
