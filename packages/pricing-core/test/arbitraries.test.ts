// The generators are as wide as the schemas: every field comes up, given and left out, with the values that have gone wrong before.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBookShape } from '../src/price-book/shape.ts';
import { quoteRequestShape } from '../src/quote-request.ts';
import { decimalFacts } from '../src/shape.ts';
import { priceBookArbitrary, quoteRequestArbitrary, validStayArbitrary } from '../testing/index.ts';
import { bookOf, figuresOf, quoteOf } from './support/engine.ts';
import { holds } from './support/runs.ts';

interface Shape {
  readonly _zod: { readonly def: Definition };
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Shape>>;
  readonly element?: Shape;
  readonly innerType?: Shape;
  readonly entries?: Readonly<Record<string, string>>;
}

interface Field {
  readonly path: string;
  readonly optional: boolean;
  /** What stands there, without what may be left out or null around it. */
  readonly inner: Definition;
}

const WRAPPERS = new Set(['optional', 'default', 'prefault', 'nullable']);

function unwrapped(definition: Definition): Definition {
  return WRAPPERS.has(definition.type) && definition.innerType !== undefined ? unwrapped(definition.innerType._zod.def) : definition;
}

/** Every field of a shape, lists entered: `templates.*.per`. */
function fieldsOf(shape: Shape, path = ''): Field[] {
  const { def: definition } = shape._zod;
  const inner = unwrapped(definition);
  const isWrapped = definition.type !== inner.type && definition.type !== 'nullable';
  const optional = isWrapped || decimalFacts(shape)?.whenAbsent !== undefined;
  const here = { path, optional, inner };
  const below =
    inner.element !== undefined
      ? fieldsOf(inner.element, `${path}.*`).slice(1)
      : Object.entries(inner.shape ?? {}).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`));
  return [here, ...below];
}

/** All values that stand at a path, `undefined` for each place where it is left out. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((entry) => valuesAt(entry, rest)) : [];
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, step), rest) : [];
}

const bookFields = fieldsOf(priceBookShape as unknown as Shape).slice(1);
const requestFields = fieldsOf(quoteRequestShape as unknown as Shape).slice(1);
const books = fc.sample(priceBookArbitrary(), { numRuns: 300, seed: 4217 });
const requests = books.slice(0, 100).flatMap((book) => fc.sample(quoteRequestArbitrary(book), { numRuns: 4, seed: 4217 }));

const table = (fields: readonly Field[], made: readonly unknown[]) => fields.map((field) => ({ ...field, made }));

describe('priceBookArbitrary and quoteRequestArbitrary', () => {
  it('know every field there is: the schemas have as many as this', () => {
    expect(bookFields.length).toBeGreaterThan(60);
    expect(requestFields.map(({ path }) => path)).toContain('.nearbyActivities.*.weeks');
    expect(requestFields).toHaveLength(14);
  });

  it.each([...table(bookFields, books), ...table(requestFields, requests)])(
    'give $path, and leave it out where that is allowed',
    (field) => {
      const found = field.made.flatMap((value) => valuesAt(value, field.path.split('.').slice(1)));
      const given = found.filter((value) => value !== undefined);
      expect(given.length).toBeGreaterThan(0);
      expect(given.length < found.length).toBe(field.optional);
      const choices = field.inner.type === 'boolean' ? [true, false] : Object.values(field.inner.entries ?? {});
      expect(choices.filter((choice) => !given.includes(choice))).toEqual([]);
    },
  );

  it('make no book that is refused', () => {
    holds(
      fc.property(priceBookArbitrary(), (book) => void bookOf(book)),
      200,
    );
  });

  it('reach every corner that prices have gone wrong in', () => {
    const parsed = books.map(bookOf);
    const pricings = parsed.flatMap(({ countries, counties, hostFamilies, activities }) =>
      [...countries, ...counties, ...hostFamilies, ...activities].flatMap((owner) => owner.pricings),
    );
    const rules = parsed.flatMap(({ tripTypes }) => tripTypes.flatMap(({ discounts }) => discounts));
    const seen = (values: readonly unknown[], ...wanted: unknown[]) =>
      expect(wanted.filter((value) => !values.includes(value))).toEqual([]);
    seen(
      parsed.map(({ currency }) => currency),
      'EUR',
      'JPY',
      'KWD',
      'CLF',
    );
    seen(
      pricings.map(({ amount }) => amount),
      '0',
      '999999999999.999999',
      '0.000001',
      '0.005',
    );
    seen(
      pricings.map(({ customer }) => customer.commissionPercentage),
      '0',
      '7',
      '33.3333',
      '99.999999',
    );
    seen(
      pricings.map(({ provider }) => provider.commissionPercentage),
      '0',
      '7',
      '33.3333',
      '99.999999',
      '100',
      '120',
    );
    seen(
      pricings.map(({ quantity }) => quantity),
      0,
      10_000,
      undefined,
    );
    seen(
      pricings.map(({ required }) => required),
      true,
      false,
      undefined,
    );
    seen(
      rules.map(({ code }) => code),
      null,
      'SUMMER',
      ' summer ',
      '',
      '  ',
    );
    seen(
      requests.map(({ countStudents }) => countStudents),
      1,
      50,
    );
  });
});

describe('validStayArbitrary', () => {
  it('makes stays that quote, every one of them', () => {
    holds(
      fc.property(validStayArbitrary(), (stay) => void quoteOf(stay)),
      300,
    );
  });

  it('makes stays of every kind, with camps, activities, discounts, warnings and several lines', () => {
    const quotes = fc.sample(validStayArbitrary(), { numRuns: 400, seed: 4217 }).map(quoteOf);
    const some = (test: (quote: (typeof quotes)[number]) => boolean) => quotes.filter(test).length;
    expect(some(({ pricings }) => pricings.length > 4)).toBeGreaterThan(20);
    expect(some(({ discount }) => /[1-9]/.test(discount))).toBeGreaterThan(20);
    expect(some(({ pricings }) => pricings.some(({ hostableType }) => hostableType === 'Activity'))).toBeGreaterThan(5);
    expect(some(({ noOfCampsAdded }) => noOfCampsAdded > 0)).toBeGreaterThan(20);
    expect(some(({ noOfDaysOfTrip }) => noOfDaysOfTrip === 1)).toBeGreaterThan(0);
    const lines = quotes.flatMap(({ pricings }) => pricings);
    expect(new Set(lines.map(({ level }) => level))).toEqual(new Set(['base', 'county', 'country']));
    expect(new Set(lines.map(({ pricingType }) => pricingType)).size).toBe(6);
    expect(new Set(lines.map(({ category }) => category)).size).toBe(7);
    expect(new Set(quotes.flatMap((quote) => figuresOf(quote).warnings.map(({ code }) => code))).size).toBe(2);
  });
});
