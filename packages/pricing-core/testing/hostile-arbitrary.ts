// Input from people and programs that mean no good, or don't look: any value at all, and good input with one thing broken.

import * as fc from 'fast-check';

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  ' ',
  '0',
  '-1',
  '-0.0',
  'NaN',
  'Infinity',
  '1e5',
  '1,5',
  '٣',
  '999999999999999999999',
  '0.0000001',
  '2026-02-30',
  '2026-07-06T00:00:00Z',
  '__proto__',
  0,
  -0,
  -1,
  0.1,
  1.0000000000000002,
  1e-7,
  1e21,
  2 ** 53,
  Number.MAX_VALUE,
  5e-324,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  [null],
  {},
  { id: {} },
  { length: 3 },
];

const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'from_date',
  'FromDate',
  'length',
  '0',
  '',
  'id',
];

/** Anything: JSON of any form, and values that no JSON holds (symbols, maps, sparse arrays, objects without a prototype …). */
export function hostileInputArbitrary(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...HOSTILE_VALUES),
    fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    }),
  );
}

type Damage =
  | { readonly kind: 'replace'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'add'; readonly at: number; readonly key: string; readonly value: unknown }
  | { readonly kind: 'repeat'; readonly at: number };

const at = fc.nat();
const value = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), hostileInputArbitrary());
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), at, value }),
  fc.record({ kind: fc.constant('remove' as const), at }),
  fc.record({ kind: fc.constant('add' as const), at, key: fc.constantFrom(...HOSTILE_KEYS), value }),
  fc.record({ kind: fc.constant('repeat' as const), at }),
);

/** Good input in which a thing or two is replaced, missing, added or given twice. The input itself stays as it is. */
export function damagedArbitrary(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(good, fc.array(damage, { minLength: 1, maxLength: 3 })).map(([input, damages]) => damages.reduce(damaged, input));
}

function damaged(input: unknown, harm: Damage): unknown {
  const copy = copyOf(input);
  const places = placesIn(copy);
  const place = places[harm.at % Math.max(1, places.length)];
  if (place === undefined) return 'value' in harm ? harm.value : copy;
  const { holder, key } = place;
  switch (harm.kind) {
    case 'replace':
      define(holder, key, harm.value);
      break;
    case 'remove':
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
      break;
    case 'add':
      if (Array.isArray(holder)) holder.push(harm.value);
      else define(holder, harm.key, harm.value);
      break;
    case 'repeat':
      if (Array.isArray(holder)) holder.push(Reflect.get(holder, key));
      else define(holder, `${key}_`, Reflect.get(holder, key));
  }
  return copy;
}

interface Place {
  readonly holder: object;
  readonly key: string;
}

/** Every field and list position of a value, outermost first. */
function placesIn(input: unknown): Place[] {
  if (!isPlain(input)) return [];
  const own = Object.keys(input).map((key) => ({ holder: input, key }));
  return [...own, ...own.flatMap(({ holder, key }) => placesIn(Reflect.get(holder, key)))];
}

function isPlain(input: unknown): input is object {
  return Array.isArray(input) || Object.prototype.toString.call(input) === '[object Object]';
}

/** A copy down to the values that are neither lists nor plain objects. */
function copyOf(input: unknown): unknown {
  if (!isPlain(input)) return input;
  if (Array.isArray(input)) return input.map(copyOf);
  const copy = {};
  for (const [key, field] of Object.entries(input)) define(copy, key, copyOf(field));
  return copy;
}

/** Sets an own property, `__proto__` included. */
function define(holder: object, key: string, fieldValue: unknown): void {
  Object.defineProperty(holder, key, { value: fieldValue, enumerable: true, configurable: true, writable: true });
}
