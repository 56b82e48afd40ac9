// Migrates a database: checks which migrations it has had, whether it is ours at all, and whether anything is missing afterwards.

import { join } from 'node:path';
import { is, Table } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { RawQuery } from './database.ts';
import { DatabaseFault, findReason } from './fault.ts';
import { installJobQueue } from './job-queue.ts';
import * as schema from './schema.ts';

/** Beside this file in the source, and beside the built program. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** One migration, identified and ordered by its creation time. */
interface Migration {
  readonly made: number;
  readonly hash: string;
}

function ourMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis, hash }) => ({ made: folderMillis, hash }));
}

async function migrationsOf(raw: RawQuery): Promise<Migration[]> {
  const [kept] = (await raw.query<{ kept: string | null }>(`select to_regclass('drizzle.__drizzle_migrations')::text as kept`)).rows;
  if (kept?.kept === null) return [];
  const { rows } = await raw.query<{ made: string; hash: string }>(
    'select created_at::text as made, hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ made, hash }) => ({ made: Number(made), hash }));
}

/** Returns every column of the database as `table.column`. */
async function columnsOf(raw: RawQuery): Promise<Set<string>> {
  const { rows } = await raw.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_attribute a
     join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  );
  return new Set(rows.map(({ name }) => name));
}

function ourColumns(): string[] {
  return Object.values(schema)
    .filter((value) => is(value, Table) && is(value, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

/** Shortens a list of names for a sentence. */
function some(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}

export type Verdict = 'current' | 'behind' | 'newer' | 'different';

/** Compares the migrations of a database with those of this version. */
export function compareMigrations(had: readonly Migration[], ours: readonly Migration[]): Verdict {
  const known = new Map(ours.map(({ made, hash }) => [made, hash]));
  const latest = Math.max(0, ...ours.map(({ made }) => made));
  const strange = had.filter(({ made, hash }) => known.get(made) !== hash);
  if (strange.length > 0) return strange.every(({ made }) => made > latest) ? 'newer' : 'different';
  return had.length === ours.length ? 'current' : 'behind';
}

/** Whether every migration of this version has run; a newer version that is being rolled out may have run more. */
export async function isUpToDate(raw: RawQuery): Promise<boolean> {
  const verdict = compareMigrations(await migrationsOf(raw), ourMigrations());
  return verdict === 'current' || verdict === 'newer';
}

const RESTORE = 'Restore it from a copy, or start with an empty one.';

/**
 * Brings a database up to date.
 * @param place what the database is called in messages, such as its folder
 * @throws DatabaseFault when it can't be migrated
 */
export async function migrateDatabase({ raw, place, migrate }: { raw: RawQuery; place: string; migrate(): Promise<void> }): Promise<void> {
  const had = await migrationsOf(raw);
  const verdict = compareMigrations(had, ourMigrations());
  if (verdict === 'newer') {
    throw new DatabaseFault(`${place} was made by a newer version of the product.`, {
      todo: 'Start that version, or restore the copy that was made before it was updated.',
    });
  }
  if (verdict === 'different') {
    throw new DatabaseFault(`${place} was made by another version of the product, whose tables are not those of this one.`, {
      todo: 'Start that version, or start this one with an empty database.',
    });
  }
  if (had.length === 0) await refuseForeignTables({ raw, place });
  if (verdict === 'behind') await tryTo(migrate, place);
  await tryTo(() => installJobQueue(raw), place);
  await refuseGaps({ raw, place });
}

async function tryTo(migrate: () => Promise<void>, place: string): Promise<void> {
  try {
    await migrate();
  } catch (error) {
    throw new DatabaseFault(`${place} could not be brought up to date: ${findReason(error)}.`, {
      todo: 'It was left as it was; the version that made it can still use it.',
      cause: error,
    });
  }
}

/** Refuses tables with our names that no migration of ours created: another program's, or the rest of an incomplete copy. */
async function refuseForeignTables({ raw, place }: { raw: RawQuery; place: string }): Promise<void> {
  const there = new Set([...(await columnsOf(raw))].map((name) => name.split('.', 1)[0] ?? ''));
  const ours = [...new Set(ourColumns().map((name) => name.split('.', 1)[0] ?? ''))].filter((name) => there.has(name));
  if (ours.length === 0) return;
  throw new DatabaseFault(`${place} already has tables that the product did not make, or of a copy that is not complete: ${some(ours)}.`, {
    todo: RESTORE,
  });
}

/** Refuses a database with missing columns: from an interrupted migration or an incomplete copy. */
async function refuseGaps({ raw, place }: { raw: RawQuery; place: string }): Promise<void> {
  const there = await columnsOf(raw);
  const missing = ourColumns().filter((name) => !there.has(name));
  if (missing.length === 0) return;
  throw new DatabaseFault(`${place} is not complete: it lacks ${some(missing)}.`, { todo: RESTORE });
}
