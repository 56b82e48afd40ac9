// The parts of price books: the draft's report with what stands in the way, publishing for a time of the platform's zone, importing.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toWire } from '#contract/platform/validation/names.ts';
import type { DraftReport, ImportReport, ListedBookDifference } from '#contract/pricing/price-books.shapes.ts';
import { session } from '#web/platform/session/session.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { DifferenceList } from './difference-list.tsx';
import { DraftDetails } from './draft-view.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const words = ['priceBooks', 'form', 'validation'] as const;
const HASH = 'a'.repeat(64);

const price: ListedBookDifference = {
  subject: 'pricing',
  change: 'changed',
  id: 100,
  name: 'Hosting per night',
  owner: { subject: 'county', id: 3, name: 'Cork' },
  field: 'customer.commissionPercentage',
  before: '15',
  after: '17.5',
};
const camp: ListedBookDifference = { ...price, id: 101, name: 'Camp per week', change: 'removed', field: null, before: '250', after: null };

const counts = { serviceTypes: 6, tripTypes: 4, templates: 9, countries: 1, counties: 5, hostFamilies: 1200, activities: 12, pricings: 90 };
const report: DraftReport = {
  hash: HASH,
  currency: 'EUR',
  timeZone: 'Europe/Dublin',
  counts,
  faults: [],
  findings: [
    { rule: 'amount_zero', severity: 'smell', message: '“Camp” is 0.', path: 'countries.0.pricings.1' },
    { rule: 'amount_zero', severity: 'smell', message: '“Fee” is 0.', path: 'countries.0.pricings.2' },
  ],
  findingsInAll: 3,
  comparedWith: 4,
  differences: [price, camp],
  differencesInAll: 2,
};

let sent: { address: string; body: unknown }[];
let answers: unknown[];
beforeEach(() => {
  sent = [];
  answers = [];
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    const body = init?.body instanceof FormData ? Object.fromEntries(init.body) : JSON.parse(String(init?.body));
    sent.push({ address: String(address), body });
    return new Response(JSON.stringify(toWire(answers.shift())), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function signIn(capabilities: readonly string[]): void {
  session.set({ state: 'signedIn', user: { capabilities } } as never);
}

const publishButton = () => page.getByRole('button', { name: 'Publish' });

test('the report counts, groups what was found by its rule, and tells what has changed', async () => {
  signIn(['priceBooks.read', 'priceBooks.publish']);
  await show(<DraftDetails report={report} onPublished={() => {}} />, { words });
  await expect.element(page.getByText('1,200')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Price of 0' }).elements()).toHaveLength(1);
  await expect.element(page.getByText('“Fee” is 0.')).toBeVisible();
  await expect.element(page.getByText('1 more not shown')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'County · Cork' })).toBeVisible();
  await expect.element(page.getByText('Customer commission, %')).toBeVisible();
  await expect.element(publishButton()).toBeEnabled();
  expect(await listAxeFaults()).toEqual([]);
});

test.each([
  [
    'a fault of the check',
    { findings: [{ rule: 'stay_unpriced', severity: 'fault', message: 'x', path: '' }] },
    'These prices have errors. Fix them before you publish.',
  ],
  [
    'no book',
    { hash: null, faults: [{ path: 'currency', message: 'There is no such currency' }] },
    'These prices have errors. Fix them before you publish.',
  ],
  ['no news', { differences: [], differencesInAll: 0 }, 'No changes since the latest price book.'],
] as const)('with %s nothing can be published, and it says why', async (_, part, reason) => {
  signIn(['priceBooks.read', 'priceBooks.publish']);
  await show(<DraftDetails report={{ ...report, ...part } as unknown as DraftReport} onPublished={() => {}} />, { words });
  await expect.element(publishButton()).toBeDisabled();
  await expect.element(publishButton()).toHaveAccessibleDescription(reason);
  expect(await listAxeFaults()).toEqual([]);
});

test('a user without write access is offered only the download', async () => {
  signIn(['priceBooks.read']);
  await show(<DraftDetails report={report} onPublished={() => {}} />, { words });
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual(['Download draft']);
});

test('changes are searched by word and by kind', async () => {
  await show(<DifferenceList differences={[price, camp]} inAll={2} />, { words });
  await page.getByLabelText('Search changes').fill('cork camp');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 2 changes shown');
  await expect.element(page.getByText('Hosting per night')).not.toBeInTheDocument();
  await page.getByLabelText('Search changes').fill('nowhere');
  await expect.element(page.getByRole('status')).toHaveTextContent('No results');
});

test('a book is published with its reason, for a time on the clocks of the platform', async () => {
  const published = vi.fn();
  answers = [{ number: 5 }];
  await show(<PublishDialog what={{ hash: HASH }} timeZone="Europe/Dublin" onClose={() => {}} onPublished={published} />, { words });
  await expect
    .element(page.getByLabelText('Effective from'))
    .toHaveAccessibleDescription('Time in Europe/Dublin. Leave empty to publish immediately.');
  expect(await listAxeFaults()).toEqual([]);
  await publishButton().click();
  await expect.element(page.getByLabelText(/^Reason/)).toBeInvalid();
  await page.getByLabelText(/^Reason/).fill('Summer prices');
  await page.getByLabelText('Effective from').fill('2027-07-01T00:00');
  await publishButton().click();
  await vi.waitFor(() => expect(published).toHaveBeenCalledWith(expect.objectContaining({ number: 5 })));
  expect(sent).toEqual([
    { address: '/api/price-books', body: { reason: 'Summer prices', effective_from: '2027-06-30T23:00:00.000Z', hash: HASH } },
  ]);
});

test('a file is tried first, and taken only as it was looked at', async () => {
  const looked: ImportReport = {
    imported: false,
    basis: HASH,
    counts,
    faults: [],
    faultsInAll: 0,
    differences: [price],
    differencesInAll: 1,
  };
  const fault = { path: 'currency', message: 'The default business sells in EUR, not in USD.' };
  answers = [{ ...looked, faults: [fault], faultsInAll: 1 }, looked, { ...looked, imported: true }];
  const closed = vi.fn();
  const { baseElement } = await show(<ImportDialog onClose={closed} />, { words });
  const choose = () =>
    page.elementLocator(baseElement.querySelector('input[type=file]') as Element).upload(new File(['{}'], 'prices.json'));
  await choose();
  await expect.element(page.getByText(fault.message)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Import prices' })).not.toBeInTheDocument();
  await choose();
  await page.getByRole('button', { name: 'Import prices' }).click();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ dry_run: 'true' }),
    expect.objectContaining({ dry_run: 'true' }),
    expect.objectContaining({ basis: HASH }),
  ]);
});
