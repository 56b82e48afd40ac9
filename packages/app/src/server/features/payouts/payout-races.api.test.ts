// Many at once, over many connections: one approval, one file, one payment of each payout.

import { eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { changePayoutDetails } from '#contract/finance/payouts/payout-details.endpoints.ts';
import { approvePayout, createPayoutBatch, payPayout, payPayoutBatch } from '#contract/finance/payouts/payouts.endpoints.ts';
import { payoutBatches, payoutDetails, payoutHistory, payouts } from '#server/db/schema/payouts.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { PASSWORD } from '#server/testing/fixtures/accounts.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayoutDetails, createPayoutTo, OTHER_IBAN } from '#server/testing/samples/payouts.ts';
import { createFamily } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
let businessId: number;
let payeeId: number;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  ({ businessId } = await createBusiness(server.app));
  payeeId = await createFamily(server.app, await server.createAccount({ email: 'host@example.test', roles: ['Host family'] }));
  await createPayoutDetails(server.app, { payeeId });
});
afterAll(() => server.stop());

/** Asks as a patient client does: where the server has no connection left for it, it comes again. */
async function patiently<Answer extends { status: number }>(ask: () => Promise<Answer>, attempts = 30): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 && attempts > 1 ? patiently(ask, attempts - 1) : answer;
}

const atOnce = <Answer extends { status: number }>(times: number, ask: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, index) => patiently(() => ask(index))));

const approve = (id: number) => finance.ask(approvePayout, { params: { id }, body: { version: 1 } });
const good = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;
const others = (answers: readonly { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].filter((status) => status !== 200);
const stepsTo = async (id: number, to: string) =>
  (await server.app.db.select().from(payoutHistory).where(eq(payoutHistory.payoutId, id))).filter(({ toState }) => toState === to).length;

testOnPostgresql(
  'one payout is approved by 200 at once: by one of them',
  async () => {
    const id = await createPayoutTo(server.app, { payeeId, businessId });
    const answers = await atOnce(200, () => approve(id));
    expect([good(answers), others(answers)]).toEqual([1, [409]]);
    expect(await stepsTo(id, 'approved')).toBe(1);
  },
  120_000,
);

testOnPostgresql(
  '50 files are made of the same payouts at once: each payout is in exactly one',
  async () => {
    const ids: number[] = [];
    for (let index = 0; index < 12; index += 1) ids.push(await createPayoutTo(server.app, { payeeId, businessId }));
    for (const id of ids) await approve(id);
    const chosen = (index: number) => ids.filter((_, place) => (place + index) % 3 !== 0).toSorted(() => (index % 2 === 0 ? 1 : -1));
    const ask = (index: number) => finance.ask(createPayoutBatch, { body: { payoutIds: chosen(index), executionDate: '2026-06-16' } });
    const answers = await atOnce(50, ask);
    expect(others(answers)).toEqual([409]);
    const { db } = server.app;
    const ordered = await db.select().from(payouts).where(inArray(payouts.id, ids));
    const files = await db.select().from(payoutBatches);
    expect(files).toHaveLength(good(answers));
    for (const file of files) {
      const named = [...file.document.matchAll(/<EndToEndId>PO-0*(\d+)</g)].map(([, id]) => Number(id));
      expect(named.toSorted()).toEqual(ordered.flatMap(({ id, batchId }) => (batchId === file.id ? [id] : [])).toSorted());
    }
    const all = files.flatMap(({ document }) => [...document.matchAll(/<EndToEndId>(.+?)</g)].map(([, name]) => name));
    expect(new Set(all).size).toBe(all.length);
  },
  120_000,
);

testOnPostgresql(
  'a payout is paid by hand and with its file by many at once: once',
  async () => {
    const id = await createPayoutTo(server.app, { payeeId, businessId });
    await approve(id);
    const { body } = await finance.ask(createPayoutBatch, { body: { payoutIds: [id], executionDate: '2026-06-16' } });
    const answers = await atOnce(
      40,
      (index): Promise<{ status: number }> =>
        index % 2 === 0
          ? finance.ask(payPayout, { params: { id }, body: { version: 3, paidOn: '2026-06-16' } })
          : finance.ask(payPayoutBatch, { params: { id: body.id }, body: { paidOn: '2026-06-16' } }),
    );
    expect([good(answers), others(answers)]).toEqual([1, [409]]);
    expect(await stepsTo(id, 'paid')).toBe(1);
  },
  120_000,
);

testOnPostgresql(
  'an account is changed while payouts to it are approved: none stays approved for the old one',
  async () => {
    const { db } = server.app;
    const administrator = await server.signInAs('Administrator');
    const ids: number[] = [];
    for (let index = 0; index < 20; index += 1) ids.push(await createPayoutTo(server.app, { payeeId, businessId }));
    const params = { payeeType: 'Host_family', payeeId } as const;
    const body = { holder: 'Orla Murphy', iban: OTHER_IBAN, bic: '', currentPassword: PASSWORD, version: 1 };
    const changed = patiently(() => administrator.ask(changePayoutDetails, { params, body }));
    const answers = await Promise.all(ids.map((id) => patiently(() => approve(id))));
    // Those that come after the change wait until the new account has cooled off.
    const refused = answers.filter(({ status }) => status === 409).length;
    expect([good(answers) + refused, (await changed).status]).toEqual([20, 200]);
    const [details] = await db.select().from(payoutDetails).where(eq(payoutDetails.payeeId, payeeId));
    const after = (await db.select().from(payouts).where(isNotNull(payouts.approvedAt))).filter(({ id }) => ids.includes(id));
    expect(new Set([...after.map(({ iban }) => iban), details?.iban])).toEqual(new Set([OTHER_IBAN]));
  },
  120_000,
);
