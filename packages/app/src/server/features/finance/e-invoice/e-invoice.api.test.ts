// E-invoices over a real connection: of stays, typed lines, without VAT, taken back, in other currencies; and what is refused.

import { readFile } from 'node:fs/promises';
import { compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createInvoice,
  creditInvoice,
  readInvoice,
  readInvoiceXml,
  sendInvoice,
  voidInvoice,
} from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { keepQuote } from '#contract/pricing/quotes.endpoints.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { priceBooks } from '#server/db/schema/price-books.ts';
import type { TestClient } from '#server/testing/client.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';
import { listBrokenRules } from './en16931.rules.ts';
import { getText, listElements, readUbl } from './ubl-xml.rules.ts';

const BOOK = new URL('../../../../../../../fixtures/price-books/2026.json', import.meta.url);
const buyer = { ...COMPLETE_INVOICE.buyer, address: [...COMPLETE_INVOICE.buyer.address, 'Frankreich'] };

let server: TestServer;
let finance: TestClient;
let businessId: number;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  ({ businessId } = await createBusiness(server.app, { vatNumber: 'IE1234567FA' }));
  const document = await readFile(BOOK, 'utf8');
  const parsed = parsePriceBook(JSON.parse(document));
  if (!parsed.ok) throw new TypeError('the fixture is no price book');
  const at = new Date('2026-01-01T00:00:00Z');
  const { bookHash: hash } = compilePriceBook(parsed.value);
  await server.app.db
    .insert(priceBooks)
    .values({ number: 1, hash, currency: 'EUR', document, reason: 'test', effectiveFrom: at, publishedAt: at });
});
afterAll(() => server.stop());

interface Billed {
  readonly typed?: Partial<InvoiceContent>;
  readonly quoteFingerprint?: string;
  readonly from?: number;
}

async function drafted({ typed = {}, quoteFingerprint, from = businessId }: Billed) {
  const body = { businessId: from, ...(quoteFingerprint && { quoteFingerprint }), typed: { ...COMPLETE_INVOICE, buyer, ...typed } };
  return (await finance.ask(createInvoice, { body })).body;
}

async function sent(billed: Billed) {
  const { id, version } = await drafted(billed);
  return (await finance.ask(sendInvoice, { params: { id }, body: { version } })).body;
}

async function fileOf(id: number) {
  const cookies = [...finance.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${server.origin}/api/invoices/${id}/xml`, { headers: { Cookie: cookies } });
  return { text: await response.text(), status: response.status, headers: response.headers };
}

/** The file, which keeps the norm and has the figures of what is kept. */
async function soundFile(id: number) {
  const { text, status } = await fileOf(id);
  expect({ status, text }).toMatchObject({ status: 200 });
  expect(listBrokenRules(text)).toEqual([]);
  const root = readUbl(text);
  const [row] = await server.app.db.select().from(invoices).where(eq(invoices.id, id));
  const kept: Invoice = JSON.parse(row?.document ?? '');
  const turned = (amount: string) => (root.name === 'CreditNote' ? amount.replace('-', '') : amount);
  expect({ vat: getText(root, 'TaxTotal/TaxAmount'), due: getText(root, 'LegalMonetaryTotal/PayableAmount') }).toEqual({
    vat: turned(kept.totals.vat),
    due: turned(kept.totals.total),
  });
  return { root, kept };
}

const stayQuote = async (changes: object = {}) => {
  const stay = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26', ...changes };
  return (await finance.ask(keepQuote, { body: stay })).body;
};

test('a quoted stay with a deposit: its VAT is 23 % of what it is taken of, the rest of the price bears none', async () => {
  const quote = await stayQuote();
  const schedule = { mode: 'percentage', percentage: '20', amount: '', count: 2, dates: ['2026-06-20'] } as const;
  const { id, number } = await sent({
    quoteFingerprint: quote.fingerprint,
    typed: { lines: [], schedule: { ...schedule, dates: ['2026-06-20'] } },
  });
  const { root } = await soundFile(id);
  expect(getText(root, 'LegalMonetaryTotal/PayableAmount')).toBe(quote.total);
  expect(listElements(root, 'TaxTotal/TaxSubtotal/TaxCategory').map((one) => [getText(one, 'ID'), getText(one, 'Percent')])).toEqual([
    ['S', '23'],
    ['E', '0'],
  ]);
  expect(getText(root, 'PaymentTerms/Note').split('\n')).toHaveLength(2);
  expect(getText(root, 'InvoicePeriod/EndDate')).toBe('2026-07-26');
  const { headers } = await fileOf(id);
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    expect.stringContaining('application/xml'),
    expect.stringContaining(`filename="${number}.xml"`),
  ]);
});

test('a discount stands at its line, with its reason', async () => {
  const quote = await stayQuote({ discountCode: 'EARLYBIRD' });
  const { id } = await sent({ quoteFingerprint: quote.fingerprint, typed: { lines: COMPLETE_INVOICE.lines, language: 'de' } });
  const { root, kept } = await soundFile(id);
  const discounts = listElements(root, 'InvoiceLine/AllowanceCharge').map((one) => [
    getText(one, 'AllowanceChargeReason'),
    getText(one, 'Amount'),
  ]);
  expect(discounts).toEqual(kept.lines.filter(({ discount }) => Number(discount) > 0).map(({ discount }) => ['Rabatt', discount]));
  expect(discounts.length).toBeGreaterThan(0);
});

test('an invoice exempt from VAT states the reason', async () => {
  const { id } = await sent({ typed: { vatExempt: true, vatText: 'Exempt under section 3' } });
  const { root } = await soundFile(id);
  expect(
    listElements(root, 'TaxTotal/TaxSubtotal/TaxCategory').map((one) => [getText(one, 'ID'), getText(one, 'TaxExemptionReason')]),
  ).toEqual([['E', 'Exempt under section 3']]);
});

test('a credit note names its invoice, and has its figures above 0', async () => {
  const quote = await stayQuote();
  const invoice = await sent({ quoteFingerprint: quote.fingerprint });
  const { id, version } = invoice;
  const asked = { params: { id }, body: { reason: 'One week less', version, amount: '333.33' } };
  const [note] = (await finance.ask(creditInvoice, asked)).body.creditNotes;
  const { root } = await soundFile(note?.id ?? 0);
  expect([root.name, getText(root, 'CreditNoteTypeCode'), getText(root, 'LegalMonetaryTotal/PayableAmount')]).toEqual([
    'CreditNote',
    '381',
    '333.33',
  ]);
  expect(getText(root, 'BillingReference/InvoiceDocumentReference/ID')).toBe(invoice.number);
});

test.each([
  ['JPY', '1333', '2979'],
  ['HUF', '1333.35', '3280.04'],
])('a currency is written with its own digits: %s', async (currency, unitAmount, total) => {
  const { businessId: from } = await createBusiness(server.app, { currency, vatNumber: 'IE1234567FA' });
  const lines = [{ id: 1, description: 'Lessons', quantity: '2', unitAmount, vatPercentage: currency === 'JPY' ? '11.75' : '23' }];
  const { root } = await soundFile((await sent({ from, typed: { lines } })).id);
  expect(getText(root, 'LegalMonetaryTotal/PayableAmount')).toBe(total);
});

test('all missing details of an invoice are named in the language of the reader', async () => {
  const { businessId: from } = await createBusiness(server.app);
  const { id } = await sent({ from, typed: { buyer: { ...COMPLETE_INVOICE.buyer, vatNumber: '12345' } } });
  finance.language = 'fr';
  const { status, body } = await finance.ask(readInvoiceXml, { params: { id } });
  finance.language = 'en';
  expect({ status, body }).toMatchObject({
    status: 422,
    body: {
      code: 'eInvoiceIncomplete',
      message: expect.stringContaining('La société n’avait pas de numéro de TVA'),
      errors: {
        'seller.vatNumber': [expect.any(String)],
        'buyer.address': [expect.stringContaining('dernière ligne')],
        'buyer.vatNumber': [expect.any(String)],
      },
    },
  });
});

test('drafts and void invoices have no e-invoice', async () => {
  const draft = await drafted({});
  expect((await finance.ask(readInvoiceXml, { params: { id: draft.id } })).body).toMatchObject({ code: 'eInvoiceNotSent' });
  const { id, version } = await sent({});
  await finance.ask(voidInvoice, { params: { id }, body: { reason: 'Twice', version } });
  expect((await finance.ask(readInvoiceXml, { params: { id } })).body).toMatchObject({ code: 'eInvoiceNotSent' });
});

test('a user without access to payouts gets no e-invoice, not even of an invoice that they wrote', async () => {
  const { id } = await sent({});
  const agentId =
    (
      await server.app.db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, toEmail('Agent')))
    )[0]?.id ?? 0;
  await server.app.db.update(invoices).set({ createdBy: agentId }).where(eq(invoices.id, id));
  const agent = await server.signInAs('Agent');
  expect((await agent.ask(readInvoice, { params: { id } })).status).toBe(200);
  expect((await agent.ask(readInvoiceXml, { params: { id } })).status).toBe(403);
});
