// A call between two processes on one PostgreSQL: devices find each other, and signals arrive.

import { describe, expect } from 'vitest';
import { openServer } from '#server/db/postgresql.ts';
import { conversationParticipants } from '#server/db/schema/conversations.ts';
import { calls } from '#server/db/schema/messaging.ts';
import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createPostgresqlDatabase, testOnPostgresql } from '#server/testing/database.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { connectSocket, startRealtime } from '#server/testing/fixtures/realtime-fixture.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { callEvents } from './calls.realtime.ts';

async function startProcess(url: string) {
  const database = await openServer(url);
  const app = await createTestApp(database);
  const realtime = await startRealtime({ ...app, config: { ...app.config, DATABASE_URL: url } }, [callEvents]);
  return {
    app,
    origin: realtime.origin,
    async stop() {
      await realtime.stop();
      await database.close();
    },
  };
}

async function signIn({ db }: Awaited<ReturnType<typeof startProcess>>['app'], email: string) {
  const now = new Date();
  const userId = await createAccount(db, { email, roles: ['Parent'] }, now);
  const token = createToken();
  await createSession(db, { id: toSessionId(token), userId, kept: {}, agent: '', createdAt: now, seenAt: now });
  return { userId, cookies: new Map([['session', token]]) };
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
    const [call] = await db.insert(calls).values({ conversationId, startedBy: ann.userId, startedAt: now, lastPresentAt: now }).returning();
    const callId = call?.id ?? 0;
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
