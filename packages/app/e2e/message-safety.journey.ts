// How people are kept safe: a message is reported, a person blocked, and who was taken out of a conversation is cut off at once.

import { expect, test } from '@playwright/test';
import { ask } from './support/api.ts';
import { expectHomes } from './support/booking-steps.ts';
import { closeAll, enquire, findMessage, findOwnFamily, openAs, openLive, sendText, write } from './support/conversations.ts';

test.beforeAll(({ request }) => expectHomes(request));

test('a family reports a message and blocks its sender; staff read the report, and who is taken out is cut off', async ({ browser }) => {
  test.slow();
  const [host, parent, staff, admin] = await Promise.all([
    openAs(browser, { role: 'Host family' }),
    openAs(browser, { email: 'beth.llewellyn@demo.test' }),
    openAs(browser, { role: 'Coordinator', viewport: { width: 1440, height: 900 } }),
    openAs(browser, { role: 'Administrator', viewport: { width: 1440, height: 900 } }),
  ]);
  const family = await findOwnFamily(host.context());
  const asked = { family, from: '2027-12-05', to: '2027-12-18', message: 'Let us settle this in cash.' };
  const { conversation_id: id } = await enquire(parent.context(), asked);
  await Promise.all([
    openLive(host, `/host-family/messages?conversation=${id}`),
    openLive(parent, `/travel/messages?conversation=${id}`),
    openLive(staff, `/hub/messages?conversation=${id}`),
  ]);

  // The family reports the message; the parent learns nothing of it.
  await findMessage(host, asked.message)
    .getByRole('button', { name: /^Actions for message/ })
    .click();
  await host.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await host.getByRole('option', { name: /book or pay/ }).click();
  await dialog.getByRole('button', { name: 'Report message' }).click();
  await expect(host.getByText('Report sent')).toBeVisible();
  const { data: reports } = await ask<{ data: { conversation_id: number; quoted: string; reason: string }[] }>(
    staff.context(),
    '/api/message-reports?state=open',
  );
  expect(reports.find((report) => report.conversation_id === id)).toMatchObject({ quoted: asked.message, reason: 'offPlatform' });

  // A coordinator joins. An administrator takes her out: at once she can’t write any more.
  await staff.getByRole('button', { name: 'Join to write' }).click();
  await write(staff, 'Message', 'Please pay on our website only.');
  await expect(findMessage(host, 'Please pay on our website only.')).toBeVisible();
  await admin.goto(`/hub/messages?conversation=${id}`);
  await admin.getByRole('button', { name: 'Remove Ciara' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(staff.getByRole('button', { name: 'Join to write' })).toBeVisible();
  await expect(staff.getByRole('textbox', { name: 'Message', exact: true })).toBeHidden();

  // Blocked, neither of the two can write, and both see it at once; unblocked, they can.
  const { id: parentId } = await ask<{ id: number }>(parent.context(), '/api/user');
  const block = (isBlocked: boolean) =>
    ask(host.context(), '/api/conversations/blocks', {
      method: 'POST',
      data: { conversation_id: id, user_id: parentId, is_blocked: isBlocked },
    });
  await block(true);
  for (const page of [host, parent]) {
    await expect(page.getByText(/one of you has blocked the other/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeHidden();
  }
  await block(false);
  await expect(parent.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  await sendText(parent.context(), id, 'I am sorry.');
  await expect(findMessage(host, 'I am sorry.')).toBeVisible();
  await closeAll(host, parent, staff, admin);
});
