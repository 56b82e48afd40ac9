// Files for the bank: what goes into one, once, and what the bank has done with it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approvePayout,
  createPayoutBatch,
  failPayout,
  holdPayout,
  listPayoutBatches,
  payPayoutBatch,
  readPayout,
  readPayoutBatchFile,
  retryPayout,
} from '#contract/finance/payouts/payouts.endpoints.ts';
import { payoutBatches } from '#server/db/schema/payouts.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayoutDetails, createPayoutTo } from '#server/testing/samples/payouts.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
let businessId: number;
let payeeId = 0;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  ({ businessId } = await createBusiness(server.app));
});
afterAll(() => server.stop());

const look = async (id: number) => (await finance.ask(readPayout, { params: { id } })).body;

/** An approved payout to a payee of its own. */
async function approved(wished: object = {}, account: object = {}): Promise<number> {
  payeeId += 1;
  await createPayoutDetails(server.app, { payeeId, ...account });
  const id = await createPayoutTo(server.app, { payeeId, businessId, ...wished });
  const { status } = await finance.ask(approvePayout, { params: { id }, body: { version: 1 } });
  expect(status).toBe(200);
  return id;
}

const order = (payoutIds: number[], executionDate = '2026-06-16') => finance.ask(createPayoutBatch, { body: { payoutIds, executionDate } });

describe('a file for the bank', () => {
  test('holds the payouts that were chosen, with their sums, and stays as it is', async () => {
    const ids = [await approved({ amount: '100.10' }), await approved({ amount: '0.90' }, { holder: '田中', bic: '' })];
    const { body } = await order(ids);
    expect(body).toMatchObject({ count: 2, total: '101.00', open: 2, currency: 'EUR', createdBy: 'Finance Test' });
    const file = await finance.ask(readPayoutBatchFile, { params: { id: body.id } });
    expect(file.headers.get('content-type')).toContain('application/xml');
    expect(file.headers.get('content-disposition')).toContain(`${body.messageId}.xml`);
    expect(file.text).toContain('<CtrlSum>101.00</CtrlSum>');
    expect(file.text).toContain('<Nm>PO-');
    expect((await look(ids[0] ?? 0)).batch).toMatchObject({ id: body.id, messageId: body.messageId });
    await expect(server.app.db.update(payoutBatches).set({ document: '' })).rejects.toThrow();
    const listed = await finance.ask(listPayoutBatches, {});
    expect(listed.body.data[0]).toMatchObject({ id: body.id });
  });

  test('is one order of each payout: it can neither be ordered again nor held', async () => {
    const id = await approved();
    await order([id]);
    expect(await order([id])).toMatchObject({ status: 409, body: { code: 'payoutOrdered' } });
    const { version, steps } = await look(id);
    expect(steps.toSorted()).toEqual(['fail', 'pay']);
    expect((await finance.ask(holdPayout, { params: { id }, body: { version, reason: 'Late' } })).body.code).toBe('payoutOrdered');
  });

  test('is paid as a whole but for what failed, which can be ordered anew', async () => {
    const [good, bad] = [await approved(), await approved()];
    const { body } = await order([good, bad]);
    const failed = await finance.ask(failPayout, { params: { id: bad }, body: { version: (await look(bad)).version, reason: 'Closed' } });
    const early = await finance.ask(payPayoutBatch, { params: { id: body.id }, body: { paidOn: '2026-06-17' } });
    expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([422, ['paidOn']]);
    const paid = await finance.ask(payPayoutBatch, { params: { id: body.id }, body: { paidOn: '2026-06-16' } });
    expect(paid.body).toMatchObject({ open: 0 });
    expect(await look(good)).toMatchObject({ state: 'paid', paidOn: '2026-06-16', reference: body.messageId });
    expect((await look(bad)).state).toBe('failed');
    expect((await finance.ask(payPayoutBatch, { params: { id: body.id }, body: { paidOn: '2026-06-16' } })).body.code).toBe('payoutMoved');
    const { version } = (await finance.ask(retryPayout, { params: { id: bad }, body: { version: failed.body.version } })).body;
    await finance.ask(approvePayout, { params: { id: bad }, body: { version } });
    expect((await order([bad])).body).toMatchObject({ count: 1 });
  });

  test('holds payouts of one business in euros to accounts within the SEPA, and none that is not approved', async () => {
    const other = await createBusiness(server.app);
    const mine = await approved();
    expect((await order([mine, await approved({ businessId: other.businessId })])).body.code).toBe('batchMixed');
    expect((await order([await approved({ currency: 'GBP' })])).body.code).toBe('batchMixed');
    const abroad = await approved({}, { iban: 'TR330006100519786457841326', bic: '' });
    expect((await order([abroad])).body.code).toBe('payoutOutsideSepa');
    expect((await order([await createPayoutTo(server.app, { payeeId, businessId })])).body.code).toBe('payoutMoved');
    expect((await order([mine, 9_999_999])).status).toBe(422);
    expect(Object.keys((await order([mine], '2026-06-14')).body.errors ?? {})).toEqual(['executionDate']);
    expect((await look(mine)).batchId).toBeNull();
  });

  test('is refused for a business without an account, which is named', async () => {
    const poor = await createBusiness(server.app);
    const id = await approved({ businessId: poor.businessId });
    await server.app.db.update(businesses).set({ iban: 'IE00' });
    const { body, status } = await order([id]);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'businessIbanInvalid' });
    expect(body.message).toContain(`Business ${poor.prefix}`);
  });
});
