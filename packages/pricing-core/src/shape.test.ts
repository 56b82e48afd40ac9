// How findings of a shape become issues, and which name a misspelt one was meant to be.

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { closestName } from './closest-name.ts';
import { issue } from './issues.ts';
import { checkShape, refine, wholeNumber } from './shape.ts';

const shape = z.strictObject({
  count: wholeNumber(1, 9),
  kind: z._default(z.enum(['a', 'b']), 'a'),
  either: z.optional(z.union([z.string(), z.number()])),
  list: z.optional(z.array(z.strictObject({ name: z.string() })).check(z.maxLength(2, '0..2'))),
  text: z.optional(
    z.string().check(refine((value: string) => (value === 'bad' ? issue('invalid_date', [], { received: value }) : undefined))),
  ),
});

const issues = (input: unknown) => {
  const checked = checkShape(shape, input);
  return checked.ok ? [] : checked.issues.map(({ code, path, data }) => [code, path.join('.'), data]);
};

describe('checkShape', () => {
  it('returns the value with its defaults', () => {
    expect(checkShape(shape, { count: 3 })).toEqual({ ok: true, value: { count: 3, kind: 'a' } });
  });

  it.each([
    [{}, ['missing_field', 'count', { field: 'count' }]],
    [{ count: undefined }, ['missing_field', 'count', { field: 'count' }]],
    [{ count: '3' }, ['invalid_type', 'count', { expected: 'number', received: 'string' }]],
    [{ count: null }, ['invalid_type', 'count', { expected: 'number', received: 'null' }]],
    [{ count: 2.5 }, ['invalid_type', 'count', { expected: 'whole number', received: '2.5' }]],
    [{ count: 0 }, ['out_of_range', 'count', { minimum: 1, maximum: 9, received: 0 }]],
    [{ count: 10 }, ['out_of_range', 'count', { minimum: 1, maximum: 9, received: 10 }]],
    [{ count: 1, kind: 'c' }, ['invalid_value', 'kind', { received: 'c', allowed: ['a', 'b'] }]],
    [{ count: 1, kind: {} }, ['invalid_value', 'kind', { received: 'object', allowed: ['a', 'b'] }]],
    [{ count: 1, kind: [] }, ['invalid_value', 'kind', { received: 'array', allowed: ['a', 'b'] }]],
    [{ count: 1, either: true }, ['invalid_type', 'either', { expected: 'string or number', received: 'boolean' }]],
    [{ count: 1, list: {} }, ['invalid_type', 'list', { expected: 'array', received: 'object' }]],
    [{ count: 1, list: [{ name: 'x' }, {}] }, ['missing_field', 'list.1.name', { field: 'name' }]],
    [{ count: 1, list: [{ name: 'x', nam: 1 }] }, ['unknown_field', 'list.0.nam', { field: 'nam', closest: 'name' }]],
    [{ count: 1, list: Array(3).fill({ name: 'x' }) }, ['out_of_range', 'list', { minimum: 0, maximum: 2, received: 3 }]],
    [{ count: 1, text: 'bad' }, ['invalid_date', 'text', { received: 'bad' }]],
    [{ count: 1, cont: 1 }, ['unknown_field', 'cont', { field: 'cont', closest: 'count' }]],
    ['x', ['invalid_type', '', { expected: 'object', received: 'string' }]],
    [undefined, ['invalid_type', '', { expected: 'object', received: 'undefined' }]],
  ])('%j', (input, expected) => {
    expect(issues(input)).toEqual([expected]);
  });

  it('lists every finding', () => {
    expect(issues({ count: 0, kind: 'c', x: 1, y: 2 }).map(([code]) => code)).toEqual([
      'out_of_range',
      'invalid_value',
      'unknown_field',
      'unknown_field',
    ]);
  });
});

describe('closestName', () => {
  const names = ['fromDate', 'toDate', 'countStudents', 'type'];

  it.each([
    ['fromDat', 'fromDate'],
    ['FROMDATE', 'fromDate'],
    ['form_date', 'fromDate'],
    ['todate', 'toDate'],
    ['countStudent', 'countStudents'],
    ['studentsCount', null],
    ['typ', 'type'],
    ['tpe', 'type'],
    ['x', null],
    ['', null],
    ['date', 'toDate'],
    ['dateTo', null],
  ])('%s was meant to be %s', (name, closest) => {
    expect(closestName(name, names)).toBe(closest);
  });

  it('returns the first of equally close names, and null without names', () => {
    expect(closestName('ab', ['aa', 'bb'])).toBe('aa');
    expect(closestName('ab', [])).toBeNull();
  });
});
