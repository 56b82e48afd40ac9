// The calculator as staff use it: with the whole book or with the server's quotes, shared, compared, kept, and billed.

import { compilePriceBook, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core';
import { catalogueOf } from '@hosted-stay/pricing-core/quoting';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '#contract/identity/roles.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import text from '../../../../../../fixtures/price-books/2026.json?raw';
import { Calculator } from './calculator.tsx';

const STAY = '?hostFamilyId=206&fromDate=2026-07-05&toDate=2026-07-26';
const RIGHTS = ['quotes.make', 'quotes.keep', 'quotes.read', 'quotes.catalogue', 'scenarios.own', 'businesses.read'] as const;

const SELLER = {
  id: 1,
  name: 'Stays',
  legalName: 'Stays Limited',
  addressLine1: '1 Quay Street',
  cityTown: 'Galway',
  postcode: 'H91',
  countryId: 1,
  countryCode: 'IE',
  vatNumber: 'IE123',
  vatRate: '0.23',
  vatExempt: false,
  currencyId: 1,
  currencyCode: 'EUR',
  invoicePrefix: 'ST',
  iban: 'IE29AIBK93115212345678',
  isDefault: true,
  usedBy: 0,
  version: 1,
};

const json: { hostFamilies: { pricings: { amount: string }[] }[] } = JSON.parse(text);

/** The prices of a server, dearer by as much as is said. */
function pricerOf(times = 1) {
  const book = structuredClone(json);
  for (const { pricings } of book.hostFamilies) for (const pricing of pricings) pricing.amount = String(Number(pricing.amount) * times);
  const parsed = parsePriceBook(book);
  if (!parsed.ok) throw new TypeError('the fixture is no price book');
  return compilePriceBook(parsed.value);
}

let scenarios: { id: number; name: string; request: object; version: number; created_at: string }[];
let taxes: { hostFamilyId: number; vatExempt: boolean; vatRate: string | null }[];
let asked: { readonly method: string; readonly path: string; readonly body: unknown }[];

/** A server that knows the prices; `kept` are those of the time when quotes were kept. */
function serve({ kept = pricerOf() } = {}) {
  const pricer = pricerOf();
  const quoted = (body: object, by = pricer) => by.quote(body as never);
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const path = new URL(String(address), 'https://server.example').pathname;
    const { method = 'GET' } = init;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ method, path, body });
    if (path === '/api/pricing/book') return Response.json(json);
    if (path === '/api/pricing/seller-taxes') return Response.json(toWire({ data: taxes }));
    if (path === '/api/pricing/catalogue') return Response.json(toWire(catalogueOf(pricer.book)));
    if (path === '/api/businesses') return Response.json(toWire({ data: [SELLER], total: 1, page: 1, perPage: 100, lastPage: 1 }));
    if (path === '/api/pricing/scenarios' && method === 'GET') return Response.json({ data: scenarios });
    if (path === '/api/pricing/scenarios') {
      const made = { id: scenarios.length + 1, version: 1, created_at: '2026-06-01T00:00:00Z', ...body };
      scenarios = [...scenarios, made];
      return Response.json(made);
    }
    if (path === '/api/pricing/quote') {
      const result = quoted(body);
      return result.ok
        ? Response.json(viewQuote(result.value, 'customer'))
        : Response.json({ status: 'error', code: 'quoteRefused', issues: result.issues }, { status: 422 });
    }
    if (path === '/api/pricing/quotes') {
      const result = quoted(body);
      if (!result.ok) throw new TypeError('no quote');
      const { fingerprint, total, currency } = result.value;
      return Response.json({ fingerprint, book_number: 1, total, currency });
    }
    if (/quotes\/\w+\/book$/.test(path)) return Response.json(kept.book);
    if (path.startsWith('/api/pricing/quotes/')) {
      const result = quoted({ hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' }, kept);
      if (!result.ok) throw new TypeError('no quote');
      return Response.json(viewQuote(result.value, 'finance'));
    }
    const trip = /^\/api\/trips\/1([23])\/facts$/.exec(path);
    if (trip !== null) return Response.json({ student_name: 'Chloé Murphy', quote_fingerprint: trip[1] === '2' ? 'ab'.repeat(32) : null });
    return Response.json({ status: 'error', code: 'notFound', message: 'Not found.' }, { status: 404 });
  });
}

beforeEach(() => {
  scenarios = [];
  asked = [];
  taxes = [];
  queryClient.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  serve();
});
afterEach(() => vi.unstubAllGlobals());

async function open(role: Role, search = STAY, { opensInvoice = false, scheme = 'light' as 'light' | 'dark' } = {}) {
  const sees = role === 'Agent' ? RIGHTS : ([...RIGHTS, 'quotes.book'] as const);
  signInAs(userWith([role], { capabilities: [...sees] }));
  const { history, MemoryRouter } = createMemoryHistory(`/hub/pricing-calculator${search}`);
  const screen = (
    <DataProvider>
      <MemoryRouter>
        <Calculator opensInvoice={opensInvoice} />
      </MemoryRouter>
    </DataProvider>
  );
  await show(screen, { words: ['calculator'], scheme });
  await expect.element(page.getByRole('heading', { name: 'Price', exact: true })).toBeVisible();
  return history;
}

const price = page.getByRole('region', { name: 'Price', exact: true });

const totalOf = (search = STAY, times = 1) => {
  const query = new URLSearchParams(search);
  const result = pricerOf(times).quote({
    hostFamilyId: Number(query.get('hostFamilyId')),
    fromDate: query.get('fromDate') ?? '',
    toDate: query.get('toDate') ?? '',
  });
  if (!result.ok) throw new TypeError('no quote');
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(Number(result.value.total));
};

describe('finance', () => {
  test.each(['light', 'dark'] as const)('sees every figure and where each price stands, %s', async (scheme) => {
    await open('Finance', STAY, { scheme });
    await expect.element(price.getByText(totalOf()).first()).toBeVisible();
    await page.getByText('All amounts').click();
    await expect.element(page.getByRole('row', { name: /Platform fees/ }).last()).toBeVisible();
    expect(asked.some(({ path }) => path === '/api/pricing/quote')).toBe(false);
    expect(await listAxeFaults()).toEqual([]);
  });

  test('is quoted at the rate of VAT of who sells the stay', async () => {
    taxes = [{ hostFamilyId: 206, vatExempt: true, vatRate: null }];
    await open('Finance');
    const exempt = pricerOf().quote({ hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26', vatExempt: true });
    const total = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(Number(exempt.ok && exempt.value.total));
    await expect.element(price.getByText(total).first()).toBeVisible();
  });

  test('shares the stay by its address', async () => {
    const history = await open('Finance');
    await page.getByRole('spinbutton', { name: 'Students' }).fill('2');
    await expect.poll(() => history.search()).toContain('stay-students=2');
    expect(history.search()).toContain('stay-family=206');
    expect(history.search()).not.toContain('hostFamilyId');
    expect(history.length()).toBe(1);
  });

  test('keeps a quote, whose address then shows it', async () => {
    const history = await open('Finance');
    await page.getByRole('button', { name: 'Save quote' }).click();
    await expect.element(page.getByRole('region', { name: 'Saved quote' })).toBeVisible();
    await expect.element(page.getByText('Same amounts at current prices.')).toBeVisible();
    expect(history.search()).toMatch(/quote=[0-9a-f]{64}/);
    await page.getByRole('region', { name: 'Saved quote' }).getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('region', { name: 'Saved quote' })).not.toBeInTheDocument();
    expect(history.search()).not.toContain('quote=');
  });

  test('begins with the stay of a trip, as its price was agreed', async () => {
    await open('Finance', '?trip=12');
    await expect.element(page.getByText(/^Chloé Murphy’s trip, with its agreed price/)).toBeVisible();
    await expect.element(price.getByText(totalOf()).first()).toBeVisible();
  });

  test('is told that a trip has no agreed price, or that there is none', async () => {
    await open('Finance', '?trip=13');
    await expect.element(page.getByText('No price agreed for Chloé Murphy’s trip yet.')).toBeVisible();
    await open('Finance', '?trip=99');
    await expect.element(page.getByText('Trip 99 not found')).toBeVisible();
  });

  test('is told what a kept quote would cost today', async () => {
    serve({ kept: pricerOf(2) });
    await open('Finance', `?quote=${'ab'.repeat(32)}`);
    await expect.element(page.getByText(/At current prices, this stay costs .* \(-/)).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

  test('is told why a kept quote is what it is, by the prices of then', async () => {
    serve({ kept: pricerOf(2) });
    await open('Finance', `?quote=${'ab'.repeat(32)}`);
    const region = page.getByRole('region', { name: 'Saved quote' });
    await region.getByText('Why this price').click();
    await expect.element(region.getByText(/exactly 403\.788/).first()).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

  test('saves a scenario, changes the stay, and compares the two', async () => {
    await open('Finance');
    await page.getByRole('button', { name: 'Scenarios' }).click();
    await page.getByRole('menuitem', { name: /Save as new scenario/ }).click();
    await page.getByRole('textbox', { name: 'Scenario name' }).fill('Three weeks');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Three weeks' })).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Students' }).fill('2');
    await expect.element(page.getByRole('button', { name: 'Three weeks (edited)' })).toBeVisible();
    await page.getByRole('button', { name: 'Compare with…' }).click();
    await page.getByRole('menuitem', { name: 'Three weeks' }).click();
    const compared = page.getByRole('region', { name: 'Compared with Three weeks' });
    await expect.element(compared.getByText('1 student', { exact: true })).toBeVisible();
    await expect.element(compared.getByText('2 students', { exact: true })).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    await compared.getByRole('button', { name: /Swap/ }).click();
    await expect.element(page.getByRole('spinbutton', { name: 'Students' })).toHaveValue('1');
    await expect.element(compared.getByRole('button', { name: /Swap/ })).toBeVisible();
  });
});

test('an agent is quoted by the server, with a customer’s figures and no other', async () => {
  await open('Agent');
  await expect.element(price.getByText(totalOf()).first()).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain('/api/pricing/book');
  await page.getByText('All amounts').click();
  await expect.element(page.getByRole('row', { name: /Subtotal/ }).first()).toBeVisible();
  expect(document.body.textContent).not.toMatch(/platform fees|Provider amount|Payout/i);
  expect(await listAxeFaults()).toEqual([]);
});

test('a stay that can’t be quoted says why', async () => {
  await open('Agent', '?hostFamilyId=206&fromDate=2026-07-26&toDate=2026-07-05');
  await expect.element(page.getByText('The departure date is before the arrival date.')).toBeVisible();
});

test('an invoice is drafted for the stay, with the default business as its seller', async () => {
  await open('Finance', STAY, { opensInvoice: true });
  await expect.element(page.getByText('Stays Limited').first()).toBeVisible();
  await expect.element(page.getByText('IBAN IE29AIBK93115212345678').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /PDF/ })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('the quote is copied as text, and where the browser refuses it stands there', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await open('Finance');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  const area = page.getByRole('textbox', { name: /blocked copying/ });
  await expect.element(area).toBeVisible();
  expect((area.element() as HTMLTextAreaElement).value).toContain(`Total: ${totalOf()}`);
});

test('without a price book the page says so', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 'error', code: 'noPriceBook', message: 'No prices have been published yet.' }, { status: 409 }),
  );
  signInAs(userWith(['Finance'], { capabilities: ['quotes.book'] }));
  const { MemoryRouter } = createMemoryHistory('/hub/pricing-calculator');
  const screen = (
    <DataProvider>
      <MemoryRouter>
        <Calculator opensInvoice={false} />
      </MemoryRouter>
    </DataProvider>
  );
  await show(screen, { words: ['calculator'] });
  await expect.element(page.getByRole('heading', { name: 'No prices yet' })).toBeVisible();
});
