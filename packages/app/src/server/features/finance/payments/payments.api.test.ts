// Payments over a real connection: recording, settling, taking back, refunding, and the statement of a bank.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInvoice, creditInvoice, readInvoice, sendInvoice, voidInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import {
  allocatePayment,
  deallocatePayment,
  importPayments,
  listPayments,
  readPayment,
  recordPayment,
  refundPayment,
} from '#contract/finance/payments/payments.endpoints.ts';
import type { BankReport } from '#contract/finance/payments/payments.shapes.ts';
import { payments } from '#server/db/schema/finance.ts';
import type { TestClient } from '#server/testing/client.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
let businessId: number;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  ({ businessId } = await createBusiness(server.app));
});
afterAll(() => server.stop());

/** An invoice of 123.00 that was sent. */
async function sent(
  client = finance,
  of = businessId,
  { buyer = {}, ...about }: { buyer?: { name?: string; email?: string }; tripId?: number } = {},
) {
  const typed = { ...COMPLETE_INVOICE, buyer: { ...COMPLETE_INVOICE.buyer, ...buyer } };
  const { body } = await client.ask(createInvoice, { body: { businessId: of, typed, ...about } });
  return (await client.ask(sendInvoice, { params: { id: body.id }, body: { version: body.version } })).body;
}

const record = (amount: string, more: object = {}) =>
  finance.ask(recordPayment, { body: { businessId, amount, paidOn: '2026-06-15', method: 'cash', payerName: 'Chloé Martin', ...more } });
const look = async (id: number) => (await finance.ask(readInvoice, { params: { id } })).body;

interface Read {
  readonly id: number;
  readonly version: number;
}
const allocate = ({ id, version }: Read, invoiceId: number, amount: string) =>
  finance.ask(allocatePayment, { params: { id }, body: { invoiceId, amount, version } });
const refund = ({ id, version }: Read, amount: string, more: object = {}) =>
  finance.ask(refundPayment, { params: { id }, body: { amount, paidOn: '2026-06-16', reason: 'Cancelled', version, ...more } });

describe('a payment', () => {
  test('waits for an invoice, settles it, and is taken back', async () => {
    const invoice = await sent();
    const { body } = await record('200');
    expect(body).toMatchObject({ amount: '200.00', unallocated: '200.00', allocations: [] });
    const used = await allocate(body, invoice.id, '123');
    expect(used.body).toMatchObject({ unallocated: '77.00', allocations: [{ invoiceId: invoice.id, amount: '123.00' }] });
    expect(await look(invoice.id)).toMatchObject({ state: 'paid', paid: '123.00' });
    const other = await sent();
    expect((await allocate(used.body, other.id, '77.01')).body.code).toBe('moreThanPaid');
    const { id, version } = used.body;
    const wrong = (more: object) => finance.ask(deallocatePayment, { params: { id }, body: { invoiceId: invoice.id, version, ...more } });
    expect((await wrong({ version: version - 1 })).body.code).toBe('changedMeanwhile');
    expect((await wrong({ amount: '123.01' })).body.code).toBe('moreThanPaid');
    expect((await wrong({ invoiceId: other.id })).status).toBe(404);
    expect(await look(invoice.id)).toMatchObject({ state: 'paid', paid: '123.00' });
    const back = await finance.ask(deallocatePayment, { params: { id }, body: { invoiceId: invoice.id, version } });
    expect(back.body).toMatchObject({ unallocated: '200.00', allocations: [] });
    expect(await look(invoice.id)).toMatchObject({ state: 'sent', paid: '0.00' });
    expect((await allocate(body, invoice.id, '1')).body.code).toBe('changedMeanwhile');
  });

  test('settles invoices of its own business and currency only, each as far as it is owed', async () => {
    const foreign = await sent(finance, (await createBusiness(server.app)).businessId);
    const invoice = await sent();
    const to = (invoiceId: number, amount: string) => ({ allocations: [{ invoiceId, amount }] });
    expect((await record('200', to(foreign.id, '1'))).body.code).toBe('otherAccount');
    expect((await record('200', to(invoice.id, '123.01'))).body.code).toBe('moreThanOwed');
    expect((await record('100', to(invoice.id, '101'))).body.code).toBe('moreThanPaid');
    const twice = { allocations: [...to(invoice.id, '1').allocations, ...to(invoice.id, '2').allocations] };
    expect(Object.keys((await record('100', twice)).body.errors ?? {})).toEqual(['allocations.1.invoiceId']);
    const { id: voidId, version } = await sent();
    await finance.ask(voidInvoice, { params: { id: voidId }, body: { reason: 'Twice', version } });
    expect((await record('100', to(voidId, '1'))).body.code).toBe('invoiceMoved');
    expect(Object.keys((await record('1', { businessId: 9_999_999 })).body.errors ?? {})).toEqual(['businessId']);
    expect(Object.keys((await record('1', { currency: 'XXQ' })).body.errors ?? {})).toEqual(['currency']);
    expect(Object.keys((await record('100', to(9_999_999, '1'))).body.errors ?? {})).toEqual(['allocations.0.invoiceId']);
    expect(await look(invoice.id)).toMatchObject({ paid: '0.00' });
    expect((await record('200', to(invoice.id, '123'))).body).toMatchObject({ unallocated: '77.00' });
  });

  test('with a key is recorded once; a different one with the same key is refused', async () => {
    const first = await record('10', { key: 'event 1' });
    const again = await record('10', { key: 'event 1' });
    expect(again.body.id).toBe(first.body.id);
    expect((await record('11', { key: 'event 1' })).body.code).toBe('paymentKeyTaken');
  });

  test('is paid back, first what settles nothing, never more than was paid', async () => {
    const invoice = await sent();
    const { body } = await record('150', { allocations: [{ invoiceId: invoice.id, amount: '123' }] });
    const part = await refund(body, '30', { key: 'refund 1' });
    expect(part.body).toMatchObject({
      refunded: '30.00',
      unallocated: '0.00',
      allocations: [{ amount: '120.00' }],
      refunds: [{ amount: '30.00' }],
    });
    expect(await look(invoice.id)).toMatchObject({
      state: 'part_paid',
      paid: '120.00',
      payments: [{ amount: '123.00' }, { kind: 'refund', amount: '-3.00' }],
    });
    expect((await refund(part.body, '30', { key: 'refund 1' })).body.refunded).toBe('30.00');
    expect(await refund(part.body, '120.01')).toMatchObject({ status: 422, body: { code: 'moreThanPaid' } });
    expect((await refund(part.body, '120')).body).toMatchObject({ refunded: '150.00', unallocated: '0.00', allocations: [] });
    expect(await look(invoice.id)).toMatchObject({ state: 'sent', paid: '0.00' });
    const [given] = part.body.refunds;
    expect((await refund({ id: given?.id ?? 0, version: 1 }, '1')).status).toBe(404);
  });

  test('gives back what a credit note has left over', async () => {
    const invoice = await sent();
    const { body } = await record('123', { allocations: [{ invoiceId: invoice.id, amount: '123' }] });
    const { version } = await look(invoice.id);
    await finance.ask(creditInvoice, { params: { id: invoice.id }, body: { reason: 'Less', amount: '23', version } });
    expect(await look(invoice.id)).toMatchObject({ outstanding: '-23.00', state: 'paid' });
    await refund(body, '23');
    expect(await look(invoice.id)).toMatchObject({ outstanding: '0.00', state: 'paid', paid: '100.00' });
  });

  test('for two buyers is refunded only where it is clear which one is owed', async () => {
    const sentTo = (name: string) => sent(finance, businessId, { buyer: { name, email: `${name}@example.test` } });
    const [first, second] = [await sentTo('Ann'), await sentTo('Orla')];
    const allocations = [first, second].map(({ id: invoiceId }) => ({ invoiceId, amount: '123' }));
    const { body } = await record('246', { allocations });
    expect((await refund(body, '23')).body).toMatchObject({ code: 'refundUnclear', errors: { amount: expect.anything() } });
    const { version } = await look(first.id);
    await finance.ask(creditInvoice, { params: { id: first.id }, body: { reason: 'Less', amount: '23', version } });
    const part = await refund(body, '23');
    expect(await look(first.id)).toMatchObject({ outstanding: '0.00', paid: '100.00' });
    expect(await look(second.id)).toMatchObject({ state: 'paid', paid: '123.00' });
    // Of all of it there is no doubt.
    expect((await refund(part.body, '223')).body).toMatchObject({ allocations: [], refunded: '246.00' });
  });

  test('for a cancelled, partly paid trip leaves nothing outstanding once it is refunded', async () => {
    const { tripId } = await createTestTrip(server.app, { businessId, state: 'cancelled' });
    const buyer = { email: 'dad@example.test' };
    const [stay, lasting] = [await sent(finance, businessId, { buyer, tripId }), await sent(finance, businessId, { buyer })];
    const allocations = [stay, lasting].map(({ id: invoiceId }) => ({ invoiceId, amount: '40' }));
    const { body } = await record('80', { allocations });
    await refund(body, '40');
    expect(await look(stay.id)).toMatchObject({ outstanding: '0.00', paid: '0.00', credited: '123.00' });
    expect(await look(lasting.id)).toMatchObject({ outstanding: '83.00', paid: '40.00' });
  });

  test('is listed by what is left of it; agents see those of their invoices', async () => {
    const agent = await server.signInAs('Agent');
    const invoice = await sent(agent);
    const other = await sent();
    const allocations = [
      { invoiceId: invoice.id, amount: '10' },
      { invoiceId: other.id, amount: '20' },
    ];
    const { body } = await record('40', { allocations });
    const read = await agent.ask(readPayment, { params: { id: body.id } });
    expect(read.body.allocations).toEqual([expect.objectContaining({ invoiceId: invoice.id })]);
    expect((await agent.ask(listPayments, {})).body.data.map(({ id }) => id)).toEqual([body.id]);
    const open = await finance.ask(listPayments, { query: { isUnallocated: 'yes', sort: '-unallocated', perPage: 100 } });
    expect(open.body.data.find(({ id }) => id === body.id)).toMatchObject({ unallocated: '10.00' });
    expect((await record('1', { amount: '1.005' })).status).toBe(422);
  });

  test('can’t be recorded or refunded with a date in the future', async () => {
    const late = await record('5', { paidOn: '2031-06-15' });
    expect([late.status, late.body.errors]).toEqual([422, { paidOn: [expect.stringContaining('not be after 2026-06-16')] }]);
    const paid = (await record('5')).body;
    expect((await refund(paid, '1', { paidOn: '2027-01-01' })).status).toBe(422);
  });

  test('is never changed or taken out by any statement', async () => {
    await record('5');
    await expect(server.app.db.delete(payments)).rejects.toThrow();
    await expect(server.app.db.update(payments).set({ amount: '1' })).rejects.toThrow();
  });
});

describe('a statement', () => {
  async function read(
    csv: string,
    fields: Record<string, string> = {},
  ): Promise<{ status: number; body: BankReport & { code?: string; errors?: object } }> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ business_id: String(businessId), ...fields })) form.append(name, value);
    form.append('file', new Blob([csv]), 'statement.csv');
    return (await finance.ask(importPayments, { body: form as never })) as never;
  }

  test('is looked at first, recorded once, and settles the invoices that it names', async () => {
    const invoice = await sent();
    const csv = [
      'Booking date;Amount;Payer;Reference',
      `15.06.2026;"100,00";Chloé Martin;${invoice.number?.replaceAll('-', ' ').toLowerCase()}`,
      `16.06.2026;50,00;Chloé Martin;${invoice.number}`,
      '16.06.2026;-9,90;The bank;Fees',
      'yesterday;1,00;Ann;x',
      '16.06.2026;1,0055;Ann;y',
    ].join('\n');
    const preview = await read(csv);
    expect(preview.body).toMatchObject({ recorded: false, counts: { new: 2, known: 0, outgoing: 1, faulty: 2 } });
    expect(preview.body.lines[0]?.proposals).toMatchObject([{ invoiceId: invoice.id, amount: '100.00' }]);
    expect(preview.body.lines[1]?.proposals).toMatchObject([{ amount: '23.00' }]);
    expect(preview.body.lines[3]?.message).toContain('date');
    expect((await look(invoice.id)).paid).toBe('0.00');
    expect((await read(csv, { dry_run: 'false' })).body.recorded).toBe(true);
    expect(await look(invoice.id)).toMatchObject({ state: 'paid', paid: '123.00' });
    const again = await read(csv, { dry_run: 'false' });
    expect(again.body.counts).toMatchObject({ new: 0, known: 2 });
    expect((await look(invoice.id)).payments).toHaveLength(2);
  });

  test('keeps two lines that are alike as two payments, and knows both again', async () => {
    const line = '2026-06-12,7.00,Twin,same';
    const csv = `Date,Amount,Payer,Reference\n${line}\n${line}\n`;
    expect((await read(csv, { dry_run: 'false' })).body.counts.new).toBe(2);
    expect((await read(csv)).body.counts).toMatchObject({ new: 0, known: 2 });
  });

  test('with two invoices in one reference settles both, in that order, as far as the money goes', async () => {
    const [first, second] = [await sent(), await sent()];
    const csv = `Date,Amount,Payer,Reference\n2026-06-12,150.00,Ann,${second.number} + ${first.number}\n`;
    const preview = await read(csv);
    expect(preview.body.lines[0]?.proposals).toMatchObject([
      { invoiceId: second.id, amount: '123.00' },
      { invoiceId: first.id, amount: '27.00' },
    ]);
    await read(csv, { dry_run: 'false' });
    expect([(await look(second.id)).state, (await look(first.id)).paid]).toEqual(['paid', '27.00']);
  });

  test('says of each line what is wrong with its amount, and records none of these', async () => {
    const cells = ['1e9', '1O0.00', '5%', 'USD 55.10', '12.345'].map((cell, index) => `2026-06-12,${cell},Ann,misread ${index}`);
    const { body } = await read(`Date,Amount,Payer,Reference\n${cells.join('\n')}\n2031-01-01,1,Ann,z\n`, { dry_run: 'false' });
    expect(body.counts).toEqual({ new: 0, known: 0, outgoing: 0, faulty: 6 });
    expect(body.lines.map(({ message }) => message)).toEqual([
      ...Array.from({ length: 3 }, () => expect.stringContaining('no valid amount')),
      expect.stringContaining('isn’t in EUR'),
      expect.stringContaining('two ways'),
      expect.stringContaining('in the future'),
    ]);
  });

  test('is refused without its columns, and the missing ones are named', async () => {
    expect(await read('a,b\n1,2')).toMatchObject({
      status: 422,
      body: { code: 'bankFileUnreadable', errors: { file: [expect.stringContaining('payer')] } },
    });
    expect((await read('a', { business_id: '9999999' })).status).toBe(422);
  });

  test('is refused as a whole if it has more than 5000 lines', async () => {
    const csv = (lines: number) =>
      `Date,Amount,Payer,Reference\n${Array.from({ length: lines }, (_, index) => `2026-06-12,1.00,Ann,${index}`).join('\n')}\n`;
    expect((await read(csv(5000))).body.counts).toMatchObject({ new: 5000 });
    expect(await read(csv(5001), { dry_run: 'false' })).toMatchObject({
      status: 413,
      body: { code: 'fileTooLarge', errors: { file: [expect.stringContaining('5000')] } },
    });
  });
});
