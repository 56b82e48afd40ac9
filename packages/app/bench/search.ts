// Measures a search over ten thousand families with prices, as whole requests over HTTP, against bare SQL with the same result; on each
// available engine. `--quick` uses fewer families and requests, on the embedded engine only.

import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { counties, tags } from '#server/db/schema/places.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';
import type { App } from '#server/platform/app.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { openEmpty } from './empty-database.ts';
import { measureOnPostgresql } from './on-postgresql.ts';
import { publishPrices } from './search-prices.ts';
import { productOn, served } from './side-by-side.ts';

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

const FAMILIES = options.quick ? 500 : 10_000;
const RUNS = options.quick ? 3 : 60;
/** One family in this many is taken on the dates. */
const TAKEN_EACH = 4;

const DATES = { from: '2027-07-04', to: '2027-07-18' } as const;

async function fill(app: App): Promise<{ county: number; tag: number; family: number }> {
  await seedReference(app.db);
  const places = (await app.db.select().from(counties)).map(({ id }) => id);
  const marks = (await app.db.select().from(tags)).filter(({ kind }) => kind !== 'category').map(({ id }) => id);
  const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
  const ids = await createLiveFamilies(
    app,
    Array.from({ length: FAMILIES }, (_, index) => ({
      countyId: at(places, index * 7),
      parentGuardianOneLastName: `Family${index % 700}`,
      guestsNumber: 1 + (index % 5),
      welcomesAgeFrom: index % 12,
      tagIds: [...new Set([0, 5, 11, 17, 23].map((step) => at(marks, index + step)))],
      description: `House ${index} by the sea.\nWe like walks, boats and long evenings at the table.`,
    })),
  );
  await publishPrices(
    app,
    ids.map((id, index) => ({ id, countyId: at(places, index * 7) })),
  );
  const heldAt = app.clock.now();
  const blocks = ids
    .filter((_, index) => index % TAKEN_EACH === 0)
    .map((hostFamilyId) => ({ hostFamilyId, kind: 'own' as const, fromDate: DATES.from, toDate: DATES.to, heldAt }));
  for (let start = 0; start < blocks.length; start += 500) await app.db.insert(hostCalendarBlocks).values(blocks.slice(start, start + 500));
  await app.db.execute(sql`analyze`);
  return { county: places[0] ?? 0, tag: marks[0] ?? 0, family: ids[0] ?? 0 };
}

/** Returns the milliseconds of each run, sorted. */
async function timed(run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}

const share = (times: readonly number[], part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

/** Selects the ids and the number of live families that are free on the dates, without facets, prices and map. */
function bareSql({ db }: App) {
  return db.execute(sql`select ${hostFamilies.id}, count(*) over () from ${hostFamilies} where ${isLive()} and not exists (
    select 1 from ${hostCalendarBlocks} where ${hostCalendarBlocks.hostFamilyId} = ${hostFamilies.id}
    and ${hostCalendarBlocks.fromDate} < ${DATES.to}::date and ${hostCalendarBlocks.toDate} >= ${DATES.from}::date) order by ${hostFamilies.id} limit 12`);
}

async function measure(database: OpenDatabase): Promise<void> {
  const { app, remove } = await productOn(database);
  try {
    const { county, tag, family } = await fill(app);
    const questions = [
      ['everything', ''],
      ['dates', `?from_date=${DATES.from}&to_date=${DATES.to}`],
      ['dates and filters', `?from_date=${DATES.from}&to_date=${DATES.to}&counties=${county}&amenities=${tag}&student_age=12`],
      ['a mistyped word', '?search_text=Kerrry'],
    ] as const;
    await served(
      app,
      (_, response) => response.end(),
      async ({ ours }) => {
        const bare = share(await timed(() => bareSql(app)), 0.5);
        console.log(`${database.engine}: ${FAMILIES} families; bare SQL of the dates p50 ${bare.toFixed(1)} ms`);
        for (const [name, query] of questions) {
          const ask = async () => (await fetch(`${ours}/api/search${query}`)).arrayBuffer();
          const start = performance.now();
          await ask();
          const first = performance.now() - start;
          const times = await timed(ask);
          const [p50, p99] = [share(times, 0.5), share(times, 0.99)];
          console.log(
            `  ${name.padEnd(18)} p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   ratio ${(p50 / bare).toFixed(2)}   first ${first.toFixed(0)} ms`,
          );
        }
        await app.db.update(hostFamilies).set({ description: 'We have moved.' }).where(eq(hostFamilies.id, family));
        const start = performance.now();
        await (await fetch(`${ours}/api/search`)).arrayBuffer();
        console.log(`  the first request after a family has changed ${(performance.now() - start).toFixed(0)} ms`);
      },
    );
  } finally {
    await remove();
    await database.close();
  }
}

await measure(await openEmpty());
if (!options.quick) await measureOnPostgresql(measure);
