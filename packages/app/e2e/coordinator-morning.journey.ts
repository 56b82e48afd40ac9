// A coordinator's morning: from the counters of the home to a trip that needs something, its follow-up, its next step, and what was done.

import { expect, type Page, test } from '@playwright/test';
import names from '#messages/en/shared/names.json' with { type: 'json' };
import home from '#messages/en/web/hub-home.json' with { type: 'json' };
import board from '#messages/en/web/trip-board.json' with { type: 'json' };
import words from '#messages/en/web/trips-tracker.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { begin, expectHomes } from './support/booking-steps.ts';
import { closeAll, enquire, findOwnFamily, openSignedIn } from './support/conversations.ts';
import { findField } from './support/people.ts';

test.beforeAll(({ request }) => expectHomes(request));

/** Returns the number of a counter on the home. */
async function readCounter(page: Page, label: string): Promise<number> {
  const counter = page.getByRole('link', { name: new RegExp(`\\d+ ${label}$`) });
  await expect(counter).toBeVisible();
  return Number.parseInt((await counter.innerText()).trim(), 10);
}

test('a coordinator goes from what waits to a trip, plans what to do, moves it on, and finds it all again', async ({ browser }) => {
  test.slow();
  const [host, parent, staff] = await Promise.all([
    openSignedIn(browser, { role: 'Host family' }),
    openSignedIn(browser, { email: 'beth.llewellyn@demo.test' }),
    openSignedIn(browser, { role: 'Coordinator' }),
  ]);
  const family = await findOwnFamily(host.context());
  await staff.goto('/hub');
  const before = await readCounter(staff, home.counter.enquiries);
  const asked = { family, from: '2028-05-07', to: '2028-05-20', message: 'Is there a desk in the room?' };
  const { trip_id: tripId } = await enquire(parent.context(), asked);
  await staff.reload();
  expect(await readCounter(staff, home.counter.enquiries)).toBe(before + 1);
  await expectAccessible(staff);

  // The counter leads to the trips that it counts.
  await staff.getByRole('link', { name: new RegExp(`${home.counter.enquiries}$`) }).click();
  await expect(staff).toHaveURL(/\/hub\/trips\?.*state=enquiry/);
  await expect(staff.locator(`a[href^="/hub/trips/${tripId}/edit"]`).first()).toBeVisible();

  // The tracker tells what the trip lacks; a note and a follow-up are kept with it.
  await staff.goto(`/hub/trips-tracker?search=%23${tripId}&trip=${tripId}`);
  const drawer = staff.getByRole('dialog');
  await drawer.getByRole('button', { name: words.coordinator.me }).click();
  await expect(staff.getByText(words.coordinator.saved)).toBeVisible();
  await findField(drawer, words.notes.text).fill('Needs a desk for her exams.');
  await drawer.getByRole('button', { name: words.notes.add }).click();
  await expect(drawer.getByText('Needs a desk for her exams.')).toBeVisible();
  await drawer.getByRole('textbox', { name: words.followUp.text }).fill('Ask the family about a desk');
  await findField(drawer, words.followUp.day).fill(new Intl.DateTimeFormat('en-IE', { dateStyle: 'short' }).format(new Date()));
  await staff.keyboard.press('Tab');
  await drawer.getByRole('button', { name: words.followUp.save }).click();
  await expect(staff.getByText(words.followUp.saved)).toBeVisible();
  await expectAccessible(staff, { within: '[role="dialog"]' });

  // On the home it is among the coordinator's own follow-ups.
  await staff.goto('/hub');
  await expect(staff.getByRole('list', { name: home.own.followUps }).getByText('Ask the family about a desk')).toBeVisible();
  const reserved = await readCounter(staff, home.counter.reservations);

  // The card is carried to its next state by keyboard alone.
  await staff.goto(`/hub/trips-manager?search=%23${tripId}`);
  const card = staff.getByRole('button', { name: begin('Move ') });
  await card.focus();
  await staff.keyboard.press('Space');
  await staff.keyboard.press('ArrowRight');
  await staff.keyboard.press('Space');
  const question = staff.getByRole('dialog');
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: board.next }).click();
  await question.getByRole('textbox').fill('The parent has called');
  await question.getByRole('button', { name: 'Reserve' }).click();
  await expect(staff.getByRole('region', { name: new RegExp(`^${names.tripState.reserved}, 1 trip`) })).toBeVisible();
  await expectAccessible(staff);
  await staff.goto('/hub');
  expect(await readCounter(staff, home.counter.reservations)).toBe(reserved + 1);

  // What was done stands in the timeline of events.
  await staff.goto('/hub/timeline');
  await expect(staff.locator(`a[href*="/hub/trips/${tripId}"]`).first()).toBeVisible();
  await closeAll(host, parent, staff);
});
