// A schema as rows that a person reads.

import { expect, test } from 'vitest';
import { toSchemaRows } from './schema-rows.ts';

type Given = Parameters<typeof toSchemaRows>[0];

const schemas = { Name: { type: 'string', minLength: 2, maxLength: 9 } } as const;
const row = (field: object, more: object = {}) => toSchemaRows({ type: 'object', properties: { field }, ...more } as Given, { schemas })[0];

test.each([
  [{ type: 'string' }, 'string', []],
  [{}, 'any', []],
  [{ type: 'string', format: 'date' }, 'string (date)', []],
  [{ type: ['string', 'null'] }, 'string or null', []],
  [{ type: 'array', items: { type: 'integer' } }, 'list of integer', []],
  [{ type: 'array', items: true }, 'array', []],
  [{ type: 'array' }, 'array', []],
  [{ items: { type: 'string' } }, 'any', []],
  [{ type: 'array', items: { $ref: '#/components/schemas/Name' } }, 'list of string', []],
  [{ $ref: '#/components/schemas/Name' }, 'string', ['at least 2 characters', 'at most 9 characters']],
  [{ $ref: '#/components/schemas/Unknown' }, 'any', []],
  [{ anyOf: [{ type: 'string' }, { type: 'string' }, { type: 'null' }] }, 'string or null', []],
  [{ oneOf: [{ $ref: '#/components/schemas/Name' }, { type: 'number' }] }, 'string or number', []],
  [{ type: 'string', enum: ['a', 'b'] }, 'string', ['one of a, b']],
  [{ type: 'string', const: 'a' }, 'string', ['always "a"']],
  [{ type: 'string', minLength: 1, maxLength: 0 }, 'string', ['at most 0 characters']],
  [{ type: 'number', minimum: 0, maximum: 5, default: 0 }, 'number', ['from 0', 'to 5', '0 when left out']],
  [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'integer', []],
])('a field is told with its type and its rules: %o', (field, type, rules) => {
  expect(row(field)).toEqual({ name: 'field', type, rules, isRequired: false });
});

test('a field is required where its object says so', () => {
  expect([row({}, { required: ['field'] })?.isRequired, row({}, { required: ['other'] })?.isRequired]).toEqual([true, false]);
});

const names = (schema: object) => toSchemaRows(schema as Given, { schemas }).map(({ name }) => name);
const nested = (depth: number): object => (depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(depth - 1) } });
const listed = (depth: number): object => ({ type: 'array', items: { properties: { a: depth === 0 ? {} : listed(depth - 1) } } });
const chosen = (depth: number): object => (depth === 0 ? { properties: { a: {} } } : { anyOf: [chosen(depth - 1)] });

test.each([
  ['fields of fields', { properties: { a: { properties: { b: {} } } } }, ['a', 'a.b']],
  ['of lists', { properties: { a: { type: 'array', items: { properties: { b: {} } } } } }, ['a', 'a[].b']],
  [
    'of each of several shapes',
    { anyOf: [{ properties: { a: {} } }], oneOf: [{ properties: { b: {} } }], properties: { c: {} } },
    ['c', 'a', 'b'],
  ],
  ['of a list whose items are not told', { type: 'array', items: true, properties: { a: {} } }, ['a']],
  ['of no list that is none', { items: { properties: { a: {} } }, properties: { b: {} } }, ['b']],
  ['of lists down to the same depth', listed(6), ['[].a', '[].a[].a']],
  ['of choices down to the same depth', chosen(4), ['a']],
  ['of no choices below it', chosen(5), []],
  ['of nothing', { type: 'string' }, []],
  ['down to where the document itself serves better', nested(7), ['a', 'a.a', 'a.a.a', 'a.a.a.a', 'a.a.a.a.a']],
])('rows %s', (_, schema, told) => {
  expect(names(schema)).toEqual(told);
});
