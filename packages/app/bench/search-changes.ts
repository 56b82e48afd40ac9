// Measures searches while families change: a hundred thousand families on PostgreSQL, two processes, first in quiet and then with fifty
// changes a second; and how soon a change is found at either. `--quick` uses fewer families and less time.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { openServer } from '#server/db/postgresql.ts';
import { counties } from '#server/db/schema/places.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { measureAtServer } from './on-postgresql.ts';
import { publishPrices } from './search-prices.ts';
import { productOn } from './side-by-side.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, families: { type: 'string' }, seconds: { type: 'string' } },
});

const FAMILIES = Number(options.families ?? (options.quick ? 500 : 100_000));
const SECONDS = Number(options.seconds ?? (options.quick ? 2 : 40));
const CHANGES_PER_SECOND = 50;
const TRIES = options.quick ? 3 : 20;
const DATES = { from: '2027-07-04', to: '2027-07-18' } as const;

/** Writes families as live ones have them: three photos, five tags, a child, and a block on the dates for each fourth. */
async function fill(db: Database): Promise<void> {
  const each = sql.raw(`generate_series(1, ${FAMILIES}) n`);
  await db.transaction(async (tx) => {
    // Without triggers: no process has read anything yet.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`insert into users (email, first_name, last_name) select 'family-' || n || '@example.test', 'Orla', 'Byrne' from ${each}`,
    );
    await tx.execute(sql`insert into host_families (user_id, country_id, county_id, parent_guardian_one_first_name, parent_guardian_one_last_name,
      email, phone, address_line_1, city_town, hosting_types, guests_number, bedrooms_number, have_child, immersion_rate, found_us_where,
      vetting_state, welcomes_age_from, description)
      select u.id, c.country_id, c.id, 'Orla', 'Family' || n % 700, u.email, '+353 20 910 0000', '17 Lane', 'Town', '[1, 2]', 1 + n % 5, 2, true, 50,
        'friend', 'approved', n % 12, 'House ' || n || E' by the sea.\nWe like walks, boats and long evenings at the table.'
      from (select id, email, row_number() over (order by id) n from users where email like 'family-%') u
      join (select id, country_id, row_number() over (order by id) - 1 place, count(*) over () places from counties) c on c.place = n * 7 % places`);
    await tx.execute(sql`insert into attachments (ref, name, kind, media_type, size, width, height, access, subject_type, subject_id)
      select md5('photo' || f.id || '-' || p), 'home.webp', 'image', 'image/webp', 10, 4, 3, 'public', 'hostFamily', f.id::text
      from host_families f, generate_series(0, 2) p`);
    await tx.execute(sql`insert into host_family_photos (host_family_id, ref, position)
      select f.id, md5('photo' || f.id || '-' || p), p from host_families f, generate_series(0, 2) p`);
    await tx.execute(sql`insert into host_family_tags (host_family_id, tag_id)
      select f.id, t.id from host_families f join (select id, row_number() over (order by id) place from tags where kind <> 'category') t
      on (f.id + t.place) % 6 = 0`);
    await tx.execute(
      sql`insert into host_children (host_family_id, gender, dob) select id, 'female', date '2012-01-01' + (id % 2000)::int from host_families`,
    );
    await tx.execute(sql`insert into host_calendar_blocks (host_family_id, kind, from_date, to_date, held_at)
      select id, 'own', ${DATES.from}::date, ${DATES.to}::date, now() from host_families where id % 4 = 0`);
  });
  await db.execute(sql`analyze`);
}

const CHANGES = [
  (id: number) => sql`update host_families set description = 'House by the sea, ' || clock_timestamp() where id = ${id}`,
  (id: number) => sql`update host_families set paused = not paused where id = ${id}`,
  (id: number) => sql`insert into host_calendar_blocks (host_family_id, kind, from_date, to_date, beds, held_at)
    select ${id}::bigint, 'firm', date '2028-01-01' + (random() * 3000)::int, date '2036-06-01', 1, now()
    where not exists (select from host_calendar_blocks where host_family_id = ${id})`,
  (id: number) => sql`delete from host_calendar_blocks where host_family_id = ${id} and kind = 'firm'`,
];

/** Changes random families until it is stopped; returns the number of changes when it has ended. */
function startChanges(db: Database, ids: readonly number[]): () => Promise<number> {
  const under = new Set<Promise<unknown>>();
  let done = 0;
  const timer = setInterval(() => {
    const id = ids[Math.floor(Math.random() * ids.length)] ?? 0;
    const change = CHANGES[done % CHANGES.length]?.(id);
    done += 1;
    if (change === undefined) return;
    const running: Promise<unknown> = db.execute(change).finally(() => under.delete(running));
    under.add(running);
  }, 1000 / CHANGES_PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(under);
    return done;
  };
}

const share = (times: readonly number[], part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

const QUESTIONS = [
  '',
  `?from_date=${DATES.from}&to_date=${DATES.to}`,
  `?from_date=${DATES.from}&to_date=${DATES.to}&counties=1&student_age=12`,
  '?search_text=Kerrry',
] as const;

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const ask = async (origin: string, query: string) => {
  const response = await fetch(`${origin}/api/search${query}`);
  if (!response.ok) throw new Error(`${query}: ${response.status}`);
  return (await response.json()) as { total: number };
};

/** Asks every process one question after the other; returns the milliseconds of each, sorted. */
async function askFor(seconds: number, origins: readonly string[]): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    origins.map(async (origin, first) => {
      for (let turn = first; performance.now() < end; turn += 1) {
        times.push(await time(() => ask(origin, QUESTIONS[turn % QUESTIONS.length] ?? '')));
      }
    }),
  );
  return times.sort((one, other) => one - other);
}

const told = async (child: ChildProcess) => (await once(child, 'message'))[0] as { origin: string; megabytes: number };

function report(name: string, times: readonly number[]): void {
  const [p50, p99] = [share(times, 0.5), share(times, 0.99)];
  console.log(`  ${name.padEnd(22)} p50 ${p50.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms   ${times.length} searches`);
}

async function measure(url: string): Promise<void> {
  const database = await openServer(url);
  const { app, remove } = await productOn(database);
  const { db } = app;
  await seedReference(db);
  await fill(db);
  const families = await db.execute(sql`select id::int, county_id::int as "countyId" from host_families order by id`);
  const rows = (families as unknown as { rows: { id: number; countyId: number }[] }).rows;
  await publishPrices(app, rows);
  const places = await db.select().from(counties);
  console.log(`postgresql: ${rows.length} families in ${places.length} counties, two processes`);
  const children = [0, 1].map(() =>
    fork(join(import.meta.dirname, 'search-process.ts'), {
      execArgv: ['--conditions=@hosted-stay/source'],
      env: { ...process.env, DATABASE_URL: url },
    }),
  );
  try {
    const origins = (await Promise.all(children.map(told))).map(({ origin }) => origin);
    const first = await Promise.all(origins.map((origin) => time(() => ask(origin, ''))));
    console.log(`  the first search, which reads everything: ${first.map((ms) => ms.toFixed(0)).join(' and ')} ms`);
    for (const query of QUESTIONS) await Promise.all(origins.map((origin) => ask(origin, query)));
    const quiet = await askFor(SECONDS, origins);
    report('quiet', quiet);
    const stop = startChanges(
      db,
      rows.map(({ id }) => id),
    );
    const start = performance.now();
    const busy = await askFor(SECONDS, origins);
    const rate = (await stop()) / ((performance.now() - start) / 1000);
    report(`${rate.toFixed(0)} changes a second`, busy);
    console.log(`  ratio of the p99 ${(share(busy, 0.99) / share(quiet, 0.99)).toFixed(2)} (at most 2)`);
    const visible: number[] = [];
    for (let number = 0; number < TRIES; number += 1) {
      const word = `zebra${'abcdefghijklmnopqrst'[number] ?? 'z'}quagga`;
      await db.execute(sql`update host_families set paused = false, description = ${word} where id = ${rows[number]?.id ?? 0}`);
      const found = async (origin: string) => {
        while ((await ask(origin, `?search_text=${word}`)).total === 0) await pause(1);
      };
      visible.push(...(await Promise.all(origins.map((origin) => time(() => found(origin))))));
    }
    visible.sort((one, other) => one - other);
    report('until a change is found', visible);
    const memory: number[] = [];
    for (const child of children) {
      child.send('memory');
      memory.push((await told(child)).megabytes);
    }
    console.log(`  memory ${memory.join(' and ')} MB`);
  } finally {
    for (const child of children) child.kill();
    await remove();
    await database.close();
  }
}

if (!(await measureAtServer(measure))) console.log('postgresql  left out: no PostgreSQL is installed here');
