// Measures how long a text is searched for a hundred thousand people before it is sent to a language model, beside a plain search of it for
// each name. `--embedded` measures the embedded engine instead; `--quick` only checks that it runs, with few people, on that engine.

import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable } from '#server/db/database.ts';
import { findPersonalData } from '#server/features/writing/personal-data/assert-nothing-personal.service.ts';
import { openEmpty } from './empty-database.ts';
import { measureOnPostgresql } from './on-postgresql.ts';
import { measureTimes, writeTimes } from './times.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, embedded: { type: 'boolean', default: false } },
});

const PEOPLE = options.quick ? 100 : 100_000;
const RUNS = options.quick ? 2 : 10;
/** The most rows that are inserted at once: a statement may not take long. */
const BATCH = 2000;

async function fill(db: Queryable): Promise<void> {
  for (let from = 1; from <= PEOPLE; from += BATCH) {
    await db.execute(sql`insert into students (first_name, last_name, allergies, any_medical_condition, created_at)
      select (array['Anna','Maria','Rose','Mark','May','Will','Jack','Hope','Grace','Sunny'])[1 + n % 10],
        case when n % 50 = 0 then 'Hotel' else 'Family' || n end,
        case when n % 3 = 0 then 'word' || (n % 500) || ' and no milk' when n % 31 = 0 then '花粉' else '' end, '', now()
      from generate_series(${from}::int, ${Math.min(PEOPLE, from + BATCH - 1)}::int) n`);
  }
  await db.execute(sql`vacuum analyze`);
}

/** Each name as it is written, without accents, other orders, inflections and notes of health. */
const searchPlainly = (db: Queryable, text: string) =>
  db.execute(sql`select id from students where position(first_name || ' ' || last_name in ${text}) > 0`);

const ENGLISH = 'In May Rose and Mark will jack up hope and grace on a sunny day near the sea, Anna and Maria say. ';
const TEXTS = [
  ['a paragraph', ENGLISH],
  ['20,000 characters', ENGLISH.repeat(200).slice(0, 20_000)],
  ['20,000 characters in Japanese', '春のコークは美しく、海辺の町では毎週市場が開かれます。'.repeat(800).slice(0, 20_000)],
] as const;

async function measure({ db, engine, close }: OpenDatabase): Promise<void> {
  try {
    await fill(db);
    console.log(`${engine}: ${PEOPLE} people`);
    for (const [name, text] of TEXTS) {
      const texts = [{ place: 'prompt' as const, index: 0, text }];
      const found = await findPersonalData(db, texts);
      const ours = await measureTimes(() => findPersonalData(db, texts), RUNS);
      const plain = await measureTimes(() => searchPlainly(db, text), RUNS);
      const ratio = (ours.best / plain.best).toFixed(2).padStart(6);
      console.log(
        `  ${name.padEnd(30)} ${found.length} found   ${writeTimes(ours)}   plain ${writeTimes(plain)}, best ${ratio} times that`,
      );
    }
  } finally {
    await close();
  }
}

const isEmbedded = options.quick || options.embedded || !(await measureOnPostgresql(measure));
if (isEmbedded) await measure(await openEmpty());
