// Many at once and in any order: every share is billed once, and never more is billed than was spent.

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveExpense, billExpenses, readExpense, splitExpense, submitExpense } from '#contract/finance/expenses/expenses.endpoints.ts';
import { createInvoice, deleteInvoice, payInvoice, readInvoice, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { expenseShares } from '#server/db/schema/expenses.ts';
import { invoices } from '#server/db/schema/finance.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { createGroup, toExpenseBody } from '#server/testing/samples/expenses.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
const parents: number[] = [];
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  const { businessId } = await createBusiness(server.app);
  for (const name of ['one', 'two', 'three']) {
    const buyerId = await server.createAccount({ email: `${name}@example.test`, roles: ['Parent'] });
    parents.push(buyerId);
    await finance.ask(createInvoice, { body: { businessId, buyerId, typed: COMPLETE_INVOICE } });
  }
});
afterAll(() => server.stop());

const look = async (id: number) => (await finance.ask(readExpense, { params: { id } })).body;

async function submitted(amount: string) {
  const { groupId } = await createGroup(server.app, { parents });
  const { body } = await finance.ask(submitExpense, { body: toExpenseBody({ groupId }, { amount }) });
  return { groupId, expense: body };
}

/** Sums in cents. */
const cents = (amount: string | null) => Math.round(Number(amount ?? 0) * 100);

testOnPostgresql(
  'a group is billed fifty times at once: each share once',
  async () => {
    const { groupId, expense } = await submitted('100');
    await finance.ask(approveExpense, { params: { id: expense.id }, body: { version: expense.version } });
    const bill = async (attempts = 20): Promise<number> => {
      const { status } = await finance.ask(billExpenses, { body: { groupId } });
      return status === 503 && attempts > 1 ? bill(attempts - 1) : status;
    };
    const statuses = await Promise.all(Array.from({ length: 50 }, () => bill()));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    const shares = await server.app.db.select().from(expenseShares).where(eq(expenseShares.expenseId, expense.id));
    expect(new Set(shares.map(({ invoiceId }) => invoiceId)).size).toBe(3);
    const drafts = await server.app.db.select().from(invoices).where(eq(invoices.state, 'draft'));
    const made = drafts.filter(({ id }) => shares.some(({ invoiceId }) => invoiceId === id));
    expect(made.reduce((sum, { total }) => sum + cents(total), 0)).toBe(10_000);
  },
  120_000,
);

type Step = 'approve' | 'split' | 'bill' | 'deleteDraft' | 'pay';

test('no order of steps bills more than was spent', async () => {
  const steps = fc.array(fc.constantFrom<Step>('approve', 'split', 'bill', 'deleteDraft', 'pay'), { minLength: 3, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99_999 }), steps, async (units, sequence) => {
      const amount = (units / 100).toFixed(2);
      const { groupId, expense } = await submitted(amount);
      const { id } = expense;
      const run: Record<Step, () => Promise<unknown>> = {
        approve: async () => finance.ask(approveExpense, { params: { id }, body: { version: (await look(id)).version } }),
        split: async () => finance.ask(splitExpense, { params: { id }, body: { rule: 'equal', version: (await look(id)).version } }),
        bill: () => finance.ask(billExpenses, { body: { groupId } }),
        async deleteDraft() {
          const drafted = (await look(id)).shares.find(({ standing }) => standing === 'draft');
          if (drafted) await finance.ask(deleteInvoice, { params: { id: drafted.invoiceId ?? 0 } });
        },
        async pay() {
          const drafted = (await look(id)).shares.find(({ standing }) => standing === 'draft');
          if (drafted === undefined) return;
          const of = { params: { id: drafted.invoiceId ?? 0 } };
          const sent = (await finance.ask(sendInvoice, { ...of, body: { version: 1 } })).body;
          const body = { amount: sent.outstanding, paidOn: '2026-06-15', method: 'cash', version: sent.version } as const;
          await finance.ask(payInvoice, { ...of, body });
        },
      };
      for (const step of sequence) {
        await run[step]();
        const { shares, billed, paid } = await look(id);
        expect(shares.reduce((sum, share) => sum + cents(share.amount), 0)).toBe(units);
        const ids = [...new Set(shares.flatMap(({ invoiceId }) => invoiceId ?? []))];
        const totals = await Promise.all(ids.map(async (one) => (await finance.ask(readInvoice, { params: { id: one } })).body.total));
        expect(totals.reduce((sum, total) => sum + cents(total), 0)).toBe(cents(billed));
        expect(cents(billed)).toBeLessThanOrEqual(units);
        expect(cents(paid)).toBeLessThanOrEqual(cents(billed));
      }
    }),
    { numRuns: 12 },
  );
}, 240_000);
