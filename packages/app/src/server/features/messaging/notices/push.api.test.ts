// Push messages, to a service that decrypts them as a browser does.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signOut } from '#contract/identity/account.endpoints.ts';
import { signOutEverywhere } from '#contract/identity/sessions.endpoints.ts';
import { markSeen } from '#contract/messaging/messages.endpoints.ts';
import { changeMessagingPreferences, subscribeToPush, unsubscribeFromPush } from '#contract/messaging/preferences.endpoints.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { messagingPreferences, pushSubscriptions } from '#server/db/schema/messaging.ts';
import { PermanentJobError } from '#server/platform/jobs/job.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { createSession, createToken, SESSION_LIFE, toSessionId } from '#server/platform/sessions/sessions.ts';
import type { TestClient } from '#server/testing/client.ts';
import { readVapid, startPushService, type TestPushService } from '#server/testing/fixtures/push-service.ts';
import { startServiceWorker } from '#server/testing/fixtures/service-worker.ts';
import { createTestConversation, createTestMessage } from '#server/testing/samples/messages.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { PUSH_JOB } from './announce-push.service.ts';
import { listDevicesFor } from './push.queries.ts';
import { PUSH_TO_DEVICE_JOB, pushMessage, pushToDevice } from './push.service.ts';
import { getPushKeys } from './push-keys.ts';

let server: TestServer;
let service: TestPushService;
let reader: TestClient;
let readerId: number;
let staffId: number;
let conversationId: number;

beforeAll(async () => {
  server = await startServer();
  service = await startPushService();
  readerId = await server.createAccount({ email: 'pushed@example.test', roles: ['Parent'], firstName: 'Jeanne' });
  staffId = await server.createAccount({ email: 'writer@example.test', roles: ['Coordinator'], firstName: 'Nora' });
  reader = await server.signInWith('pushed@example.test');
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => {
  for (const table of [conversations, pushSubscriptions, messagingPreferences, jobRows]) await server.app.db.delete(table);
  service.received.length = 0;
  service.answer.status = 201;
  server.time.now = new Date('2026-06-15T10:00:00Z');
  conversationId = await createTestConversation(server.app, {
    participants: [readerId, staffId],
    type: 'customer-support',
    userId: readerId,
  });
});

const write = (text = 'Your booking is ready.', senderId = staffId) => createTestMessage(server.app, { conversationId, senderId, text });

async function signIn(userId: number): Promise<string> {
  const now = server.time.now;
  return (await createSession(server.app.db, { id: toSessionId(createToken()), userId, createdAt: now, seenAt: now })).id;
}

/** Subscribes a browser of the test's push service, which has no address that the endpoint accepts. */
async function subscribe(name = 'phone', userId = readerId) {
  const { decrypt, ...keys } = service.createBrowser(name);
  const [device] = await server.app.db
    .insert(pushSubscriptions)
    .values({ ...keys, userId, sessionId: await signIn(userId), createdAt: server.time.now })
    .returning();
  return { decrypt, id: device?.id ?? 0 };
}

const queued = async (kind: string) => (await server.app.db.select().from(jobRows).where(eq(jobRows.name, kind))).map(({ data }) => data);

/** Does what the jobs of a message do, with the test's push service. */
async function push(messageId: number): Promise<void> {
  await pushMessage(server.app, { messageId });
  for (const job of await queued(PUSH_TO_DEVICE_JOB)) await pushToDevice(server.app, job as never, service.policy);
  await server.app.db.delete(jobRows);
}

describe('a message', () => {
  test('is pushed to each device with its sender, beginning, link and what is unread', async () => {
    const phone = await subscribe('phone');
    const laptop = await subscribe('laptop');
    await push(await write());
    const [first, second] = service.received;
    if (first === undefined || second === undefined) throw new Error('nothing was pushed');
    const payload = {
      ...{ title: 'Support', body: 'Nora: Your booking is ready.', unread: 1, tag: `conversation-${conversationId}` },
      path: `/travel/messages-redirect?conversation=${conversationId}`,
    };
    expect(phone.decrypt(first)).toEqual(payload);
    expect(laptop.decrypt(second)).toEqual(payload);
    expect(first.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', topic: `conversation-${conversationId}` });
    const { claims, key } = readVapid(first);
    expect(key).toBe((await getPushKeys(server.app)).publicKey);
    expect(claims).toMatchObject({ aud: new URL(service.createBrowser('x').endpoint).origin, sub: 'mailto:no-reply@localhost' });
  });

  test('is shown by the service worker of the pages, unless one of them is looked at, and a click opens the conversation', async () => {
    const { decrypt } = await subscribe();
    await push(await write());
    const [received] = service.received;
    if (received === undefined) throw new Error('nothing was pushed');
    const worker = await startServiceWorker('https://stay.example');
    await worker.push(decrypt(received));
    expect(worker.shown).toEqual([
      expect.objectContaining({ title: 'Support', body: 'Nora: Your booking is ready.', tag: `conversation-${conversationId}` }),
    ]);
    expect(worker.badges).toEqual([1]);
    await worker.click();
    expect(worker.opened).toEqual([`https://stay.example/travel/messages-redirect?conversation=${conversationId}`]);
    const page = { url: 'https://stay.example/booking', focused: true, visibilityState: 'visible' } as const;
    const watched = await startServiceWorker('https://stay.example', [page]);
    await watched.push(decrypt(received));
    expect([watched.shown, watched.badges]).toEqual([[], [1]]);
  });

  test('is queued with it for who has a device, and for nobody else', async () => {
    await write();
    expect(await queued(PUSH_JOB)).toEqual([]);
    await subscribe();
    await write('Mine', readerId);
    expect(await queued(PUSH_JOB)).toEqual([]);
    const messageId = await write();
    expect(await queued(PUSH_JOB)).toEqual([{ messageId }]);
    await server.runJobs();
    expect(await queued(PUSH_TO_DEVICE_JOB)).toEqual([]);
    server.time.now = new Date(server.time.now.getTime() + 5000);
    await pushMessage(server.app, { messageId });
    expect(await queued(PUSH_TO_DEVICE_JOB)).toHaveLength(1);
  });

  test('seen, also between the two jobs, is not pushed', async () => {
    await subscribe();
    const messageId = await write();
    await pushMessage(server.app, { messageId });
    await reader.ask(markSeen, { body: { conversationId, messageId } });
    for (const job of await queued(PUSH_TO_DEVICE_JOB)) await pushToDevice(server.app, job as never, service.policy);
    await push(messageId);
    expect(service.received).toEqual([]);
  });

  test('in the quiet hours of its reader is not pushed', async () => {
    await subscribe();
    await reader.ask(changeMessagingPreferences, { body: { quietFrom: '10:30', quietTo: '12:00' } });
    await push(await write());
    expect(service.received).toEqual([]);
    server.time.now = new Date('2026-06-15T11:00:00Z');
    await push(await write());
    expect(service.received).toHaveLength(1);
  });
});

describe('a device', () => {
  test.each([404, 410])('unknown to its service is forgotten: %s', async (status) => {
    await subscribe();
    service.answer.status = status;
    await push(await write());
    expect(await server.app.db.select().from(pushSubscriptions)).toEqual([]);
  });

  test('stays when its service is down, and the job is tried again; not when the service refuses', async () => {
    const { id: deviceId } = await subscribe();
    const messageId = await write();
    for (const status of [429, 500, 503]) {
      service.answer.status = status;
      const trying = pushToDevice(server.app, { deviceId, messageId }, service.policy);
      await expect(trying).rejects.toThrow('badStatus');
      await expect(trying).rejects.not.toBeInstanceOf(PermanentJobError);
    }
    service.answer.status = 400;
    await expect(pushToDevice(server.app, { deviceId, messageId }, service.policy)).rejects.toBeInstanceOf(PermanentJobError);
    // Its address is of the machine itself: the policy of the product does not let it pass.
    await expect(pushToDevice(server.app, { deviceId, messageId })).rejects.toBeInstanceOf(PermanentJobError);
    expect(await server.app.db.select().from(pushSubscriptions)).toHaveLength(1);
  });

  test('is subscribed and ended by its user, and belongs to whom it was subscribed by last', async () => {
    const { decrypt: _, ...keys } = service.createBrowser('x');
    const body = { ...keys, endpoint: 'https://push.example.com/send/1' };
    expect((await reader.ask(subscribeToPush, { body })).status).toBe(200);
    const other = await server.signInWith('writer@example.test');
    await other.ask(unsubscribeFromPush, { body: { endpoint: body.endpoint } });
    expect(await server.app.db.select().from(pushSubscriptions)).toMatchObject([{ userId: readerId }]);
    await other.ask(subscribeToPush, { body });
    expect(await server.app.db.select().from(pushSubscriptions)).toMatchObject([{ userId: staffId }]);
    await other.ask(unsubscribeFromPush, { body: { endpoint: body.endpoint } });
    expect(await server.app.db.select().from(pushSubscriptions)).toEqual([]);
  });

  test.each([
    ['the user signs out', signOut],
    ['the user signs out everywhere', signOutEverywhere],
  ])('gets nothing any more once %s', async (_, endpoint) => {
    const client = await server.signInWith('pushed@example.test');
    const { decrypt: __, ...keys } = service.createBrowser('x');
    await client.ask(subscribeToPush, { body: { ...keys, endpoint: 'https://push.example.com/send/1' } });
    const messageId = await write();
    expect(await listDevicesFor(server.app.db, { conversationId, senderId: staffId, messageId, now: server.time.now })).toHaveLength(1);
    await client.ask(endpoint, {});
    expect(await server.app.db.select().from(pushSubscriptions)).toEqual([]);
    reader = await server.signInWith('pushed@example.test');
  });

  test('gets nothing of a session that has expired, before it is deleted', async () => {
    await subscribe();
    await server.app.db.update(sessions).set({ seenAt: new Date(server.time.now.getTime() - SESSION_LIFE.idleMs) });
    const messageId = await write();
    await push(messageId);
    expect(service.received).toEqual([]);
    reader = await server.signInWith('pushed@example.test');
  });

  test('replaces the oldest when a user has too many', async () => {
    const { decrypt: _, ...keys } = service.createBrowser('x');
    for (let count = 1; count <= 21; count += 1) {
      await reader.ask(subscribeToPush, { body: { ...keys, endpoint: `https://push.example.com/send/${count}` } });
    }
    const kept = await server.app.db.select().from(pushSubscriptions);
    expect(kept).toHaveLength(20);
    expect(kept.some(({ endpoint }) => endpoint.endsWith('/1'))).toBe(false);
  });

  test.each([
    ['http', { endpoint: 'http://push.example.com/1' }, 'endpoint'],
    ['this machine', { endpoint: 'https://localhost/1' }, 'endpoint'],
    ['a private address', { endpoint: 'https://10.0.0.1/1' }, 'endpoint'],
    ['a private address of IPv6', { endpoint: 'https://[fd00::1]/1' }, 'endpoint'],
    ['no key', { p256dh: 'AAAA' }, 'p256dh'],
    ['no secret', { auth: '*' }, 'auth'],
  ])('at %s is refused', async (_, wrong, field) => {
    const { decrypt, ...keys } = service.createBrowser('x');
    const body = { ...keys, endpoint: 'https://push.example.com/send/1', ...wrong };
    const { status, body: answer } = await reader.ask(subscribeToPush, { body });
    expect({ status, fields: Object.keys(answer.errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });
});
