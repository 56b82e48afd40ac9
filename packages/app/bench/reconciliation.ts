// Measures the reconciliation board over ten thousand stays with their quotes, invoices, payments and payouts, and the list of balances
// over as many invoices.

import { sql } from 'drizzle-orm';
import { LOCALES } from '#contract/platform/locales.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { buildAccountList, findBalancesByIds } from '#server/features/billing/accounts.queries.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import { runChecks } from '#server/features/reconciliation/checks.rules.ts';
import { indexSnapshot } from '#server/features/reconciliation/discrepancies.rules.ts';
import { loadSnapshot } from '#server/features/reconciliation/snapshot.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createQuote } from '#server/testing/samples/money.ts';
import { createFamily, createTestTrip } from '#server/testing/samples/trips.ts';
import { openEmpty } from './empty-database.ts';
import { measureOnPostgresql } from './on-postgresql.ts';

const STAYS = 10_000;
/** The length of a quote of ten lines. */
const FILLER = 'x'.repeat(6000);
const TODAY = '2026-08-15';

/** Inserts ten thousand similar stays with all related rows. */
async function fill({ db }: OpenDatabase): Promise<void> {
  const clock = { now: () => new Date(`${TODAY}T10:00:00Z`), today: () => TODAY, dayOf: () => TODAY };
  const app = { db, clock };
  const { businessId } = await createBusiness(app);
  const userId = await createAccount(db, { email: 'bench@example.test', roles: ['Host family'] }, clock.now());
  const family = await createFamily(app, userId);
  const payouts = [{ hostableType: 'Host_family', hostableId: family, amount: '60.00' }];
  const fingerprint = await createQuote(app, { payouts, request: { hostFamilyId: family } });
  const { tripId } = await createTestTrip(app, { businessId, hostFamilyId: family, state: 'completed', quoteFingerprint: fingerprint });
  const each = sql`generate_series(1, ${STAYS}::int) n`;
  const document = JSON.stringify({
    lines: [{ kind: 'quoted', amount: '100.00', discount: '0.00', description: FILLER }],
    totals: { vat: '0.00', vatLines: [], total: '100.00' },
  });
  await db.execute(sql`insert into quotes (fingerprint, book_number, request, document, currency, total, from_date, to_date, created_at)
    select md5(n::text) || md5('q' || n::text), book_number, request, jsonb_set(document::jsonb, '{filler}', to_jsonb(${FILLER}::text))::text, currency, total,
      from_date, to_date, created_at from quotes, ${each} where fingerprint = ${fingerprint}`);
  await db.execute(sql`insert into trips (student_id, trip_type_id, business_id, state, from_date, to_date, host_family_id, quote_fingerprint, created_at)
    select student_id, trip_type_id, business_id, state, from_date, to_date, host_family_id, md5(n::text) || md5('q' || n::text), created_at
      from trips, ${each} where id = ${tripId}`);
  await db.execute(sql`insert into invoices (kind, state, business_id, series, sequence, number, buyer_name, buyer_email, quote_fingerprint, trip_id, draft,
      document, currency, total, paid, issue_date, due_date, created_at)
    select 'sales', 'paid', business_id, 'B', row_number() over (order by id), 'B-' || id, 'Buyer ' || id, 'b' || id || '@example.test', quote_fingerprint,
      id, '{}', ${document}, 'EUR', 100, 100, '2026-06-01', '2026-06-15', created_at from trips where id <> ${tripId}`);
  await db.execute(sql`insert into payments (kind, method, business_id, currency, amount, paid_on, payer_name, key, created_at)
    select 'received', 'card', business_id, 'EUR', 100, '2026-06-10', buyer_name, 'i' || id, created_at from invoices`);
  await db.execute(sql`insert into payment_allocations (payment_id, invoice_id, amount, at)
    select p.id, i.id, 100, p.created_at from payments p join invoices i on p.key = 'i' || i.id`);
  await db.execute(sql`insert into invoice_series (series, next) values ('B', ${STAYS + 1})`);
  await db.execute(sql`insert into payouts (payee_type, payee_id, trip_id, business_id, currency, amount, state, due_date, key, created_at)
    select 'Host_family', ${family}, id, business_id, 'EUR', 60, 'pending', '2026-08-14', 't' || id, created_at from trips where id <> ${tripId}`);
  await db.execute(sql`delete from trips where id = ${tripId}`);
  await db.execute(sql`analyze`);
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return `${Math.round(Math.min(...times))} ms`;
}

async function measure(database: OpenDatabase): Promise<void> {
  const { db, engine } = database;
  await fill(database);
  let count = 0;
  const board = await timed(async () => {
    count = runChecks(indexSnapshot(await loadSnapshot(db, { today: TODAY, timeZone: 'Europe/Dublin' }), getAmountMath)).length;
  });
  const reading = { scope: { kind: 'all' }, today: TODAY, timeZone: 'Europe/Dublin' } as const;
  const from = buildAccountList(reading).from ?? sql``;
  const list = await timed(async () => {
    const page = await db
      .select({ id: sql<number>`"balances"."id"`.mapWith(Number) })
      .from(from)
      .orderBy(sql`"balances"."overdue" desc`)
      .limit(25);
    await findBalancesByIds(
      db,
      page.map(({ id }) => id),
      reading,
    );
  });
  console.log(`  ${engine}: ${STAYS.toLocaleString(LOCALES[0])} stays: board ${board} (${count} findings), a page of balances ${list}`);
  await database.close();
}

await measure(await openEmpty());
await measureOnPostgresql(measure);
