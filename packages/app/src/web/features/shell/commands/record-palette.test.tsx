// Records in the command palette, in a real browser: found, opened, kept as recent, and what is said when there are none or it fails.

import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Locale } from '#contract/platform/locales.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import type { FoundRecord } from '#contract/record-search/record-search.shapes.ts';
import HubFrame from '#web/features/shell/frames/hub-frame.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { createViewedUser, userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { type Journey, pageAround, signInAs } from '#web/testing/page.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { overlay } from './commands.store.ts';

const ANNA: FoundRecord = { kind: 'student', id: 12, title: 'Ánna Murphy', details: ['Spain'], born: '2012-03-04' };
const TRIP: FoundRecord = {
  ...{ kind: 'trip', id: 31, title: 'Ánna Murphy', details: ['Byrne', 'Cork'], state: 'booked' },
  ...{ fromDate: '2026-07-06', toDate: '2026-07-13' },
};
const MESSAGE: FoundRecord = {
  kind: 'message',
  id: 5,
  title: 'Hello Anna',
  details: ['Jeanne'],
  at: '2026-06-15T10:00:00Z',
  conversationId: 9,
};

type Answer = (typed: string) => readonly FoundRecord[] | Response | Promise<Response>;

/** Opens the palette; the server answers with records for what is typed. */
async function open(answer: Answer, { locale = 'en', scheme = 'light', user = userWith(['Administrator']) }: Around = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: RequestInfo | URL) => {
    const url = new URL(String(address), window.location.href);
    if (url.pathname !== '/api/hub/records') return Response.json({}, { status: 404 });
    const typed = url.searchParams.get('search') ?? '';
    asked.push(typed);
    const found = await answer(typed);
    return found instanceof Response ? found : Response.json(toWire({ data: found }));
  });
  signInAs(user);
  const journey: Journey = { went: [] };
  const hub = pageAround(
    <HubFrame>
      <h1>Here</h1>
    </HubFrame>,
    { name: 'hubUsers', journey },
  );
  const screen = await show(hub, { locale, scheme, words: ['frame', 'shell', 'titles', 'mobile', 'names', 'recordSearch'] });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  return { screen, asked, journey, options: () => [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent) };
}

interface Around {
  readonly locale?: Locale;
  readonly scheme?: 'light' | 'dark';
  readonly user?: ReturnType<typeof userWith>;
}

const finds =
  (...records: readonly FoundRecord[]): Answer =>
  () =>
    records;

/** The text of an element, with plain spaces. */
const textOf = (locator: Locator) => locator.query()?.textContent.replaceAll(/\s/g, ' ') ?? '';

beforeEach(async () => {
  await page.viewport(1280, 800);
  queryClient.clear();
  overlay.set(null);
  persist.update({ shortcutsOff: undefined, navigationFolded: undefined, recentRecords: undefined });
  return () => vi.unstubAllGlobals();
});

test('shows records by kind with what tells them apart, marks what was typed, and says how many there are', async () => {
  const { screen } = await open(finds(ANNA, TRIP, MESSAGE));
  await userEvent.keyboard('anna');
  await expect
    .poll(() => textOf(screen.getByRole('group', { name: 'Students' })))
    .toContain('StudentsÁnna Murphy#12 · born 4 Mar 2012 · Spain');
  await expect.poll(() => textOf(screen.getByRole('group', { name: 'Trips' }))).toContain('#31 · 6–13 Jul 2026 · Byrne · Cork · Booked');
  await expect.poll(() => textOf(screen.getByRole('group', { name: 'Messages' }))).toContain('Hello AnnaJeanne · 15 Jun 2026');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Ánna', 'Ánna', 'Anna']);
  const count = document.querySelectorAll('[role="option"]').length;
  await expect.element(screen.getByText(`${count} results`, { exact: true })).toBeInTheDocument();
});

test('opens a record with the keyboard alone, and shows it first the next time', async () => {
  const { screen, journey, options } = await open(finds(ANNA, TRIP));
  await userEvent.keyboard('murphy');
  await expect.element(screen.getByRole('option', { name: /born/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(journey.went).toEqual(['/hub/trips/31/edit']);
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('group', { name: 'Recent' })).toBeInTheDocument();
  expect(options()[0]).toContain('#31');
});

test('keeps nothing while somebody views the product as another user', async () => {
  const { screen, journey } = await open(finds(ANNA), { user: createViewedUser(['Administrator']) });
  await userEvent.keyboard('murphy');
  await screen.getByRole('option', { name: /born/ }).click();
  expect(journey.went).toEqual(['/hub/students/12/view']);
  expect(persist.get().recentRecords).toBeUndefined();
});

test('asks once for what is typed at once, and an old answer never replaces a newer one', async () => {
  const { promise: first, resolve: answerFirst } = Promise.withResolvers<Response>();
  const { screen, asked } = await open((typed) => (typed === 'mur' ? first : [TRIP]));
  // At once, as by pasting: a slow machine would pause between the keys.
  await screen.getByRole('combobox').fill('mur');
  await expect.poll(() => asked).toEqual(['mur']);
  await screen.getByRole('combobox').fill('murphy');
  await expect.element(screen.getByRole('option', { name: /#31/ })).toBeInTheDocument();
  answerFirst(Response.json(toWire({ data: [ANNA] })));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('option', { name: /born/ }).query()).toBeNull();
  expect(asked).toEqual(['mur', 'murphy']);
});

test('Enter pressed before the answer opens what the answer finds, never what stood there before', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const zoe: FoundRecord = { ...ANNA, id: 13, title: 'Zoë Byrne' };
  const { screen, asked, journey } = await open((typed) =>
    typed === 'zoe' ? held.then(() => Response.json(toWire({ data: [zoe] }))) : [ANNA],
  );
  await userEvent.keyboard('anna');
  await expect.element(screen.getByRole('option', { name: /nna Murphy/ })).toBeVisible();
  await userEvent.fill(screen.getByRole('combobox'), 'zoe');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(asked).toContain('zoe'));
  expect(journey.went).toEqual([]);
  release();
  await vi.waitFor(() => expect(journey.went).toEqual(['/hub/students/13/view']));
});

test('says that nothing was found; pages are offered all the same', async () => {
  const { screen, options } = await open(finds());
  await userEvent.keyboard('trip');
  await expect.element(screen.getByText('No record found for “trip”', { exact: true })).toBeInTheDocument();
  expect(options()[0]).toContain('Trip');
});

test('says that the search failed, and tries again', async () => {
  let failures = 0;
  const { screen } = await open(() => {
    failures += 1;
    return failures === 1 ? refuseWith(500, 'failed', 'Broken') : [ANNA];
  });
  await userEvent.keyboard('murphy');
  await expect.poll(() => textOf(screen.getByRole('alert'))).toContain('We couldn’t search records.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('option', { name: /born/ })).toBeInTheDocument();
});

test('says that the browser is offline', async () => {
  const { screen } = await open(() => {
    throw new TypeError('Failed to fetch');
  });
  await userEvent.keyboard('murphy');
  await expect.poll(() => textOf(screen.getByRole('alert'))).toContain('You’re offline.');
});

test.each([
  ['de', 'light'],
  ['ja', 'dark'],
] as const)('is usable on a phone and at a desk, without faults: %s', async (locale, scheme) => {
  const { screen } = await open(finds(ANNA, TRIP, MESSAGE), { locale, scheme });
  await userEvent.keyboard('murphy');
  await expect.element(screen.getByRole('option').first()).toBeInTheDocument();
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    expect(await listAxeFaults(screen.getByRole('dialog').element())).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
