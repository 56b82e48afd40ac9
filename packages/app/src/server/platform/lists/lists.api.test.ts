// Lists against a database: what is found, in which order, on which page, and in which file.

import { sql } from 'drizzle-orm';
import { bigint, boolean, date, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declareList } from '#contract/platform/lists/list.ts';
import { EXPORT_LIMIT, exportQueryFor, listQueryFor } from '#contract/platform/lists/list-query.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { createClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { exportList } from './export-list.ts';
import { defineListSql, foldForSort } from './list-sql.ts';
import { readPage, sortByIds } from './read-list.ts';

const stays = pgTable('list_test_stays', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  name: text('name').notNull(),
  city: text('city'),
  price: numeric('price'),
  firstDay: date('first_day'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  firm: boolean('firm').notNull(),
});

const declared = declareList({
  // The list whose words are there.
  name: 'users',
  sorts: ['name', 'city', 'price'],
  defaultSort: 'name',
  filters: {
    city: { kind: 'choice', emptiable: true },
    price: { kind: 'number', emptiable: true },
    firstDay: { kind: 'day', emptiable: true },
    madeAt: { kind: 'instant' },
    firm: { kind: 'flag' },
    name: { kind: 'text' },
    long: { kind: 'flag' },
  },
});

const list = defineListSql(declared, {
  key: stays.id,
  sorts: { name: foldForSort(stays.name), city: stays.city, price: { by: stays.price, needs: 'audit.read' } },
  search: [stays.name, stays.city, { by: sql`${stays.price}::text`, needs: 'audit.read' }],
  filters: {
    city: stays.city,
    price: { by: stays.price, needs: 'audit.read' },
    firstDay: stays.firstDay,
    madeAt: stays.madeAt,
    firm: stays.firm,
    name: stays.name,
    long: {
      by: (condition) => (condition.kind === 'flag' && condition.is ? sql`length(${stays.name}) > 6` : sql`length(${stays.name}) <= 6`),
    },
  },
});

const ROWS = [
  { id: 1, name: 'Éamonn', city: 'Cork', price: '10.50', firstDay: '2026-07-01', madeAt: '2026-06-30T23:30:00Z', firm: true },
  { id: 2, name: 'eamonn', city: 'Dublin', price: '-3', firstDay: '2026-07-02', madeAt: '2026-07-01T10:00:00Z', firm: false },
  { id: 3, name: 'Zoë 100%', city: null, price: null, firstDay: null, madeAt: '2026-07-01T22:59:59Z', firm: true },
  { id: 4, name: 'Ana_Maria', city: '', price: '9.99', firstDay: '2026-07-09', madeAt: '2026-07-01T23:00:00Z', firm: false },
  { id: 5, name: 'Łukasz', city: 'Cork', price: '100', firstDay: '2026-08-01', madeAt: '2026-08-01T00:00:00Z', firm: true },
];

let database: OpenDatabase;
let call: Call;
const query = listQueryFor(declared);

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`create table list_test_stays (id bigint primary key, name text not null, city text, price numeric, first_day date, made_at timestamptz not null, firm boolean not null)`,
  );
  await database.db.insert(stays).values(ROWS.map((row) => ({ ...row, madeAt: new Date(row.madeAt) })));
  const clock = createClock('Europe/Dublin', () => new Date('2026-11-20T12:00:00Z'));
  call = { db: database.db, may: () => true, locale: 'en', app: { config: { TIME_ZONE: 'Europe/Dublin' }, clock } } as unknown as Call;
});
afterAll(() => database.close());

const rows = (ids: readonly number[]) => database.db.select().from(stays).where(sql`${stays.id} in ${ids}`);

async function found(asked: Record<string, unknown>, by: Call = call): Promise<number[]> {
  const page = await readPage(by, list, { asked: query.parse(asked), rows });
  return page.data.map(({ id }) => id);
}

describe('a list', () => {
  test('is in the order that people expect, and always in the same', async () => {
    expect(await found({})).toEqual([4, 1, 2, 5, 3]);
    expect(await found({ sort: '-name' })).toEqual([3, 5, 2, 1, 4]);
    expect(await found({ sort: 'price' })).toEqual([2, 4, 1, 5, 3]);
    expect(await found({ sort: '-price' })).toEqual([5, 1, 4, 2, 3]);
  });

  test.each([
    ['eamonn', [1, 2]],
    ['ÉAMONN cork', [1]],
    ['cork łuk', [5]],
    ['lukasz', [5]],
    ['zoe', [3]],
    ['100%', [3]],
    ['_', [4]],
    ['%', [3]],
    ['％', [3]],
    ['＿', [4]],
    ['＼', []],
    ['\\', []],
    ["'; drop table users; --", []],
    ['eamonn ann', []],
    ['#1', [1]],
    ['#5 cork', [5]],
    ['#10', []],
  ])('searched for %j', async (search, ids) => {
    expect((await found({ search })).sort()).toEqual(ids);
  });

  test.each([
    [{ city: 'Cork,Dublin' }, [1, 2, 5]],
    [{ city: '-' }, [3, 4]],
    [{ city: '*' }, [1, 2, 5]],
    [{ city: 'Dublin,-' }, [2, 3, 4]],
    [{ price: '9..11' }, [1, 4]],
    [{ price: '..0' }, [2]],
    [{ price: '-' }, [3]],
    [{ firstDay: '2026-07-01..2026-07-02' }, [1, 2]],
    [{ firstDay: '2026-07-09' }, [4]],
    [{ firstDay: '2026-07-09..' }, [4, 5]],
    [{ firstDay: '*' }, [1, 2, 4, 5]],
    // In Dublin the first of July runs from 23:00 UTC to 23:00 UTC.
    [{ madeAt: '2026-07-01' }, [1, 2, 3]],
    [{ madeAt: '2026-07-02..' }, [4, 5]],
    [{ firm: 'yes' }, [1, 3, 5]],
    [{ firm: 'no', city: '*' }, [2]],
    [{ name: 'EAM' }, [1, 2]],
    [{ long: 'yes' }, [3, 4]],
  ])('filtered by %j', async (asked, ids) => {
    expect((await found(asked)).sort()).toEqual(ids);
  });

  test('comes page by page with its total, beyond the last page too', async () => {
    const page = (number: number) => readPage(call, list, { asked: query.parse({ page: number, perPage: 2 }), rows });
    expect(await page(3)).toMatchObject({ total: 5, currentPage: 3, lastPage: 3, from: 5, to: 5, data: [{ id: 3 }] });
    expect(await page(9)).toMatchObject({ total: 5, currentPage: 9, lastPage: 3, from: null, to: null, data: [] });
  });

  test('holds no row that the caller may not see at all', async () => {
    const page = await readPage(call, list, { asked: query.parse({ search: 'eamonn' }), only: sql`${stays.firm}`, rows });
    expect(page).toMatchObject({ total: 1, data: [{ id: 1 }] });
  });

  test('does not tell by sorting, filtering or searching what the caller may not see', async () => {
    const other = { ...call, may: () => false } as Call;
    await expect(found({ sort: 'price' }, other)).rejects.toMatchObject({ faults: [{ field: 'sort', rule: 'notForYou' }] });
    await expect(found({ price: '1' }, other)).rejects.toMatchObject({ faults: [{ field: 'price', rule: 'notForYou' }] });
    expect(await found({ search: '10.5' })).toEqual([1]);
    expect(await found({ search: '10.5' }, other)).toEqual([]);
  });

  test('leaves out what is gone between finding and reading', () => {
    expect(sortByIds([3, 1, 2], [{ id: 1 }, { id: 3 }])).toEqual([{ id: 3 }, { id: 1 }]);
  });
});

describe('an export', () => {
  const columns = [
    { name: 'name', kind: 'text', value: (row: (typeof stays)['$inferSelect']) => row.name },
    { name: 'email', kind: 'money', value: (row: (typeof stays)['$inferSelect']) => row.price, needs: 'audit.read' },
  ] as const;
  const asked = (given: object) => exportQueryFor(declared).parse(given);

  async function csv(given: object, by: Call = call): Promise<string> {
    const { body } = await exportList(by, list, { asked: asked({ bom: 'false', ...given }), rows, columns });
    if (body instanceof Uint8Array) throw new TypeError('CSV is a stream');
    let text = '';
    for await (const part of body as AsyncIterable<string>) text += part;
    return text.split('\r\n').slice(1).join('\n');
  }

  test('holds what the list shows, in its order', async () => {
    expect(await csv({ sort: '-price', city: '*' })).toBe('Łukasz,100\nÉamonn,10.50\neamonn,-3\n');
  });

  test('holds the columns and the rows that were asked for, and none that the caller may not see', async () => {
    expect(await csv({ columns: 'email,name', ids: '3,2' })).toBe('-3,eamonn\n,Zoë 100%\n');
    const other = { ...call, may: () => false } as Call;
    expect(await csv({ ids: '2' }, other)).toBe('eamonn\n');
    await expect(csv({ columns: 'email' }, other)).rejects.toMatchObject({
      faults: [{ rule: 'column', values: { column: 'email', choices: 'name' } }],
    });
  });

  test('is named after the list and the day', async () => {
    const { fileName, mediaType } = await exportList(call, list, { asked: asked({ format: 'xlsx' }), rows, columns });
    expect(fileName).toBe('Users 2026-11-20.xlsx');
    expect(mediaType).toContain('spreadsheetml');
  });

  test('is refused beyond its limit before anything is sent', async () => {
    const many = sql`(select i as id, 'x' as name, null::text as city, 1.0 as price, null::date as first_day, now() as made_at, true as firm from generate_series(1, ${EXPORT_LIMIT + 1}::int) i) as list_test_stays`;
    await expect(exportList(call, { ...list, from: many }, { asked: asked({}), rows, columns })).rejects.toMatchObject({
      code: 'exportTooLarge',
      details: { values: { count: EXPORT_LIMIT + 1, limit: EXPORT_LIMIT } },
    });
  });
});
