// Expenses over a real connection: submitting, deciding, and who sees what of them.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import {
  approveExpense,
  approveExpenses,
  billExpenses,
  deleteExpense,
  editExpense,
  findGroups,
  listExpenses,
  readExpense,
  readGroupExpenses,
  readOwnExpenses,
  refuseExpense,
  settleExpense,
} from '#contract/finance/expenses/expenses.endpoints.ts';
import { sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { users } from '#server/db/schema/identity.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type ExpenseFixture, listAmounts, startExpenseFixture, toVersioned } from '#server/testing/fixtures/expense-fixture.ts';
import { createGroup, toExpenseBody } from '#server/testing/samples/expenses.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { toEmail } from '#server/testing/start-server.ts';

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

describe('submitting an expense', () => {
  test('a parent submits one of their own trip, and changes and deletes it until somebody decides', async () => {
    const { tripId } = await createTestTrip(server.app, { parentId: motherId });
    const { status, body } = await submit({ tripId }, { payerId: motherId }, mother);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'submitted', amount: '30.00', payerName: 'Jeanne Test', actions: ['edit', 'remove'] });
    const edited = await mother.ask(editExpense, {
      params: { id: body.id },
      body: { ...toExpenseBody({ tripId }, { amount: '12.5' }), version: body.version },
    });
    expect(edited.body).toMatchObject({ amount: '12.50', shares: [{ amount: '12.50' }] });
    expect((await mother.ask(editExpense, { params: { id: body.id }, body: { ...toExpenseBody({ tripId }), version: 1 } })).body.code).toBe(
      'changedMeanwhile',
    );
    await finance.ask(approveExpense, toVersioned(edited.body));
    expect((await mother.ask(deleteExpense, { params: { id: body.id } })).body.code).toBe('expenseMoved');
    const other = (await submit({ tripId }, {}, mother)).body;
    expect((await mother.ask(deleteExpense, { params: { id: other.id } })).status).toBe(200);
    expect((await mother.ask(readExpense, { params: { id: other.id } })).status).toBe(404);
  });

  test.each([
    [{ spentOn: '2026-06-16' }, 'spentOn', 'must not be in the future'],
    [{ amount: '0' }, 'amount', 'more than 0'],
    [{ amount: '1.005' }, 'amount', 'at most 2 digits'],
    [{ currency: 'QQQ' }, 'currency', 'ISO 4217'],
    [{ currency: 'CHF' }, 'currency', 'CHF'],
    [{ groupId: 1 }, 'tripId', 'either a trip or a group'],
  ])('with %j is refused at %s', async (change, field, sentence) => {
    const { tripId } = await createTestTrip(server.app, { parentId: motherId });
    const { status, body } = await submit({ tripId }, change);
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain(sentence);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  test('is refused for trips and groups of others, and with somebody else as the payer', async () => {
    const { tripId } = await createTestTrip(server.app, { parentId: fatherId });
    const { groupId } = await createGroup(server.app, { parents: [motherId] });
    expect(Object.keys((await submit({ tripId }, {}, mother)).body.errors ?? {})).toEqual(['tripId']);
    expect(Object.keys((await submit({ groupId }, {}, mother)).body.errors ?? {})).toEqual(['groupId']);
    expect(Object.keys((await submit({ groupId }, {}, agent)).body.errors ?? {})).toEqual(['groupId']);
    const own = await createTestTrip(server.app, { parentId: motherId });
    expect(Object.keys((await submit({ tripId: own.tripId }, { payerId: fatherId }, mother)).body.errors ?? {})).toEqual(['payerId']);
  });

  test('a host submits one of a stay in their house; an agent one of a group they look after', async () => {
    const hostId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
    const host = await server.signInWith('host@example.test');
    const { tripId } = await createTestTrip(server.app, { parentId: motherId, hostUserId: hostId });
    const { body } = await submit({ tripId }, { payerId: hostId }, host);
    expect(body).toMatchObject({ state: 'submitted', shares: [] });
    const { groupId } = await createGroup(server.app, { parents: [motherId, fatherId], agentId });
    expect(listAmounts((await submit({ groupId }, {}, agent)).body)).toEqual(['15.00', '15.00']);
  });

  test('the receipt is open to those who see the expense, and is deleted with it', async () => {
    const { tripId } = await createTestTrip(server.app, { parentId: motherId });
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'receipt.pdf');
    const { randomRef } = (await finance.ask(uploadAttachment, { body: form as never })).body;
    const { body } = await submit({ tripId }, { receiptRef: randomRef });
    expect(body).toMatchObject({ receiptRef: randomRef, receiptName: 'receipt.pdf' });
    const get = async (by: TestClient) => (await by.send('GET', `/api/attachments/${randomRef}`)).status;
    expect(await get(mother)).toBe(404);
    await finance.ask(approveExpense, toVersioned(body));
    expect(await get(mother)).toBe(200);
    expect(await get(await server.signInWith('father@example.test'))).toBe(404);
    const other = await submit({ tripId }, { receiptRef: randomRef });
    expect(Object.keys(other.body.errors ?? {})).toEqual(['receiptRef']);
    const again = (await submit({ tripId })).body;
    await finance.ask(deleteExpense, { params: { id: again.id } });
    expect(
      await server.app.db
        .select()
        .from(attachments)
        .where(eq(attachments.subjectId, String(again.id))),
    ).toEqual([]);
  });
});

describe('access', () => {
  test('a parent sees what they bear once it is approved, with their own share alone', async () => {
    const { groupId } = await createGroup(server.app, { parents: [motherId, fatherId] });
    const { body } = await submit({ groupId });
    expect((await mother.ask(readExpense, { params: { id: body.id } })).status).toBe(404);
    await finance.ask(approveExpense, toVersioned(body));
    const seen = await look(body.id, mother);
    expect(seen).toMatchObject({ actions: [], shares: [{ parentId: motherId, amount: '15.00' }] });
    expect(JSON.stringify(seen)).not.toContain('Karl');
    const inHouse = await approved({ groupId }, { rebillable: false });
    expect((await mother.ask(readExpense, { params: { id: inHouse.id } })).status).toBe(404);
    const { data } = (await mother.ask(listExpenses, {})).body;
    expect(data.map(({ id }) => id)).toContain(body.id);
    expect(data.map(({ id }) => id)).not.toContain(inHouse.id);
  });

  test('groups and their table are for those who look after them', async () => {
    const { groupId } = await createGroup(server.app, { parents: [motherId, null], agentId });
    await approved({ groupId });
    expect((await agent.ask(readGroupExpenses, { query: { groupId } })).body.parents).toHaveLength(2);
    expect((await mother.ask(readGroupExpenses, { query: { groupId } })).status).toBe(404);
    const { groupId: foreign } = await createGroup(server.app, { parents: [fatherId] });
    expect((await agent.ask(readGroupExpenses, { query: { groupId: foreign } })).status).toBe(404);
    const choices = (await agent.ask(findGroups, { query: { search: 'class' } })).body.data.map(({ id }) => id);
    expect(choices).toContain(groupId);
    expect(choices).not.toContain(foreign);
    expect((await mother.ask(findGroups, {})).body.data).toEqual([]);
  });

  test('the own ones come trip by trip with their sums', async () => {
    const parentId = await server.createAccount({ email: 'sums@example.test', roles: ['Parent'] });
    const client = await server.signInWith('sums@example.test');
    const { tripId } = await createTestTrip(server.app, { parentId });
    await approved({ tripId }, { amount: '10' });
    await approved({ tripId }, { amount: '2.50' });
    await createGroup(server.app, { parents: [fatherId] });
    const { body } = await client.ask(readOwnExpenses, {});
    expect(body.trips).toMatchObject([{ tripId, subject: 'Chloé Martin', sums: [{ currency: 'EUR', total: '12.50', open: '12.50' }] }]);
  });
});

describe('deciding', () => {
  test('is for finance alone, with a reason for a no', async () => {
    const { tripId } = await createTestTrip(server.app, { agentId });
    const { body } = await submit({ tripId }, {}, agent);
    expect((await agent.ask(approveExpense, toVersioned(body))).status).toBe(403);
    const refuse = (reason: string) => finance.ask(refuseExpense, { params: { id: body.id }, body: { version: body.version, reason } });
    expect(Object.keys((await refuse(' ')).body.errors ?? {})).toEqual(['reason']);
    expect((await refuse('No receipt')).body).toMatchObject({ state: 'refused', reason: 'No receipt', actions: [] });
    expect((await finance.ask(approveExpense, toVersioned(await look(body.id)))).body.code).toBe('expenseMoved');
  });

  test('several are approved at once; those that can’t be are reported', async () => {
    const { tripId } = await createTestTrip(server.app, {});
    const ids = [(await submit({ tripId })).body.id, (await submit({ tripId })).body.id, (await approved({ tripId })).id, 9_999_999];
    const { body } = await finance.ask(approveExpenses, { body: { ids } });
    expect(body.approved).toEqual(ids.slice(0, 2));
    expect(body.refused.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(body.refused[0]?.message).toContain('has changed');
  });

  test('an approved expense is settled at once if it isn’t billed on, else once its invoices are sent', async () => {
    const { tripId } = await createTestTrip(server.app, { parentId: motherId });
    const inHouse = await approved({ tripId }, { rebillable: false });
    expect(inHouse).toMatchObject({ shares: [], actions: ['settle'] });
    expect((await finance.ask(settleExpense, toVersioned(inHouse))).body.state).toBe('settled');
    const { id, version } = await approved({ tripId });
    expect((await finance.ask(settleExpense, toVersioned({ id, version }))).body.code).toBe('expenseMoved');
    const { invoices } = (await finance.ask(billExpenses, { body: { ids: [id] } })).body;
    expect((await finance.ask(settleExpense, toVersioned(await look(id)))).body.code).toBe('expenseMoved');
    await finance.ask(sendInvoice, { params: { id: invoices[0]?.id ?? 0 }, body: { version: 1 } });
    expect((await finance.ask(settleExpense, toVersioned(await look(id)))).body.state).toBe('settled');
  });
});

test('a user can’t approve an expense that is paid to themselves; somebody else can', async () => {
  const { tripId } = await createTestTrip(server.app, { parentId: motherId });
  const [row] = await server.app.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, toEmail('Finance')));
  const { body } = await submit({ tripId }, { payerId: row?.id ?? 0 });
  expect((await finance.ask(approveExpense, toVersioned(body))).body).toMatchObject({ code: 'expenseToYourself' });
  const { body: many } = await finance.ask(approveExpenses, { body: { ids: [body.id] } });
  expect(many).toMatchObject({ approved: [], refused: [{ id: body.id, message: expect.stringContaining('to yourself') }] });
  const administrator = await server.signInAs('Administrator');
  expect((await administrator.ask(approveExpense, toVersioned(body))).body).toMatchObject({ state: 'approved' });
});
