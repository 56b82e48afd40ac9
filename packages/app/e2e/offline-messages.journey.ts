// Messages that are written without a connection: they arrive once and in order, also if the tab was closed in between.

import { expect, type Page, test } from '@playwright/test';
import { expectHomes } from './support/booking-steps.ts';
import { closeAll, enquire, findMessage, findOwnFamily, openAs, openLive, write } from './support/conversations.ts';

test.beforeAll(({ request }) => expectHomes(request));

const WRITTEN = [
  'First, written offline',
  'Second, before the tab was closed',
  'Third, with the tab open',
  'Fourth, whose answer was lost',
];

/** The messages of the test in the open conversation, in the order shown. */
async function listShown(page: Page): Promise<string[]> {
  const rows = await page.getByRole('article').allTextContents();
  return rows.flatMap((row) => WRITTEN.filter((text) => row.includes(text)));
}

test('what a parent writes offline arrives once and in order, also after the tab was closed', async ({ browser }) => {
  test.slow();
  const [host, parent] = await Promise.all([
    openAs(browser, { role: 'Host family' }),
    openAs(browser, { email: 'siobhan.ashworth@demo.test' }),
  ]);
  const asked = { family: await findOwnFamily(host.context()), from: '2027-11-07', to: '2027-11-20', message: 'Do you have a garden?' };
  const { conversation_id: id } = await enquire(parent.context(), asked);
  await openLive(host, `/host-family/messages?conversation=${id}`);
  await expect(findMessage(host, asked.message)).toBeVisible();
  const path = `/travel/messages?conversation=${id}`;
  await parent.goto(path);
  await expect(findMessage(parent, asked.message)).toBeVisible();

  // Two messages without a connection, then the tab is closed.
  await parent.context().setOffline(true);
  await expect(parent.getByText(/^You’re offline/).first()).toBeVisible();
  for (const text of WRITTEN.slice(0, 2)) await write(parent, 'Message', text);
  await expect(findMessage(parent, WRITTEN[1] ?? '')).toContainText('Waiting to be sent');
  const context = parent.context();
  await parent.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/travel/dashboard');
  await expect(findMessage(host, WRITTEN[1] ?? '')).toBeVisible();
  expect(await listShown(host)).toEqual(WRITTEN.slice(0, 2));

  // One more offline, with the tab open until the connection is back.
  await again.goto(path);
  await expect(findMessage(again, WRITTEN[1] ?? '')).toBeVisible();
  await context.setOffline(true);
  await write(again, 'Message', WRITTEN[2] ?? '');
  await context.setOffline(false);
  await expect(findMessage(host, WRITTEN[2] ?? '')).toBeVisible();

  // The server gets a message, but its answer is lost: it is sent again, and stays one.
  await again.route(
    '**/api/conversations/messages/sending',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await write(again, 'Message', WRITTEN[3] ?? '');
  await expect(findMessage(host, WRITTEN[3] ?? '')).toBeVisible();
  await expect(again.getByText('Sending…')).toHaveCount(0);
  await expect.poll(() => listShown(again)).toEqual(WRITTEN);
  expect(await listShown(host)).toEqual(WRITTEN);
  await host.reload();
  await expect.poll(() => listShown(host)).toEqual(WRITTEN);
  await closeAll(host, again);
});
