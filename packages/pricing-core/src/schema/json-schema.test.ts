// The JSON Schemas: valid ones, that accept what the readers accept and refuse what is plainly wrong.

import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteOf } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { aRequest, priceBookArbitrary, priceBookInput, validStayArbitrary } from '../../testing/index.ts';
import { jsonSchema, type SchemaName } from './json-schema.ts';
import { toSnakeCase } from './spellings.ts';

const NAMES: readonly SchemaName[] = ['book', 'request', 'quote', 'booking'];
const dates = { date: /^\d{4}-\d{2}-\d{2}$/ };
const validators = new Map(
  NAMES.map((name) => [
    name,
    new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, formats: dates }).compile(jsonSchema(name)),
  ]),
);
const accepts = (name: SchemaName, input: unknown) => validators.get(name)?.(input);
const json = (value: unknown) => JSON.parse(JSON.stringify(value));

function snake(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [toSnakeCase(name), field]));
}

/** The fields, at any depth, that nothing is said of. */
function silentFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, part]) => {
    const fields = keyword === 'properties' ? Object.entries(part as Record<string, { description?: string }>) : [];
    return [...fields.flatMap(([field, { description }]) => (description === undefined ? [field] : [])), ...silentFields(part)];
  });
}

describe.each(NAMES)('the schema of a %s', (name) => {
  it('is plain JSON of draft 2020-12 with a title and a description, and refers to nothing', () => {
    const schema = jsonSchema(name);
    expect(json(schema)).toEqual(schema);
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: expect.any(String),
      description: expect.any(String),
    });
    expect(JSON.stringify(schema)).not.toMatch(/"\$(?:id|ref)"/);
  });

  it('describes every field', () => {
    expect(silentFields(jsonSchema(name))).toEqual([]);
  });
});

describe('what the schemas accept', () => {
  it('every price book', () => {
    holds(
      fc.property(priceBookArbitrary(), (book) => {
        expect(accepts('book', json(book))).toBe(true);
      }),
      100,
    );
  });

  it('every request in both spellings, every quote, and a booking of them', () => {
    holds(
      fc.property(validStayArbitrary(), (stay) => {
        const quote = json(quoteOf(stay));
        expect(accepts('request', json(stay.request))).toBe(true);
        expect(accepts('request', snake(json(stay.request)))).toBe(true);
        expect(accepts('quote', quote)).toBe(true);
        const line = quote.pricings.map(({ pricingTemplateId, hostableType, hostableId, customer }: Record<string, unknown>) => ({
          pricingTemplateId,
          hostableType,
          hostableId,
          customer,
        }));
        expect(
          accepts('booking', { id: 1, request: stay.request, recorded: { total: quote.total, subtotal_hf: 1.5, pricings: line } }),
        ).toBe(true);
        expect(
          accepts('booking', {
            id: 'a',
            request: snake(stay.request),
            recorded: { pricings: line.map(snake) },
            book_version: quote.bookVersion,
            priced_at: null,
          }),
        ).toBe(true);
      }),
      100,
    );
  });

  it('a family given whole, and null for what may be left out', () => {
    const { hostFamilyId, ...rest } = aRequest();
    expect(accepts('request', { ...rest, hostFamily: { id: hostFamilyId, name: 'Byrne' }, discountCode: null, vat_exempt: null })).toBe(
      true,
    );
  });
});

describe('what the schemas refuse', () => {
  it.each<[string, SchemaName, unknown]>([
    ['a misspelt field', 'request', { ...aRequest(), fromdate: '2026-07-06' }],
    ['a missing date', 'request', { ...aRequest(), toDate: undefined }],
    ['one field under two names', 'request', { ...aRequest(), from_date: '2026-07-06' }],
    ['a date with a time', 'request', { ...aRequest(), toDate: '2026-07-06T00:00:00Z' }],
    ['too many students', 'request', { ...aRequest(), countStudents: 51 }],
    ['half a student', 'request', { ...aRequest(), countStudents: 1.5 }],
    ['an amount with a comma', 'book', priceBookInput({ family: [{ template: 'hosting per_night', amount: '1,50' }] })],
    [
      'a price without an amount',
      'book',
      priceBookInput({ family: [{ template: 'hosting per_night', amount: undefined as unknown as string }] }),
    ],
    ['a quote without its total', 'quote', {}],
    ['a record with an unknown figure', 'booking', { id: 1, request: aRequest(), recorded: { totel: '1' } }],
    ['a record without a request', 'booking', { id: 1, recorded: {} }],
  ])('%s', (_, name, input) => {
    expect(accepts(name, json(input))).toBe(false);
  });
});
