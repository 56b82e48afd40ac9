// What a booking says of itself on a phone: who, when, where and which camps; what was lost by other dates; and nothing that is covered.

import { compilePriceBook, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type CurrentTrip, EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { draft } from '#web/features/booking/draft/use-draft.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { at, button, COMPLETE, endBooking, family, has, open, playBooking } from '#web/testing/booking-page.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import text from '../../../../../../fixtures/price-books/2026.json?raw';

const week = (id: number, startDate: string, placesLeft = 9) => ({
  ...{ id, startDate, endDate: startDate.replace('07-07', '07-11').replace('07-14', '07-18'), placesLeft, state: 'open' },
});
const camp = (id: number, name: string, schedules: unknown[], change = {}) => ({
  ...{ id, name, county: 'Clare', location: 'Ennis', minAge: 8, maxAge: 17, gender: 'any', photoRef: null, firstLine: '' },
  ...{ weekPrice: { amount: '280.00', currency: 'EUR' }, schedules },
  ...change,
});
const WITH_CAMP: CurrentTrip = {
  ...COMPLETE,
  ...{ activityDetailsType: 'mixed', camps: [{ scheduleId: 91, activityId: 8, startDate: '2031-07-07' }] },
  ...{ backupHostFamilyId: 9, serviceTypeIds: [1], discountCode: 'SUN' },
};

beforeEach(async () => {
  await playBooking();
  at.saved = { ...at.saved, currentTrip: WITH_CAMP };
  at.answers['GET /api/host_families/4/profile'] = () => ({ ...family(4, 'Byrne'), activities: [8, 9] });
  at.answers['GET /api/activities/8'] = () => camp(8, 'Sailing camp', [week(91, '2031-07-07')]);
  at.answers['GET /api/activities/9'] = () => camp(9, 'Surf camp', [week(92, '2031-07-07', 0), week(93, '2031-07-14', 2)]);
});
afterEach(endBooking);

const says = (part: Locator, text: string) =>
  expect.poll(() => part.query()?.textContent?.replaceAll(/\s+/gu, ' '), { message: text }).toContain(text);
const parts = () => page.getByRole('list', { name: 'Your booking' });

test('the review names everything, each with the way back to it, and so does the page of the payment', async () => {
  const history = await open('?step=review');
  const told = ['Child 3 Byrne', 'Aged 16 on arrival', '14 nights', 'The Byrne family', 'The Nolan family', 'Sailing camp', 'SUN'];
  for (const text of [...told, 'Mon 7 – Fri 11 Jul', 'Airport transfer']) await says(parts(), text);
  // What the camp costs stands in the lines of the price, and nowhere with VAT above them.
  expect(parts().element().textContent).not.toContain('€280');
  expect(await listAxeFaults(document.body, ['target-size'])).toEqual([]);
  await parts().getByRole('button', { name: 'Edit “Extras”' }).click();
  await expect.element(page.getByRole('switch', { name: 'Airport transfer' })).toHaveFocus();
  await parts().getByRole('button', { name: 'Edit “Camps”' }).click();
  expect(history.search()).toBe('?step=camps');
  await button('Next').click();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  at.answers['POST /api/booking/get-intent'] = () => ({ paymentIntent: at.intent, reason: null, order: null, priceLowered: false });
  await button('Go to payment').click();
  await has(/Your hold expires in/);
  const summary = page.getByRole('region', { name: 'Your booking' });
  for (const text of told) await says(summary, text);
  expect(summary.element().textContent).not.toContain('a week');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  // What was accepted is accepted still where nothing was changed, and anew where something was.
  await summary.getByRole('button', { name: 'Edit booking' }).click();
  await expect.element(page.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked();
  await page.getByRole('switch', { name: 'Airport transfer' }).click();
  await has(/Your booking has changed since you accepted the terms/);
  await expect.element(page.getByRole('checkbox', { name: /I accept the terms/ })).not.toBeChecked();
});

test('a week says its camp and its price, and one without a camp says why', async () => {
  at.saved = { ...at.saved, currentTrip: { ...COMPLETE, activityDetailsType: 'mixed' } };
  await open('?step=camps');
  await expect.element(button('Sailing camp, Mon 7 – Fri 11 Jul, €280.00')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button(/^Surf camp, Mon 7 – Fri 11 Jul, €280.00, full/)).toBeDisabled();
  const weeks = page.getByRole('list', { name: 'Your weeks' }).getByRole('listitem');
  await says(weeks.first(), '1 camp has places this week.');
  at.answers['GET /api/activities/9'] = () => camp(9, 'Surf camp', [week(93, '2031-07-14', 2)], { maxAge: 12 });
  await button('Sailing camp, Mon 7 – Fri 11 Jul, €280.00').click();
  await says(weeks.first(), 'Sailing camp');
});

test('other dates that leave no room for a camp say which one was taken out', async () => {
  await open('?from=2031-08-03&to=2031-08-17');
  await has('1 camp week is outside your new dates, so we removed it:');
  await has('Sailing camp, Mon 7 – Fri 11 Jul');
  expect(draft.get().trip).toMatchObject({ camps: [], fromDate: '2031-08-03' });
  await button('Close').click();
  expect(page.getByText(/was taken out/).elements()).toEqual([]);
});

test('the family in waiting looks like one, and after choosing it one is told how to go on', async () => {
  at.saved = { ...at.saved, currentTrip: { ...EMPTY_TRIP, ...COMPLETE, backupHostFamilyId: null } };
  await open('?step=family');
  await button('Add backup family').click();
  await button('Choose The Nolan family as backup').click();
  const told = page.getByText('The Nolan family is your backup family.');
  await expect.element(told).toBeInViewport();
  expect(document.activeElement?.contains(told.element())).toBe(true);
  await expect.element(button('Next').first()).toBeInViewport();
  await expect.element(button('Choose The Nolan family as host family')).toBeEnabled();
  await expect.element(page.getByText('Backup family', { exact: true }).first()).toBeVisible();
  expect(button(/^Choose The Byrne family$/).elements()).toEqual([]);
});

/** What a customer is answered of three weeks with a family of the fixtures. */
function quote(): Response {
  const book = parsePriceBook(JSON.parse(text));
  if (!book.ok) throw new TypeError('the fixture is no price book');
  const priced = compilePriceBook(book.value).quote({ hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' });
  if (!priced.ok) throw new TypeError('the stay has no price');
  return Response.json(viewQuote(priced.value, 'customer'));
}

/** Goes through the page by the Tab key, from its heading; answers how many parts were met, each of them clear of the running total. */
async function tabThrough(total: () => HTMLElement): Promise<number> {
  const met = new Set<Element>();
  const heading = document.querySelector('h1') as HTMLElement;
  heading.tabIndex = -1;
  heading.focus();
  for (let taps = 0; taps < 40; taps += 1) {
    await userEvent.tab();
    const focused = document.activeElement as HTMLElement;
    if (focused === document.body || met.has(focused)) break;
    met.add(focused);
    if (total().contains(focused)) continue;
    const place = () => ({ ...box(focused), total: box(total()).top, part: focused.outerHTML.slice(0, 120) });
    await expect.poll(place).toSatisfy(({ top, bottom, total: edge }) => bottom <= edge && top >= 0);
  }
  return met.size;
}

function box(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  return { top, bottom, height };
}

test.each([
  ['is one line, opens when it is tapped', quote, 48],
  ['says when there is no price', () => refuseWith(409, 'noPriceBook', 'none'), 120],
])('the running total %s, and covers nothing that has the focus', async (_, answer, height) => {
  at.answers['POST /api/pricing/quote'] = answer;
  const menu = document.createElement('nav');
  menu.style.cssText = 'position:fixed;inset:auto 0 0;height:64px;background:canvas;z-index:100';
  document.body.append(menu);
  document.body.style.paddingBottom = '64px';
  try {
    await open('?step=review');
    await has('Child 3: allergies');
    const fold = button('Price details');
    const total = () => fold.element().parentElement as HTMLElement;
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await says(page.getByRole('region', { name: 'Total' }), answer === quote ? '€' : 'The price can’t be calculated right now.');
    expect(await tabThrough(total)).toBeGreaterThan(8);
    expect(box(total()).height).toBeLessThanOrEqual(height);
    expect(box(total()).bottom).toBeLessThanOrEqual(740 - 64);
    await fold.click();
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
    if (answer === quote) expect(box(total()).height).toBeGreaterThan(48);
  } finally {
    menu.remove();
    document.body.style.paddingBottom = '';
  }
});
