// A booking on a phone: who travels, another family, a price that moved, a card that was declined, the bank's second step, and the end.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toWire } from '#contract/platform/validation/names.ts';
import { draft } from '#web/features/booking/draft/use-draft.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { at, button, COMPLETE, endBooking, goToPayment, has, ORDER, open, playBooking, times } from '#web/testing/booking-page.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { refuseWith } from '#web/testing/play-server.ts';

beforeEach(playBooking);
afterEach(endBooking);

const issue = (code: string) => ({ field: 'hostFamilyId', code, message: code, blocks: true });

async function typeCard(): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('0733');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await button(/^Pay €/).click();
}

test('a price that went up is asked about again; a declined card, the bank and a slow gateway lead to one booking', async () => {
  at.answers['POST /api/booking/get-intent'] = ({ body }) => {
    if ((body as { amount: number }).amount === 95_000)
      return { paymentIntent: { ...at.intent, total: at.price }, reason: null, order: null, priceLowered: false };
    at.price = '950.00';
    return refuseWith(422, 'priceChanged', 'It costs more.');
  };
  const steps = [
    { status: 'failed', fault: 'declined' },
    { status: 'requires_action', fault: null },
  ];
  at.answers['POST /api/test-gateway/intents/pi_1/confirm'] = () => steps.shift();
  at.answers['POST /api/test-gateway/intents/pi_1/authenticate'] = () => ({ status: 'processing', fault: null });
  at.answers['POST /api/booking/retrive-payment-intent'] = () => ({ paymentIntent: { ...at.intent, status: 'succeeded' } });
  at.answers['POST /api/booking/indent'] = () => ({
    ...{
      tripId: 12,
      conversationId: 7,
      invoiceId: 31,
      invoiceNumber: 'S-1',
      receiptPath: null,
      fromDate: '2031-07-06',
      toDate: '2031-07-20',
    },
  });
  const history = await open('?step=review');
  await goToPayment();
  await has('The price was €900.00 and is now €950.00. You haven’t been charged.');
  await button('Accept new price').click();
  await has(/Your hold expires in/);
  expect(await listAxeFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const number = page.getByRole('textbox', { name: 'Card number' });
  await expect.element(number).toHaveAttribute('autocomplete', 'cc-number');
  await typeCard();
  await has('Your bank declined the card. Try another card.');
  await typeCard();
  await has('Confirm the payment of €950.00?');
  await button('Confirm payment').click();
  await has('Your trip is reserved');
  await expect.element(page.getByRole('link', { name: 'View trip' })).toHaveAttribute('href', '/travel/trips/12');
  expect(history.search()).toBe('?booked=12&conversation=7&invoice=31');
  expect(times('POST /api/booking/indent')).toBe(1);
  expect(at.asked.find(({ key }) => key.endsWith('/confirm'))?.body).toMatchObject({
    card: { number: '4242424242424242', expiry: '07/33' },
  });
});

test('a device whose clock is hours ahead pays all the same: what is held is counted by the server’s clock', async () => {
  const server = Date.now() - 5 * 3_600_000;
  const expiresAt = new Date(server + 1_800_000).toISOString();
  at.answers['POST /api/booking/get-intent'] = () =>
    Response.json(toWire({ paymentIntent: { ...at.intent, expiresAt }, reason: null, order: null, priceLowered: false }), {
      headers: { Date: new Date(server).toUTCString() },
    });
  await open('?step=review');
  await goToPayment();
  await has(/Your hold expires in (30:00|29:\d\d)/);
  await expect.element(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
});

test('a change in another tab is shown with its price, and not paid for before it is reviewed', async () => {
  at.answers['POST /api/booking/get-intent'] = ({ body }) => {
    const { draft_version: version } = body as { draft_version: number };
    if (version === at.saved.version)
      return { paymentIntent: { ...at.intent, total: at.price }, reason: null, order: null, priceLowered: false };
    return refuseWith(409, 'changedMeanwhile', 'changed', { current: at.saved });
  };
  await open('?step=review');
  await has('Child 3: allergies');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  at.answers['POST /api/booking/check'] = ({ body }) => {
    const { draft_version: version } = body as { draft_version: number };
    if (version !== at.saved.version) return refuseWith(409, 'changedMeanwhile', 'changed', { current: at.saved });
    const answer = { issues: [], quote: { total: at.price, currency: 'EUR' }, payload: at.payload(at.price) };
    // The other tab is quicker than the payment.
    if (at.price === '900.00') {
      at.saved = { ...at.saved, currentTrip: { ...COMPLETE, hostFamilyId: 9 }, version: at.saved.version + 1 };
      at.price = '1200.00';
    }
    return answer;
  };
  await button('Go to payment').click();
  await has('You changed this booking in another tab or on another device');
  await has('The price was €900.00 and is now €1,200.00. You haven’t been charged.');
  expect(page.getByRole('textbox', { name: 'Card number' }).elements()).toEqual([]);
  await button('Back to review').click();
  await has(/The Nolan family/);
  await expect.element(page.getByRole('checkbox', { name: /I accept the terms/ })).not.toBeChecked();
});

test('a day that there is not, and one that has passed, are told at their field, and have no price', async () => {
  await open('?step=plan');
  const first = page.getByRole('textbox', { name: 'Arrival date' });
  await first.fill('31/02/2031');
  await page.getByRole('textbox', { name: 'Departure date' }).click();
  await has(/“Arrival date” must be a date/);
  await expect.element(first).toHaveAccessibleDescription(/“Arrival date” must be a date/);
  expect(document.body.textContent).not.toContain('NaN');
  await first.fill('06/07/2020');
  await page.getByRole('textbox', { name: 'Departure date' }).click();
  await has(/“Arrival date” must not be before/);
  await button('Next').click();
  await expect.element(page.getByRole('heading', { name: 'Who and when' }).or(first)).toBeVisible();
  await first.fill('21/07/2031');
  await page.getByRole('textbox', { name: 'Departure date' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Departure date' })).toHaveAccessibleDescription(/must not be before 22 Jul 2031/);
});

test('beds that are gone meanwhile lead to families that are free', async () => {
  at.answers['POST /api/booking/get-intent'] = () =>
    Response.json(
      {
        status: 'error',
        code: 'bedsTaken',
        message: 'The family is taken.',
        request_id: 'x',
        issues: [toWire({ code: 'alternative', hostFamilyId: 9, name: 'Nolan', countyName: 'Clare', image: null })],
      },
      { status: 409 },
    );
  await open('?step=review');
  await goToPayment();
  await has('The family is taken.');
  await button('Choose instead').click();
  await has(/The Nolan family/);
  await expect.poll(() => at.saved.currentTrip.hostFamilyId).toBe(9);
});

test('an issue leads to the step in which it is fixed', async () => {
  at.answers['POST /api/booking/check'] = () => ({ issues: [issue('familyTaken')], quote: null, payload: null });
  const history = await open('?step=review');
  await goToPayment();
  await button('Edit “Host family”').last().click();
  expect(history.search()).toBe('?step=family');
});

test('a payment that was on its way before a reload is followed to its end', async () => {
  at.saved = { ...at.saved, order: ORDER };
  at.answers['POST /api/booking/retrive-payment-intent'] = () => ({ paymentIntent: { ...at.intent, status: 'succeeded' } });
  at.answers['POST /api/booking/indent'] = () => ({
    ...{
      tripId: 12,
      conversationId: null,
      invoiceId: null,
      invoiceNumber: null,
      receiptPath: null,
      fromDate: '2031-07-06',
      toDate: '2031-07-20',
    },
  });
  await open('?step=payment');
  await has('Your trip is reserved');
  expect(times('POST /api/booking/get-intent')).toBe(0);
});

test('another family takes the place of the chosen one only when that is confirmed', async () => {
  await open('?step=family');
  await button('Choose The Nolan family').click();
  await has('Selecting this host family will remove your previously selected host family!');
  await has('Current: The Byrne family. New: The Nolan family.');
  await button('Cancel').click();
  expect(at.saved.currentTrip.hostFamilyId).toBe(4);
  await button('Choose The Nolan family').click();
  await button('Continue').click();
  await expect.poll(() => at.saved.currentTrip.hostFamilyId).toBe(9);
  await button('Add backup family').click();
  await has('Choose a backup family');
  await expect.element(button('Choose The Byrne family as backup')).toBeEnabled();
  expect(button(/^Choose The Byrne family$/).elements()).toEqual([]);
  // The running total lies over what has been scrolled beneath it.
  expect(await listAxeFaults(document.body, ['target-size'])).toEqual([]);
});

test('a child who is 18 on the first day is taken out, and that is said', async () => {
  at.saved = { ...at.saved, currentTrip: { ...COMPLETE, children: [5] } };
  await open('?step=plan');
  await has(/Child 5 will be 18 or older on arrival/);
  await button('Next').click();
  await has('Choose at least 1 child.');
  // Whoever can't go on is where that is put right.
  await expect.element(page.getByRole('checkbox', { name: /Child 3/ })).toHaveFocus();
  await expect.element(page.getByRole('checkbox', { name: /Child 3/ })).toBeInViewport();
  await page.getByRole('checkbox', { name: /Child 3/ }).click();
  await has('15 days · 14 nights · 2 full weeks');
  expect(await listAxeFaults(document.body, ['target-size'])).toEqual([]);
  await button('Next').click();
  await expect.element(page.getByRole('heading', { name: /Your host family/ }).first()).toBeVisible();
});

test('the choice of another device stays in sight, and is not offered while the stay is held for payment', async () => {
  at.answers['POST /api/booking/get-intent'] = () => ({ paymentIntent: at.intent, reason: null, order: null, priceLowered: false });
  await open('?step=review');
  await has('Child 3: allergies');
  draft.set({ ...draft.get(), other: { trip: { ...COMPLETE, hostFamilyId: 9 }, shown: 'mine' } });
  const notice = page.getByText('You changed this booking on another device');
  await expect.element(notice).toBeVisible();
  window.scrollTo({ top: document.documentElement.scrollHeight });
  await expect.poll(() => window.scrollY).toBeGreaterThan(200);
  await expect.element(notice).toBeInViewport();
  await goToPayment();
  await has(/Your hold expires in/);
  expect(notice.elements()).toEqual([]);
});

test('a visitor chooses, and is asked to sign in only before paying', async () => {
  signInAs(null);
  const history = await open('?from=2031-07-06&to=2031-07-20&family=4');
  await has('How many children are travelling?');
  expect(history.search()).toBe('');
  await expect.poll(() => tabSession.get().booking).toMatchObject({ trip: { fromDate: '2031-07-06', hostFamilyId: 4, children: [null] } });
  await button('Next').click();
  await button('Next').first().click();
  await button('Next').click();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  await button('Go to payment').click();
  await has('Sign in to pay');
  await page.getByRole('link', { name: 'Sign in' }).click();
  expect(tabSession.get().next).toBe('/travel/booking?step=review');
});
