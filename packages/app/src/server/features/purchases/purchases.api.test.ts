// Purchase invoices: recorded from suppliers, compared with what the quote says is owed, approved, voided, and paid by payouts.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  approvePurchase,
  deletePurchase,
  editPurchase,
  linkPayouts,
  listPurchases,
  readPurchase,
  readPurchaseAgeing,
  recordPurchase,
  unlinkPayouts,
  voidPurchase,
} from '#contract/finance/purchases/purchases.endpoints.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { audit } from '#server/db/schema/platform.ts';
import { purchaseInvoices } from '#server/db/schema/purchases.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayoutOf, createPurchaseOf } from '#server/testing/samples/purchases.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import { createFamily } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { updatePaidOfPurchase } from './purchases.public.ts';

let server: TestServer;
let finance: TestClient;
let hostId: number;
let businessId: number;
let prefix: string;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  hostId = await server.createAccount({ email: 'orla@example.test', roles: ['Host family'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ businessId, prefix } = await createBusiness(server.app));
});

const taxi = (changes: object = {}) => ({
  businessId,
  supplierName: 'Cork Taxis',
  number: createRandomName(8),
  issueDate: '2026-06-01',
  dueDate: '2026-06-10',
  lines: [
    { description: 'Airport', quantity: '2', unitAmount: '40.50' },
    { description: 'Waiting', quantity: '1.5', unitAmount: '10', discount: '5' },
  ],
  vat: '21.85',
  ...changes,
});

const record = async (changes: object = {}) => (await finance.ask(recordPurchase, { body: taxi(changes) })).body;
const approve = (id: number, body: { version?: number; reason?: string } = {}) =>
  finance.ask(approvePurchase, { params: { id }, body: { version: 1, ...body } });
const drafted = (fields: object = {}) => createPurchaseOf(server.app, { userId: hostId, businessId, ...fields });
const payPart = (row: Parameters<typeof createPayoutOf>[1], amount: string) => createPayoutOf(server.app, row, { amount });
const actionsOn = async (id: number) => {
  const rows = await server.app.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, `${id}`));
  return rows.filter((row) => row.subjectType === 'purchaseInvoice').map(({ action }) => action);
};

describe('recording', () => {
  test('the lines add up to the net sum, with its discounts and VAT', async () => {
    const made = await record();
    expect(made).toMatchObject({ state: 'draft', net: '91.00', vat: '21.85', total: '112.85', outstanding: '0.00', selfBilled: false });
    expect(made.lines.map(({ amount }) => amount)).toEqual(['81.00', '10.00']);
    expect(await actionsOn(made.id)).toEqual(['purchaseInvoice.create']);
  });

  test('one sum is enough', async () => {
    expect(await record({ lines: [], net: '12.5', vat: '0' })).toMatchObject({
      net: '12.50',
      total: '12.50',
      lines: [{ quantity: '1', amount: '12.50' }],
    });
  });

  test.each([
    ['net', { lines: [] }],
    ['vat', { vat: '1.005' }],
    ['dueDate', { dueDate: '2026-05-31' }],
    ['lines.0.discount', { lines: [{ description: 'A', quantity: '1', unitAmount: '5', discount: '5.01' }] }],
    ['businessId', { businessId: 999_999 }],
    ['payeeId', { payeeType: 'Host_family', payeeId: 999_999 }],
    ['payeeId', { payeeType: 'Host_family' }],
    ['payeeId', { payeeId: 1 }],
    ['currency', { currency: 'XXX' }],
    ['tripId', { tripId: 999_999 }],
    ['attachmentRef', { attachmentRef: 'A'.repeat(22) }],
  ])('is refused at %s', async (field, changes) => {
    const { status, body } = await finance.ask(recordPurchase, { body: taxi(changes) });
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
  });

  test('the same number of a supplier is taken once, in any case of its letters, and again once it is void', async () => {
    const { id } = await record({ number: 'A-17' });
    const again = { supplierName: 'CORK TAXIS', number: 'a-17' };
    expect((await finance.ask(recordPurchase, { body: taxi(again) })).body).toMatchObject({ code: 'purchaseNumberTaken' });
    const { version } = (await approve(id)).body;
    await finance.ask(voidPurchase, { params: { id }, body: { reason: 'Twice', version } });
    expect((await finance.ask(recordPurchase, { body: taxi(again) })).status).toBe(200);
  });

  test('its file is seen by finance, and goes with the draft', async () => {
    const ref = createRandomName(22);
    const ownerId = await server.createAccount({ email: 'fin2@example.test', roles: ['Finance'] });
    await server.app.db.insert(attachments).values({ ref, ownerId, name: 'bill.pdf', kind: 'pdf', mediaType: 'application/pdf', size: 9 });
    const uploader = await server.signInWith('fin2@example.test');
    const { body } = await uploader.ask(recordPurchase, { body: taxi({ attachmentRef: ref }) });
    expect(body.attachment).toMatchObject({ randomRef: ref, name: 'bill.pdf' });
    expect((await finance.ask(deletePurchase, { params: { id: body.id } })).status).toBe(200);
    expect(await server.app.db.select().from(attachments).where(eq(attachments.ref, ref))).toEqual([]);
  });
});

describe('a draft', () => {
  test('is changed by who has read it as it is, and taken out', async () => {
    const { id } = await record();
    const edit = { ...taxi({ lines: [], net: '50', vat: '0' }), version: 1 };
    expect((await finance.ask(editPurchase, { params: { id }, body: edit })).body).toMatchObject({ net: '50.00', version: 2 });
    expect((await finance.ask(editPurchase, { params: { id }, body: edit })).body).toMatchObject({ code: 'changedMeanwhile' });
    expect((await finance.ask(deletePurchase, { params: { id } })).status).toBe(200);
    expect((await finance.ask(readPurchase, { params: { id } })).status).toBe(404);
  });

  test('keeps its supplier if we wrote it, and must be confirmed again once it is changed', async () => {
    const { id } = await drafted({ acceptedAt: new Date() });
    const body = { ...taxi({ lines: [], net: '700', vat: '161' }), version: 1 };
    expect((await finance.ask(editPurchase, { params: { id }, body })).body).toMatchObject({
      supplierName: 'Orla Murphy',
      number: null,
      total: '861.00',
      isAccepted: false,
    });
  });
});

describe('approving', () => {
  test('numbers what we wrote, one after the other, on the day; a supplier’s invoice keeps its number', async () => {
    const [one, two] = [await drafted(), await drafted()];
    const first = (await approve(one.id)).body;
    expect(first).toMatchObject({ number: `${prefix}-P-2026-00001`, state: 'approved', issueDate: '2026-06-15', outstanding: '700.00' });
    expect((await approve(two.id)).body.number).toBe(`${prefix}-P-2026-00002`);
    const { id, number } = await record();
    expect((await approve(id)).body).toMatchObject({ number, issueDate: '2026-06-01' });
  });

  test('happens once', async () => {
    const { id } = await drafted();
    const { version } = (await approve(id)).body;
    expect((await approve(id, { version })).body).toMatchObject({ code: 'purchaseMoved' });
    expect((await finance.ask(deletePurchase, { params: { id } })).body).toMatchObject({ code: 'purchaseMoved' });
    expect(await actionsOn(id)).toEqual(['purchaseInvoice.approve']);
  });

  test('freezes it, whoever writes to the database', async () => {
    const { id } = await drafted();
    await approve(id);
    await expect(server.app.db.update(purchaseInvoices).set({ notes: 'x' }).where(eq(purchaseInvoices.id, id))).rejects.toThrow();
  });

  test('demands a reason where it differs from what is expected, and keeps it', async () => {
    const { id } = await drafted({ expected: '650.00' });
    expect((await finance.ask(readPurchase, { params: { id } })).body.difference).toBe('50.00');
    expect((await approve(id)).body).toMatchObject({ code: 'purchaseDiffers', message: expect.stringContaining('50.00 EUR') });
    expect((await approve(id, { reason: 'One more week' })).body).toMatchObject({ state: 'approved', reason: 'One more week' });
  });
});

describe('payouts', () => {
  const link = (id: number, payoutIds: number[], version: number) =>
    finance.ask(linkPayouts, { params: { id }, body: { payoutIds, version } });
  const pay = async (payoutId: number, id: number) =>
    server.app.db.transaction(async (tx) => {
      await tx.update(payouts).set({ state: 'paid', paidOn: '2026-07-20' }).where(eq(payouts.id, payoutId));
      await updatePaidOfPurchase(tx, id);
    });

  test('can be linked to an invoice of their host, which is paid once they are', async () => {
    const row = await drafted();
    const { id } = row;
    const [half, rest] = [await payPart(row, '300.00'), await payPart(row, '400.00')];
    const { body } = await finance.ask(readPurchase, { params: { id } });
    expect(body.linkable.map((payout) => payout.id)).toEqual(expect.arrayContaining([half, rest]));
    const linked = (await link(id, [half, rest], 1)).body;
    expect(linked.payouts.map((payout) => payout.id)).toEqual([half, rest]);
    await approve(id, { version: linked.version });
    await pay(half, id);
    const read = async () => (await finance.ask(readPurchase, { params: { id } })).body;
    expect(await read()).toMatchObject({ state: 'part_paid', paid: '300.00', outstanding: '400.00', steps: [] });
    await pay(rest, id);
    expect(await read()).toMatchObject({ state: 'paid', paid: '700.00', outstanding: '0.00' });
  });

  test('can’t be linked if they differ in business or currency, are paid, or exceed the amount owed', async () => {
    const row = await drafted();
    const { businessId: other } = await createBusiness(server.app);
    const unfit = [
      await createPayoutOf(server.app, { ...row, businessId: other }),
      await createPayoutOf(server.app, { ...row, currency: 'USD' }),
      await createPayoutOf(server.app, row, { state: 'paid', paidOn: '2026-07-01' }),
      999_999_999,
    ];
    for (const payout of unfit) expect((await link(row.id, [payout], 1)).body).toMatchObject({ code: 'payoutUnfit' });
    const much = await createPayoutOf(server.app, row, { amount: '700.01' });
    expect((await link(row.id, [much], 1)).body).toMatchObject({ code: 'moreThanOwed' });
    const [half, rest] = [await payPart(row, '350.00'), await payPart(row, '350.01')];
    expect((await link(row.id, [half, half], 1)).body.payouts).toMatchObject([{ id: half }]);
    expect((await link(row.id, [rest], 2)).body).toMatchObject({ code: 'moreThanOwed' });
    // What pays it already is not counted twice.
    expect((await link(row.id, [half], 2)).body.payouts).toMatchObject([{ id: half }]);
    const off = { params: { id: row.id }, body: { payoutIds: [rest], version: 3 } };
    expect((await finance.ask(unlinkPayouts, off)).body).toMatchObject({ code: 'payoutUnfit' });
  });

  test('fix business, currency and payee of a draft while they are linked; its amount can’t fall below theirs', async () => {
    const { payeeId } = await drafted();
    const typed = { payeeType: 'Host_family', payeeId, lines: [], net: '50', vat: '0' };
    const { id, version } = await record(typed);
    const edit = (now: number, changes: object) =>
      finance.ask(editPurchase, { params: { id }, body: { ...taxi({ ...typed, ...changes }), version: now } });
    const payout = await payPart({ payeeType: 'Host_family', payeeId, businessId, currency: 'EUR' }, '50.00');
    const linked = (await link(id, [payout], version)).body;
    const { businessId: other } = await createBusiness(server.app);
    const another = await createFamily(server.app, await server.createAccount({ email: 'nora@example.test', roles: ['Host family'] }));
    for (const changes of [{ businessId: other }, { currency: 'USD' }, { payeeId: another }])
      expect((await edit(linked.version, changes)).body).toMatchObject({ code: 'purchaseMoved' });
    expect((await edit(linked.version, { net: '49.99' })).body).toMatchObject({ code: 'moreThanOwed' });
    const same = await edit(linked.version, { notes: 'Seen' });
    expect(same.body).toMatchObject({ notes: 'Seen', payouts: [{ id: payout }] });
    await finance.ask(unlinkPayouts, { params: { id }, body: { payoutIds: [payout], version: same.body.version } });
    const moved = await edit(same.body.version + 1, { businessId: other, currency: 'USD', payeeId: another, net: '1' });
    expect(moved.body).toMatchObject({ businessId: other, currency: 'USD', total: '1.00' });
  });

  test('are taken off again, and voiding frees them; what was paid of is not voided', async () => {
    const row = await drafted();
    const { id } = row;
    const payout = await createPayoutOf(server.app, row);
    await link(id, [payout], 1);
    const off = await finance.ask(unlinkPayouts, { params: { id }, body: { payoutIds: [payout], version: 2 } });
    expect(off.body).toMatchObject({ payouts: [], version: 3 });
    await link(id, [payout], 3);
    const { version } = (await approve(id, { version: 4 })).body;
    const voided = await finance.ask(voidPurchase, { params: { id }, body: { reason: 'Cancelled', version } });
    expect(voided.body).toMatchObject({ state: 'void', payouts: [], number: `${prefix}-P-2026-00001` });
    expect((await link(id, [payout], voided.body.version)).body).toMatchObject({ code: 'purchaseMoved' });
    const next = await drafted();
    await link(next.id, [payout], 1);
    const { version: now } = (await approve(next.id, { version: 2 })).body;
    await pay(payout, next.id);
    const late = await finance.ask(voidPurchase, { params: { id: next.id }, body: { reason: 'Late', version: now + 1 } });
    expect(late.body).toMatchObject({ code: 'purchaseMoved' });
  });
});

test('the list is filtered, and tells what is owed by age', async () => {
  await drafted({ expected: '650.00' });
  const { id } = await record();
  await approve(id);
  const ids = async (query: object) =>
    (await finance.ask(listPurchases, { query: { businessId: String(businessId), ...query } })).body.data.length;
  expect([
    await ids({}),
    await ids({ differs: 'yes' }),
    await ids({ overdue: 'yes' }),
    await ids({ state: 'draft' }),
    await ids({ search: 'taxis' }),
  ]).toEqual([2, 1, 1, 1, 1]);
  const { body } = await finance.ask(readPurchaseAgeing, {});
  expect(body.data).toEqual([expect.objectContaining({ currency: 'EUR' })]);
});

test('the file of the list says states in words of the reader', async () => {
  await drafted();
  const cookies = [...finance.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${server.origin}/api/purchase-invoices/export?format=csv&business_id=${businessId}`, {
    headers: { Cookie: cookies },
  });
  expect(await answer.text()).toMatch(/Orla Murphy,Draft,Yes/);
});

test('a coordinator reads and does not write', async () => {
  const { id } = await drafted();
  const coordinator = await server.signInAs('Coordinator');
  expect((await coordinator.ask(readPurchase, { params: { id } })).body).toMatchObject({ id, steps: [] });
  expect((await coordinator.ask(approvePurchase, { params: { id }, body: { version: 1 } })).status).toBe(403);
});
