// Expenses shared and billed on over a real connection, and how they are listed.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approveExpense,
  billExpenses,
  exportExpenseShares,
  exportExpenses,
  listExpenses,
  readExpenseTotals,
  readGroupExpenses,
  splitExpense,
} from '#contract/finance/expenses/expenses.endpoints.ts';
import type { Expense } from '#contract/finance/expenses/expenses.shapes.ts';
import { deleteInvoice, payInvoice, readInvoice, sendInvoice, voidInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { trips } from '#server/db/schema/trips.ts';
import { type ExpenseFixture, listAmounts, startExpenseFixture, toVersioned } from '#server/testing/fixtures/expense-fixture.ts';
import { createGroup } from '#server/testing/samples/expenses.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';

let server: ExpenseFixture['server'];
let finance: ExpenseFixture['finance'];
let mother: ExpenseFixture['mother'];
let agent: ExpenseFixture['agent'];
let motherId: number;
let fatherId: number;
let agentId: number;
let submit: ExpenseFixture['submit'];
let look: ExpenseFixture['look'];
let approved: ExpenseFixture['approved'];
beforeAll(async () => {
  ({ server, finance, mother, agent, motherId, fatherId, agentId, submit, look, approved } = await startExpenseFixture());
});
afterAll(() => server.stop());

describe('sharing', () => {
  const split = ({ id, version }: Expense, rule: 'equal' | 'per_student' | 'by_hand', shares: { tripId: number; amount: string }[] = []) =>
    finance.ask(splitExpense, { params: { id }, body: { rule, shares, version } });

  test('two siblings count twice by student and once by parent, to the cent', async () => {
    const { groupId } = await createGroup(server.app, { parents: [motherId, motherId, fatherId] });
    const expense = await approved({ groupId }, { amount: '100' });
    expect(expense).toMatchObject({ splitRule: 'per_student', shares: [{ amount: '33.34', extra: true }, { amount: '33.33' }, {}] });
    const equal = (await split(expense, 'equal')).body;
    expect(listAmounts(equal)).toEqual(['25.00', '25.00', '50.00']);
    const cents = (await finance.ask(readGroupExpenses, { query: { groupId } })).body;
    expect(cents.parents.map(({ name, sums }) => [name, sums[0]?.total])).toEqual([
      ['Jeanne Test', '50.00'],
      ['Karl Test', '50.00'],
    ]);
  });

  test('by hand it must add up, and says by how much it does not', async () => {
    const { groupId, tripIds } = await createGroup(server.app, { parents: [motherId, fatherId] });
    const [one = 0, two = 0] = tripIds;
    const expense = await approved({ groupId });
    const by = (first: string, second: string) => [
      { tripId: one, amount: first },
      { tripId: two, amount: second },
    ];
    const less = await split(expense, 'by_hand', by('10', '19.99'));
    expect(less).toMatchObject({ status: 422, body: { code: 'sharesDiffer' } });
    expect(less.body.message).toContain('0.01 EUR is missing');
    expect((await split(expense, 'by_hand', by('10', '21'))).body.message).toContain('1.00 EUR is too much');
    expect(Object.keys((await split(expense, 'by_hand', [{ tripId: 9_999_999, amount: '30' }])).body.errors ?? {})).toEqual([
      'shares.0.tripId',
    ]);
    expect(Object.keys((await split(expense, 'by_hand', by('10.001', '19.999'))).body.errors ?? {})).toEqual(['shares.0.amount']);
    expect(listAmounts((await split(expense, 'by_hand', by('0', '30'))).body)).toEqual(['0.00', '30.00']);
  });

  test('is for the agent of the group; a cancelled trip bears nothing, and a billed expense can’t be shared again', async () => {
    const { groupId, tripIds } = await createGroup(server.app, { parents: [motherId, fatherId, null], agentId });
    const { body } = await submit({ groupId });
    await server.app.db
      .update(trips)
      .set({ state: 'cancelled' })
      .where(eq(trips.id, tripIds[2] ?? 0));
    const shared = await agent.ask(splitExpense, { params: { id: body.id }, body: { rule: 'equal', version: body.version } });
    expect(listAmounts(shared.body)).toEqual(['15.00', '15.00']);
    const { groupId: foreign } = await createGroup(server.app, { parents: [motherId] });
    const other = (await submit({ groupId: foreign })).body;
    expect((await agent.ask(splitExpense, { params: { id: other.id }, body: { rule: 'equal', version: 1 } })).status).toBe(404);
    await finance.ask(approveExpense, toVersioned(shared.body));
    await finance.ask(billExpenses, { body: { groupId } });
    expect((await split(await look(body.id), 'per_student')).body.code).toBe('expenseBilled');
  });
});

describe('billing on', () => {
  test('makes a draft for each parent with a line for each share, at cost, in their language', async () => {
    const germanId = await server.createAccount({ email: 'deutsch@example.test', roles: ['Parent'] });
    await server.app.db.update(users).set({ locale: 'de' }).where(eq(users.id, germanId));
    const { groupId } = await createGroup(server.app, { parents: [germanId, fatherId, null] });
    await approved({ groupId }, { amount: '10' });
    const second = await approved({ groupId }, { amount: '20', category: 'excursion', description: 'Cliffs' });
    const { body } = await finance.ask(billExpenses, { body: { groupId } });
    expect(body.invoices.map(({ total, lines }) => [total, lines])).toEqual([
      ['10.00', 2],
      ['10.01', 2],
    ]);
    const inGerman = (await finance.ask(readInvoice, { params: { id: body.invoices[1]?.id ?? 0 } })).body;
    expect(inGerman.missing.map(({ path }) => path)).toEqual(['buyer.address']);
    expect(inGerman.typed.lines.map(({ description }) => description).join()).toContain('Ausflug: Cliffs');
    expect(body.unbilled).toHaveLength(2);
    const invoice = (await finance.ask(readInvoice, { params: { id: body.invoices[0]?.id ?? 0 } })).body;
    expect(invoice).toMatchObject({ state: 'draft', total: body.invoices[0]?.total, missing: [], buyerName: 'Karl Test' });
    expect(invoice.typed.lines.map(({ description }) => description).join()).toContain('Cliffs (Chloé Martin, Class');
    expect((await look(second.id)).state).toBe('approved');
    expect((await finance.ask(billExpenses, { body: { groupId } })).body.code).toBe('nothingToBill');
  });

  test('a deleted draft and a voided invoice free their shares; a paid one says so', async () => {
    const { groupId } = await createGroup(server.app, { parents: [motherId, fatherId] });
    const { id } = await approved({ groupId });
    const bill = async () => (await finance.ask(billExpenses, { body: { ids: [id] } })).body.invoices;
    const [first] = await bill();
    expect(await look(id)).toMatchObject({ state: 'invoiced', billed: '30.00', shares: [{ standing: 'draft' }, { standing: 'draft' }] });
    await finance.ask(deleteInvoice, { params: { id: first?.id ?? 0 } });
    expect(await look(id)).toMatchObject({ state: 'approved', billed: '15.00', shares: [{ standing: 'unbilled', invoiceId: null }, {}] });
    const [second, ...more] = await bill();
    expect(more).toEqual([]);
    const { version } = (await finance.ask(sendInvoice, { params: { id: second?.id ?? 0 }, body: { version: 1 } })).body;
    await finance.ask(voidInvoice, { params: { id: second?.id ?? 0 }, body: { reason: 'Wrong', version } });
    expect(await look(id)).toMatchObject({ state: 'approved', shares: [{ standing: 'unbilled' }, { standing: 'draft' }] });
    const [third] = await bill();
    const sent = (await finance.ask(sendInvoice, { params: { id: third?.id ?? 0 }, body: { version: 1 } })).body;
    expect(sent.total).toBe('15.00');
    const paying = { amount: '15', paidOn: '2026-06-15', method: 'cash', version: sent.version } as const;
    await finance.ask(payInvoice, { params: { id: sent.id }, body: paying });
    expect(await look(id)).toMatchObject({ state: 'invoiced', paid: '15.00', shares: [{ standing: 'paid' }, { standing: 'draft' }] });
    const { parents } = (await finance.ask(readGroupExpenses, { query: { groupId } })).body;
    expect(parents.map(({ sums }) => [sums[0]?.paid, sums[0]?.open])).toEqual([
      ['15.00', '0.00'],
      ['0.00', '15.00'],
    ]);
  });

  test('only approved expenses that are to be billed on can be billed', async () => {
    const { tripId } = await createTestTrip(server.app, { parentId: motherId });
    const ids = [(await submit({ tripId })).body.id, (await approved({ tripId }, { rebillable: false })).id];
    expect(await finance.ask(billExpenses, { body: { ids } })).toMatchObject({ status: 409, body: { code: 'nothingToBill' } });
  });

  test('a currency of its own is an invoice of its own, of the business that bills in it', async () => {
    await createGroup(server.app, { parents: [], currency: 'JPY' });
    const { tripId } = await createTestTrip(server.app, { parentId: motherId });
    const yen = await approved({ tripId }, { amount: '1001', currency: 'JPY' });
    const euros = await approved({ tripId });
    const { invoices } = (await finance.ask(billExpenses, { body: { ids: [yen.id, euros.id] } })).body;
    expect(invoices.map(({ total, currency }) => `${total} ${currency}`).sort()).toEqual(['1001 JPY', '30.00 EUR']);
    expect(
      (await finance.ask(readInvoice, { params: { id: invoices.find(({ currency }) => currency === 'JPY')?.id ?? 0 } })).body,
    ).toMatchObject({
      currency: 'JPY',
      total: '1001',
    });
  });
});

describe('lists', () => {
  test('are filtered, summed and exported in words', async () => {
    const { groupId } = await createGroup(server.app, { parents: [motherId, fatherId] });
    await approved({ groupId }, { amount: '7', category: 'damage' });
    await submit({ groupId }, { amount: '9', category: 'damage', rebillable: false, payerId: motherId });
    await finance.ask(billExpenses, { body: { groupId } });
    const query = { groupId: String(groupId) } as never;
    const list = async (more: object) => (await finance.ask(listExpenses, { query: { ...(query as object), ...more } as never })).body.data;
    expect(await list({ state: 'invoiced' })).toMatchObject([{ amount: '7.00' }]);
    expect(await list({ rebillable: 'no', payerId: String(motherId), amount: '8..', spentOn: '2026-06-01..' })).toMatchObject([
      { amount: '9.00' },
    ]);
    expect(await list({ category: 'food' })).toEqual([]);
    expect((await finance.ask(readExpenseTotals, { query })).body.data).toEqual([
      { currency: 'EUR', count: 2, amount: '16.00', billed: '7.00', paid: '0.00' },
    ]);
    finance.language = 'de';
    const file = (await finance.ask(exportExpenses, { query })).text;
    const shares = (await finance.ask(exportExpenseShares, { query })).text;
    finance.language = 'en';
    expect(file).toContain('Weiterberechnet');
    expect(file).toContain('Schaden');
    expect(shares).toContain('Jeanne Test');
    expect(shares).toContain('3.50');
    expect((await mother.ask(exportExpenseShares, { query })).text).not.toContain('Karl');
  });
});
