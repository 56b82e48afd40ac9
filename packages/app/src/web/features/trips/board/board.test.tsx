// The board of trips on screen: moved by menu, by keyboard and by mouse, refused and returned, several at once, narrow, and for screen readers.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import type { AllowedTransition } from '#contract/trips/trip.shapes.ts';
import { Announcer } from '#web/platform/notices/announcer.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { trip } from '#web/testing/trips.ts';
import { TripsBoard } from './trips-board.tsx';

const words = [
  ...(['board', 'tripBoard', 'hubTrips', 'trips', 'names', 'refusals', 'titles', 'list', 'lists', 'form'] as const),
  ...(['calendar', 'validation', 'common'] as const),
];

const move = (change: Partial<AllowedTransition>): AllowedTransition => ({
  ...{ step: 'release', to: 'enquiry', needsReason: false, needsFamily: false, hindrances: [] },
  ...change,
});
const CANCEL = move({ step: 'cancel', to: 'cancelled', needsReason: true });

function card(change: Partial<BoardCard> = {}): BoardCard {
  return {
    ...{ id: 12, state: 'reserved', version: 3, fromDate: '2026-07-05', toDate: '2026-07-18', studentId: 5, studentName: 'Ann Roe' },
    ...{ students: 1, hostFamilyId: 4, hostFamilyName: 'Byrne', countyName: 'Cork', coordinatorName: 'Una Fox', groupName: null },
    ...{ unanswered: 1, openTasks: 0, daysToStart: 12 },
    allowedTransitions: [move({ step: 'book', to: 'booked', needsReason: true, hindrances: ['noOfferAccepted'] }), move({}), CANCEL],
    ...change,
  };
}

const { answers, asked, open, sent } = partsOf({
  at: '/hub/trips-manager',
  words,
  user: userWith(['Coordinator']),
  heading: 'Trips manager',
});

let cards: BoardCard[] = [];
beforeEach(async () => {
  await page.viewport(1280, 900);
  cards = [card(), card({ id: 13, studentName: 'Ben Roe', state: 'booked', allowedTransitions: [CANCEL] })];
  Object.assign(answers, {
    'GET /api/trip-board': () => ({
      data: TRIP_STATES.map((state) => ({ state, count: cards.filter((one) => one.state === state).length })),
    }),
    'GET /api/trip-board/trips': ({ search }: { search: URLSearchParams }) =>
      pageOf(cards.filter(({ state }) => state === search.get('state'))),
    'GET /api/dependencies/counties': () => ({ data: [] }),
    'GET /api/students/agents': () => ({ data: [] }),
    'GET /api/businesses': () => pageOf([]),
    'GET /api/booking/choices': () => ({ tripTypes: [] }),
    'POST /api/trips/12/transition': () => {
      cards = cards.map((one) => (one.id === 12 ? { ...one, state: 'enquiry', version: 4 } : one));
      return trip({ id: 12, state: 'enquiry', version: 4 });
    },
  });
});

const board = (
  <>
    <Announcer />
    <TripsBoard create={null} />
  </>
);
const column = (name: RegExp | string) => page.getByRole('region', { name });
const menuOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });
const item = (name: RegExp) => page.getByRole('menuitem', { name });
const handle = (name: string) => page.getByRole('button', { name: `Move ${name} with the arrow keys` });

test('columns keep their width: those before the counts arrive are not shown, and a filter keeps those there were', async () => {
  const counts = answers['GET /api/trip-board'];
  let arrive: () => void = () => {};
  answers['GET /api/trip-board'] = async (request) => {
    await new Promise<void>((done) => {
      arrive = done;
    });
    return counts?.(request);
  };
  await open(<TripsBoard create={null} />);
  await expect.poll(() => asked.some(({ key }) => key === 'GET /api/trip-board')).toBe(true);
  expect(page.getByRole('region', { name: /^(New|Reserved)/ }).elements()).toEqual([]);
  arrive();
  const column = page.getByRole('region', { name: /^New/ });
  await expect.element(column).toHaveAttribute('data-collapsed');
  expect(column.element().getBoundingClientRect().width).toBeLessThan(80);
});

test('each state is a column with its count; finished ones load nothing until they are opened', async () => {
  await open(board);
  await expect.element(column('Reserved, 1 trip').getByRole('link', { name: 'Ann Roe' })).toHaveAttribute('href', '/hub/trips/12/edit');
  await expect.element(column('Reserved, 1 trip').getByText('Starts in 12 days')).toBeVisible();
  await expect.element(column('Reserved, 1 trip').getByText('Coordinator: Una Fox')).toBeVisible();
  const loaded = () => asked.filter(({ key }) => key === 'GET /api/trip-board/trips').map(({ search }) => search.get('state'));
  expect(loaded()).not.toContain('closed');
  await button('Expand Closed').click();
  await expect.element(column('Closed, 0 trips').getByText('No trips')).toBeVisible();
  expect(loaded()).toContain('closed');
  expect(await listAxeFaults()).toEqual([]);
});

test('the menu of a card moves it at once, and says why it can’t go elsewhere', async () => {
  await open(board);
  await menuOf('Ann Roe').click();
  await expect.element(item(/Move to Booked.*No family has accepted this trip yet/)).toHaveAttribute('aria-disabled', 'true');
  await item(/Move to Enquiry/).click();
  await expect.element(column('Enquiry, 1 trip').getByText('Ann Roe')).toBeVisible();
  expect(sent('POST /api/trips/12/transition')).toEqual({ step: 'release', reason: '', version: 3 });
  await expectTold('Trip status: Enquiry');
});

test('a card returns to its column if the server refuses, with the server’s sentence', async () => {
  answers['POST /api/trips/12/transition'] = () => refuseWith(409, 'tripMoved', 'The trip’s status has changed.');
  await open(board);
  await menuOf('Ann Roe').click();
  await item(/Move to Enquiry/).click();
  await expectTold('The trip’s status has changed.');
  await expect.element(column('Reserved, 1 trip').getByText('Ann Roe')).toBeVisible();
  await expect.element(column('Enquiry, 0 trips')).toBeVisible();
  await expect.element(page.getByText('Ann Roe is back in “Reserved”.')).toBeInTheDocument();
});

test('a step that needs a reason asks for it first, and changes nothing if that is cancelled', async () => {
  await open(board);
  await menuOf('Ann Roe').click();
  await item(/Move to Cancelled/).click();
  await inDialog('Go back').click();
  expect(sent('POST /api/trips/12/transition')).toBeUndefined();
  await expect.element(column('Reserved, 1 trip')).toBeVisible();
});

test('a step that needs a family asks which one of the trip’s, and sends it', async () => {
  cards = [
    card({ state: 'enquiry', allowedTransitions: [move({ step: 'reserve', to: 'reserved', needsReason: true, needsFamily: true })] }),
  ];
  answers['GET /api/trips/12'] = () => trip({ id: 12, state: 'enquiry' });
  await open(board);
  await menuOf('Ann Roe').click();
  await item(/Move to Reserved/).click();
  await page.getByRole('radio', { name: /Byrne/ }).click();
  await inDialog('Continue').click();
  await page.getByRole('dialog').getByRole('textbox').fill('By telephone');
  await inDialog('Reserve').click();
  await vi.waitFor(() =>
    expect(sent('POST /api/trips/12/transition')).toEqual({ step: 'reserve', reason: 'By telephone', version: 3, host_family_id: 4 }),
  );
});

test('by keyboard a card is picked up, carried past columns that say why not, and dropped', async () => {
  await open(board);
  await handle('Ann Roe').click();
  await userEvent.keyboard(' ');
  await expect.element(handle('Ann Roe')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Booked. No family has accepted this trip yet.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(column('New, 0 trips').getByText('A trip can’t go from “Reserved” to “New”.')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Enquiry. Press Space to drop it here.')).toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
  await userEvent.keyboard(' ');
  await expect.element(column('Enquiry, 1 trip').getByText('Ann Roe')).toBeVisible();
});

test('a card that is carried over high columns leaves their headings in sight', async () => {
  const booked = Array.from({ length: 15 }, (_, index) =>
    card({ id: 20 + index, studentName: `Student ${index}`, state: 'booked', allowedTransitions: [] }),
  );
  cards = [card(), ...booked];
  await open(board);
  await expect.element(column('Booked, 15 trips').getByRole('listitem').first()).toBeVisible();
  const top = () => column('Booked, 15 trips').getByRole('heading').element().getBoundingClientRect().top;
  const before = top();
  await handle('Ann Roe').click();
  await userEvent.keyboard(' {ArrowRight}');
  await expect.element(page.getByText(/^Booked\. /)).toBeInTheDocument();
  expect(top()).toBe(before);
});

test('Escape puts a card down where it was', async () => {
  await open(board);
  await handle('Ann Roe').click();
  await userEvent.keyboard(' {ArrowLeft}{Escape}');
  await expect.element(page.getByText('Ann Roe stays in “Reserved”.')).toBeInTheDocument();
  await expect.element(handle('Ann Roe')).toHaveAttribute('aria-pressed', 'false');
  expect(sent('POST /api/trips/12/transition')).toBeUndefined();
});

test('a card dragged by mouse goes where it is dropped, and back with the reason where it can’t stay', async () => {
  await open(board);
  const source = page.getByRole('listitem').filter({ hasText: 'Ann Roe' });
  await expect.element(source).toBeVisible();
  await userEvent.dragAndDrop(source, column(/^New/));
  await expectTold('A trip can’t go from “Reserved” to “New”.');
  await userEvent.dragAndDrop(source, column(/^Enquiry/));
  await expect.element(column('Enquiry, 1 trip').getByText('Ann Roe')).toBeVisible();
});

test('an empty column is narrow until it is opened or a card is moved over it', async () => {
  await open(board);
  await expect.element(column('New, 0 trips')).toBeVisible();
  const widthOf = (name: string) => column(name).element().getBoundingClientRect().width;
  await expect.poll(() => [widthOf('New, 0 trips'), widthOf('Enquiry, 0 trips'), widthOf('Reserved, 1 trip')]).toEqual([56, 56, 256]);
  await handle('Ann Roe').click();
  await userEvent.keyboard(' {ArrowLeft}');
  await expect.poll(() => [widthOf('New, 0 trips'), widthOf('Enquiry, 0 trips')]).toEqual([56, 256]);
  await expect.element(column('Enquiry, 0 trips').getByText('Drop here')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => widthOf('Enquiry, 0 trips')).toBe(56);
  await button('Expand Enquiry').click();
  await expect.poll(() => widthOf('Enquiry, 0 trips')).toBe(256);
});

test('several cards are moved with one reason, with a result for each', async () => {
  answers['POST /api/trips/12/transition'] = () => trip({ id: 12, state: 'cancelled' });
  answers['POST /api/trips/13/transition'] = () => refuseWith(409, 'tripMoved', 'The trip’s status has changed.');
  cards = [...cards, card({ id: 14, studentName: 'Cat Roe', state: 'completed', allowedTransitions: [] })];
  await open(board);
  for (const name of ['Ann Roe', 'Ben Roe', 'Cat Roe']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await button('Move to Cancelled (2 of 3)').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('1 selected trip can’t go there and stays as it is.')).toBeVisible();
  await dialog.getByRole('textbox').fill('Storm');
  await inDialog('Move 2 trips').click();
  await expect.element(page.getByRole('dialog').getByText('1 of 3 moved')).toBeVisible();
  expect(sent('POST /api/trips/12/transition')).toEqual({ step: 'cancel', reason: 'Storm', version: 3 });
  await expect.element(page.getByRole('row', { name: /Ben Roe.*status has changed/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Cat Roe.*can’t go from “Completed” to “Cancelled”/ })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  // Those that stayed are still selected.
  await expect.element(page.getByText('2 selected')).toBeVisible();
});

test('a narrow screen shows one column at a time, in every language and scheme', async () => {
  await page.viewport(360, 780);
  await open(board, { scheme: 'dark', locale: 'de' });
  await page.getByRole('tab', { name: /Reserviert/ }).click();
  await expect.element(page.getByRole('link', { name: 'Ann Roe' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await listAxeFaults()).toEqual([]);
});

test('with filters that match nothing it offers to clear them', async () => {
  cards = [];
  const history = await open(board, { at: '/hub/trips-manager?search=nobody' });
  await button('Clear search and filters').click();
  await expect.element(page.getByText('No trips yet')).toBeVisible();
  expect(history.search()).toBe('');
});
