// Pages of lists.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyListState, emptyPageState, listQuery, pageFrom } from './paging.ts';

describe('a page', () => {
  test('counts its rows from one, and lies between the first and the last page', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 60 }), (total, perPage, page) => {
        const rows = Array.from({ length: Math.max(0, Math.min(perPage, total - (page - 1) * perPage)) }, (_, index) => index);
        const { from, to, lastPage, ...rest } = pageFrom(rows, { total, page, perPage });
        expect(rest).toEqual({ data: rows, total, perPage, currentPage: page });
        expect(lastPage).toBe(Math.max(1, Math.ceil(total / perPage)));
        if (rows.length === 0) expect([from, to]).toEqual([null, null]);
        else expect([from, to]).toEqual([(page - 1) * perPage + 1, (page - 1) * perPage + rows.length]);
        if (page === lastPage && rows.length > 0) expect(to).toBe(total);
      }),
    );
  });

  test('has all its fields before it is loaded', () => {
    expect(Object.keys(emptyPageState())).toEqual([
      'total',
      'perPage',
      'currentPage',
      'lastPage',
      'isLoaded',
      'isLoading',
      'hasNextPage',
      'data',
    ]);
    expect(emptyPageState().perPage).toBe(15);
    expect(emptyListState()).toEqual({
      total: 0,
      currentPage: 1,
      perPage: 10,
      from: null,
      to: null,
      isLoaded: false,
      isLoading: false,
      isRefetching: false,
      data: [],
    });
  });
});

describe('the query of a list', () => {
  const query = listQuery(['name', 'createdAt'], { more: {} });

  test('begins with the first 25 rows', () => {
    expect(query.parse({})).toEqual({ page: 1, perPage: 25 });
  });

  test('sorts by its own columns alone, from either end', () => {
    expect(query.parse({ sort: '-createdAt', page: '3', perPage: '100', search: ' x ' })).toEqual({
      page: 3,
      perPage: 100,
      search: 'x',
      sort: '-createdAt',
    });
    expect(query.safeParse({ sort: 'password' }).success).toBe(false);
    expect(query.safeParse({ perPage: '101' }).success).toBe(false);
    expect(query.safeParse({ page: '0' }).success).toBe(false);
  });
});
