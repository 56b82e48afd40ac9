// Measures the search for records over a hundred thousand of them on PostgreSQL, by kinds of questions, beside a plain `ILIKE '%…%'` of the
// same tables. `--embedded` measures the embedded engine instead; `--quick` only checks that it runs, with fewer records, on that engine.

import { parseArgs } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { RECORDS_PER_KIND } from '#contract/record-search/record-search.shapes.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { searchRecords } from '#server/features/record-search/record-search.service.ts';
import type { App } from '#server/platform/app.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { asAdministrator } from './as-administrator.ts';
import { openEmpty } from './empty-database.ts';
import { measureOnPostgresql } from './on-postgresql.ts';
import { productOn } from './side-by-side.ts';
import { measureTimes, writeTimes } from './times.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, embedded: { type: 'boolean', default: false } },
});

/** One of these is a hundred thousand records together. */
const UNIT = options.quick ? 10 : 1000;
const COUNTS = { accounts: 20 * UNIT, students: 30 * UNIT, families: 8 * UNIT, trips: 25 * UNIT, invoices: 10 * UNIT, messages: 7 * UNIT };
const RUNS = options.quick ? 2 : 20;

const GIVEN = [
  'Anna',
  'Lucía',
  'Kathrin',
  'Søren',
  'Giulia',
  'Maëlle',
  '花子',
  'Tomás',
  'Zoë',
  'Ben',
  'Marta',
  'Jürgen',
  'Aoife',
  'Hugo',
].concat(
  ...['Mar', 'Car', 'Lu', 'Ste', 'Jo', 'El'].map((start) =>
    ['ianne', 'lotta', 'cas', 'fano', 'hanna', 'ias', 'vin', 'sa'].map((end) => start + end),
  ),
);
const SYLLABLES = ['gon', 'zal', 'mur', 'phy', 'sch', 'mit', 'ber', 'nar', 'din', 'hof', 'kel', 'lor', 'ren', 'tas', 'ven'];

const list = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
const pick = (texts: readonly string[], by: string) => sql`(${list(texts)})[1 + ${sql.raw(by)} % ${texts.length}]`;
const givenName = pick(GIVEN, 'n');
/** About three thousand family names. */
const familyName = sql`initcap(${pick(SYLLABLES, 'n')} || ${pick(SYLLABLES, '(n / 15)')} || ${pick(SYLLABLES, '(n / 225)')})`;
/** The most rows that are inserted at once: a statement may not take long. */
const BATCH = 2000;
const series = (from: number, to: number) => sql`generate_series(${from}::int, ${to}::int) as n`;

async function fill(app: App): Promise<number> {
  const { db } = app;
  await seedReference(db);
  const { businessId } = await createBusiness(app);
  const run = (statement: SQL) => db.execute(statement);
  const fillBy = async (count: number, insert: (rows: SQL) => SQL) => {
    for (let from = 1; from <= count; from += BATCH) await run(insert(series(from, Math.min(count, from + BATCH - 1))));
  };
  await run(sql`insert into trip_types (id, name, active) values (2, 'Base hosting', true) on conflict do nothing`);
  await fillBy(
    COUNTS.accounts,
    (rows) => sql`insert into users (email, first_name, last_name, phone)
    select 'person' || n || '@example.test', ${givenName}, ${familyName}, '+44 7' || (100000000 + n * 7919) from ${rows}`,
  );
  await fillBy(
    COUNTS.students,
    (rows) => sql`insert into students (first_name, last_name, created_at) select ${givenName}, ${familyName}, now() from ${rows}`,
  );
  await fillBy(
    COUNTS.families,
    (
      rows,
    ) => sql`insert into host_families (user_id, country_id, county_id, parent_guardian_one_first_name, parent_guardian_one_last_name, email,
      phone, address_line_1, city_town, hosting_types, guests_number, bedrooms_number, have_child, immersion_rate, found_us_where)
    select u.id, c.country_id, c.id, ${givenName}, ${familyName}, 'family' || n || '@example.test', '+353 87 ' || (1000000 + n), '1 Lane', 'Town' || n % 90,
      '[1]', 2, 2, false, 50, '' from ${rows} join (select id, row_number() over (order by id) as at from users) as u on u.at = n
      cross join (select * from counties limit 1) as c`,
  );
  await run(sql`insert into trips (student_id, parent_id, trip_type_id, business_id, host_family_id, from_date, to_date, created_at)
    select s.id, u.id, 2, ${businessId}, f.id, date '2027-01-01' + n % 300, date '2027-01-08' + n % 300, now() from ${series(1, COUNTS.trips)}
      join (select id, row_number() over (order by id) as at from students) as s on s.at = n
      join (select id, row_number() over (order by id) as at from users) as u on u.at = 1 + n % ${COUNTS.accounts}
      join (select id, row_number() over (order by id) as at from host_families) as f on f.at = 1 + n % ${COUNTS.families}`);
  await fillBy(
    COUNTS.invoices,
    (rows) => sql`insert into invoices (kind, state, business_id, buyer_name, buyer_email, draft, currency, created_at)
    select 'sales', 'draft', ${businessId}, ${givenName} || ' ' || ${familyName}, 'person' || n || '@example.test',
      json_build_object('reference', 'HS-S-2027-' || lpad(n::text, 5, '0'))::jsonb, 'EUR', now() from ${rows}`,
  );
  await run(sql`insert into conversations (sid, type, trip_id, last_message_at, created_at)
    select 'sid' || id, 'trip', id, now(), now() from trips order by id limit ${COUNTS.messages}`);
  await run(sql`insert into messages (conversation_id, sequence, message_type, content_type, content, created_at)
    select id, 1, 1, 1, json_build_object('text', 'Dear family, ' || ${givenName} || ' ' || ${familyName} || ' arrives on Monday, flight EI' || n)::jsonb, now()
      from (select id, (row_number() over (order by id))::int as n from conversations) as numbered`);
  await run(sql`vacuum analyze`);
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  return user?.id ?? 0;
}

/** The same tables by `ILIKE`, without accents, numbers, similar names, order and scope. */
function plainly({ db }: App, typed: string) {
  const like = `%${typed}%`;
  const limit = RECORDS_PER_KIND;
  return db.execute(sql`
    (select id from students where first_name || ' ' || last_name ilike ${like} limit ${limit})
    union all (select id from users where first_name || ' ' || last_name || ' ' || email || ' ' || phone ilike ${like} limit ${limit})
    union all (select id from host_families where concat_ws(' ', parent_guardian_one_first_name, parent_guardian_one_last_name,
      parent_guardian_two_last_name, email, phone, city_town) ilike ${like} limit ${limit})
    union all (select trips.id from trips join students on students.id = student_id left join users on users.id = parent_id
      left join host_families on host_families.id = host_family_id where concat_ws(' ', students.first_name, students.last_name,
      users.first_name, users.last_name, parent_guardian_one_last_name) ilike ${like} limit ${limit})
    union all (select id from trip_groups where name ilike ${like} limit ${limit})
    union all (select id from invoices where concat_ws(' ', number, buyer_name, buyer_email, draft ->> 'reference') ilike ${like} limit ${limit})
    union all (select id from messages where content ->> 'text' ilike ${like} limit ${limit})`);
}

const QUESTIONS = [
  ['a rare family name', 'Murphyhof'],
  ['a frequent first name', 'Kathrin'],
  ['two words', 'anna gonzal'],
  ['three letters', 'mar'],
  ['two letters', 'an'],
  ['misspelt', 'Katrin Murphihof'],
  ['swapped letters', 'Jhohanna'],
  ['nobody', 'Xylophonist'],
  ['Japanese', '花子'],
  ['a number', '#12345'],
  ['an invoice', 'HS-S-2027-00421'],
  ['an address', 'person4711@'],
  ['a telephone number', '07100 015838'],
] as const;

async function measure(database: OpenDatabase): Promise<void> {
  const { app, remove } = await productOn(database);
  try {
    const call = asAdministrator(app, await fill(app), 'students.read');
    console.log(`${database.engine}: ${Object.values(COUNTS).reduce((sum, count) => sum + count, 0)} records`);
    for (const [name, typed] of QUESTIONS) {
      const { data } = await searchRecords(call, { query: { search: typed } } as never);
      const ours = await measureTimes(() => searchRecords(call, { query: { search: typed } } as never), RUNS);
      const plain = await measureTimes(() => plainly(app, typed), RUNS);
      const ratio = (ours.best / plain.best).toFixed(2).padStart(6);
      console.log(
        `  ${name.padEnd(22)} ${String(data.length).padStart(2)} found   ${writeTimes(ours)}   ILIKE ${writeTimes(plain)}, best ${ratio} times that`,
      );
    }
  } finally {
    await remove();
    await database.close();
  }
}

const isEmbedded = options.quick || options.embedded || !(await measureOnPostgresql(measure));
if (isEmbedded) await measure(await openEmpty());
