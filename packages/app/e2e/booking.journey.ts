// A parent finds a home for a child, pays and has a stay: on a phone and at a desk, in three languages; and what bad luck does not undo.

import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import {
  addChild,
  DECLINED_CARD,
  enter,
  expectBooked,
  expectHomes,
  type JourneyLocale,
  pay,
  prefix,
  textsOf,
  toPayment,
} from './support/booking-steps.ts';

interface Story {
  readonly locale: JourneyLocale;
  readonly width: number;
  readonly email: string;
  readonly from: string;
  readonly to: string;
}

test.beforeAll(({ request }) => expectHomes(request));

const STORIES: readonly Story[] = [
  { locale: 'en', width: 360, email: 'imogen.okonkwo@demo.test', from: '2027-05-09', to: '2027-05-22' },
  { locale: 'de', width: 1280, email: 'frederike.weiss@demo.test', from: '2027-06-06', to: '2027-06-19' },
  { locale: 'ja', width: 360, email: 'naoki.hasegawa@demo.test', from: '2027-08-01', to: '2027-08-14' },
];

for (const story of STORIES) {
  const { locale, width, from, to } = story;
  test(`from the search to a stay with a backup, ${locale}, ${width} px; a refused card costs nothing`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await enter(page, story);
    await page.goto(`${prefix(locale)}/travel/search?from_date=${from}&to_date=${to}`);
    await expectAccessible(page);
    await page.locator('a[href*="/travel/families/"]').first().click();
    const book = page.locator('a[href*="/travel/booking?family="]').first();
    await expect(book).toBeVisible();
    await expectAccessible(page, { isCovered: true });
    await book.click();
    await addChild(page, locale);
    await toPayment(page, { locale, backup: /./, looks: true });
    await pay(page, locale, DECLINED_CARD);
    await expect(page.getByText(textsOf(locale).cardPayment.fault.declined)).toBeVisible();
    await expectAccessible(page, { isCovered: true });
    await page.reload();
    await pay(page, locale);
    await expectBooked(page, locale);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(textsOf(locale).booking.booked.title)).toBeVisible();
    await page.getByRole('link', { name: textsOf(locale).booking.booked.trip }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
    await expectAccessible(page, { isCovered: true });
  });
}
