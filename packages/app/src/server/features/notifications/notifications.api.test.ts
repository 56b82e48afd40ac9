// People are told of what concerns them, over a real connection.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listUsers, setUserRoles } from '#contract/administration/users.endpoints.ts';
import { startViewAs } from '#contract/identity/view-as.endpoints.ts';
import {
  changePreference,
  countUnread,
  listNotifications,
  markAllNotifications,
  markNotification,
  readPreferences,
} from '#contract/notifications/notifications.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { notificationPreferences, notifications } from '#server/db/schema/notifications.ts';
import { mails } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { notificationDeletion, notify } from './notifications.public.ts';

let server: TestServer;
let parent: TestClient;
let parentId = 0;
beforeAll(async () => {
  server = await startServer();
  parentId = await server.createAccount({ email: 'told@example.test', roles: ['Parent'], firstName: 'Mia' });
  parent = await server.signInWith('told@example.test');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.app.db.delete(notifications);
  await server.app.db.delete(notificationPreferences);
  await server.app.db.delete(mails);
});

const aFamily = { kind: 'hostFamilyRegistered', data: { hostFamilyId: 1, name: 'Maeve Byrne' } } as const;

/** Tells the parent that somebody has viewed them, once for each name. */
async function tell(names: readonly string[], collapseKey?: string): Promise<void> {
  for (const name of names) {
    server.time.now = new Date(server.time.now.getTime() + 1000);
    const notice = {
      to: { userIds: [parentId] },
      kind: 'accountViewed',
      data: { name },
      ...(collapseKey === undefined ? {} : { collapseKey }),
    } as const;
    await server.app.db.transaction((tx) => notify(tx, server.app, notice));
  }
}

const namesIn = (data: readonly { data: object }[]) => data.map((one) => ('name' in one.data ? one.data.name : null));

describe('telling', () => {
  test('reaches who holds a role, is not told to who did it, and mails in the reader’s language', async () => {
    const notice = { ...aFamily, to: { roles: ['Vetting admin'] } } as const;
    await server.app.db.transaction((tx) => notify(tx, server.app, notice));
    const vetting = await server.signInAs('Vetting admin');
    const { body } = await vetting.ask(listNotifications, {});
    expect(body.data).toEqual([expect.objectContaining({ ...aFamily, count: 1, isRead: false })]);
    expect((await (await server.signInAs('Finance')).ask(countUnread, {})).body).toEqual({ unread: 0 });
    const [mail] = await getEmailsTo(server, 'vetting-admin@example.test');
    expect(mail?.subject).toBe('New host family registered');
    // What it is about is read in the product, by who may.
    expect(mail?.text).not.toContain('Maeve');
    expect(mail?.text).toContain('/hub/vetting?notifications=open');
    const [{ userId = 0 } = {}] = await server.app.db.select({ userId: notifications.userId }).from(notifications);
    await server.app.db.transaction((tx) => notify(tx, server.app, { ...notice, except: userId }));
    expect((await vetting.ask(countUnread, {})).body).toEqual({ unread: 1 });
  });

  test.each(['deactivatedAt', 'anonymisedAt'] as const)(
    'reaches nobody whose account is closed, neither in the product nor by mail: %s',
    async (closed) => {
      const email = `${closed.toLowerCase()}@example.test`;
      const id = await server.createAccount({ email, roles: ['Vetting admin'] });
      await server.app.db
        .update(users)
        .set({ [closed]: server.time.now })
        .where(eq(users.id, id));
      await server.app.db.transaction((tx) => notify(tx, server.app, { ...aFamily, to: { roles: ['Vetting admin'] } }));
      await server.app.db.transaction((tx) => notify(tx, server.app, { ...aFamily, to: { userIds: [id] } }));
      expect(await server.app.db.select().from(notifications).where(eq(notifications.userId, id))).toEqual([]);
      expect(await getEmailsTo(server, email)).toEqual([]);
    },
  );

  test('is kept out of the product when its transaction fails', async () => {
    const failing = server.app.db.transaction(async (tx) => {
      await notify(tx, server.app, { to: { userIds: [parentId] }, kind: 'accountViewed', data: { name: 'Ann' } });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect((await parent.ask(countUnread, {})).body).toEqual({ unread: 0 });
    expect(await getEmailsTo(server, 'told@example.test')).toEqual([]);
  });

  test('folds a flood into one, with a count and one mail, until it is read', async () => {
    await tell(['Ann', 'Bea', 'Cleo'], 'viewed');
    const { body } = await parent.ask(listNotifications, {});
    expect(body.data).toEqual([expect.objectContaining({ count: 3, data: { name: 'Cleo' } })]);
    expect(body.unread).toBe(1);
    expect(await getEmailsTo(server, 'told@example.test')).toHaveLength(1);
    await parent.ask(markNotification, { params: { id: body.data[0]?.id ?? 0 }, body: { isRead: true } });
    await tell(['Dora'], 'viewed');
    expect((await parent.ask(listNotifications, {})).body.data.map(({ count }) => count)).toEqual([1, 3]);
    expect(await getEmailsTo(server, 'told@example.test')).toHaveLength(2);
    // Unread again it stands on its own: what happens next is told with the later one.
    const unmarked = await parent.ask(markNotification, { params: { id: body.data[0]?.id ?? 0 }, body: { isRead: false } });
    expect(unmarked.body).toEqual({ unread: 2 });
    await tell(['Eve'], 'viewed');
    const after = (await parent.ask(listNotifications, {})).body.data;
    expect(after.map(({ count, data }) => [count, data])).toEqual([
      [2, { name: 'Eve' }],
      [3, { name: 'Cleo' }],
    ]);
  });

  testOnPostgresql('counts every one of many that happen at once', async () => {
    const notice = { to: { userIds: [parentId] }, kind: 'accountViewed', data: { name: 'Ann' }, collapseKey: 'viewed' } as const;
    await Promise.all(Array.from({ length: 12 }, () => server.app.db.transaction((tx) => notify(tx, server.app, notice))));
    expect((await parent.ask(listNotifications, {})).body.data).toEqual([expect.objectContaining({ count: 12 })]);
    expect(await getEmailsTo(server, 'told@example.test')).toHaveLength(1);
  });
});

describe('reading', () => {
  test('goes on where it stopped, whatever arrives and is read meanwhile', async () => {
    await tell(['A', 'B', 'C', 'D', 'E']);
    const first = await parent.ask(listNotifications, { query: { perPage: 2, unreadOnly: 'true' } });
    expect(namesIn(first.body.data)).toEqual(['E', 'D']);
    await tell(['F']);
    await parent.ask(markNotification, { params: { id: first.body.data[0]?.id ?? 0 }, body: { isRead: true } });
    const second = await parent.ask(listNotifications, { query: { perPage: 2, unreadOnly: 'true', after: first.body.next ?? '' } });
    expect(namesIn(second.body.data)).toEqual(['C', 'B']);
    const third = await parent.ask(listNotifications, { query: { perPage: 2, unreadOnly: 'true', after: second.body.next ?? '' } });
    expect([namesIn(third.body.data), third.body.next]).toEqual([['A'], null]);
    expect(third.body.unread).toBe(5);
  });

  test('is marked and unmarked, and all at once marks only what was shown', async () => {
    await tell(['A', 'B']);
    const [shown] = (await parent.ask(listNotifications, {})).body.data;
    await tell(['C']);
    expect((await parent.ask(markAllNotifications, { body: { newestId: shown?.id ?? 0 } })).body).toEqual({ unread: 1 });
    const unmarked = await parent.ask(markNotification, { params: { id: shown?.id ?? 0 }, body: { isRead: false } });
    expect(unmarked.body).toEqual({ unread: 2 });
  });

  test('marks nobody else’s', async () => {
    await tell(['A']);
    const [own] = (await parent.ask(listNotifications, {})).body.data;
    const other = await server.signInAs('Parent');
    expect((await other.ask(markNotification, { params: { id: own?.id ?? 0 }, body: { isRead: true } })).status).toBe(404);
    await other.ask(markAllNotifications, { body: { newestId: own?.id ?? 0 } });
    expect((await parent.ask(countUnread, {})).body).toEqual({ unread: 1 });
  });
});

describe('what somebody wants', () => {
  test('is asked of the kinds that may reach them', async () => {
    const kinds = async (client: TestClient) => (await client.ask(readPreferences, {})).body.data.map(({ kind }) => kind);
    expect(await kinds(parent)).toEqual([
      'roleChanged',
      'accountViewed',
      'meetingSoon',
      'childLinked',
      'tripNews',
      'tripPriceChanged',
      'campaign',
    ]);
    expect(await kinds(await server.signInAs('Coordinator'))).toContain('contactEnquiry');
  });

  test('keeps mails away, and never the notification', async () => {
    await parent.ask(changePreference, { body: { kind: 'accountViewed', mail: false } });
    await tell(['Ann']);
    expect(await getEmailsTo(server, 'told@example.test')).toEqual([]);
    expect((await parent.ask(countUnread, {})).body).toEqual({ unread: 1 });
  });

  test('can not be to hear nothing of the own account, or of what reaches others', async () => {
    const optOut = await parent.ask(changePreference, { body: { kind: 'roleChanged', optedOut: true } });
    expect([optOut.status, Object.keys(optOut.body.errors ?? {})]).toEqual([422, ['optedOut']]);
    const foreign = await parent.ask(changePreference, { body: { kind: 'contactEnquiry', mail: false } });
    expect([foreign.status, Object.keys(foreign.body.errors ?? {})]).toEqual([422, ['kind']]);
  });
});

describe('what happens in the product', () => {
  test('a change of roles is told to whose they are', async () => {
    const admin = await server.signInAs('Administrator');
    const { body } = await admin.ask(listUsers, { query: { search: 'told@example.test' } });
    const version = body.data[0]?.version ?? 0;
    const changed = await admin.ask(setUserRoles, { params: { id: parentId }, body: { roleNames: ['Parent', 'Agent'], version } });
    expect(changed.status, changed.text).toBe(200);
    expect((await parent.ask(listNotifications, {})).body.data).toEqual([
      expect.objectContaining({ kind: 'roleChanged', data: { granted: ['Agent'], revoked: [], name: 'Administrator Test' } }),
    ]);
  });

  test('a view by an administrator is told to who is viewed, who marks nothing as read by it', async () => {
    const admin = await server.signInAs('Administrator');
    await admin.ask(startViewAs, { body: { userId: parentId, reason: 'asked for help on the phone' } });
    const { body } = await parent.ask(listNotifications, {});
    expect(body.data).toEqual([expect.objectContaining({ kind: 'accountViewed', data: { name: 'Administrator Test' } })]);
    expect(JSON.stringify(body)).not.toContain('on the phone');
    const marked = await admin.ask(markAllNotifications, { body: { newestId: body.data[0]?.id ?? 0 } });
    expect([marked.status, marked.body.code]).toEqual([409, 'viewAsReadOnly']);
  });
});

test('when an account goes, so do its notifications, and its name from those of others', async () => {
  const leavingId = await server.createAccount({ email: 'leaving@example.test', roles: ['Host family'], firstName: 'Leo' });
  await tell(['Ann']);
  const about = { ...aFamily, to: { userIds: [parentId] }, aboutId: leavingId } as const;
  await server.app.db.transaction(async (tx) => {
    await notify(tx, server.app, about);
    await notify(tx, server.app, { to: { userIds: [leavingId] }, kind: 'accountViewed', data: { name: 'Ann' } });
    await notificationDeletion.erase?.(tx, leavingId);
  });
  const { body, text } = await parent.ask(listNotifications, {});
  expect(body.data).toHaveLength(2);
  expect(text).not.toContain('Maeve');
  expect(text).toContain('Ann');
  expect(await server.app.db.select().from(notifications).where(eq(notifications.userId, leavingId))).toEqual([]);
});
