// Notices of planned texts: who is told of one, and on which day.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as endpoints from '#contract/content/content-items.endpoints.ts';
import { contentItems } from '#server/db/schema/content-items.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { type ArticleFixture, startArticleFixture } from '#server/testing/fixtures/article-fixture.ts';
import { remindOfDueItems } from './item-notices.service.ts';

const WRITER = 'writer@example.test';

let room: ArticleFixture;
let writerId: number;
beforeAll(async () => {
  room = await startArticleFixture();
  writerId = await room.createAccount({ email: WRITER, roles: ['Page editor'] });
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(notifications);
  await room.app.db.delete(contentItems);
});

async function add(said: object) {
  const { status, body, text } = await room.editor.ask(endpoints.createContentItem, { body: { title: 'Autumn', ...said } as never });
  expect(status, text).toBe(200);
  return body;
}

const change = ({ id, version }: { id: number; version: number }, said: object) =>
  room.editor.ask(endpoints.changeContentItem, { params: { id }, body: { title: 'Autumn', version, ...said } as never });

async function listTold() {
  const rows = await room.app.db.select().from(notifications).where(eq(notifications.kind, 'contentItem'));
  return rows.map(({ userId, data }) => ({ userId, ...data }));
}

test('a planned text tells whoever it is assigned to, with a link to it in the email', async () => {
  const { id } = await add({ assigneeId: writerId, dueOn: '2199-03-01' });
  expect(await listTold()).toEqual([{ userId: writerId, itemId: id, title: 'Autumn', what: 'assigned', dueOn: '2199-03-01' }]);
  const [email] = await getEmailsTo(room, WRITER);
  expect(email?.subject).toBe('“Autumn” was assigned to you');
  expect(email?.text).toContain(`/hub/content-engine-list?open=${id}`);
  expect(email?.text).toContain('Due: 1 Mar 2199.');
});

test('a planned text tells a new assignee of a change, and nobody of another change', async () => {
  const item = await add({});
  expect(await listTold()).toEqual([]);
  const assigned = (await change(item, { assigneeId: writerId })).body;
  expect(await listTold()).toHaveLength(1);
  await room.app.db.delete(notifications);
  expect((await change(assigned, { assigneeId: writerId, brief: 'For parents' })).status).toBe(200);
  expect(await listTold()).toEqual([]);
});

test('a planned text tells nobody who takes it themselves', async () => {
  const [editor] = await room.app.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, toEmail('Page editor')));
  expect((await add({ assigneeId: editor?.id })).assigneeId).toBe(editor?.id);
  expect(await listTold()).toEqual([]);
});

test('a planned text that is due reminds its assignee once, unless it is published', async () => {
  const today = room.app.clock.today();
  const said = { assigneeId: writerId, dueOn: today };
  const due = await add(said);
  const published = await add({ ...said, title: 'Published' });
  await add({ ...said, dueOn: '2199-03-01' });
  await add({ dueOn: today });
  await room.app.db.update(contentItems).set({ state: 'published' }).where(eq(contentItems.id, published.id));
  await room.app.db.delete(notifications);
  await remindOfDueItems(room.app);
  await remindOfDueItems(room.app);
  expect(await listTold()).toEqual([{ userId: writerId, itemId: due.id, title: 'Autumn', what: 'due', dueOn: today }]);
  const reminders = (await getEmailsTo(room, WRITER)).filter(({ subject }) => subject === '“Autumn” is due today');
  expect(reminders).toHaveLength(1);
});
