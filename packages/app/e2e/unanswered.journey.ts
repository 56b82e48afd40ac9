// A family lets a request wait: staff remind it, call it, and ask another family, after which its answer comes too late.

import { expect, test } from '@playwright/test';
import names from '#messages/en/shared/names.json' with { type: 'json' };
import refusals from '#messages/en/shared/refusals.json' with { type: 'json' };
import hostings from '#messages/en/web/hostings.json' with { type: 'json' };
import words from '#messages/en/web/unanswered.json' with { type: 'json' };
import { ask } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { begin, expectHomes } from './support/booking-steps.ts';
import { closeAll, enquire, findOwnFamily, openAs, PHONE, reserveStay } from './support/conversations.ts';
import { findField } from './support/people.ts';

test.beforeAll(({ request }) => expectHomes(request));

test('a family that does not answer is reminded, called and replaced, and cannot accept any more', async ({ browser }) => {
  test.slow();
  const [host, parent, staff] = await Promise.all([
    openAs(browser, { role: 'Host family', viewport: PHONE }),
    openAs(browser, { email: 'beth.llewellyn@demo.test' }),
    openAs(browser, { role: 'Coordinator' }),
  ]);
  const family = await findOwnFamily(host.context());
  const asked = { family, from: '2028-04-02', to: '2028-04-15', message: 'Could Ruth stay with you?' };
  const enquiry = await enquire(parent.context(), asked);
  await reserveStay(staff.context(), { enquiry, family });
  await host.goto(`/host-family/trips/${enquiry.trip_id}`);
  const accept = host.getByRole('button', { name: begin(`${hostings.accept.do}:`) }).first();
  await accept.click();

  await staff.goto('/hub/unresponsive-hfs?hours=0..&search=Brennan');
  await expectAccessible(staff);
  await staff.locator(`a[href*="open=${enquiry.offer_id}"]`).click();
  const drawer = staff.getByRole('dialog', { name: /Brennan/ });
  await drawer.getByRole('button', { name: words.act.remind }).click();
  const reminder = staff.getByRole('dialog', { name: 'Remind this family' });
  await expect(reminder.getByText(words.remind.blocker.noTexts)).toBeVisible();
  await reminder.getByRole('button', { name: words.remind.send }).click();
  await expect(reminder).toBeHidden();
  const tried = drawer.getByRole('region', { name: words.tried });
  await expect(tried.getByText(words.channel.mail)).toBeVisible();
  await drawer.getByRole('combobox', { name: words.call.outcome }).click();
  await staff.getByRole('option', { name: names.callOutcome.willAnswer }).click();
  await findField(drawer, words.call.note).fill('Asks her husband tonight.');
  await drawer.getByRole('button', { name: words.call.submit }).click();
  await expect(tried.getByText(names.callOutcome.willAnswer)).toBeVisible();

  // The next best family is the first of the list: two clicks and a confirmation.
  await drawer.getByRole('button', { name: words.act.replace }).click();
  const next = drawer.getByRole('table').getByRole('button').first();
  await expect(next).toBeVisible();
  await expectAccessible(staff, { within: '[role="dialog"]' });
  const name = ((await next.getAttribute('aria-label')) ?? '').replace(words.replace.askNamed.replace('{name}', ''), '');
  await next.click();
  const question = staff.getByRole('dialog', { name: begin(words.act.replaceTitle) });
  await question.getByRole('button', { name: words.act.replace }).click();
  await expect(drawer).toBeHidden();
  const { data } = await ask<{ data: { trip_id: number; family: string }[] }>(
    staff.context(),
    '/api/unanswered-offers?hours=0..&per_page=100',
  );
  expect(data.filter(({ trip_id: trip }) => trip === enquiry.trip_id).map((offer) => offer.family)).toEqual([name]);

  await host.getByRole('dialog').getByRole('button', { name: hostings.accept.do, exact: true }).click();
  await expect(host.getByText(refusals.offerMoved).first()).toBeVisible();
  await expect(accept).toBeHidden();
  await expect(host.getByText(hostings.explained.rejected)).toBeVisible();
  await expectAccessible(host, { isCovered: true });
  await closeAll(host, parent, staff);
});
