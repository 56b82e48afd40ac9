// A parent and a family write to each other, from the enquiry to the booked stay: staff join, and contact details are held back before.

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import deInbox from '#messages/de/web/messaging-inbox.json' with { type: 'json' };
import deThread from '#messages/de/web/messaging-thread.json' with { type: 'json' };
import { expectHomes } from './support/booking-steps.ts';
import {
  bookStay,
  closeAll,
  enquire,
  findMessage,
  findOwnFamily,
  openAs,
  openLive,
  PHONE,
  sendText,
  write,
} from './support/conversations.ts';

const PHOTO = join(import.meta.dirname, '../public/icon-512.png');

test.beforeAll(({ request }) => expectHomes(request));

test('a parent on a phone in German asks a family, which answers with a photo; staff join, and the stay is booked', async ({ browser }) => {
  test.slow();
  const [host, parent, staff] = await Promise.all([
    openAs(browser, { role: 'Host family' }),
    openAs(browser, { role: 'Parent', locale: 'de', viewport: PHONE }),
    openAs(browser, { role: 'Coordinator' }),
  ]);
  const family = await findOwnFamily(host.context());
  await openLive(host, '/host-family/hostings');

  // The family hears of it on another page: by a toast, and in the menu.
  const asked = { family, from: '2027-10-03', to: '2027-10-16', message: 'Hat das Zimmer einen Schreibtisch?' };
  const enquiry = await enquire(parent.context(), asked);
  const conversation = enquiry.conversation_id;
  await expect(host.getByRole('link', { name: /^Messages.*unread message/ }).first()).toBeVisible();
  await host.getByRole('button', { name: 'View', exact: true }).last().click();
  await expect(host).toHaveURL(new RegExp(`/host-family/messages\\?.*conversation=${conversation}`));
  await expect(findMessage(host, asked.message)).toBeVisible();

  // It answers with a photo; both see it without a reload.
  await parent.goto(`/de/travel/messages?conversation=${conversation}`);
  await expect(findMessage(parent, asked.message)).toBeVisible();
  const chooser = host.waitForEvent('filechooser');
  await host.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles(PHOTO);
  await write(host, 'Message', 'It does. Here it is.');
  await expect(findMessage(parent, 'It does.')).toBeVisible();
  const photo = parent
    .getByRole('button', { name: /icon-512/ })
    .last()
    .locator('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(host.getByText(/^Seen by/)).toBeVisible();

  // Contact details wait for the booking: the parent learns why, and sends the rest.
  await expect(parent.getByRole('note')).toContainText(deThread.held);
  await write(parent, 'Nachricht', 'Wie schön! Rufen Sie mich an: 0151 23456789');
  await expect(parent.getByRole('alert')).toContainText(deThread.pending.heldText);
  await parent.getByRole('button', { name: deThread.pending.sendWithout }).click();
  await expect(findMessage(host, 'Wie schön!')).toBeVisible();
  await expect(host.getByText('23456789')).toHaveCount(0);

  // Staff read, and join to write: both see who it is.
  await staff.goto(`/hub/messages?conversation=${conversation}`);
  await staff.getByRole('button', { name: 'Join to write' }).click();
  await write(staff, 'Message', 'I can book this stay for you both.');
  await expect(findMessage(parent, 'I can book this stay')).toContainText('Ciara');
  await expect(findMessage(host, 'I can book this stay')).toContainText('Ciara');

  // Booked: the explanation goes, and contact details flow.
  await bookStay(staff.context(), host.context(), { enquiry, family });
  await expect(parent.getByText(deThread.held)).toBeHidden();
  await write(parent, 'Nachricht', 'Meine Nummer ist 0151 23456789');
  await expect(findMessage(host, '0151 23456789')).toBeVisible();

  // Back in her list, the parent sees that something new has come.
  await parent.getByRole('button', { name: deThread.back }).click();
  await sendText(host.context(), conversation, 'See you in October!');
  const item = parent.getByRole('listitem').filter({ hasText: 'See you in October!' }).first();
  await expect(item.getByRole('link')).toHaveAccessibleName(new RegExp(`^${deInbox.item.unread}`));
  await parent.goto('/de/travel/dashboard');
  await expect(parent.getByRole('link', { name: /ungelesene Nachricht/ }).first()).toBeVisible();
  await closeAll(host, parent, staff);
});
