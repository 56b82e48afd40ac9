// Invoices over a real connection: drafts, sending, paying, crediting, voiding, reminding, and who sees which.

import { invoiceText, readCreditNote } from '@hosted-stay/pricing-react/invoicing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createInvoice,
  creditInvoice,
  deleteInvoice,
  editInvoice,
  exportInvoices,
  listInvoices,
  payInvoice,
  readAgeing,
  readInvoice,
  remindOfInvoice,
  sendInvoice,
  voidInvoice,
} from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { loadInvoiceMessages } from './invoice-messages.ts';

let server: TestServer;
let finance: TestClient;
let agent: TestClient;
let businessId: number;
let prefix: string;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  agent = await server.signInAs('Agent');
  ({ businessId, prefix } = await createBusiness(server.app));
});
afterAll(() => server.stop());

const draft = (changes: Partial<InvoiceContent> = {}, client = finance) =>
  client.ask(createInvoice, { body: { businessId, typed: { ...COMPLETE_INVOICE, ...changes } } });

async function sent(changes: Partial<InvoiceContent> = {}, client = finance) {
  const { body } = await draft(changes, client);
  return (await client.ask(sendInvoice, { params: { id: body.id }, body: { version: body.version } })).body;
}

type Sent = { readonly id: number; readonly version: number };
const about = ({ id, version }: Sent) => ({ params: { id }, body: { version } });
const pay = (invoice: Sent, amount: string, paidOn = '2026-06-15') =>
  finance.ask(payInvoice, { params: { id: invoice.id }, body: { amount, paidOn, method: 'bank_transfer', version: invoice.version } });
const credit = (invoice: Sent, amount?: string) =>
  finance.ask(creditInvoice, {
    params: { id: invoice.id },
    body: { reason: 'One lesson less', version: invoice.version, ...(amount && { amount }) },
  });
const cancel = (invoice: Sent) =>
  finance.ask(voidInvoice, { params: { id: invoice.id }, body: { reason: 'Twice', version: invoice.version } });

describe('a draft', () => {
  test('may lack anything, and says in the language of its reader what', async () => {
    finance.language = 'de';
    const { status, body } = await draft({ buyer: { ...COMPLETE_INVOICE.buyer, name: '', address: [] }, dueDate: '' });
    finance.language = 'en';
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'draft',
      number: null,
      total: null,
      document: expect.anything(),
      steps: ['edit', 'remove', 'send'],
    });
    expect(body.missing.map(({ path }) => path)).toEqual(['buyer.name', 'buyer.address', 'dueDate']);
    expect(body.missing[0]?.message).toMatch(/Name/);
    const refused = await finance.ask(sendInvoice, about(body));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invoiceIncomplete', errors: { 'typed.buyer.name': [expect.any(String)] } },
    });
  });

  test('takes seller, rate of VAT, currency and bank account from its business, and keeps what it comes to', async () => {
    const { body } = await draft();
    expect(body).toMatchObject({ total: '123.00', outstanding: '0.00', currency: 'EUR', missing: [], createdBy: 'Finance Test' });
    expect(body.document).toMatchObject({
      seller: { name: 'Hosted Stay Ltd' },
      issueDate: '2026-06-15',
      totals: { subtotal: '100.00', vat: '23.00', total: '123.00' },
      paymentDetails: ['IBAN IE29AIBK93115212345678'],
    });
  });

  test('is changed by whoever has read it, and taken out', async () => {
    const { body } = await draft();
    const change = { businessId, typed: { ...COMPLETE_INVOICE, notes: 'Thank you.' }, version: body.version };
    const edited = await finance.ask(editInvoice, { params: { id: body.id }, body: change });
    expect(edited.body).toMatchObject({ version: body.version + 1, typed: { notes: 'Thank you.' } });
    const late = await finance.ask(editInvoice, { params: { id: body.id }, body: change });
    expect(late).toMatchObject({ status: 409, body: { code: 'changedMeanwhile', current: { version: body.version + 1 } } });
    expect((await finance.ask(deleteInvoice, { params: { id: body.id } })).status).toBe(200);
    expect((await finance.ask(readInvoice, { params: { id: body.id } })).status).toBe(404);
  });

  test('is refused at its field if its business or its quote doesn’t exist', async () => {
    const { status, body } = await finance.ask(createInvoice, { body: { businessId: 9_999_999, typed: COMPLETE_INVOICE } });
    expect({ status, errors: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, errors: ['businessId'] });
    const quote = await finance.ask(createInvoice, { body: { businessId, quoteFingerprint: 'f'.repeat(64), typed: COMPLETE_INVOICE } });
    expect(Object.keys(quote.body.errors ?? {})).toEqual(['quoteFingerprint']);
  });
});

describe('sending', () => {
  test('numbers without a gap, freezes, writes the change log and mails a link', async () => {
    const email = 'buyer@example.test';
    const first = await sent({ buyer: { ...COMPLETE_INVOICE.buyer, email } });
    await draft();
    const second = await sent();
    const last = Number(first.number?.slice(-5));
    expect(first.number).toMatch(new RegExp(`^${prefix}-S-2026-\\d{5}$`));
    expect(Number(second.number?.slice(-5))).toBe(last + 1);
    expect(first).toMatchObject({
      state: 'sent',
      outstanding: '123.00',
      missing: [],
      document: { number: first.number, issueDate: '2026-06-15' },
    });
    const [mail] = await getEmailsTo(server, email);
    expect(mail?.subject).toBe(`Invoice ${first.number} from Business ${prefix}`);
    expect(mail?.text).toContain('€123.00');
    const rows = await server.app.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(first.id)));
    expect(rows.map(({ action }) => action)).toEqual(['invoice.create', 'invoice.send']);
  });

  test('takes no number if it fails', async () => {
    const before = await sent();
    const incomplete = (await draft({ dueDate: '2020-01-01' })).body;
    expect((await finance.ask(sendInvoice, about(incomplete))).status).toBe(422);
    const after = await sent();
    expect(Number(after.number?.slice(-5))).toBe(Number(before.number?.slice(-5)) + 1);
  });

  test('is for ever: no step and no statement changes or removes what was sent', async () => {
    const invoice = await sent();
    const edit = { businessId, typed: COMPLETE_INVOICE, version: invoice.version };
    expect((await finance.ask(editInvoice, { params: { id: invoice.id }, body: edit })).body.code).toBe('invoiceMoved');
    expect((await finance.ask(deleteInvoice, { params: { id: invoice.id } })).body.code).toBe('invoiceMoved');
    expect((await finance.ask(sendInvoice, about(invoice))).body.code).toBe('invoiceMoved');
    const { db } = server.app;
    const row = eq(invoices.id, invoice.id);
    await expect(db.delete(invoices).where(row)).rejects.toThrow();
    for (const change of [{ total: '1.00' }, { document: '{}' }, { buyerName: 'Another' }, { number: 'X-1' }]) {
      await expect(db.update(invoices).set(change).where(row)).rejects.toThrow();
    }
  });
});

describe('a sent invoice', () => {
  test('is paid in parts, never with more than is owed', async () => {
    const invoice = await sent();
    const part = await pay(invoice, '23');
    expect(part.body).toMatchObject({ state: 'part_paid', paid: '23.00', outstanding: '100.00', payments: [{ amount: '23.00' }] });
    expect(await pay(part.body, '100.01')).toMatchObject({
      status: 422,
      body: { code: 'moreThanOwed', errors: { amount: [expect.stringContaining('100.00 EUR')] } },
    });
    expect(Object.keys((await pay(part.body, '1.001')).body.errors ?? {})).toEqual(['amount']);
    expect((await pay(part.body, '0')).status).toBe(422);
    expect(Object.keys((await pay(part.body, '1', '2026-06-17')).body.errors ?? {})).toEqual(['paidOn']);
    expect((await pay(part.body, '100.00')).body).toMatchObject({ state: 'paid', outstanding: '0.00', steps: ['credit'] });
  });

  test('is followed by a receipt for each payment; its document stays as it was sent', async () => {
    const invoice = await sent({ buyer: { ...COMPLETE_INVOICE.buyer, email: 'receipts@example.test' } });
    const part = await pay(invoice, '23');
    const paid = await pay(part.body, '100');
    expect(paid.body.document).toEqual(invoice.document);
    expect(part.body.settlement).toMatchObject({ payments: [{ amount: '23.00' }], outstanding: '100.00' });
    expect(paid.body.settlement).toMatchObject({ payments: [{ amount: '23.00' }, { amount: '100.00' }], outstanding: '0.00' });
    const mails = await getEmailsTo(server, 'receipts@example.test');
    expect(mails.map(({ subject }) => subject.replace(invoice.number ?? '', 'N'))).toEqual([
      expect.stringContaining('Invoice N from'),
      'Payment received: invoice N',
      'Payment received: invoice N',
    ]);
    expect(mails[1]?.text).toMatch(/We received €23\.00 .*Amount due: €100\.00, by /s);
    expect(mails[2]?.text).toMatch(/We received €100\.00 .*Nothing is due\./s);
  });

  test('is credited by a note that anybody who reads it can open, and that is called one', async () => {
    const [note] = (await credit(await sent(), '23.45')).body.creditNotes;
    const { body } = await finance.ask(readInvoice, { params: { id: note?.id ?? 0 } });
    const read = readCreditNote(body.document);
    expect(read).toMatchObject({ ok: true, value: { totals: { total: '-23.45' } } });
    expect(read.ok && invoiceText(read.value, { messages: await loadInvoiceMessages('en') }).title).toBe('Credit note');
    expect(body.settlement).toBeNull();
  });

  test('is credited by notes of a series of their own, never by more than is left of it', async () => {
    const invoice = await sent();
    const part = await credit(invoice, '23.45');
    expect(part.body).toMatchObject({ credited: '23.45', outstanding: '99.55', state: 'sent' });
    const [note] = part.body.creditNotes;
    expect(note).toMatchObject({ number: expect.stringMatching(new RegExp(`^${prefix}-C-2026-\\d{5}$`)), total: '-23.45' });
    expect(await credit(part.body, '99.56')).toMatchObject({ status: 422, body: { code: 'moreThanInvoiced' } });
    const all = await credit(part.body);
    expect(all.body).toMatchObject({ credited: '123.00', outstanding: '0.00', state: 'paid', steps: [] });
    const read = await finance.ask(readInvoice, { params: { id: note?.id ?? 0 } });
    expect(read.body).toMatchObject({
      kind: 'credit',
      creditsNumber: invoice.number,
      total: '-23.45',
      outstanding: '0.00',
      steps: [],
      reason: 'One lesson less',
    });
  });

  test('is voided only while nothing was paid or credited', async () => {
    const [paid, credited, plain] = [await sent(), await sent(), await sent()];
    expect((await cancel((await pay(paid, '1')).body)).body.code).toBe('invoiceMoved');
    expect((await cancel((await credit(credited, '1')).body)).body.code).toBe('invoiceMoved');
    const gone = await cancel(plain);
    expect(gone.body).toMatchObject({ state: 'void', outstanding: '0.00', number: plain.number, reason: 'Twice', steps: [] });
    expect((await pay(gone.body, '1')).body.code).toBe('invoiceMoved');
  });

  test('is reminded of once a day, where there is somebody to write to', async () => {
    const invoice = await sent();
    const first = await finance.ask(remindOfInvoice, about(invoice));
    expect(first.body.remindedAt).not.toBeNull();
    expect((await finance.ask(remindOfInvoice, about(first.body))).body.code).toBe('remindedToday');
    const silent = await sent({ buyer: { ...COMPLETE_INVOICE.buyer, email: '' } });
    expect((await finance.ask(remindOfInvoice, about(silent))).body.code).toBe('invoiceHasNoAddress');
  });

  test('is overdue from the day after it was due, and counted by its age', async () => {
    const other = await createBusiness(server.app, { currency: 'JPY', vatRate: '0' });
    const line = { id: 1, description: 'Lessons', quantity: '1', unitAmount: '1000', vatPercentage: '' };
    const made = await finance.ask(createInvoice, {
      body: { businessId: other.businessId, typed: { ...COMPLETE_INVOICE, issueDate: '2026-05-01', dueDate: '2026-05-15', lines: [line] } },
    });
    const invoice = (await finance.ask(sendInvoice, about(made.body))).body;
    expect(invoice).toMatchObject({ overdue: true, total: '1000' });
    const aged = (await finance.ask(readAgeing, {})).body.data.find(({ currency }) => currency === 'JPY');
    expect(aged).toEqual({ currency: 'JPY', notDue: '0', upTo30: '0', upTo60: '1000', upTo90: '0', over90: '0', total: '1000' });
    const { body } = await finance.ask(listInvoices, { query: { overdue: 'yes' } });
    expect(body.data.map(({ id }) => id)).toEqual([invoice.id]);
  });
});

describe('agents', () => {
  test('see and send what they wrote, and nothing of others', async () => {
    const theirs = await sent({ buyer: { ...COMPLETE_INVOICE.buyer, email: 'client@example.test' } }, agent);
    const foreign = await sent();
    expect(theirs).toMatchObject({ state: 'sent', steps: ['remind'] });
    expect((await agent.ask(readInvoice, { params: { id: foreign.id } })).status).toBe(404);
    expect((await agent.ask(remindOfInvoice, about(foreign))).status).toBe(404);
    const { body } = await agent.ask(listInvoices, {});
    expect(body.data.map(({ id }) => id)).toEqual([theirs.id]);
    expect((await agent.ask(voidInvoice, { params: { id: theirs.id }, body: { reason: 'x', version: theirs.version } })).status).toBe(403);
    const note = (await credit(theirs, '1')).body.creditNotes[0];
    expect((await agent.ask(readInvoice, { params: { id: note?.id ?? 0 } })).status).toBe(200);
  });
});

test('the list is a file too, with the figures that the page shows', async () => {
  const invoice = await sent();
  const { text } = await finance.ask(exportInvoices, { query: { search: invoice.number ?? '', columns: 'number,total,outstanding' } });
  expect(text).toContain(`${invoice.number},123.00,123.00`);
});
