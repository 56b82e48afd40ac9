// The columns whose changes the triggers of the search note, as they stand in the database: a new column has to be noted or named here.

import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activityPhotos, activitySchedules } from '#server/db/schema/camps.ts';
import { hostChildren, hostFamilies, hostFamilyPhotos, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { counties, countries, locations, tags } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { FAMILY_COLUMNS } from './snapshot.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

interface TriggerRow extends Record<string, unknown> {
  readonly table: string;
  readonly columns: string[];
}

/** Returns the columns whose changes each trigger notes, by table. */
async function listNotedColumns(): Promise<Record<string, string[]>> {
  const query = sql`select pg_class.relname as "table", array(select attname::text from pg_attribute
      where attrelid = pg_trigger.tgrelid and attnum = any(pg_trigger.tgattr::int2[]) order by attname) as columns
    from pg_trigger join pg_class on pg_class.oid = pg_trigger.tgrelid
    join pg_namespace on pg_namespace.oid = pg_class.relnamespace and pg_namespace.nspname = current_schema()
    where pg_trigger.tgname like '%\\_searched' order by pg_class.relname`;
  const answer = (await server.app.db.execute(query)) as unknown as { rows: TriggerRow[] };
  return Object.fromEntries(answer.rows.map(({ table, columns }) => [table, columns]));
}

/** Returns the columns of a table that a condition names. */
function listNamedColumns(condition: SQL, table: string): string[] {
  const text = new PgDialect().sqlToQuery(condition).sql;
  return [...text.matchAll(new RegExp(`"${table}"\\."(\\w+)"`, 'g'))].map(([, column = '']) => column);
}

const listColumns = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name);

/**
 * The columns of each table that no search reads, or that never change. Of other tables, the placeholder of a photo is read, too, and whether
 * others see it: whoever changes these notes the family.
 */
const NOT_NOTED: readonly (readonly [PgTable, readonly string[]])[] = [
  [hostChildren, ['id']],
  [hostFamilyTags, []],
  [hostFamilyPhotos, ['kind', 'caption', 'is_feature', 'original_ref', 'edits', 'hints']],
  [hostCalendarBlocks, ['id', 'created_by', 'feed_id', 'held_at', 'note', 'series_id', 'source', 'trip_id', 'version']],
  [tripOffers, ['id', 'created_at', 'created_by', 'rank', 'reason', 'state', 'to_date', 'trip_id', 'version', 'withdrawal_asked_at']],
  [activities, ['id', 'business_id', 'created_at', 'version']],
  [activityPhotos, []],
  [activitySchedules, ['id', 'capacity', 'end_date', 'version']],
  [countries, ['id']],
  [counties, ['id']],
  [locations, ['id']],
  [tags, ['id']],
];

describe('the triggers of the search note', () => {
  test('exactly what of a family is searched or decides whether it is live', async () => {
    const { stayRules, ...columns } = FAMILY_COLUMNS;
    const searched = [...Object.values(columns), ...Object.values(stayRules)].map(({ name }) => name);
    const decisive = listNamedColumns(isLive(), getTableName(hostFamilies));
    const read = new Set([...searched, ...decisive].filter((name) => name !== 'id'));
    expect((await listNotedColumns())['host_families']).toEqual([...read].toSorted());
  });

  test('exactly what of an account decides whether its family is live', async () => {
    const decisive = listNamedColumns(isLive(), getTableName(users)).filter((name) => name !== 'id');
    expect((await listNotedColumns())['users']).toEqual([...new Set(decisive)].toSorted());
  });

  test.each(NOT_NOTED.map(([table, unread]) => [getTableName(table), table, unread] as const))(
    'every column of %s but those that no search reads',
    async (name, table, unread) => {
      const noted = (await listNotedColumns())[name] ?? [];
      expect([...noted, ...unread].toSorted()).toEqual(listColumns(table).toSorted());
    },
  );

  test('changes of no other table', async () => {
    const known = [...NOT_NOTED.map(([table]) => getTableName(table)), getTableName(hostFamilies), getTableName(users)];
    expect(Object.keys(await listNotedColumns())).toEqual(known.toSorted());
  });
});
