// The text of filters and what it means.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFieldFaults } from '#contract/platform/validation/validation.ts';
import { declareList, type FilterDeclaration } from './list.ts';
import { filterText, parseCondition } from './list-filter.ts';
import { listQueryFor } from './list-query.ts';

const role: FilterDeclaration = { kind: 'choice', choices: ['Parent', 'Agent', 'Host family'], emptiable: true };
const days: FilterDeclaration = { kind: 'day', emptiable: true };
const number: FilterDeclaration = { kind: 'number' };

describe('a filter', () => {
  test.each([
    ['Parent,Agent', role, { kind: 'choice', values: ['Parent', 'Agent'], orEmpty: false }],
    ['Parent,-', role, { kind: 'choice', values: ['Parent'], orEmpty: true }],
    ['-', role, { kind: 'filled', is: false }],
    ['*', role, { kind: 'filled', is: true }],
    ['2026-07-01..2026-07-09', days, { kind: 'range', from: '2026-07-01', to: '2026-07-09' }],
    ['2026-07-01', days, { kind: 'range', from: '2026-07-01', to: '2026-07-01' }],
    ['..-10.50', number, { kind: 'range', from: null, to: '-10.50' }],
    ['9..10', number, { kind: 'range', from: '9', to: '10' }],
    ['yes', { kind: 'flag' }, { kind: 'flag', is: true }],
    [' a,b ', { kind: 'text' }, { kind: 'text', contains: 'a,b' }],
  ] as const)('reads %s', (text, filter, condition) => {
    expect(parseCondition(text, filter)).toEqual(condition);
  });

  test.each([
    ['', role],
    ['Nobody', role],
    ['Parent,', role],
    ['-', number],
    ['2026-02-30', days],
    ['0000-01-01', days],
    ['0000-12-31..', days],
    ['2026-07-09..2026-07-01', days],
    ['..', days],
    ['1..2..3', number],
    ['10..9', number],
    ['1e3', number],
    ['maybe', { kind: 'flag' }],
    ['  ', { kind: 'text' }],
  ] as const)('refuses %j', (text, filter) => {
    expect(parseCondition(text, filter)).toBeNull();
  });

  test('is read back from its own text', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const ends = fc
      .tuple(fc.option(day), fc.option(day))
      .filter(([from, to]) => (from ?? to) !== null && (from === null || to === null || from <= to));
    fc.assert(
      fc.property(ends, ([from, to]) => {
        const condition = { kind: 'range', from, to } as const;
        expect(parseCondition(filterText(condition), days)).toEqual(condition);
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('Parent', 'Agent', 'Host family'), { minLength: 1 }), fc.boolean(), (values, orEmpty) => {
        const condition = { kind: 'choice', values, orEmpty } as const;
        expect(parseCondition(filterText(condition), role)).toEqual(condition);
      }),
    );
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(role, days, number), (text, filter) => {
        const condition = parseCondition(text, filter);
        if (condition !== null) expect(parseCondition(filterText(condition), filter)).toEqual(condition);
      }),
    );
  });
});

describe('the query of a list', () => {
  const people = declareList({
    name: 'people',
    sorts: ['name', 'createdAt'],
    defaultSort: '-createdAt',
    filters: { role, createdAt: { kind: 'instant' } },
  });
  const query = listQueryFor(people);

  test('has its defaults', () => {
    expect(query.parse({})).toEqual({ page: 1, perPage: 25 });
  });

  test('takes at most as many rows a page as the list permits', () => {
    expect(query.safeParse({ perPage: 101 }).success).toBe(false);
    const sheet = listQueryFor(
      declareList({ name: 'sheet', sorts: ['name'], defaultSort: 'name', perPage: 500, mostPerPage: 1000, filters: {} }),
    );
    expect(sheet.parse({})).toEqual({ page: 1, perPage: 500 });
    expect(sheet.parse({ perPage: '1000' })).toEqual({ page: 1, perPage: 1000 });
    expect(sheet.safeParse({ perPage: 1001 }).success).toBe(false);
  });

  test('takes repeated and joined choices alike', () => {
    expect(query.parse({ role: ['Parent', 'Agent'] })).toEqual(query.parse({ role: 'Parent,Agent' }));
  });

  test('says of an unknown filter which there are, and of an unknown sort and value what would be right', () => {
    const faults = (given: object) => listFieldFaults(query.safeParse(given, { reportInput: true }).error ?? { issues: [] });
    expect(faults({ colour: 'red' })).toEqual([
      { field: 'colour', rule: 'unknownFilter', values: { choices: 'page, perPage, search, sort, role, createdAt' } },
    ]);
    expect(faults({ sort: 'colour' })).toEqual([
      { field: 'sort', rule: 'choice', values: { choices: 'name, -name, createdAt, -createdAt' } },
    ]);
    expect(faults({ role: 'Nobody' })).toEqual([{ field: 'role', rule: 'filter', values: { forms: 'Parent, Agent, Host family, -, *' } }]);
  });

  test('is not declared with names or values that mean something else', () => {
    const parts = { name: 'x', sorts: ['a'], defaultSort: 'a' } as const;
    expect(() => declareList({ ...parts, filters: { page: { kind: 'flag' } } })).toThrow(TypeError);
    expect(() => declareList({ ...parts, filters: { a: { kind: 'choice', choices: ['-'] } } })).toThrow(TypeError);
    expect(() => declareList({ ...parts, filters: { a: { kind: 'choice', choices: ['a,b'] } } })).toThrow(TypeError);
  });
});
