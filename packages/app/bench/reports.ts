// Measures the reports over three years with twenty thousand trips and their money on PostgreSQL, beside one plain SQL statement that sums the
// movements of the same time by month. `--embedded` measures the embedded engine instead; `--quick` only checks that it runs, with few
// trips, on that engine.

import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { REPORT_NAMES, type ReportGroup } from '#contract/reports/reports.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { buildReport } from '#server/features/reports/reports.service.ts';
import type { App } from '#server/platform/app.ts';
import { createAccounts } from '#server/testing/fixtures/accounts.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createQuote } from '#server/testing/samples/money.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { asAdministrator } from './as-administrator.ts';
import { openEmpty } from './empty-database.ts';
import { measureOnPostgresql } from './on-postgresql.ts';
import { productOn } from './side-by-side.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, embedded: { type: 'boolean', default: false } },
});

const TRIPS = options.quick ? 200 : 20_000;
const FAMILIES = options.quick ? 20 : 2000;
const AGENTS = 40;
const RUNS = options.quick ? 1 : 5;
const YEARS = { from: '2024-01-01', to: '2026-12-31' } as const;
const DAYS = 1096;
/** The length of the line of a stay. */
const FILLER = 'x'.repeat(600);

const DOCUMENT = JSON.stringify({
  lines: [{ kind: 'quoted', amount: '800.00', discount: '0.00', description: FILLER }],
  totals: { vat: '0.00', vatLines: [], total: '800.00' },
});
const CREDIT = JSON.stringify({
  lines: [{ kind: 'quoted', amount: '-200.00', discount: '0.00', description: FILLER }],
  totals: { vat: '0.00', vatLines: [], total: '-200.00' },
});

/** The steps of a trip and how many days after it was created each was taken. */
const STEPS = [
  ['new', 0],
  ['enquiry', 1],
  ['reserved', 3],
  ['booked', 6],
  ['in_progress', 60],
  ['completed', 67],
] as const;

async function fillTrips(app: App): Promise<number> {
  const { db } = app;
  await seedReference(db);
  const { businessId } = await createBusiness(app);
  const counties = (await db.execute(sql`select id from counties order by id limit 20`)) as unknown as { rows: { id: string | number }[] };
  const families = await createLiveFamilies(
    app,
    Array.from({ length: FAMILIES }, (_, index) => ({
      countyId: Number(counties.rows[index % counties.rows.length]?.id),
      guestsNumber: 1 + (index % 3),
    })),
  );
  const emails = Array.from({ length: AGENTS }, (_, index) => `agent${index}@example.test`);
  const agents = await createAccounts(db, emails, { roles: ['Agent'], now: app.clock.now() });
  const family = await createTestTrip(app, { businessId, hostFamilyId: families[0] ?? 0, state: 'completed' });
  const fingerprint = await createQuote(app, { total: '800.00', request: { hostFamilyId: families[0] ?? 0 } });
  await db.execute(sql`update host_families set created_at = '2023-01-01'`);
  await db.execute(sql`insert into trips (student_id, trip_type_id, business_id, agent_id, state, from_date, to_date, host_family_id, quote_fingerprint,
      created_at)
    select student_id, trip_type_id, business_id, case when n % 3 = 0 then ${agents[0] ?? 0}::bigint + n % ${AGENTS} end,
      case when n % 9 = 0 then 'cancelled' else 'completed' end, date ${sql.raw(`'${YEARS.from}'`)} + (n * 7) % ${DAYS}::int,
      date ${sql.raw(`'${YEARS.from}'`)} + (n * 7) % ${DAYS}::int + 7 + n % 14, ${families[0] ?? 0}::bigint + n % ${FAMILIES}, ${fingerprint},
      (date ${sql.raw(`'${YEARS.from}'`)} + (n * 7) % ${DAYS}::int - 60)::timestamptz from trips, generate_series(1, ${TRIPS}::int) n where id = ${family.tripId}`);
  await db.execute(sql`insert into trip_students (trip_id, student_id, position) select id, student_id, 0 from trips`);
  await db.execute(sql`insert into host_calendar_blocks (host_family_id, kind, from_date, to_date, held_at)
    select id, 'own', date '2024-02-01' + n * 120, date '2024-02-20' + n * 120, now() from host_families, generate_series(0, 7) n`);
  for (const [state, days] of STEPS) {
    await db.execute(sql`insert into trip_history (trip_id, to_state, at)
      select id, case when state = 'cancelled' and ${days}::int > 6 then 'cancelled' else ${state}::text end, created_at + interval '1 day' * ${days}::int
        from trips`);
  }
  await db.execute(sql`insert into trip_offers (trip_id, host_family_id, state, asked_at, created_at)
    select id, host_family_id, 'accepted', created_at + interval '2 days', created_at from trips`);
  return agents[0] ?? 0;
}

/** One invoice for each trip, paid in two parts; credit notes for cancelled ones, payouts for others. */
async function fillMoney({ db }: App): Promise<void> {
  await db.execute(sql`insert into invoices (kind, state, business_id, series, sequence, number, buyer_name, buyer_email, quote_fingerprint, trip_id, draft,
      document, currency, total, paid, credited, issue_date, due_date, created_at)
    select 'sales', 'paid', business_id, 'B', row_number() over (order by id), 'B-' || id, 'Buyer ' || id, 'b' || id || '@example.test', quote_fingerprint,
      id, '{}', ${DOCUMENT}, 'EUR', 800, 800, case state when 'cancelled' then 200 else 0 end, from_date - 50, from_date - 30, created_at from trips`);
  await db.execute(sql`insert into invoices (kind, state, business_id, series, sequence, number, buyer_name, buyer_email, credits_id, trip_id, draft,
      document, currency, total, issue_date, due_date, created_at)
    select 'credit', 'sent', i.business_id, 'C', row_number() over (order by i.id), 'C-' || i.id, i.buyer_name, i.buyer_email, i.id, i.trip_id, '{}',
      ${CREDIT}, 'EUR', -200, i.issue_date + 20, i.issue_date + 20, i.created_at from invoices i where i.credited > 0`);
  await db.execute(sql`insert into payments (kind, method, business_id, currency, amount, paid_on, payer_name, key, created_at)
    select 'received', 'card', business_id, 'EUR', 400, issue_date + part * 14, buyer_name, 'i' || id || '-' || part, created_at
      from invoices, generate_series(1, 2) part where kind = 'sales'`);
  await db.execute(sql`insert into payment_allocations (payment_id, invoice_id, amount, at)
    select p.id, i.id, 400, p.created_at from invoices i, generate_series(1, 2) part, payments p where p.key = 'i' || i.id || '-' || part`);
  await db.execute(sql`insert into payouts (payee_type, payee_id, trip_id, business_id, currency, amount, state, due_date, paid_on, key, created_at)
    select 'Host_family', host_family_id, id, business_id, 'EUR', 500, 'paid', to_date, to_date + 1, 't' || id, created_at from trips where state = 'completed'`);
  await db.execute(sql`vacuum analyze`);
}

/** What moved in a period, by month and currency, without trips, parts, accounts and names. */
function plainSum({ db }: App, { from, to }: { readonly from: string; readonly to: string }) {
  return db.execute(sql`select to_char(day, 'YYYY-MM') as month, kind, currency, sum(amount) from (
      select issue_date as day, kind, currency, total as amount from invoices where number is not null
      union all select paid_on, kind, currency, amount from payments
      union all select paid_on, 'payout', currency, amount from payouts where state = 'paid') as moved
    where day between ${from}::date and ${to}::date group by 1, 2, 3`);
}

/** Returns the least of several times, in milliseconds: it says most on a machine that others use, too. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index <= RUNS; index += 1) {
    const start = performance.now();
    await run();
    // The first run reads from the disk.
    if (index > 0) times.push(performance.now() - start);
  }
  return Math.min(...times);
}

const SPANS = [
  ['three years', YEARS],
  ['a year', { from: '2025-01-01', to: '2025-12-31' }],
] as const;

async function measure(database: OpenDatabase): Promise<void> {
  const { app, remove } = await productOn(database);
  try {
    const userId = await fillTrips(app);
    await fillMoney(app);
    console.log(`${database.engine}: ${TRIPS} trips of three years, ${FAMILIES} families`);
    for (const [name, span] of SPANS) {
      for (const report of REPORT_NAMES) {
        const call = asAdministrator(app, userId, report === 'revenue' ? 'reports.money' : 'reports.read');
        for (const by of ['month', 'county'] as const satisfies readonly ReportGroup[]) {
          const plain = await timed(() => plainSum(app, span));
          const { rows } = await buildReport(call, report, { ...span, by, compare: 'none' });
          const ours = await timed(() => buildReport(call, report, { ...span, by, compare: 'none' }));
          console.log(
            `  ${name.padEnd(11)} ${report.padEnd(13)} by ${by.padEnd(6)} ${String(rows.length).padStart(3)} rows ${ours.toFixed(0).padStart(6)} ms   plain sum ${plain.toFixed(0).padStart(4)} ms, ${(ours / plain).toFixed(1).padStart(5)} times that`,
          );
        }
      }
    }
  } finally {
    await remove();
    await database.close();
  }
}

const isEmbedded = options.quick || options.embedded || !(await measureOnPostgresql(measure));
if (isEmbedded) await measure(await openEmpty());
