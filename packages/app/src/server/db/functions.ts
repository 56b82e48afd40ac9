// Describes the current functions and triggers of a database as SQL, which the tables alone don't show.

import type { RawQuery } from './database.ts';

const HEAD = `-- The functions and triggers of the database as they are after the last migration. Generated: change them by a migration
-- (npm run migrations -w @hosted-stay/app -- NAME --custom), never here.
`;

const FUNCTIONS = `select pg_get_functiondef(pg_proc.oid) as text
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where nspname = 'public' and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  order by proname`;

const TRIGGERS = `select pg_get_triggerdef(oid) as text from pg_trigger
  where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  order by tgrelid::regclass::text, tgname`;

/** Returns all of them as SQL, sorted by name, each with a trailing semicolon. */
export async function describeFunctions(raw: RawQuery): Promise<string> {
  const [functions, triggers] = [await raw.query<{ text: string }>(FUNCTIONS), await raw.query<{ text: string }>(TRIGGERS)];
  const statements = [...functions.rows, ...triggers.rows].map(({ text }) => `${text.trim()};\n`);
  return [HEAD, ...statements].join('\n');
}
