// What becomes of a stay that was reserved: a family declines and the one in waiting takes its place; and staff who book for a parent.

import { expect, type Page, test } from '@playwright/test';
import de from '#messages/de/web/create-trip.json' with { type: 'json' };
import deTrips from '#messages/de/web/hub-trips.json' with { type: 'json' };
import { DEMO_PASSWORD } from '#server/demo/world.ts';
import { expectAccessible } from './support/axe.ts';
import { addChild, begin, enter, expectBooked, expectHomes, pay, pressAmongFamilies, toPayment } from './support/booking-steps.ts';
import { acceptHosting, openHosting } from './support/hostings.ts';
import { becomeVisitor, signIn, signInAs } from './support/people.ts';

const BACKUP_HOST = 'parent-host@demo.test';

test.beforeAll(({ request }) => expectHomes(request));

/** The number of the family of whoever is signed in. */
async function ownFamily(page: Page): Promise<number> {
  const answer = await page.request.get('/api/host-families/own/dashboard', { headers: { Accept: 'application/json' } });
  return ((await answer.json()) as { host_family_id: number }).host_family_id;
}

/** A child whom no other journey has. */
const CHILD = 'Odette';
const CHILD_NAME = new RegExp(CHILD);

test('a family that declines is followed by the one in waiting, which accepts', async ({ page }) => {
  test.slow();
  await signInAs(page, 'Host family');
  const family = await ownFamily(page);

  await becomeVisitor(page);
  await enter(page, { locale: 'en', email: 'rosalind.patel@demo.test' });
  await page.goto(`/travel/booking?family=${family}&from=2027-09-05&to=2027-09-18`);
  await addChild(page, 'en', CHILD);
  await toPayment(page, { locale: 'en', backup: /Doyle/ });
  await pay(page, 'en');
  await expectBooked(page, 'en');

  await becomeVisitor(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs(page, 'Host family');
  await openHosting(page, CHILD_NAME);
  await page
    .getByRole('button', { name: /^Decline/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeHidden();

  await becomeVisitor(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  await signIn(page, { email: BACKUP_HOST, password: DEMO_PASSWORD });
  await expect(page).not.toHaveURL(/\/login/);
  await openHosting(page, CHILD_NAME);
  await acceptHosting(page);

  await becomeVisitor(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, { locale: 'en', email: 'rosalind.patel@demo.test' });
  await page.goto('/travel/my-family-trips');
  await page.getByRole('link', { name: CHILD_NAME }).first().click();
  await expect(page.getByText('Booked').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Doyle/ }).first()).toBeVisible();
  await expectAccessible(page, { isCovered: true });
});

test('staff book for a parent at a desk in German, the host accepts on a phone, the parent sees it in Japanese', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, 'Coordinator');
  await page.goto('/de/hub/create-trip');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: begin(deTrips.details.addStudent) }).fill('田中');
  await page.getByRole('option', { name: /田中/ }).click();
  const dates = page.getByRole('group', { name: de.dates });
  await dates.getByRole('textbox').nth(0).fill('07.11.2027');
  await dates.getByRole('textbox').nth(1).fill('20.11.2027');
  await dates.getByRole('textbox').nth(1).blur();
  await pressAmongFamilies(page, 'de', page.getByRole('button', { name: /Brennan wählen$/ }));
  await pressAmongFamilies(page, 'de', page.getByRole('button', { name: /Doyle als Ersatz$/ }));
  await expectAccessible(page);
  await page.getByRole('button', { name: de.reserve.do }).click();
  await page.getByRole('dialog').getByRole('button', { name: de.reserve.do }).click();
  await expect(page.getByRole('heading', { name: de.done.title })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);

  await becomeVisitor(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs(page, 'Host family');
  await openHosting(page, /美咲/);
  await acceptHosting(page);

  await becomeVisitor(page);
  await enter(page, { locale: 'ja', email: 'sakura.tanaka@demo.test' });
  await page.goto('/ja/travel/my-family-trips');
  await expectAccessible(page, { isCovered: true });
  await page.getByRole('listitem').filter({ hasText: 'Brennan' }).getByRole('link', { name: /美咲/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /美咲/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Brennan/ })).toBeVisible();
  await expectAccessible(page, { isCovered: true });
});
