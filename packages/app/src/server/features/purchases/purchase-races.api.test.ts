// Many at once, over many connections: numbers without gaps, one approval of one, one draft of a stay, and never more paid than owed; and
// any sequence of steps leaves figures that reconcile.

import { eq, inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  approvePurchase,
  linkPayouts,
  readPurchase,
  recordPurchase,
  unlinkPayouts,
  voidPurchase,
} from '#contract/finance/purchases/purchases.endpoints.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { purchaseInvoices } from '#server/db/schema/purchases.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayoutOf, createPurchaseOf } from '#server/testing/samples/purchases.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { updatePaidOfPurchase } from './purchases.public.ts';

let server: TestServer;
let finance: TestClient;
let hostId: number;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  hostId = await server.createAccount({ email: 'orla@example.test', roles: ['Host family'] });
});
afterAll(() => server.stop());

/** Approves as a patient client does: where the server has no connection left for it, it comes again. */
async function approve(id: number, attempts = 20): ReturnType<typeof approveOnce> {
  const answer = await approveOnce(id);
  return answer.status === 503 && attempts > 1 ? approve(id, attempts - 1) : answer;
}
const approveOnce = (id: number) => finance.ask(approvePurchase, { params: { id }, body: { version: 1 } });

testOnPostgresql(
  '200 are approved at once: 200 numbers follow one another',
  async () => {
    const { businessId } = await createBusiness(server.app);
    const first = await createPurchaseOf(server.app, { userId: hostId, businessId });
    const { id: _, ...columns } = first;
    const more = await server.app.db
      .insert(purchaseInvoices)
      .values(Array.from({ length: 199 }, () => columns))
      .returning({ id: purchaseInvoices.id });
    const answers = await Promise.all([first, ...more].map(({ id }) => approve(id)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const sequences = answers.map(({ body }) => Number(body.number?.slice(-5))).sort((a, b) => a - b);
    expect(sequences).toEqual(Array.from({ length: 200 }, (__, index) => index + 1));
  },
  120_000,
);

test('one of which a payout is paid is not voided, whatever its row says of it yet', async () => {
  const row = await createPurchaseOf(server.app, { userId: hostId });
  const { version } = (await approveOnce(row.id)).body;
  const paid = { purchaseInvoiceId: row.id, state: 'paid', paidOn: '2026-06-12', reference: 'PO 2' } as const;
  const payoutId = await createPayoutOf(server.app, row, { amount: '200.00', ...paid });
  const late = await finance.ask(voidPurchase, { params: { id: row.id }, body: { reason: 'Late', version } });
  expect(late.body).toMatchObject({ code: 'purchaseMoved' });
  const { body } = await finance.ask(readPurchase, { params: { id: row.id } });
  expect(body).toMatchObject({ state: 'approved', payouts: [{ id: payoutId }] });
});

testOnPostgresql('one is approved by fifty at once: one of them', async () => {
  const { businessId } = await createBusiness(server.app);
  const { id } = await createPurchaseOf(server.app, { userId: hostId, businessId });
  const statuses = (await Promise.all(Array.from({ length: 50 }, () => approve(id)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const next = await createPurchaseOf(server.app, { userId: hostId, businessId });
  expect((await approve(next.id)).body.number).toMatch(/-00002$/);
});

testOnPostgresql('the same invoice of a supplier is recorded by ten at once: once', async () => {
  const { businessId } = await createBusiness(server.app);
  const body = { businessId, supplierName: 'Cork Taxis', number: 'R-1', issueDate: '2026-06-01', dueDate: '2026-06-10', net: '10' };
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => finance.ask(recordPurchase, { body })))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

/** What payouts do when they are paid: locked, paid, and the invoice reckoned anew, in one transaction. */
const pay = (payoutId: number, invoiceId: number) =>
  server.app.db.transaction(async (tx) => {
    const [row] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
    if (row === undefined || row.state === 'paid' || row.purchaseInvoiceId !== invoiceId) return;
    await tx.update(payouts).set({ state: 'paid', paidOn: '2026-07-20' }).where(eq(payouts.id, payoutId));
    await updatePaidOfPurchase(tx, invoiceId);
  });

testOnPostgresql('twenty payouts of one invoice are paid at once: paid is their sum', async () => {
  const row = await createPurchaseOf(server.app, { userId: hostId });
  const ids = await Promise.all(
    Array.from({ length: 20 }, () => createPayoutOf(server.app, row, { amount: '35.00', purchaseInvoiceId: row.id })),
  );
  await approve(row.id);
  await Promise.all(ids.map((id) => pay(id, row.id)));
  expect((await finance.ask(readPurchase, { params: { id: row.id } })).body).toMatchObject({ paid: '700.00', state: 'paid' });
});

interface Move {
  readonly kind: 'approve' | 'void' | 'link' | 'unlink' | 'pay' | 'payout';
  readonly first: number;
  readonly second: number;
  readonly euros: number;
}

const anyMove: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('approve', 'void', 'link', 'unlink', 'pay', 'payout', 'link', 'pay') as fc.Arbitrary<Move['kind']>,
  first: fc.nat({ max: 2 }),
  second: fc.nat({ max: 9 }),
  euros: fc.integer({ min: 1, max: 500 }),
});

test('after any sequence of steps, paid is the sum of the paid payouts, and no invoice is paid above its total', async () => {
  const { businessId } = await createBusiness(server.app);
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 8, maxLength: 20 }), async (moves) => {
      const invoices: Awaited<ReturnType<typeof createPurchaseOf>>[] = [];
      for (let made = 0; made < 3; made += 1) {
        invoices.push(await createPurchaseOf(server.app, { userId: hostId, businessId, vat: '100.00', total: '800.00' }));
      }
      const made: number[] = [];
      for (const { kind, first, second, euros } of moves) {
        const row = invoices[first];
        const payoutId = made[second % Math.max(made.length, 1)];
        if (row === undefined) continue;
        const params = { id: row.id };
        const { version } = (await finance.ask(readPurchase, { params })).body;
        if (kind === 'payout') made.push(await createPayoutOf(server.app, row, { amount: `${euros}.00`, state: 'approved' }));
        if (kind === 'approve') await finance.ask(approvePurchase, { params, body: { version } });
        if (kind === 'void') await finance.ask(voidPurchase, { params, body: { reason: 'Any', version } });
        if (payoutId === undefined) continue;
        if (kind === 'link') await finance.ask(linkPayouts, { params, body: { payoutIds: [payoutId], version } });
        if (kind === 'unlink') await finance.ask(unlinkPayouts, { params, body: { payoutIds: [payoutId], version } });
        if (kind === 'pay') await pay(payoutId, row.id);
      }
      const paid = sql`(select coalesce(sum(o.amount), 0) from payouts o where o.state = 'paid' and o.purchase_invoice_id = purchase_invoices.id)`;
      const lines = sql`(select sum((line ->> 'amount')::numeric) from jsonb_array_elements(purchase_invoices.lines) line)`;
      const wrong = sql`(paid <> ${paid} or paid > total or net <> ${lines} or total <> net + vat
        or (state = 'paid') <> (state not in ('draft', 'void') and paid = total) or (state = 'part_paid' and paid = 0) or (state = 'void' and paid > 0))`;
      const ids = invoices.map(({ id }) => id);
      const found = await server.app.db
        .select({ id: purchaseInvoices.id })
        .from(purchaseInvoices)
        .where(sql`${inArray(purchaseInvoices.id, ids)} and ${wrong}`);
      expect(found).toEqual([]);
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 180_000);
