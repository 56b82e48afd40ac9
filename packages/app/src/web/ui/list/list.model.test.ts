// What a list shows, to its address and back.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declareList } from '#contract/platform/lists/list.ts';
import { listColumnsInOrder, listShownColumns, moveColumn, toggleColumn } from '#web/ui/list/filters/columns.model.ts';
import {
  changeState,
  clearFilters,
  isNarrowed,
  type ListState,
  readListState,
  setFilter,
  sortOf,
  toListRequest,
  toNextSort,
  writeListState,
} from './list.model.ts';

const list = declareList({
  name: 'people',
  sorts: ['name', 'joined'],
  defaultSort: 'name',
  filters: {
    role: { kind: 'choice', choices: ['Parent', 'Host family'], emptiable: true },
    city: { kind: 'text' },
    joined: { kind: 'day' },
  },
});
const frame = { list, columns: ['name', 'email', 'city'] };
const start = readListState('', frame);

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((given) => given.trim())
  .filter((given) => given !== '');
const parts = {
  search: fc.oneof(fc.constant(''), text),
  sort: fc.constantFrom('name', '-name', 'joined', '-joined'),
  filters: fc.record(
    {
      role: fc.constantFrom('Parent', 'Parent,-', '*', 'Host family'),
      city: text,
      joined: fc.constantFrom('2026-01-02', '2026-01-02..', '..2026-01-02'),
    },
    { requiredKeys: [] },
  ),
  columns: fc.option(fc.shuffledSubarray(['name', 'email', 'city'], { minLength: 1 })),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  perPage: fc.integer({ min: 1, max: 100 }),
};
const state: fc.Arbitrary<ListState> = fc.oneof(fc.record(parts), fc.record({ ...parts, frozen: fc.integer({ min: 0, max: 20 }) }));

describe('the address of a list', () => {
  test('says all of what is shown, and nothing that goes without saying', () => {
    fc.assert(
      fc.property(state, (shown) => {
        const query = writeListState(shown, frame);
        expect(readListState(query, frame)).toEqual(shown);
        expect(new URL(`https://host/list?${query}`).search.slice(1)).toBe(query.replaceAll("'", '%27'));
      }),
    );
    expect(writeListState(start, frame)).toBe('');
  });

  test('can be read by people', () => {
    const shown = { ...start, search: 'ann o', filters: { role: 'Parent,Host family' }, sort: '-joined', page: 2 };
    expect(writeListState(shown, frame)).toBe('search=ann+o&role=Parent,Host+family&sort=-joined&page=2');
  });

  test('keeps what others say in it', () => {
    expect(writeListState(setFilter(start, 'city', 'cork'), frame, '?tab=x&city=dublin&page=4')).toBe('tab=x&city=cork');
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'perPage=101',
    'sort=colour',
    'role=Nobody',
    'joined=yesterday',
    'columns=nothing',
    'columns=',
    '%E0%A4%A',
  ])('counts %s as not said', (query) => {
    expect(readListState(query, frame)).toEqual(start);
  });

  test('has as many rows a page as the list permits', () => {
    const sheet = { ...frame, list: { ...list, perPage: 500, mostPerPage: 1000 } };
    expect(readListState('', sheet).perPage).toBe(500);
    expect(readListState('perPage=1000', sheet).perPage).toBe(1000);
    expect(readListState('perPage=1001', sheet).perPage).toBe(500);
  });

  test('never fails, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (query) => {
        const read = readListState(query, frame);
        expect(readListState(writeListState(read, frame), frame)).toEqual(read);
      }),
    );
  });
});

describe('what is shown', () => {
  test('begins at the first page after another search, filter or sort, and stays for columns', () => {
    const third = changeState(start, { page: 3 });
    expect(changeState(third, { search: 'x' }).page).toBe(1);
    expect(changeState(third, { sort: '-name' }).page).toBe(1);
    expect(setFilter(third, 'city', 'x').page).toBe(1);
    expect(changeState(third, { columns: ['name'] }).page).toBe(3);
    expect(isNarrowed(clearFilters(setFilter(changeState(third, { search: 'x' }), 'city', 'x')))).toBe(false);
  });

  test('is sorted from the beginning first, from the end then', () => {
    expect(toNextSort('joined', 'name')).toBe('name');
    expect(toNextSort('name', 'name')).toBe('-name');
    expect(toNextSort('-name', 'name')).toBe('name');
    expect([sortOf('-name', 'name'), sortOf('name', 'name'), sortOf('name', 'joined')]).toEqual(['descending', 'ascending', 'none']);
  });

  test('is asked for with its filters beside search, sort and page', () => {
    expect(toListRequest(setFilter(start, 'city', 'cork'))).toEqual({ city: 'cork', sort: 'name', page: 1, perPage: 25 });
  });
});

describe('columns', () => {
  const columns = [{ name: 'name', primary: true }, { name: 'email' }, { name: 'city' }, { name: 'phone', hidden: true }];

  test('show what they show by themselves until somebody says otherwise, and say nothing then', () => {
    expect(listShownColumns(columns, null)).toEqual(['name', 'email', 'city']);
    const more = toggleColumn(columns, null, 'phone');
    expect(more).toEqual(['name', 'email', 'city', 'phone']);
    expect(toggleColumn(columns, more, 'phone')).toBeNull();
    expect(listColumnsInOrder(columns, ['city'])).toEqual(['name', 'city', 'email', 'phone']);
  });

  test('are moved step by step, never before what says what a row is', () => {
    expect(moveColumn(columns, null, { name: 'city', by: -1 })).toEqual(['name', 'city', 'email']);
    expect(moveColumn(columns, ['name', 'city', 'email'], { name: 'city', by: 1 })).toBeNull();
    expect(moveColumn(columns, null, { name: 'email', by: -1 })).toBeNull();
    expect(moveColumn(columns, null, { name: 'city', by: 1 })).toBeNull();
    expect(listShownColumns(columns, toggleColumn(columns, null, 'name'))[0]).toBe('name');
  });
});
