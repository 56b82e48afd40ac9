// The parts of audits and back-tests: causes with their sums, the way down to the price book, winners and losers, and the step before publishing.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toWire } from '#contract/platform/validation/names.ts';
import type { Audit, AuditExplanation, AuditRow } from '#contract/repricing/audits.shapes.ts';
import type { BackTest } from '#contract/repricing/back-tests.shapes.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { show as showBare } from '#web/testing/render.tsx';
import { RowExplanation } from './audit-row.tsx';
import { AuditDetails } from './audit-view.tsx';
import { BackTestDetails } from './back-test-view.tsx';
import { DraftBackTest } from './draft-back-test.tsx';
import { StartAudit } from './start-audit.tsx';

const words = ['repricing', 'form', 'calendar', 'validation', 'list'] as const;

function show(part: React.ReactNode) {
  const { MemoryRouter } = createMemoryHistory('/hub/pricing/audit');
  return showBare(
    <DataProvider>
      <MemoryRouter>{part}</MemoryRouter>
    </DataProvider>,
    { words },
  );
}

const run = {
  id: 7,
  state: 'done',
  done: 1200,
  total: 1200,
  error: '',
  startedBy: 'Ann Test',
  createdAt: '2026-06-15T10:00:00.000Z',
  startedAt: '2026-06-15T10:00:01.000Z',
  finishedAt: '2026-06-15T10:00:09.000Z',
  source: { kind: 'period', from: '2026-01-01', to: '2026-06-15', by: 'trip' },
} as const;

const cause = {
  causes: 'vat_exempt + rounding',
  currency: 'EUR',
  bookings: 2,
  overcharged: '90.52',
  undercharged: '0.00',
  overpaid: '0.00',
  underpaid: '0.00',
};
const audit: Audit = {
  ...run,
  files: ['differences', 'summary'],
  result: {
    bookings: 1200,
    same: 1197,
    different: 2,
    unchecked: [{ code: 'unknown_book_version', count: 1 }],
    errors: [],
    cutShort: 0,
    causes: [cause],
    groups: [
      { name: cause.causes, count: 2 },
      { name: 'unchecked', count: 1 },
    ],
  },
};

const row: AuditRow = {
  place: 0,
  line: 5,
  bookingId: 'FW-5',
  status: 'difference',
  bookVersion: '2',
  figure: 'total',
  expected: '525.60',
  recorded: '616.12',
  difference: '90.52',
  currency: 'EUR',
  causes: cause.causes,
  detail: 'VAT charged though the booking is exempt',
  code: null,
  path: null,
  message: null,
};

const explanation: AuditExplanation = {
  row,
  alternatives: '',
  figures: [
    { figure: 'vat', line: null, expected: '0.00', recorded: '90.52' },
    { figure: 'customer', line: 'Hosting · Murphy', expected: '10.00', recorded: null },
  ],
  priced: {
    bookNumber: 2,
    currency: 'EUR',
    total: '525.60',
    stay: { title: 'The stay', sentences: ['7 nights.'] },
    lines: [
      {
        title: 'Hosting',
        sentences: ['75 a night.'],
        level: 'country',
        units: 7,
        customer: '525.60',
        customerDiscount: '0.00',
        provider: '400.00',
        providerDiscount: '0.00',
      },
    ],
    totals: { title: 'Totals', sentences: ['No VAT.'] },
  },
};

const sums = {
  bookings: 10,
  cheaper: 6,
  same: 1,
  dearer: 3,
  customer: { old: '1000.00', new: '950.00' },
  provider: { old: '700.00', new: '700.00' },
  platform: { old: '200.00', new: '150.00' },
  vat: { old: '100.00', new: '100.00' },
};
const stay = {
  line: 3,
  bookingId: '12',
  status: 'compared',
  hostFamilyId: '206',
  county: 'Cork',
  nights: 20,
  currency: 'EUR',
  customerOld: '100.00',
  customerNew: '80.00',
  customerChange: '-20.00',
  providerChange: '0.00',
  platformChange: '-20.00',
  code: null,
  path: null,
  message: null,
};
const HASH = 'a'.repeat(64);
const backTest: BackTest = {
  ...run,
  number: null,
  hash: HASH,
  against: 4,
  files: ['stays', 'summary'],
  result: {
    stays: 12,
    currency: 'EUR',
    all: sums,
    unpricedOld: [],
    unpricedNew: [{ code: 'unknown_host_family', count: 2 }],
    errors: [],
    winners: [stay],
    losers: [],
    groups: [],
  },
};

const pageOf = (data: readonly object[]) => ({
  data,
  total: data.length,
  perPage: 25,
  currentPage: 1,
  lastPage: 1,
  from: 1,
  to: data.length,
});

let sent: { address: string; body: unknown }[];
let answers: Record<string, unknown>;
beforeEach(() => {
  queryClient.clear();
  sent = [];
  answers = {};
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(String(address), location.href).pathname;
    const body = init?.body instanceof FormData ? Object.fromEntries(init.body) : JSON.parse(String(init?.body ?? 'null'));
    if (init?.method === 'POST') sent.push({ address: path, body });
    return new Response(JSON.stringify(toWire(answers[path] ?? {})), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an audit tells causes in words with their sums, and opens the bookings of one', async () => {
  answers = { '/api/pricing/audits/7/rows': pageOf([row]), '/api/pricing/audits/7/rows/0': explanation };
  await show(<AuditDetails audit={audit} />);
  await expect.element(page.getByText('Not checked: unknown_book_version 1')).toBeVisible();
  await expect.element(page.getByText('€90.52')).toBeVisible();
  await page.getByRole('button', { name: 'VAT exemption + Rounding' }).click();
  await expect.element(page.getByText('VAT charged though the booking is exempt')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'FW-5' }).click();
  await expect.element(page.getByRole('heading', { name: 'Price by price book 2' })).toBeVisible();
});

test('a booking is told figure by figure, down to the sentences of the book', async () => {
  await show(<RowExplanation explanation={explanation} />);
  await expect.element(page.getByRole('rowheader', { name: 'Hosting · Murphy · Customer' })).toBeVisible();
  await expect.element(page.getByText('75 a night.')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('one under way says how far it is and can be stopped; one that failed says why', async () => {
  const screen = await show(<AuditDetails audit={{ ...audit, state: 'running', done: 300, result: null, files: [] }} />);
  await expect.element(page.getByText('300 of 1,200')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  answers = { '/api/pricing/audits/7/cancel': { ...audit, state: 'cancelled' } };
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => sent).toMatchObject([{ address: '/api/pricing/audits/7/cancel' }]);
  await screen.unmount();
  await show(<AuditDetails audit={{ ...audit, state: 'failed', error: 'books/3.json: no price book', result: null, files: [] }} />);
  await expect.element(page.getByText('books/3.json: no price book')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('an audit is started with a period or with a file, whose limit is said before', async () => {
  const onBegun = vi.fn();
  answers = {
    '/api/attachments/limits': { maxBytes: 10 * 1024 * 1024, kinds: [] },
    '/api/pricing/audits': { ...audit, id: 8 },
    '/api/pricing/audits/file': { ...audit, id: 9 },
  };
  await show(<StartAudit onBegun={onBegun} />);
  await expect.element(page.getByText(/NDJSON or CSV, up to 10/)).toBeVisible();
  await page.getByRole('button', { name: 'Start audit' }).click();
  await expect.poll(() => onBegun.mock.calls).toEqual([[8]]);
  expect(sent).toMatchObject([{ address: '/api/pricing/audits', body: { by: 'trip' } }]);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File(['{}'], 'bookings.ndjson'));
  if (input !== null) input.files = files.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => onBegun.mock.calls.at(-1)).toEqual([9]);
  expect(await listAxeFaults()).toEqual([]);
});

test('a back-test tells totals, who wins by what, and the stays without a price', async () => {
  answers = {
    '/api/pricing/back-tests/7/groups': pageOf([{ key: '14 to 27', name: '14 to 27 nights', ...sums }]),
    '/api/pricing/back-tests/7/rows': pageOf([{ ...stay, status: 'unpriced new', path: 'hostFamilyId', message: 'no such family' }]),
  };
  await show(<BackTestDetails backTest={backTest} />);
  await expect.element(page.getByText('Draft price book compared with Price book 4')).toBeVisible();
  await expect.element(page.getByText('hostFamilyId: no such family')).toBeVisible();
  await expect.element(page.getByText('-€20.00')).toBeVisible();
  await page.getByText('Length of stay').click();
  await expect.element(page.getByRole('rowheader', { name: '14–27 nights' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('before publishing, a test of other prices is marked, and one of these is told', async () => {
  answers = { '/api/pricing/back-tests/of-draft': { backTest } };
  const linkTo = (id: number) => `/hub/pricing/price-books?test=${id}`;
  const fresh = await show(<DraftBackTest hash={HASH} linkTo={linkTo} />);
  await expect.element(page.getByText('Tested on 12 trips')).toBeVisible();
  await expect.element(page.getByText('2 trips without a price')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Test these prices' })).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
  await fresh.unmount();
  await show(<DraftBackTest hash={'b'.repeat(64)} linkTo={linkTo} />);
  await expect.element(page.getByText('The prices have changed since the test')).toBeVisible();
  answers['/api/pricing/back-tests'] = backTest;
  await page.getByRole('button', { name: 'Test these prices' }).click();
  await expect.poll(() => sent).toMatchObject([{ address: '/api/pricing/back-tests', body: { by: 'trip' } }]);
});
