// The hub's home on screen: counters with their links, alarms, and cards that are moved and hidden.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { completeCards, type Home } from '#contract/home/home.shapes.ts';
import { moveCard } from '#web/features/home/cards.model.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import HubHomeScreen from './hub-home.screen.tsx';

const words = [...(['hubHome', 'tripsTracker', 'trips', 'names', 'titles', 'lists', 'list', 'common', 'resource'] as const)];

const home: Home = {
  counters: [
    { name: 'enquiries', count: 4 },
    { name: 'reservations', count: 0 },
    { name: 'lateOffers', count: 4 },
    { name: 'overdueInvoices', count: 2 },
  ],
  alarms: [{ kind: 'doubleStay', tripId: 5, studentName: 'Léa Petit', fromDate: '2026-07-20', toDate: '2026-07-27' }],
  cards: completeCards([]),
};

const { answers, asked, open, sent } = partsOf({
  at: '/hub',
  words,
  user: userWith(['Finance'], { capabilities: ['hub.enter', 'trips.read', 'invoices.read'] }),
});

const late = { family: 'Eimear Byrne', student: 'Tom', fromDate: '2026-07-20', toDate: '2026-07-27', hoursWaiting: 75 };

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/hub/home': () => home,
    'POST /api/hub/home/cards': () => ({ cards: home.cards }),
    'GET /api/unanswered-offers': () => pageOf([{ ...late, id: 31 }]),
    'GET /api/invoices': () =>
      pageOf([{ id: 8, number: 'A-17', buyerName: 'Marc Petit', outstanding: '120.00', currency: 'EUR', dueDate: '2026-06-01' }]),
  });
});

test.each([360, 1280])('counters lead to the filtered lists, and alarms to what is wrong, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await open(<HubHomeScreen />);
  await expect
    .element(page.getByRole('link', { name: /4.*Enquiries waiting/ }))
    .toHaveAttribute('href', expect.stringContaining('state=enquiry'));
  await expect
    .element(page.getByRole('link', { name: /2.*Overdue invoices/ }))
    .toHaveAttribute('href', expect.stringContaining('overdue=yes'));
  await expect.element(page.getByText('Léa Petit: two families in the same nights')).toBeVisible();
  await expect.element(page.getByText('Eimear Byrne: no answer for 3 days')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Remind family: Eimear Byrne' }))
    .toHaveAttribute('href', expect.stringContaining('open=31'));
  await expect.element(page.getByRole('link', { name: 'Offers past their time: view all 4' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View invoice: A-17' })).toBeVisible();
  expect(asked.find(({ key }) => key === 'GET /api/invoices')?.search.get('sort')).toBe('dueDate');
  expect(await listAxeFaults()).toEqual([]);
});

test.each([360, 1280])('counters of what is wrong come first, and empty ones are folded, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await open(<HubHomeScreen />);
  const todo = page.getByRole('region', { name: 'To do' });
  await expect.element(todo.getByRole('link').first()).toBeVisible();
  const names = todo
    .getByRole('link')
    .elements()
    .map((link) => link.textContent?.replace(/[\d\s]+/, ''));
  expect(names).toEqual(['Offers past their time', 'Overdue invoices', 'Enquiries waiting']);
  await todo.getByText('Nothing waiting (1)').click();
  await expect.element(todo.getByRole('link', { name: /0.*Reservations unanswered/ })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('on phones, counters stand two by two, as high as a finger, and shortcuts are folded', async () => {
  await page.viewport(360, 900);
  await open(<HubHomeScreen />);
  const tiles = page.getByRole('region', { name: 'To do' }).getByRole('link');
  await expect.element(tiles.first()).toBeVisible();
  const [first, second] = tiles.elements().map((tile) => tile.getBoundingClientRect());
  expect(first?.top).toBe(second?.top);
  expect(first?.height).toBeGreaterThanOrEqual(44);
  expect(first?.height).toBeLessThan(60);
  await expect.element(page.getByRole('region', { name: 'Shortcuts' }).getByText('Show shortcuts')).toBeVisible();
});

test('a card is moved and hidden by buttons, and kept', async () => {
  await open(<HubHomeScreen />);
  await button('Arrange cards').click();
  await expect.element(button('Move up: To do')).toBeDisabled();
  answers['POST /api/hub/home/cards'] = () => ({ cards: moveCard(home.cards, 'alarms', 'counters') });
  await button('Move up: Alarms').click();
  expect(sent('POST /api/hub/home/cards')).toMatchObject({ cards: [{ card: 'alarms' }, { card: 'counters' }, {}, {}, {}, {}] });
  await expect.element(button('Move up: Alarms')).toBeDisabled();
  expect(await listAxeFaults()).toEqual([]);
  await button('Hide: Alarms').click();
  await expect.element(button('Show: Alarms')).toBeVisible();
  await button('Show: Alarms').click();
  await expect.element(page.getByRole('region', { name: 'Alarms' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  answers['GET /api/hub/home'] = () =>
    new Response('{"message":"Not now"}', { status: 500, headers: { 'Content-Type': 'application/json' } });
  await open(<HubHomeScreen />);
  await expect.element(button('Try again')).toBeVisible();
});

const refused = () => new Response('{"message":"Not now"}', { status: 500, headers: { 'Content-Type': 'application/json' } });

test('coordinators are told of their own trips, and tasks that can’t be read are not none', async () => {
  signInAs(userWith(['Coordinator']));
  answers['GET /api/trips-tracker'] = () => pageOf([]);
  answers['GET /api/trip-tasks'] = refused;
  await open(<HubHomeScreen />);
  await expect.element(page.getByRole('region', { name: 'Your least ready trips' })).toBeVisible();
  await expect.element(page.getByText('None of your trips starts in the next 7 days.')).toBeVisible();
  await expect.element(button('Try again')).toBeVisible();
  expect(page.getByText('No open tasks').elements()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
});

test('an order that could not be kept is read again from the server', async () => {
  await open(<HubHomeScreen />);
  await button('Arrange cards').click();
  answers['POST /api/hub/home/cards'] = refused;
  answers['GET /api/hub/home'] = () => ({ ...home, counters: [{ name: 'enquiries', count: 9 }] });
  await button('Move up: Alarms').click();
  await expect.element(page.getByRole('link', { name: /9.*Enquiries waiting/ })).toBeVisible();
  await expect.element(button('Move up: To do')).toBeDisabled();
});
