// Invoices of kept quotes, and on paper: what is printed is what is stored is the quote.

import { readFile } from 'node:fs/promises';
import { compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import { invoiceText } from '@hosted-stay/pricing-react/invoicing';
import { en } from '@hosted-stay/pricing-react/locales/en';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, creditInvoice, remindOfInvoice, sendInvoice, voidInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { keepQuote } from '#contract/pricing/quotes.endpoints.ts';
import { invoiceLinks, invoices } from '#server/db/schema/finance.ts';
import { mails } from '#server/db/schema/platform.ts';
import { priceBooks } from '#server/db/schema/price-books.ts';
import { redactLinkTokens } from '#server/platform/email/link-tokens.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { extractPdfText } from '#server/testing/pdf-text.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

const BOOK = new URL('../../../../../../../fixtures/price-books/2026.json', import.meta.url);
const STAY = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };

let server: TestServer;
let finance: TestClient;
let businessId: number;
let quote: { fingerprint: string; total: string };
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  ({ businessId } = await createBusiness(server.app));
  const document = await readFile(BOOK, 'utf8');
  const parsed = parsePriceBook(JSON.parse(document));
  if (!parsed.ok) throw new TypeError('the fixture is no price book');
  const at = new Date('2026-01-01T00:00:00Z');
  const { bookHash: hash } = compilePriceBook(parsed.value);
  await server.app.db
    .insert(priceBooks)
    .values({ number: 1, hash, currency: 'EUR', document, reason: 'test', effectiveFrom: at, publishedAt: at });
  quote = (await finance.ask(keepQuote, { body: STAY })).body;
});
afterAll(() => server.stop());

async function draft(changes: Partial<InvoiceContent> = {}) {
  const body = { businessId, quoteFingerprint: quote.fingerprint, typed: { ...COMPLETE_INVOICE, lines: [], ...changes } };
  return (await finance.ask(createInvoice, { body })).body;
}

async function sent(changes: Partial<InvoiceContent> = {}) {
  const { id, version } = await draft(changes);
  return (await finance.ask(sendInvoice, { params: { id }, body: { version } })).body;
}

async function bytesOf(path: string, client = finance): Promise<{ status: number; bytes: Uint8Array; type: string | null }> {
  const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${server.origin}${path}`, { headers: { Cookie: cookies } });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') };
}

const storedOf = async (id: number): Promise<Invoice> => {
  const [row] = await server.app.db.select().from(invoices).where(eq(invoices.id, id));
  return JSON.parse(row?.document ?? '');
};

const plain = (text: string) => text.replace(/\s/g, '');

test('the figures of a quoted stay are the quote’s, with typed lines beside them', async () => {
  expect(await draft()).toMatchObject({ total: quote.total, missing: [] });
  const more = await draft({ lines: [{ id: 1, description: 'Books', quantity: '1', unitAmount: '10.00', vatPercentage: '0' }] });
  expect(Number(more.total)).toBeCloseTo(Number(quote.total) + 10, 2);
  expect(more.document).toMatchObject({ quote: { fingerprint: quote.fingerprint } });
});

test('a PDF holds exactly the stored figures, and is the same to the byte each time', async () => {
  const schedule = { mode: 'percentage', percentage: '20', amount: '', count: 2, dates: ['2026-06-20'] } as const;
  const { id } = await sent({ schedule: { ...schedule, dates: [...schedule.dates] } });
  const [one, two] = [await bytesOf(`/api/invoices/${id}/pdf`), await bytesOf(`/api/invoices/${id}/pdf`)];
  expect({ status: one.status, type: one.type }).toEqual({ status: 200, type: 'application/pdf' });
  expect(Buffer.from(one.bytes).equals(two.bytes)).toBe(true);
  const stored = await storedOf(id);
  expect(stored.totals.total).toBe(quote.total);
  const text = plain(extractPdfText(one.bytes));
  const printed = invoiceText(stored, { messages: en });
  const figures = [...printed.totals.rows.map(({ value }) => value), ...(printed.schedule?.rows ?? []).map(({ amount }) => amount)];
  expect(figures.length).toBeGreaterThan(4);
  for (const figure of figures) expect(text).toContain(plain(figure));
  const amounts = new Set(extractPdfText(one.bytes).match(/€[\d,]+\.\d\d/g));
  const known = plain(JSON.stringify(printed));
  for (const amount of amounts) expect(known).toContain(amount);
});

test('a draft is printed as one, in each language', async () => {
  for (const language of LOCALES) {
    const { id } = await draft({ language });
    const { status, bytes } = await bytesOf(`/api/invoices/${id}/pdf`);
    expect({ language, status }).toEqual({ language, status: 200 });
    expect(bytes.length).toBeGreaterThan(5000);
  }
  const { id } = await draft();
  expect(extractPdfText((await bytesOf(`/api/invoices/${id}/pdf`)).bytes)).toContain('Draft');
});

test('a credit note is called one, and says what it takes from', async () => {
  const { id, version, number } = await sent();
  const asked = { params: { id }, body: { reason: 'One week less', version, amount: '100' } };
  const [note] = (await finance.ask(creditInvoice, asked)).body.creditNotes;
  const text = extractPdfText((await bytesOf(`/api/invoices/${note?.id}/pdf`)).bytes);
  for (const part of ['Credit note', String(note?.number), `Credit on invoice ${number}`, '-€100.00', 'One week less']) {
    expect(plain(text)).toContain(plain(part));
  }
});

/** The path of the link in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const [row] = await server.app.db.select({ text: mails.text }).from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id));
  return /\/api\/invoice-files\/[\w-]{43}/.exec(row?.text ?? '')?.[0] ?? '';
}

test('a link opens the PDF as often as it is wished for thirty days, and is kept as a hash alone', async () => {
  const email = 'often@example.test';
  const { id } = await sent({ buyer: { ...COMPLETE_INVOICE.buyer, email } });
  const path = await linkTo(email);
  const token = path.split('/').at(-1) ?? '';
  const visitor = server.createVisitor();
  const [link] = await server.app.db.select().from(invoiceLinks).where(eq(invoiceLinks.invoiceId, id));
  expect(JSON.stringify(link)).not.toContain(token);
  const before = server.time.now;
  try {
    for (const days of [0, 0, 29]) {
      server.time.now = new Date(before.getTime() + days * 86_400_000);
      const answer = await visitor.send('GET', path);
      expect({ days, status: answer.status, kept: answer.headers.get('cache-control') }).toEqual({ days, status: 200, kept: 'no-store' });
      expect(answer.headers.get('etag')).toBeNull();
    }
    server.time.now = new Date(before.getTime() + 30 * 86_400_000);
    expect(await visitor.send('GET', path)).toMatchObject({ status: 422, body: { code: 'linkExpired' } });
  } finally {
    server.time.now = before;
  }
});

test.each([
  ['de-DE,de;q=0.9', '/de/invoice-link'],
  ['en', '/invoice-link'],
])(
  'a browser of a reader in %s that follows a link which opens nothing lands on a page (%s); programs read JSON',
  async (language, page) => {
    const visitor = server.createVisitor();
    for (const token of ['B'.repeat(43), 'cut-off']) {
      const ask = (accept: string) =>
        visitor.send('GET', `/api/invoice-files/${token}`, { headers: { Accept: accept, 'Accept-Language': language } });
      const read = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
      expect([read.status, read.headers.get('location')]).toEqual([303, page]);
      for (const accept of ['application/json', '*/*'])
        expect(await ask(accept)).toMatchObject({ status: 422, body: { code: 'linkExpired' } });
    }
  },
);

test('the link of the newest mail is the only one', async () => {
  const email = 'reminded@example.test';
  const invoice = await sent({ buyer: { ...COMPLETE_INVOICE.buyer, email } });
  const first = await linkTo(email);
  await finance.ask(remindOfInvoice, { params: { id: invoice.id }, body: { version: invoice.version } });
  const second = await linkTo(email);
  const visitor = server.createVisitor();
  expect((await visitor.send('GET', first)).status).toBe(422);
  expect((await visitor.send('GET', second)).status).toBe(200);
});

test('the mailed link opens the PDF until the invoice is void; a guessed link opens nothing', async () => {
  const email = 'link@example.test';
  const invoice = await sent({ buyer: { ...COMPLETE_INVOICE.buyer, email }, language: 'de' });
  const [row] = await server.app.db.select({ text: mails.text }).from(mails).where(eq(mails.recipient, email));
  const path = /\/api\/invoice-files\/[\w-]{43}/.exec(row?.text ?? '')?.[0] ?? '';
  expect(row?.text).toContain(`${server.app.config.PUBLIC_URL}${path}`);
  expect(redactLinkTokens(row?.text ?? '')).not.toContain(path);
  const visitor = server.createVisitor();
  const read = await bytesOf(path, visitor);
  expect(Buffer.from(read.bytes).equals((await bytesOf(`/api/invoices/${invoice.id}/pdf`)).bytes)).toBe(true);
  expect((await bytesOf(`/api/invoice-files/${'A'.repeat(43)}`, visitor)).status).toBe(422);
  const { id, version } = invoice;
  await finance.ask(voidInvoice, { params: { id }, body: { reason: 'Twice', version } });
  expect((await bytesOf(path, visitor)).status).toBe(422);
  expect(await server.app.db.select().from(invoiceLinks).where(eq(invoiceLinks.invoiceId, id))).toEqual([]);
  expect((await getEmailsTo(server, email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Rechnung ${invoice.number}`),
    expect.stringContaining('storniert'),
  ]);
});
