// A call between two processes on one PostgreSQL: devices find each other, and signals arrive.

import { count, eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { PEER_RETURN_MS } from '#contract/messaging/call.events.ts';
import { openServer } from '#server/db/postgresql.ts';
import { conversationParticipants } from '#server/db/schema/conversations.ts';
import { callPeers, calls } from '#server/db/schema/messaging.ts';
import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createPostgresqlDatabase, testOnPostgresql, waitForLock } from '#server/testing/database.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { connectSocket, startRealtime } from '#server/testing/fixtures/realtime-fixture.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { returnTime } from './call-events.service.ts';
import { callEvents } from './calls.realtime.ts';

async function startProcess(url: string, feature = callEvents) {
  const database = await openServer(url);
  const app = await createTestApp(database);
  const realtime = await startRealtime({ ...app, config: { ...app.config, DATABASE_URL: url } }, [feature]);
  return {
    app,
    origin: realtime.origin,
    async stop() {
      await realtime.stop();
      await database.close();
    },
  };
}

type App = Awaited<ReturnType<typeof startProcess>>['app'];

async function signIn({ db }: App, email: string) {
  const now = new Date();
  const userId = await createAccount(db, { email, roles: ['Parent'] }, now);
  const token = createToken();
  await createSession(db, { id: toSessionId(token), userId, kept: {}, agent: '', createdAt: now, seenAt: now });
  return { userId, cookies: new Map([['session', token]]) };
}

async function insertCall({ db }: App, call: { conversationId: number; startedBy: number }): Promise<number> {
  // Whoever joins is present from then on.
  const [made] = await db
    .insert(calls)
    .values({ ...call, startedAt: new Date(), lastPresentAt: new Date(0) })
    .returning();
  return made?.id ?? 0;
}

describe('two processes', () => {
  testOnPostgresql('connect the devices of a call', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    const [one, other] = await Promise.all([startProcess(url), startProcess(url)]);
    const { db } = one.app;
    const [ann, ben] = [await signIn(one.app, 'ann@example.test'), await signIn(one.app, 'ben@example.test')];
    const now = new Date();
    const conversationId = await createTestConversation(one.app, { participants: [ann.userId] });
    await db.insert(conversationParticipants).values({ conversationId, userId: ben.userId, joinedAt: now });
    const callId = await insertCall(one.app, { conversationId, startedBy: ann.userId });
    const [here, there] = [await connectSocket(one.origin, ann), await connectSocket(other.origin, ben)];
    const { peerId: annId } = await here.send('call.join', { callId });
    const joined = await there.send('call.join', { callId });
    expect(joined).toMatchObject({ ok: true, peers: [{ peerId: annId }] });
    expect(await here.waitFor('call.peerJoined')).toMatchObject({ peer: { peerId: joined['peerId'], userId: ben.userId } });
    const signal = { description: { type: 'offer', sdp: 'x'.repeat(20_000) } };
    await here.send('call.signal', { callId, to: joined['peerId'], signal });
    expect(await there.waitFor('call.signal')).toMatchObject({ from: { peerId: annId }, signal });
    await there.send('call.signal', { callId, to: annId, signal: { candidates: [] } });
    expect(await here.waitFor('call.signal')).toMatchObject({ from: { peerId: joined['peerId'] } });
    // A device whose process stops without a word comes back through the other one, as the same device.
    await one.stop();
    const back = await connectSocket(other.origin, ann);
    expect(await back.send('call.join', { callId, peerId: annId })).toMatchObject({ ok: true, peerId: annId });
    await there.send('call.signal', { callId, to: annId, signal: { candidates: [] } });
    expect(await back.waitFor('call.signal')).toMatchObject({ from: { peerId: joined['peerId'] } });
    expect(there.received.map(({ name }) => name)).not.toContain('call.peerLeft');
    await other.stop();
    await drop();
  });
});

testOnPostgresql('a device that goes while it joins leaves the call', async () => {
  const { url, drop } = await createPostgresqlDatabase();
  onTestFinished(drop);
  const ended = Promise.withResolvers<void>();
  const process = await startProcess(url, {
    ...callEvents,
    async onDisconnect(call) {
      await callEvents.onDisconnect?.(call);
      ended.resolve();
    },
  });
  onTestFinished(() => process.stop());
  const { db } = process.app;
  const { userId, cookies } = await signIn(process.app, 'ann@example.test');
  const conversationId = await createTestConversation(process.app, { participants: [userId] });
  const callId = await insertCall(process.app, { conversationId, startedBy: userId });
  const device = await connectSocket(process.origin, { cookies });
  returnTime.ms = 50;
  onTestFinished(() => {
    returnTime.ms = PEER_RETURN_MS;
  });
  await db.transaction(async (tx) => {
    await tx.select().from(calls).where(eq(calls.id, callId)).for('update');
    device.send('call.join', { callId }).catch(() => undefined);
    await waitForLock(db);
    device.close();
    await ended.promise;
  });
  await vi.waitFor(async () => {
    const [call] = await db.select().from(calls);
    expect(call?.lastPresentAt).not.toEqual(new Date(0));
  }, 5000);
  await vi.waitFor(async () => expect(await db.select({ peers: count() }).from(callPeers)).toEqual([{ peers: 0 }]), 5000);
});
