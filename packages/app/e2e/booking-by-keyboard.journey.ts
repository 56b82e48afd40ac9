// A stay is found, booked and paid for without a mouse: Tab, Enter, Space and the arrows.

import { expect, test } from '@playwright/test';
import { enter, expectBooked, expectHomes, GOOD_CARD, textsOf } from './support/booking-steps.ts';
import { press, tabTo, type } from './support/keyboard.ts';

test.beforeAll(({ request }) => expectHomes(request));

test('from the search to a paid stay by the keyboard alone', async ({ page }) => {
  test.slow();
  const { booking, cardPayment } = textsOf('en');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  const field = (label: string) => page.getByRole('textbox', { name: label }).first();
  await enter(page, { locale: 'en', email: 'maelle.moreau@demo.test' });
  await page.goto('/travel/search');

  await press(page, button('Choose dates'));
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]').first());
  for (let month = 0; month < 10; month += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from_date=\d{4}-\d\d-\d\d&to_date=/);
  await press(page, page.locator('a[href*="/travel/families/"][href*="from=20"]').first());
  await press(page, page.locator('a[href*="/travel/booking?family="]').first());

  await press(page, button(booking.addChild));
  await type(page, field(booking.child.firstName), 'Cara');
  await type(page, field(booking.child.lastName), 'Journey');
  await type(page, field(booking.child.dateOfBirth), '04/03/2014');
  await tabTo(page, page.getByRole('dialog').getByRole('combobox', { name: booking.child.gender }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, button(booking.child.save));
  await expect(page.getByRole('checkbox', { name: /Cara/ })).toBeChecked();

  await press(page, button(booking.next));
  await expect(page.getByRole('heading', { name: booking.steps.family, level: 2, exact: true })).toBeFocused();
  await press(page, button(booking.next));
  await expect(page.getByRole('heading', { name: booking.steps.camps, level: 2, exact: true })).toBeFocused();
  await press(page, button(booking.next));
  await expect(page.getByRole('heading', { name: booking.steps.review, level: 2, exact: true })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: booking.terms }));
  await page.keyboard.press('Space');
  await press(page, button(booking.toPayment));

  await type(page, field(cardPayment.number), GOOD_CARD);
  await type(page, field(cardPayment.expiry), '12/30');
  await type(page, field(cardPayment.cvc), '123');
  await press(page, button(/^Pay /));
  await expectBooked(page, 'en');
  await press(page, page.getByRole('link', { name: booking.booked.trip }));
  await expect(page.getByRole('heading', { level: 1, name: /Cara/ })).toBeVisible();
});
