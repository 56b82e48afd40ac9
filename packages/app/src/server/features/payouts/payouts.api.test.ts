// Payouts over a real connection: who sees which, the steps, whose eyes must be on an approval, and where the money goes.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePayoutDetails, findPayees, readPayoutDetails } from '#contract/finance/payouts/payout-details.endpoints.ts';
import {
  approvePayout,
  approvePayouts,
  createPayout,
  exportPayouts,
  failPayout,
  holdPayout,
  listPayouts,
  payPayout,
  readPayout,
  readPayoutTotals,
  resumePayout,
  retryPayout,
  voidPayout,
} from '#contract/finance/payouts/payouts.endpoints.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { PASSWORD } from '#server/testing/fixtures/accounts.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayoutDetails, createPayoutTo, GOOD_IBAN, OTHER_IBAN } from '#server/testing/samples/payouts.ts';
import { createFamily } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
let administrator: TestClient;
let businessId: number;
beforeAll(async () => {
  // account-change.api.test.ts has the wait after a change of an account.
  server = await startServer({ PAYOUT_COOLING_HOURS: '0' });
  finance = await server.signInAs('Finance');
  administrator = await server.signInAs('Administrator');
  ({ businessId } = await createBusiness(server.app));
});
afterAll(() => server.stop());

let count = 0;

/** A family with an account that signs in. */
async function family({ details = true } = {}) {
  count += 1;
  const email = `host-${count}@example.test`;
  const userId = await server.createAccount({ email, roles: ['Host family'], firstName: 'Orla' });
  const payeeId = await createFamily(server.app, userId);
  if (details) await createPayoutDetails(server.app, { payeeId });
  return { payeeId, email };
}

const owed = (payeeId: number, wished: object = {}) => createPayoutTo(server.app, { payeeId, businessId, ...wished });
const look = async (id: number, client = finance) => (await client.ask(readPayout, { params: { id } })).body;
const versionOf = async (id: number) => (await look(id)).version;
const approve = async (id: number, { client = finance, reason = '' } = {}) =>
  client.ask(approvePayout, { params: { id }, body: { version: await versionOf(id), reason } });
const plain = async (id: number) => ({ params: { id }, body: { version: await versionOf(id) } });
const reasoned = async (id: number, reason = 'Asked') => ({ params: { id }, body: { version: await versionOf(id), reason } });
const paying = async (id: number) => ({
  params: { id },
  body: { version: await versionOf(id), paidOn: '2026-06-16', reference: 'Bank 7' },
});

async function change(payeeId: number, wished: object = {}, client = finance) {
  const params = { payeeType: 'Host_family', payeeId } as const;
  const { version } = (await client.ask(readPayoutDetails, { params })).body;
  const body = { holder: 'Orla Murphy', iban: OTHER_IBAN, bic: '', currentPassword: PASSWORD, version, ...wished };
  return client.ask(changePayoutDetails, { params, body });
}

async function actionsOf(id: number) {
  const rows = await server.app.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, String(id)))
    .orderBy(audit.id);
  return rows.filter(({ subjectType }) => subjectType === 'payout').map(({ action }) => action);
}

describe('a payout', () => {
  test('is approved, held, approved again and paid, once; each step is kept', async () => {
    const { payeeId } = await family();
    const id = await owed(payeeId);
    const approved = await approve(id);
    expect(approved.body).toMatchObject({
      state: 'approved',
      account: { holder: 'Orla Murphy', iban: '•••• 5678' },
      approvedBy: 'Finance Test',
    });
    expect((await finance.ask(holdPayout, await reasoned(id))).body).toMatchObject({ state: 'on_hold', account: null, reason: 'Asked' });
    expect((await finance.ask(payPayout, await paying(id))).body.code).toBe('payoutMoved');
    expect((await finance.ask(resumePayout, await plain(id))).body.state).toBe('pending');
    await approve(id);
    const early = { ...(await paying(id)).body, paidOn: '2027-06-16' };
    const refused = await finance.ask(payPayout, { params: { id }, body: early });
    expect([refused.status, refused.body.errors]).toEqual([422, { paidOn: [expect.stringContaining('not be after 2026-06-16')] }]);
    const paid = await finance.ask(payPayout, await paying(id));
    expect(paid.body).toMatchObject({ state: 'paid', paidOn: '2026-06-16', reference: 'Bank 7', steps: [] });
    expect((await finance.ask(payPayout, await paying(id))).body.code).toBe('payoutMoved');
    expect(paid.body.history.map(({ to }) => to)).toEqual(['pending', 'approved', 'on_hold', 'pending', 'approved', 'paid']);
    expect(await actionsOf(id)).toEqual(['approve', 'hold', 'resume', 'approve', 'pay'].map((step) => `payout.${step}`));
    await expect(server.app.db.update(payouts).set({ amount: '1' }).where(eq(payouts.id, id))).rejects.toThrow();
  });

  test('can be retried after it failed, and voided if it is not owed', async () => {
    const { payeeId } = await family();
    const id = await owed(payeeId);
    await approve(id);
    expect((await finance.ask(failPayout, await reasoned(id, 'Account closed'))).body).toMatchObject({
      state: 'failed',
      reason: 'Account closed',
    });
    expect((await finance.ask(retryPayout, await plain(id))).body).toMatchObject({ state: 'pending', account: null });
    expect((await finance.ask(voidPayout, await reasoned(id))).body.state).toBe('void');
    expect((await approve(id)).body.code).toBe('payoutMoved');
  });

  test('is not approved from an outdated version, and the current one is shown', async () => {
    const { payeeId } = await family();
    const id = await owed(payeeId);
    await finance.ask(holdPayout, await reasoned(id));
    const late = await finance.ask(approvePayout, { params: { id }, body: { version: 1 } });
    expect(late).toMatchObject({ status: 409, body: { code: 'changedMeanwhile', current: { state: 'on_hold' } } });
  });

  test('without an account to go to is not approved; the list says so', async () => {
    const { payeeId } = await family({ details: false });
    const id = await owed(payeeId);
    expect(await approve(id)).toMatchObject({
      status: 409,
      body: { code: 'payoutDetailsMissing', message: expect.stringContaining('Orla Murphy') },
    });
    const { body } = await finance.ask(listPayouts, { query: { lacksDetails: 'yes' } });
    expect(body.data.map((row) => row.id)).toContain(id);
    expect((await look(id)).warnings).toEqual(['detailsMissing']);
  });

  test('added by hand is owed at once, and approved by somebody else, or for a reason', async () => {
    const { payeeId } = await family();
    const body = { payeeType: 'Host_family', payeeId, businessId, amount: '12.5', dueDate: '2026-06-20', reason: 'Taxi' } as const;
    const added = await finance.ask(createPayout, { body });
    expect(added.body).toMatchObject({
      state: 'pending',
      amount: '12.50',
      currency: 'EUR',
      warnings: ['addedByYou'],
      createdBy: 'Finance Test',
    });
    const { id } = added.body;
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'payoutAddedByYou' } });
    expect((await look(id, administrator)).warnings).toEqual([]);
    expect((await approve(id, { reason: 'Nobody else is in' })).body).toMatchObject({ state: 'approved', reason: 'Nobody else is in' });
    expect((await finance.ask(createPayout, { body: { ...body, payeeId: 9_999_999 } })).status).toBe(422);
    expect((await finance.ask(createPayout, { body: { ...body, amount: '1.005' } })).status).toBe(422);
  });

  test('many at once: each is approved or told why not', async () => {
    const first = await owed((await family()).payeeId);
    const second = await owed((await family({ details: false })).payeeId);
    const named = [first, second, 9_999_999].map((id) => ({ id, version: 1 }));
    const { body } = await finance.ask(approvePayouts, { body: { payouts: named } });
    expect(body).toMatchObject({ approved: 1, outcomes: [{ code: null }, { code: 'payoutDetailsMissing' }, { code: 'notFound' }] });
    expect(body.outcomes[1]?.message).toContain('bank details');
  });
});

describe('four eyes', () => {
  test('a user who changed an account gives a reason, however long ago it was; others are warned for a week', async () => {
    const { payeeId } = await family();
    const id = await owed(payeeId);
    expect((await change(payeeId)).status).toBe(200);
    expect((await look(id)).warnings).toEqual(['detailsOwn']);
    expect((await look(id, administrator)).warnings).toEqual(['detailsFresh']);
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'payoutDetailsFresh' } });
    const before = server.time.now;
    server.time.now = new Date(before.getTime() + 7 * 86_400_000);
    expect((await look(id)).warnings).toEqual(['detailsOwn']);
    expect((await look(id, administrator)).warnings).toEqual([]);
    server.time.now = before;
    const approved = await approve(id, { reason: 'Checked by phone' });
    expect(approved.body).toMatchObject({ state: 'approved', reason: 'Checked by phone', account: { iban: '•••• 3000' } });
    expect(approved.body.history.at(-1)).toMatchObject({ to: 'approved', reason: 'Checked by phone' });
  });

  test('saving an account as it is changes nothing: not who changed it, not what was approved, and nobody is told', async () => {
    const { payeeId, email } = await family();
    const [changed, approved] = [await owed(payeeId), await owed(payeeId)];
    await change(payeeId);
    await approve(approved, { reason: 'Checked by phone' });
    const mails = (await getEmailsTo(server, email)).length;
    const params = { payeeType: 'Host_family', payeeId } as const;
    const before = (await finance.ask(readPayoutDetails, { params })).body;
    expect((await change(payeeId, {}, administrator)).body).toEqual(before);
    expect((await look(approved)).state).toBe('approved');
    expect((await getEmailsTo(server, email)).length).toBe(mails);
    expect((await look(changed)).warnings).toEqual(['detailsOwn']);
    expect((await look(changed, administrator)).warnings).toEqual(['detailsFresh']);
  });

  test('everybody who changed a part of an account gives a reason, until somebody else has approved a payout to it', async () => {
    const { payeeId } = await family();
    const [first, second, third] = [await owed(payeeId), await owed(payeeId), await owed(payeeId)];
    await change(payeeId);
    await change(payeeId, { holder: 'Orla Byrne' }, administrator);
    for (const client of [finance, administrator]) {
      expect((await look(first, client)).warnings).toEqual(['detailsOwn']);
      expect(await approve(first, { client })).toMatchObject({ status: 409, body: { code: 'payoutDetailsFresh' } });
    }
    await approve(first, { reason: 'Nobody else is in' });
    expect((await approve(second)).body.code).toBe('payoutDetailsFresh');
    await server.createAccount({ email: 'second-finance@example.test', roles: ['Finance'] });
    const other = await server.signInWith('second-finance@example.test');
    expect((await approve(second, { client: other })).body.state).toBe('approved');
    expect((await approve(third)).body.state).toBe('approved');
  });

  test('another account sends what was approved for the old one back', async () => {
    const { payeeId, email } = await family();
    const [approved, ordered, held] = [await owed(payeeId), await owed(payeeId), await owed(payeeId)];
    await approve(approved);
    await approve(ordered);
    await approve(held);
    await server.app.db.update(payouts).set({ state: 'on_hold' }).where(eq(payouts.id, held));
    await change(payeeId, {}, await server.signInWith(email));
    expect(await look(approved)).toMatchObject({ state: 'pending', account: null, approvedBy: null });
    expect((await look(approved)).history.at(-1)).toMatchObject({ from: 'approved', to: 'pending', by: 'Orla Test' });
    expect(await actionsOf(approved)).toEqual(['payout.approve', 'payout.unapprove']);
    expect((await look(held)).state).toBe('on_hold');
  });
});

describe('an account', () => {
  test('is given by its family with their password, read whole by them and masked elsewhere, and told by mail', async () => {
    const { payeeId, email } = await family({ details: false });
    const host = await server.signInWith(email);
    expect((await host.ask(findPayees, {})).body.data).toEqual([{ payeeType: 'Host_family', payeeId, name: 'Orla Murphy', account: null }]);
    expect((await change(payeeId, { currentPassword: 'something else' }, host)).body.code).toBe('currentPasswordWrong');
    const typed = { iban: 'ie29 aibk 9311 5212 3456 78', bic: 'aibkie2d' };
    expect((await change(payeeId, typed, host)).body).toMatchObject({ iban: GOOD_IBAN, bic: 'AIBKIE2D', countryCode: 'IE', version: 1 });
    expect((await finance.ask(findPayees, { query: { search: 'orla' } })).text).not.toContain(GOOD_IBAN);
    const [mail] = (await getEmailsTo(server, email)).slice(-1);
    expect(mail).toMatchObject({ subject: 'Your bank details were changed' });
    expect(mail?.text).toContain('•••• 5678');
    expect(mail?.text).not.toContain(GOOD_IBAN);
    const rows = await server.app.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, `Host_family:${payeeId}`));
    expect(rows).toMatchObject([{ action: 'payoutDetails.edit', changes: { iban: { before: null, after: '•••• 5678' } } }]);
    expect((await change(payeeId, { version: 0 }, host)).body.code).toBe('changedMeanwhile');
  });

  test.each([
    ['iban', { iban: 'IE30AIBK93115212345678' }, 'bank statement'],
    ['iban', { iban: 'IE60AIBK9311521234567' }, 'bank statement'],
    ['bic', { bic: 'AIBK' }, '8 or 11'],
    ['bic', { bic: 'AIBKIE2D' }, 'IE'],
    ['holder', { holder: ' ' }, 'required'],
  ])('with a wrong %s is refused at its field', async (field, wished, sentence) => {
    const { payeeId } = await family({ details: false });
    const { status, body } = await change(payeeId, wished);
    expect(status).toBe(422);
    expect(body.errors?.[field]?.[0]).toContain(sentence);
  });
});

describe('a list', () => {
  test('shows families their own payouts, without who approved them and why', async () => {
    const { payeeId, email } = await family();
    const host = await server.signInWith(email);
    const id = await owed(payeeId);
    await owed((await family()).payeeId);
    await approve(id, { reason: 'In a hurry' });
    expect((await host.ask(listPayouts, {})).body.data.map((row) => row.id)).toEqual([id]);
    const own = await host.ask(readPayout, { params: { id } });
    expect(own.body).toMatchObject({ state: 'approved', approvedBy: null, reason: '', warnings: [], steps: [] });
    expect(own.text).not.toContain('hurry');
    expect((await host.ask(readPayoutTotals, {})).body.data).toEqual([{ currency: 'EUR', state: 'approved', count: 1, amount: '100.00' }]);
  });

  test('is searched by name and number, filtered, summed up and exported in words', async () => {
    const { payeeId } = await family();
    const id = await owed(payeeId, { amount: '77.70', currency: 'GBP' });
    const number = `PO-${String(id).padStart(6, '0')}`;
    const found = await finance.ask(listPayouts, { query: { search: `murphy ${number}`, currency: 'GBP', state: 'pending' } });
    expect(found.body.data).toMatchObject([{ id, number, payeeName: 'Orla Murphy', amount: '77.70' }]);
    const { body } = await finance.ask(readPayoutTotals, {});
    expect(body.data).toContainEqual({ currency: 'GBP', state: 'pending', count: 1, amount: '77.70' });
    const file = await finance.ask(exportPayouts, { query: { payeeId: String(payeeId) } });
    expect(file.text).toContain(number);
    expect(file.text).toContain(',Due,');
  });
});
