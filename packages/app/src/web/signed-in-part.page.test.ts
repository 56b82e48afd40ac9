// The bell on the pages that everybody may open, seen in a real browser: for who is signed in, with a role or without.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { userWith } from '#web/testing/accounts.ts';
import { heading, scriptNamed, startPages, type Visit } from '#web/testing/pages.ts';

let pages: Awaited<ReturnType<typeof startPages>>;
beforeAll(async () => {
  pages = await startPages();
});
afterAll(() => pages.stop());

const UNREAD = 'GET /api/notifications/unread';
const bell = ({ page }: Visit) => page.getByRole('banner').getByRole('button', { name: /notification/i });

test.each([
  ['/contact-us', 'Parent'],
  ['/no/such/page', 'Administrator'],
] as const)('%s has the bell for the role %s', async (path, role) => {
  const visit = await pages.visitAs(role);
  visit.answer(UNREAD, { status: 200, body: { unread: 3 } });
  await visit.open(path);
  await bell(visit).getByText('3').waitFor();
  expect(visit.faults).toEqual([]);
});

test('the page for users without a role has the bell, too', async () => {
  const visit = await pages.visitAs();
  await visit.open('/no-access');
  await bell(visit).waitFor();
});

test('a page whose bell can not be loaded is there without it', async () => {
  const visit = await pages.visitAs('Parent');
  await visit.page.route(scriptNamed('area-en'), (route) => route.abort('connectionrefused'));
  await visit.open('/contact-us');
  await heading(visit.page).getByText('Contact us').waitFor();
  await visit.page.getByRole('link', { name: 'My pages' }).waitFor();
  expect([await bell(visit).count(), visit.faults]).toEqual([0, []]);
});

test('visitors and users without the right have no bell, and nothing is requested for it', async () => {
  const visitor = await pages.visit();
  await visitor.open('/contact-us');
  await heading(visitor.page).waitFor();
  const without = await pages.visitAs('Parent');
  without.signedIn(userWith(['Parent'], { capabilities: [] }));
  await without.open('/contact-us');
  await without.page.getByRole('link', { name: 'My pages' }).waitFor();
  for (const visit of [visitor, without]) {
    expect(await bell(visit).count()).toBe(0);
    expect(visit.asked).not.toContain(UNREAD);
  }
});
