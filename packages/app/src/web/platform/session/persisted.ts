// Records that outlive the page, in the local or session storage. Stored values are validated before use.

import type { StoredName } from '#contract/platform/stored-in-browsers.ts';
import { createStore, type Store } from '#web/platform/store.ts';

/** Reads one field; undefined if the value has another type. */
type Read<Value> = (found: unknown) => Value | undefined;

type Readers<Shape> = { readonly [Name in keyof Shape]-?: Read<NonNullable<Shape[Name]>> };

export interface Persisted<Shape> extends Store<Shape> {
  /** Changes some fields; undefined removes one. */
  update(change: { readonly [Name in keyof Shape]?: Shape[Name] | undefined }): void;
  /** Reads the storage again, after another tab has written. */
  reread(): void;
}

type StorageOf = () => Storage;

function storedRecord(storage: StorageOf, key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {};
  } catch {
    return {};
  }
}

function checked<Shape extends object>(record: Record<string, unknown>, readers: Readers<Shape>): Shape {
  const fields = (Object.keys(readers) as (keyof Shape & string)[]).flatMap((name) => {
    const value = readers[name](record[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields) as unknown as Shape;
}

/**
 * Creates a record under one key of a storage. If the storage is blocked or full, it lasts as long as the page.
 * @example createPersisted({ storage: () => localStorage, key: 'app.persist', readers: { referral: text } })
 */
export function createPersisted<Shape extends object>({
  storage,
  key,
  readers,
}: {
  storage: StorageOf;
  key: StoredName<'localStorage' | 'sessionStorage'>;
  readers: Readers<Shape>;
}): Persisted<Shape> {
  const store = createStore(checked(storedRecord(storage, key), readers));
  return {
    ...store,
    update(change) {
      const next = checked({ ...store.get(), ...change }, readers);
      store.set(next);
      try {
        storage().setItem(key, JSON.stringify(next));
      } catch {
        // Blocked or full: the store above has the value.
      }
    },
    reread: () => store.set(checked(storedRecord(storage, key), readers)),
  };
}

export const readText: Read<string> = (found) => (typeof found === 'string' && found !== '' ? found : undefined);
export const readFlag: Read<boolean> = (found) => (typeof found === 'boolean' ? found : undefined);
export const readNumber: Read<number> = (found) => (typeof found === 'number' && Number.isFinite(found) ? found : undefined);

/** Reads an object whose values are all numbers. */
export const readNumbers: Read<Readonly<Record<string, number>>> = (found) =>
  typeof found === 'object' &&
  found !== null &&
  !Array.isArray(found) &&
  Object.values(found).every((value) => readNumber(value) !== undefined)
    ? { ...found }
    : undefined;

/** Reads any plain object; its user validates the fields. */
export const readRecord: Read<Readonly<Record<string, unknown>>> = (found) =>
  typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : undefined;
