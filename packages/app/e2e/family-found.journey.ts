// A family that was just approved can be had at once: a parent finds it with a price, books it, and it accepts.

import { expect, test } from '@playwright/test';
import en from '#messages/en/web/search.json' with { type: 'json' };
import ja from '#messages/ja/web/search.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { addChild, begin, expectBooked, pay, toPayment } from './support/booking-steps.ts';
import { closeAll, openSignedIn, PHONE } from './support/conversations.ts';
import { makeLiveFamily } from './support/families.ts';
import { acceptHosting, openHosting } from './support/hostings.ts';

const FAMILY = { firstName: 'Sorcha', lastName: 'Vantreight', phone: '+353 65 555 0103' };
const CHILD = 'Leonie';

test('a family that was just approved is found with a price, booked, and accepts', async ({ browser }) => {
  test.slow();
  const { page: family, id } = await makeLiveFamily(browser, FAMILY);
  const parent = await openSignedIn(browser, { role: 'Parent' });
  const card = parent.getByRole('listitem').filter({ has: parent.locator(`a[href*="/travel/families/${id}"]`) });
  await expect(async () => {
    await parent.goto('/travel/search?from_date=2027-02-07&to_date=2027-02-20&sort=name&host_family_name=Vantreight');
    await expect(card.getByText(begin(en.card.stay))).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(parent);
  await card.getByRole('link').click();
  await parent.locator('a[href*="/travel/booking?family="]').first().click();
  await addChild(parent, 'en', CHILD);
  await toPayment(parent, { locale: 'en' });
  await pay(parent, 'en');
  await expectBooked(parent, 'en');

  await family.setViewportSize(PHONE);
  await openHosting(family, new RegExp(CHILD));
  await acceptHosting(family);

  const other = await openSignedIn(browser, { email: 'sakura.tanaka@demo.test', viewport: PHONE });
  await other.goto(`/ja/travel/families/${id}`);
  await expect(other.getByRole('heading', { level: 1, name: new RegExp(FAMILY.lastName) })).toBeVisible();
  await expect(other.getByRole('heading', { name: ja.family.facts })).toBeVisible();
  await expectAccessible(other, { isCovered: true });
  await closeAll(family, parent, other);
});
