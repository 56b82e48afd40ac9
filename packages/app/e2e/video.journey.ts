// Meetings and video calls between a parent and a family: two browsers with the fake camera of Chromium.

import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectHomes } from './support/booking-steps.ts';
import { closeAll, enquire, findOwnFamily, openAs, openLive, PHONE } from './support/conversations.ts';
import { findField } from './support/people.ts';

test.beforeAll(({ request }) => expectHomes(request));

/** A parent on a phone who has asked a family, and the family at a desk. */
async function openPeople(browser: Browser): Promise<{ parent: Page; host: Page; conversation: number }> {
  const [host, parent] = await Promise.all([openAs(browser, { role: 'Host family' }), openAs(browser, { viewport: PHONE })]);
  const asked = {
    family: await findOwnFamily(host.context()),
    from: '2027-11-21',
    to: '2027-12-04',
    message: 'Could we talk about the stay?',
  };
  const { conversation_id: conversation } = await enquire(parent.context(), asked);
  return { parent, host, conversation };
}

/** For a first connection: it takes half a minute on a machine that runs many other browsers. */
const CONNECTED = { timeout: 45_000 };

const tileOf = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'People in this call' }).getByRole('listitem').filter({ hasText: name });

/** Waits until the picture of somebody moves. */
async function expectMoving(page: Page, name: RegExp): Promise<void> {
  const video = tileOf(page, name).locator('video');
  await expect(video).toBeVisible(CONNECTED);
  const timeOf = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(timeOf, CONNECTED).toBeGreaterThan(0);
  const before = await timeOf();
  await expect.poll(timeOf).toBeGreaterThan(before);
}

const YOU = /You/;

/** Moves the pointer away first: a button that came below it shows its tooltip, which is outside of all landmarks. */
async function expectCallAccessible(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expectAccessible(page, { isCovered: true });
}

test('a parent calls a family, who joins from the toast; they see each other, also after an interruption', async ({ browser }) => {
  test.slow();
  const { parent, host, conversation } = await openPeople(browser);
  await openLive(host, '/host-family/hostings');

  await parent.goto(`/travel/messages?conversation=${conversation}`);
  await parent.getByRole('button', { name: 'Start video call' }).click();
  await expect(parent).toHaveURL(/\/travel\/video\/\d+$/);
  await expect(parent.getByRole('meter')).toBeVisible();
  await expectAccessible(parent, { isCovered: true });
  await parent.getByRole('button', { name: 'Join call' }).click();
  await expect(parent.getByText('Waiting for others to join')).toBeVisible();

  await host.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(host).toHaveURL(/\/travel\/video\/\d+$/);
  await host.getByRole('button', { name: 'Join call' }).click();
  const [parentName, hostName] = [/Parent/, /Host family/];
  await expectMoving(host, parentName);
  await expectMoving(parent, hostName);
  await expectMoving(parent, YOU);
  await expectCallAccessible(parent);
  await expectCallAccessible(host);

  await parent.getByRole('button', { name: 'Mute microphone' }).click();
  await expect(tileOf(host, parentName)).toContainText('muted');
  await host.keyboard.press('c');
  await expect(tileOf(parent, hostName)).toContainText('camera off');
  await host.keyboard.press('c');
  await expectMoving(parent, hostName);

  // The channel is cut, and comes back.
  await host.context().setOffline(true);
  await expect(host.getByText(/You’re offline/)).toBeVisible();
  await host.context().setOffline(false);
  await expect(host.getByText(/You’re offline/)).toBeHidden({ timeout: 30_000 });
  await expectMoving(host, parentName);
  await expectMoving(parent, hostName);

  await host.getByRole('button', { name: 'Leave call' }).click();
  await expect(host.getByRole('heading', { name: 'You left the call' })).toBeVisible();
  await expect(parent.getByText('Waiting for others to join')).toBeVisible();
  // While a tooltip is shown, Escape closes that first.
  await parent.mouse.move(1, 1);
  await expect(parent.getByRole('tooltip')).toBeHidden();
  await parent.keyboard.press('Escape');
  await parent.getByRole('dialog').getByRole('button', { name: 'Leave call' }).click();
  await expect(parent.getByRole('heading', { name: 'You left the call' })).toBeVisible();
  await closeAll(parent, host);
});

test('a parent plans a meeting, and the family sees it in its own list', async ({ browser }) => {
  test.slow();
  const { parent, host, conversation } = await openPeople(browser);
  await parent.goto(`/travel/messages?conversation=${conversation}`);
  // On a phone, the head of the conversation has it in its menu.
  await parent.getByRole('button', { name: /^Actions for (?!message|your message)/ }).click();
  await parent.getByRole('menuitem', { name: 'Plan meeting' }).click();
  const dialog = parent.getByRole('dialog');
  await findField(parent, 'Title').fill('First call');
  await findField(parent, 'Date').fill('04/10/2027');
  await findField(parent, 'Start').fill('18:00');
  await dialog.getByText('45 minutes').click();
  await expect(findField(parent, 'End')).toHaveValue('18:45');
  await expect(dialog.getByText(/in Dublin/)).toBeVisible();
  await expectAccessible(parent, { isCovered: true, within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Plan meeting' }).click();
  await expect(dialog).toBeHidden();

  await host.goto('/travel/video');
  await expect(host.getByText('First call')).toBeVisible();
  await expectAccessible(host, { isCovered: true });
  // The last of those to come.
  await host.getByRole('button', { name: 'View meeting' }).last().click();
  await expect(host).toHaveURL(/meeting=\d+/);
  await expect(host.getByRole('dialog').getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  // It is months away.
  await expect(host.getByRole('button', { name: 'Join meeting' })).toBeHidden();
  await closeAll(parent, host);
});
