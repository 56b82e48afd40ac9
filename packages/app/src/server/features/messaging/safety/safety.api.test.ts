// Reporting messages and people, reviewing reports, and blocking.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listReports, resolveReport } from '#contract/messaging/reports.endpoints.ts';
import { blockUser, reportMessage } from '#contract/messaging/safety.endpoints.ts';
import { listNotifications } from '#contract/notifications/notifications.endpoints.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { messageReports, userBlocks } from '#server/db/schema/messaging.ts';
import { attempts } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { createSharedConversation } from '#server/testing/samples/support.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let parentId: number;
let otherId: number;
let strangerId: number;
let parent: TestClient;
let coordinator: TestClient;
beforeAll(async () => {
  server = await startServer();
  parentId = await server.createAccount({ email: 'mother@example.test', roles: ['Parent'], firstName: 'Jeanne' });
  otherId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'], firstName: 'Orla' });
  strangerId = await server.createAccount({ email: 'stranger@example.test', roles: ['Parent'], firstName: 'Stranger' });
  parent = await server.signInWith('mother@example.test');
  coordinator = await server.signInAs('Coordinator');
});
afterAll(() => server.stop());

/** A conversation of the parent and the family, in which the family has written. */
const share = () => createSharedConversation(server.app, parentId, otherId);

async function report(client: TestClient, body: Record<string, unknown>) {
  await server.app.db.delete(attempts);
  return client.ask(reportMessage, { body: { reason: 'offensive', ...body } as never });
}

const countReports = (conversationId: number) => server.app.db.$count(messageReports, eq(messageReports.conversationId, conversationId));

async function newestNotification(client: TestClient) {
  return (await client.ask(listNotifications, {})).body.data[0];
}

describe('a report', () => {
  test('quotes the message as it was, and reaches coordinators and administrators', async () => {
    const { conversationId, messageId } = await share();
    const { status, body, text } = await report(parent, { conversationId, messageId, userId: otherId, text: 'Rude' });
    expect(status, text).toBe(200);
    expect(body.message).toContain('Thank you');
    await server.app.db
      .update(messages)
      .set({ content: { text: 'Something else' } })
      .where(eq(messages.id, messageId));
    const { data } = (await coordinator.ask(listReports, { query: { state: 'open' } })).body;
    expect(data.find((one) => one.conversationId === conversationId)).toMatchObject({
      ...{ messageId, quoted: 'A message', reason: 'offensive', text: 'Rude', state: 'open' },
      ...{ reporter: { id: parentId, name: 'Jeanne Test' }, reported: { id: otherId, name: 'Orla Test' } },
    });
    const told = { kind: 'messageReported', data: { conversationId, cause: 'offensive', name: 'Jeanne' } };
    expect(await newestNotification(coordinator)).toMatchObject(told);
    expect(await newestNotification(await server.signInAs('Administrator'))).toMatchObject(told);
    expect((await newestNotification(await server.signInAs('Finance')))?.kind).not.toBe('messageReported');
    expect((await newestNotification(await server.signInWith('host@example.test')))?.kind).not.toBe('messageReported');
  });

  test('is urgent if a child may be in danger', async () => {
    const { conversationId } = await share();
    await report(parent, { conversationId, userId: otherId, reason: 'childSafety' });
    const mails = await getEmailsTo(server, 'coordinator@example.test');
    expect(mails.map(({ subject }) => subject)).toContain('Urgent: a child may be at risk');
  });

  test('is one while it is open, and another one after it was reviewed', async () => {
    const { conversationId, messageId } = await share();
    const body = { conversationId, messageId, userId: otherId };
    for (const _ of [1, 2]) expect((await report(parent, body)).status).toBe(200);
    expect(await countReports(conversationId)).toBe(1);
    await report(parent, { conversationId, userId: otherId });
    expect(await countReports(conversationId)).toBe(2);
    await server.app.db.update(messageReports).set({ state: 'dismissed' }).where(eq(messageReports.conversationId, conversationId));
    await report(parent, body);
    expect(await countReports(conversationId)).toBe(3);
  });

  test('is made by participants about participants and what they wrote, and nothing else', async () => {
    const { conversationId, messageId } = await share();
    const elsewhere = await share();
    const stranger = await server.signInWith('stranger@example.test');
    const statuses = [
      await report(stranger, { conversationId, userId: otherId }),
      await report(coordinator, { conversationId, userId: otherId }),
      await report(parent, { conversationId: 999_999_999, userId: otherId }),
      await report(parent, { conversationId, userId: strangerId }),
      await report(parent, { conversationId, userId: parentId }),
      await report(parent, { conversationId, userId: otherId, messageId: elsewhere.messageId }),
      await report(await server.signInWith('host@example.test'), { conversationId, userId: parentId, messageId }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 422, 422, 422, 422]);
    expect(await countReports(conversationId)).toBe(0);
  });

  test('is not made by somebody who was taken out, and can be about somebody who was', async () => {
    const { conversationId } = await share();
    const removedAt = server.app.clock.now();
    await server.app.db.update(conversationParticipants).set({ removedAt }).where(eq(conversationParticipants.userId, otherId));
    expect((await report(await server.signInWith('host@example.test'), { conversationId, userId: parentId })).status).toBe(404);
    expect((await report(parent, { conversationId, userId: otherId })).status).toBe(200);
  });
});

describe('a review', () => {
  test('settles a report once, and the next one is told what was decided', async () => {
    const { conversationId } = await share();
    await report(parent, { conversationId, userId: otherId });
    const { data } = (await coordinator.ask(listReports, { query: { state: 'open' } })).body;
    const id = data.find((one) => one.conversationId === conversationId)?.id ?? 0;
    const settle = (state: 'upheld' | 'dismissed') =>
      coordinator.ask(resolveReport, { params: { id }, body: { state, resolution: 'We called the family.' } });
    expect((await settle('upheld')).body).toMatchObject({ state: 'upheld', resolvedBy: 'Coordinator Test' });
    expect(await settle('dismissed')).toMatchObject({ status: 409, body: { code: 'changedMeanwhile', current: { state: 'upheld' } } });
  });

  test('is nobody’s about themselves', async () => {
    const userId = await server.createAccount({ email: 'accused@example.test', roles: ['Coordinator'] });
    const accused = await server.signInWith('accused@example.test');
    const { conversationId } = await createSharedConversation(server.app, parentId, userId);
    await report(parent, { conversationId, userId });
    const [row] = await server.app.db.select().from(messageReports).where(eq(messageReports.reportedId, userId));
    const seen = (await accused.ask(listReports, { query: {} })).body.data.map(({ id }) => id);
    expect(seen).not.toContain(row?.id);
    const refused = await accused.ask(resolveReport, { params: { id: row?.id ?? 0 }, body: { state: 'dismissed', resolution: '' } });
    expect(refused.status).toBe(404);
    expect((await newestNotification(accused))?.kind).not.toBe('messageReported');
  });
});

describe('a block', () => {
  const block = (client: TestClient, body: { conversationId: number; userId: number; isBlocked?: boolean }) =>
    client.ask(blockUser, { body: { isBlocked: true, ...body } });

  test('is kept once, and ends', async () => {
    const { conversationId } = await createSharedConversation(server.app, parentId, strangerId);
    for (const _ of [1, 2]) expect((await block(parent, { conversationId, userId: strangerId })).status).toBe(200);
    const rows = await server.app.db.select().from(userBlocks);
    expect(rows).toEqual([expect.objectContaining({ userId: parentId, blockedId: strangerId })]);
    await block(parent, { conversationId, userId: strangerId, isBlocked: false });
    expect(await server.app.db.select().from(userBlocks)).toEqual([]);
  });

  test('is not between staff and others', async () => {
    const staffId = await server.createAccount({ email: 'helper@example.test', roles: ['Agent'] });
    const { conversationId } = await createSharedConversation(server.app, parentId, staffId);
    expect((await block(parent, { conversationId, userId: staffId })).body).toMatchObject({ code: 'participantFixed' });
    const staff = await server.signInWith('helper@example.test');
    expect((await block(staff, { conversationId, userId: parentId })).body).toMatchObject({ code: 'participantFixed' });
  });

  test('reaches staff while a stay of the two is agreed', async () => {
    const { conversationId } = await createSharedConversation(server.app, parentId, strangerId);
    const { tripId } = await createTestTrip(server.app, { parentId, state: 'booked' });
    await server.app.db.update(conversations).set({ type: 'trip', groupId: null, tripId }).where(eq(conversations.id, conversationId));
    await block(parent, { conversationId, userId: strangerId });
    expect(await newestNotification(coordinator)).toMatchObject({ data: { conversationId, cause: 'blocked', name: 'Jeanne' } });
  });
});
