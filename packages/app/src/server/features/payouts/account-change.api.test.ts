// The hours after a change of a bank account, in which no payout to it can be approved.

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { editUser } from '#contract/administration/users.endpoints.ts';
import { changePayoutDetails, readPayoutDetails } from '#contract/finance/payouts/payout-details.endpoints.ts';
import { approvePayout, approvePayouts, readPayout } from '#contract/finance/payouts/payouts.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { PASSWORD } from '#server/testing/fixtures/accounts.ts';
import { createPayoutDetails, createPayoutTo, GOOD_IBAN, OTHER_IBAN } from '#server/testing/samples/payouts.ts';
import { createFamily } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let finance: TestClient;
let administrator: TestClient;
let begun: Date;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  administrator = await server.signInAs('Administrator');
  begun = server.time.now;
});
afterEach(() => {
  server.time.now = begun;
});
afterAll(() => server.stop());

/** Lets hours pass since the start of the test. */
const wait = (hours: number) => {
  server.time.now = new Date(begun.getTime() + hours * HOUR_MS);
};

let count = 0;

/** A family that is owed a payout, and its account at the bank. */
async function createPayee({ hasAccount }: { readonly hasAccount: boolean }) {
  count += 1;
  const email = `host-${count}@example.test`;
  const payeeId = await createFamily(server.app, await server.createAccount({ email, roles: ['Host family'], firstName: 'Orla' }));
  if (hasAccount) await createPayoutDetails(server.app, { payeeId });
  const params = { payeeType: 'Host_family', payeeId } as const;
  const host = await server.signInWith(email);
  return { host, params, payoutId: await createPayoutTo(server.app, { payeeId }) };
}

type Payee = Awaited<ReturnType<typeof createPayee>>;

async function changeAccount({ host, params }: Payee, iban: string) {
  const { version } = (await host.ask(readPayoutDetails, { params })).body;
  const body = { holder: 'Orla Murphy', iban, bic: '', currentPassword: PASSWORD, version };
  return host.ask(changePayoutDetails, { params, body });
}

const look = async (id: number) => (await finance.ask(readPayout, { params: { id } })).body;

async function approve(id: number, { client = finance, reason = '' } = {}) {
  const { version } = await look(id);
  return client.ask(approvePayout, { params: { id }, body: { version, reason } });
}

test('a payout waits for 72 hours after a change of its account, even with a reason', async () => {
  const payee = await createPayee({ hasAccount: true });
  const { payoutId, host, params } = payee;
  const until = new Date(begun.getTime() + 72 * HOUR_MS).toISOString();
  expect((await changeAccount(payee, OTHER_IBAN)).body.coolsUntil).toBe(until);
  expect((await look(payoutId)).coolsUntil).toBe(until);
  expect((await host.ask(readPayoutDetails, { params })).body.coolsUntil).toBe(until);
  for (const client of [finance, administrator]) {
    const refused = await approve(payoutId, { client, reason: 'Checked by phone' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'payoutDetailsCooling', message: expect.stringContaining('72 hours') } });
  }
  wait(71.9);
  expect((await approve(payoutId)).body.code).toBe('payoutDetailsCooling');
  wait(72);
  expect((await look(payoutId)).coolsUntil).toBeNull();
  expect((await approve(payoutId)).body.state).toBe('approved');
});

test('an approved payout is taken back by a change, and waits like any other', async () => {
  const payee = await createPayee({ hasAccount: true });
  expect((await approve(payee.payoutId)).body.state).toBe('approved');
  await changeAccount(payee, OTHER_IBAN);
  const { state, version } = await look(payee.payoutId);
  expect(state).toBe('pending');
  const { body } = await finance.ask(approvePayouts, { body: { payouts: [{ id: payee.payoutId, version }] } });
  expect(body).toMatchObject({ approved: 0, outcomes: [{ code: 'payoutDetailsCooling' }] });
});

test('the first account of a payee is free at once', async () => {
  const payee = await createPayee({ hasAccount: false });
  expect((await changeAccount(payee, GOOD_IBAN)).body.coolsUntil).toBeNull();
  expect((await approve(payee.payoutId)).body.state).toBe('approved');
});

test('the mail about a change also goes to an address that was replaced in the last 30 days', async () => {
  const payee = await createPayee({ hasAccount: true });
  const { app } = server;
  const [owner] = await app.db
    .select()
    .from(users)
    .where(eq(users.email, `host-${count}@example.test`));
  if (owner === undefined) throw new TypeError('the host is missing');
  const { id, firstName, lastName, phone, locale, version } = owner;
  const body = { firstName, lastName, phone, locale, email: 'intruder@example.test', version };
  expect((await administrator.ask(editUser, { params: { id }, body })).status).toBe(200);
  await app.db.update(users).set({ emailVerifiedAt: begun }).where(eq(users.id, id));
  const told = async (email: string) => (await getEmailsTo(server, email)).filter(({ subject }) => subject.includes('bank')).length;
  const host = await server.signInWith('intruder@example.test');
  await changeAccount({ ...payee, host }, OTHER_IBAN);
  expect([await told(owner.email), await told('intruder@example.test')]).toEqual([1, 1]);
  wait(30 * 24);
  const later = await server.signInWith('intruder@example.test');
  await changeAccount({ ...payee, host: later }, GOOD_IBAN);
  expect([await told(owner.email), await told('intruder@example.test')]).toEqual([1, 2]);
});
