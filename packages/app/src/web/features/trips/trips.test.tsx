// Trips on the screens of parents and hosts: the steps that are allowed, what cancelling costs before it is confirmed, what a host can say.

import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TripCard } from '#contract/trips/cards.shapes.ts';
import type { Hosting, Trip } from '#contract/trips/trip.shapes.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { hostAnswers, hosting, ownTrip, tripCard } from '#web/testing/own-trips.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { listToasts } from '#web/testing/toasts.ts';
import { trip } from '#web/testing/trips.ts';
import { HostTrip } from './host/host-trip.tsx';
import { HostingList } from './host/hosting-list.tsx';
import { TripCards } from './parent/trip-cards.tsx';
import { TripPage } from './parent/trip-page.tsx';

const words = [
  'ownTrips',
  'tripPrice',
  'names',
  'hostings',
  'trips',
  'hubTrips',
  'refusals',
  'resource',
  'list',
  'form',
  'titles',
] as const;

const { answers, asked, open } = partsOf({ at: '/travel', words, user: userWith(['Parent']), heading: 'Trips' });
let kept: Trip;
let cards: TripCard[];
let offered: Hosting[];

const bill = { id: 5, kind: 'sales', state: 'part_paid', number: 'A-1', currency: 'EUR', total: '1200.00', credited: '0.00' };
const rest = { issueDate: '2026-07-01', dueDate: '2026-07-20', overdue: false, canPay: true };
const ofTrip = (id: number) => ({ id, studentName: 'Zoé', fromDate: '2026-08-01', toDate: '2026-08-15' });

const posted = () => asked.filter(({ key }) => key.startsWith('POST ')).map(({ key, body }) => ({ key, body }));

beforeEach(() => {
  kept = ownTrip();
  cards = [tripCard()];
  offered = [hosting()];
  Object.assign(answers, {
    'GET /api/trips/7': () => kept,
    'POST /api/trips/7/transition': () => {
      kept = ownTrip({ state: 'cancelled', allowedTransitions: [], version: 4 });
      return kept;
    },
    'GET /api/trips/cardlist': () => ({
      trips: { data: cards, total: cards.length, perPage: 12, lastPage: 1, currentPage: 1 },
      routeTo: null,
    }),
    'GET /api/own-invoices': () => ({
      data: [
        { ...bill, ...rest, trip: ofTrip(7), paid: '400.00', outstanding: '800.00' },
        { ...bill, ...rest, id: 6, trip: ofTrip(8), paid: '77.00', outstanding: '1.00' },
      ],
      due: [{ currency: 'EUR', amount: '801.00' }],
    }),
    'GET /api/pricing/service-type': () => ({ data: [], total: 0, perPage: 100, currentPage: 1, lastPage: 1, from: null, to: null }),
    'GET /api/hostings': () => ({
      ...{ data: offered, total: offered.length, perPage: 12, currentPage: 1, lastPage: 1, from: 1, to: offered.length },
      counts: { toAnswer: 1, upcoming: 0, current: 0, past: 0, all: 1 },
    }),
    'POST /api/offers/21/decline': () => kept.offers[0],
  });
});

describe('a parent', () => {
  test('cancels only after reading what becomes of the money of this trip', async () => {
    await open(<TripPage id={7} />);
    await page.getByRole('button', { name: 'Cancel trip' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('You’ll get a refund of €400.00.')).toBeVisible();
    await expect.element(dialog.getByText('You won’t have to pay the €800.00 still due.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Cancel trip' })).toBeDisabled();
    expect(posted()).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We are ill');
    await dialog.getByRole('button', { name: 'Cancel trip' }).click();
    await expect.element(page.getByText('This trip was cancelled.')).toBeVisible();
    expect(posted()).toEqual([{ key: 'POST /api/trips/7/transition', body: { step: 'cancel', reason: 'We are ill', version: 3 } }]);
  });

  test('reads what becomes of the money if the family declines, and chooses another at the price shown', async () => {
    const invoices = trip().invoices.map((one) => ({ ...one, received: '1093.90' }));
    kept = ownTrip({ state: 'enquiry', hostFamily: null, mayChooseFamily: true, invoices });
    const family = { ...(ownTrip().offers[0]?.hostFamily ?? trip().offers[0]?.hostFamily), id: 44, name: 'Nolan' };
    const other = { family, offerState: null, currency: 'EUR', price: '1433.61', difference: '339.71', fingerprint: 'f'.repeat(64) };
    answers['GET /api/trips/7/other-families'] = () => ({ data: [other] });
    answers['POST /api/trips/7/family'] = () => {
      kept = ownTrip({ state: 'reserved' });
      return kept;
    };
    await open(<TripPage id={7} />);
    await expect.element(page.getByText(/^You’ve paid €1,093\.90\./)).toBeVisible();
    await page.getByRole('button', { name: 'Choose another family' }).click();
    await page.getByRole('button', { name: /^Choose family: .*Nolan/ }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('We’ll send you an invoice for €339.71 more. Nothing is charged now.')).toBeVisible();
    expect(posted()).toEqual([]);
    await dialog.getByRole('button', { name: 'Choose family' }).click();
    await expect
      .poll(() => posted())
      .toMatchObject([{ key: 'POST /api/trips/7/family', body: { host_family_id: 44, quote_fingerprint: 'f'.repeat(64) } }]);
  });

  test('gets the money back within the days that are said', async () => {
    const invoices = trip().invoices.map((one) => ({ ...one, received: '1093.90' }));
    kept = ownTrip({ state: 'enquiry', hostFamily: null, mayChooseFamily: true, invoices });
    await open(<TripPage id={7} />);
    await page.getByRole('button', { name: 'Get a refund' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(/refund €1,093\.90 within 14 days/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('No other family');
    await dialog.getByRole('button', { name: 'Get a refund' }).click();
    await expect.poll(() => posted()).toMatchObject([{ key: 'POST /api/trips/7/transition', body: { step: 'cancel' } }]);
  });

  test('is asked about a higher price with both prices, and answers', async () => {
    const change = {
      ...{ id: 3, cause: 'backup' as const, currency: 'EUR', before: '1093.90', after: '1433.61', difference: '339.71' },
      ...{ consent: 'asked' as const, at: '2026-06-01T10:00:00.000Z', answeredAt: null },
    };
    kept = ownTrip({ state: 'reserved', priceChanges: [change], mayAnswerPrice: true });
    answers['POST /api/trips/7/price-answer'] = () => {
      kept = ownTrip({ priceChanges: [{ ...change, consent: 'agreed', answeredAt: '2026-06-02T10:00:00.000Z' }], mayAnswerPrice: true });
      return kept;
    };
    await open(<TripPage id={7} />);
    await expect.element(page.getByText('The price was €1,093.90 and is now €1,433.61: €339.71 more.')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    await page.getByRole('button', { name: 'Agree to price' }).click();
    await expect.element(page.getByText(/^The new price was agreed on/)).toBeVisible();
    expect(posted()).toEqual([{ key: 'POST /api/trips/7/price-answer', body: { change_id: 3, is_agreed: true } }]);
  });

  test('reads that a camp was called off, and what is done about it', async () => {
    kept = ownTrip({
      camps: ownTrip()
        .camps.slice(0, 1)
        .map((camp) => ({ ...camp, calledOff: true })),
    });
    await open(<TripPage id={7} />);
    const week = page.getByRole('listitem').filter({ hasText: 'Camp: Sailing.' });
    await expect.element(page.getByRole('status').filter({ hasText: 'Sailing' })).toMatchTextContent(/3–7 Aug 2026\. Cancelled/);
    await expect.element(week).toMatchTextContent(/Cancelled\. We’re looking for another camp\..*With the host family\./);
    expect(getComputedStyle(page.getByText('Camp: Sailing.', { exact: true }).element()).textDecorationLine).toBe('line-through');
  });

  test('reads what becomes of the money of a cancelled trip, and nothing that is outdated', async () => {
    const [bill] = trip().invoices;
    const credits = [{ id: 6, number: 'HS-C-1', amount: '1200.00', issueDate: '2026-06-15' }];
    const refunds = [{ id: 9, amount: '200.00', paidOn: '2026-06-18', method: 'card' as const }];
    const invoices =
      bill === undefined
        ? []
        : [{ ...bill, state: 'paid' as const, received: '1200.00', credited: '1200.00', outstanding: '-1000.00', credits, refunds }];
    const messages = [{ id: 1, text: 'Do you have\na garden?', at: '2026-06-01T10:00:00.000Z', from: 'reader' as const }];
    const offers = ownTrip().offers.map((offer) => ({ ...offer, state: 'rejected' as const, allowedSteps: [], messages }));
    kept = ownTrip({
      state: 'cancelled',
      allowedTransitions: [],
      mayEdit: false,
      mayNameBackup: false,
      refundOpen: true,
      invoices,
      offers,
    });
    await open(<TripPage id={7} />);
    const money = page.getByRole('region', { name: 'Payments and refunds' });
    await expect.element(money).toMatchTextContent(/Invoice HS-S-2026-00005: €1,200\.00 paid/);
    await expect.element(money).toMatchTextContent(/Credit note HS-C-1: €1,200\.00 on 15 Jun 2026/);
    await expect.element(money).toMatchTextContent(/€200\.00 refunded on 18 Jun 2026.*Refund due: €1,000\.00/);
    await expect.element(money.getByRole('link', { name: 'HS-C-1' })).toHaveAttribute('href', '/travel/invoices/6/action');
    await expect.element(page.getByRole('region', { name: 'Invoices and receipts' })).toMatchTextContent(/Credited.*Credited by HS-C-1/);
    await expect.element(page.getByRole('list', { name: 'Messages' })).toMatchTextContent(/You · .*Do you have\s*a garden\?/);
    for (const gone of [/can’t host/, /Add to calendar/, /You’ll see the address/, /In an emergency/, /is open/]) {
      expect(document.body.textContent).not.toMatch(gone);
    }
    expect(await listAxeFaults()).toEqual([]);
  });

  test('asks to cancel only where they can’t cancel by themselves', async () => {
    kept = ownTrip({ state: 'reserved', mayAsk: true });
    await open(<TripPage id={7} />);
    await expect.element(page.getByRole('button', { name: 'Cancel trip' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Request change' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Request cancellation' }).elements()).toEqual([]);
  });

  test('gets no button for what is not allowed, and hears why another can’t be taken yet', async () => {
    const prolong = { step: 'prolong', to: 'in_progress', needsReason: false, needsFamily: false, hindrances: ['tripNotBegun'] } as const;
    kept = ownTrip({ allowedTransitions: [{ ...prolong, hindrances: [...prolong.hindrances] }] });
    await open(<TripPage id={7} />);
    const button = page.getByRole('button', { name: 'Extend stay' });
    await expect.element(button).toHaveAccessibleDescription('You can do this from the trip’s first day.');
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(page.getByRole('dialog').elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Cancel trip' }).elements()).toEqual([]);
  });

  test('finds tab and order in the address, what is due on the card, and a way on when loading fails', async () => {
    const history = await open(<TripCards />, { at: '/travel/my-family-trips' });
    await expect.element(page.getByRole('link', { name: 'Zoé Roux' })).toHaveAttribute('href', '/travel/trips/7');
    await expect.element(page.getByText('Amount due: €800.00')).toBeVisible();
    answers['GET /api/trips/cardlist'] = () => Response.json({ status: 'error', code: 'x', message: 'Not now' }, { status: 409 });
    await page.getByRole('tab', { name: 'Past' }).click();
    expect(history.search()).toBe('?tab=past');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: 'Upcoming' })).toBeVisible();
    const tabs = asked.filter(({ key }) => key === 'GET /api/trips/cardlist').map(({ search }) => search.get('tab_filter'));
    expect(tabs).toEqual(['upcomming', 'past']);
  });
});

describe('a host', () => {
  test('answers an enquiry with no or perhaps, and gives a reason only if they like', async () => {
    await open(<HostingList />, { at: '/host-family/hostings' });
    await expect.element(page.getByRole('tab', { name: 'To answer (1)' })).toHaveAttribute('aria-selected', 'true');
    expect(page.getByRole('button', { name: /^Accept/ }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Decline: Zoé' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => posted()).toEqual([{ key: 'POST /api/offers/21/decline', body: { reason: '', version: 2 } }]);
  });

  test('hears that the day by which an answer was hoped for is over, in a zone that is named', async () => {
    await open(<HostingList />, { at: '/host-family/hostings' });
    await expect.element(page.getByText(/Reply was due on 3 Jun 2026,? \d\d:00 \S+/)).toBeVisible();
    offered = [hosting({ answerBy: '2999-06-03T10:00:00.000Z' })];
    await queryClient.invalidateQueries();
    await expect.element(page.getByText('Reply by', { exact: false })).toBeVisible();
  });

  test('hears kindly that another family was faster, and sees how it stands', async () => {
    const offerAs = (change: Partial<Trip['offers'][number]>) => ownTrip().offers.map((offer) => ({ ...offer, ...change }));
    kept = ownTrip({ side: 'host', state: 'reserved', offers: offerAs({ allowedSteps: hostAnswers(true) }) });
    answers['POST /api/offers/21/accept'] = () => {
      kept = ownTrip({ side: 'host', state: 'booked', offers: offerAs({ state: 'rejected' }) });
      return Response.json({ status: 'error', code: 'offerTaken', message: 'Another family accepted.' }, { status: 409 });
    };
    await open(<HostTrip id={7} />);
    await page.getByRole('button', { name: /^Accept/ }).click();
    await expect.element(page.getByRole('dialog').getByText('You’ll be paid €700.00.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByText('The parents chose another family this time.', { exact: false })).toBeVisible();
    expect(listToasts().map(({ kind, text }) => [kind, text.slice(0, 37)])).toEqual([['info', 'Another family accepted first. Thank ']]);
    expect(page.getByRole('button', { name: /^Accept/ }).elements()).toEqual([]);
  });
});

test('fits and reads well on a phone, in German, for both sides', async () => {
  await page.viewport(360, 800);
  cards = [tripCard(), tripCard({ id: 8, state: 'customer_service', hostFamily: null })];
  await open(
    <>
      <TripCards />
      <TripPage id={7} />
      <HostTrip id={7} />
      <HostingList />
    </>,
    { locale: 'de' },
  );
  await expect.element(page.getByText('Ersatzfamilie').first()).toBeVisible();
  await expect.element(page.getByText('Zu beantworten (1)')).toBeVisible();
  await expect.element(page.getByText('Wir suchen eine Familie.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  // Four pages stand on one here, each with its first heading, and header and footer of their own.
  expect(
    await listAxeFaults(document.body, ['page-has-heading-one', 'region', 'landmark-one-main', 'landmark-unique', 'heading-order']),
  ).toEqual([]);
  await page.viewport(1280, 800);
});
