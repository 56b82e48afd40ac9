// Video calls: who may be in one, what devices tell each other, and when a call is over.

import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PEER_RETURN_MS } from '#contract/messaging/call.events.ts';
import { listCalls, readCall, startCall } from '#contract/messaging/calls.endpoints.ts';
import { joinConversation, removeParticipant } from '#contract/messaging/conversations.endpoints.ts';
import { createMeeting } from '#contract/messaging/meetings.endpoints.ts';
import { listMessages } from '#contract/messaging/messages.endpoints.ts';
import { blockUser } from '#contract/messaging/safety.endpoints.ts';
import { callPeers, calls } from '#server/db/schema/messaging.ts';
import type { TestClient } from '#server/testing/client.ts';
import { connectSocket, type TestSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { createOfferedTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { returnTime } from './call-events.service.ts';

let server: TestServer;
const people = {} as Record<'parent' | 'host' | 'stranger' | 'coordinator', { id: number; client: TestClient }>;
let conversationId: number;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  server = await startServer();
  const roles = { parent: 'Parent', host: 'Host family', stranger: 'Parent', coordinator: 'Coordinator' } as const;
  for (const [name, role] of Object.entries(roles)) {
    const email = `call-${name}@example.test`;
    const id = await server.createAccount({ email, roles: [role], firstName: name });
    people[name as keyof typeof people] = { id, client: await server.signInWith(email) };
  }
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { offerId } = await createOfferedTrip(server.app, people.host.id);
  conversationId = await createTestConversation(server.app, { offerId, participants: [people.parent.id, people.host.id] });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

type Name = keyof typeof people;

async function connect(name: Name): Promise<TestSocket> {
  const socket = await connectSocket(server.origin, people[name].client);
  sockets.push(socket);
  return socket;
}

async function start(name: Name = 'parent') {
  const { status, body, text } = await people[name].client.ask(startCall, { body: { conversationId } });
  if (status !== 200) throw new Error(text);
  return body;
}

const namesOf = ({ received }: TestSocket) => received.map(({ name }) => name).filter((name) => name.startsWith('call.'));
const settle = () => pause(150);
const later = async (minutes: number) => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000);
  await server.runJobs({ scheduled: true });
};
const endOf = async (id: number) => (await people.parent.client.ask(readCall, { params: { id } })).body.endedAt;

/** Starts a call with the parent and the family in it. */
async function startPair() {
  const { call } = await start();
  const [parent, host] = [await connect('parent'), await connect('host')];
  const first = await parent.send('call.join', { callId: call.id });
  const second = await host.send('call.join', { callId: call.id });
  return { callId: call.id, parent, host, parentId: String(first['peerId']), hostId: String(second['peerId']) };
}

describe('a started call', () => {
  test('rings at the others, and is offered in the conversation', async () => {
    const [parent, host, stranger] = [await connect('parent'), await connect('host'), await connect('stranger')];
    const { call, message } = await start();
    expect(call).toMatchObject({ conversationId, endedAt: null, startedBy: { id: people.parent.id, firstName: 'parent' } });
    expect(message).toMatchObject({
      ...{ contentType: 5, messageType: 3, content: [{ text: 'parent started a video call.' }] },
      action: { name: 'joinCall', state: 'open', callId: call.id },
    });
    expect(await host.waitFor('call.ringing')).toEqual({
      ...{ callId: call.id, conversationId, firstName: 'parent' },
      title: expect.stringContaining('Chloé'),
    });
    await settle();
    expect([namesOf(parent), namesOf(stranger)]).toEqual([[], []]);
  });

  test('is the one that is on for whoever starts another, also at the same moment', async () => {
    const [one, other] = await Promise.all([start('parent'), start('host')]);
    expect(other.call.id).toBe(one.call.id);
    expect(other.message?.id).toBe(one.message?.id);
    const { body } = await people.host.client.ask(listMessages, { query: { conversationId } });
    expect(body.data).toHaveLength(1);
  });

  test('is listed with the meetings to come, for participants alone', async () => {
    const { call } = await start();
    const [begins, ends] = ['2026-06-16T10:00:00.000Z', '2026-06-16T11:00:00.000Z'];
    const meeting = await people.host.client.ask(createMeeting, {
      body: { conversationId, title: 'First call', start: begins, end: ends, link: '' },
    });
    expect((await people.host.client.ask(listCalls, {})).body).toMatchObject({
      calls: expect.arrayContaining([expect.objectContaining({ id: call.id })]),
      meetings: expect.arrayContaining([expect.objectContaining({ id: meeting.body.id })]),
    });
    expect((await people.stranger.client.ask(listCalls, {})).body).toEqual({ calls: [], meetings: [] });
    const params = { id: call.id };
    expect((await people.stranger.client.ask(readCall, { params })).status).toBe(404);
    expect((await people.coordinator.client.ask(readCall, { params })).status).toBe(404);
    await people.coordinator.client.ask(joinConversation, { query: { conversationId } });
    expect((await people.coordinator.client.ask(readCall, { params })).status).toBe(200);
  });

  test('is refused to strangers, and to staff who have not joined', async () => {
    const ask = (name: Name) => people[name].client.ask(startCall, { body: { conversationId } });
    expect((await ask('stranger')).status).toBe(404);
    expect((await ask('coordinator')).body).toMatchObject({ code: 'notJoined' });
  });
});

describe('joining', () => {
  test('tells each device of the others', async () => {
    const { call } = await start();
    const [parent, host] = [await connect('parent'), await connect('host')];
    const first = await parent.send('call.join', { callId: call.id });
    expect(first).toMatchObject({ ok: true, peerId: parent.socket.id, peers: [] });
    const second = await host.send('call.join', { callId: call.id });
    expect(second).toMatchObject({
      peers: [{ peerId: parent.socket.id, userId: people.parent.id, firstName: 'parent', role: 'Parent', muted: false, cameraOff: false }],
    });
    expect(await parent.waitFor('call.peerJoined')).toMatchObject({
      callId: call.id,
      peer: { peerId: host.socket.id, firstName: 'host', role: 'Host family' },
    });
    await host.send('call.state', { callId: call.id, muted: true, cameraOff: false });
    expect(await parent.waitFor('call.peerChanged')).toMatchObject({ peer: { peerId: host.socket.id, muted: true } });
    await host.send('call.leave', { callId: call.id });
    expect(await parent.waitFor('call.peerLeft')).toEqual({ callId: call.id, peerId: host.socket.id });
    expect(namesOf(host)).not.toContain('call.peerLeft');
  });

  test('is refused to strangers, staff who only read, and unknown or ended calls', async () => {
    const { call } = await start();
    const refused = async (name: Name, callId = call.id) => (await (await connect(name)).send('call.join', { callId })).code;
    expect(await refused('stranger')).toBe('notFound');
    expect(await refused('coordinator')).toBe('notFound');
    expect(await refused('parent', 999_999)).toBe('notFound');
    await later(3);
    expect(await refused('parent')).toBe('callOver');
  });

  test('is possible for six devices', async () => {
    const { call } = await start();
    for (let number = 0; number < 6; number += 1) {
      expect(await (await connect('parent')).send('call.join', { callId: call.id })).toMatchObject({ ok: true });
    }
    expect(await (await connect('host')).send('call.join', { callId: call.id })).toMatchObject({ ok: false, code: 'callFull' });
    await sockets[0]?.send('call.leave', { callId: call.id });
    expect(await (await connect('host')).send('call.join', { callId: call.id })).toMatchObject({ ok: true });
  });
});

describe('a signal', () => {
  const description = { type: 'offer', sdp: 'v=0\r\n'.repeat(2000) };
  const candidates = [{ candidate: 'candidate:1 1 udp', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'Ab_c' }, { candidate: '' }];

  test('reaches exactly the device that it is for, as it was sent', async () => {
    const { callId, parent, host, parentId, hostId } = await startPair();
    const third = await connect('parent');
    await third.send('call.join', { callId });
    expect(await parent.send('call.signal', { callId, to: hostId, signal: { description, candidates } })).toEqual({ ok: true });
    expect(await host.waitFor('call.signal')).toEqual({
      callId,
      from: { peerId: parentId, userId: people.parent.id, firstName: 'parent' },
      signal: { description, candidates },
    });
    await settle();
    expect([namesOf(parent), namesOf(third)].flat()).not.toContain('call.signal');
  });

  test('goes neither to a device outside the call, nor from one', async () => {
    const { callId, host, parent, hostId } = await startPair();
    const [outside, stranger] = [await connect('host'), await connect('stranger')];
    const send = async (from: TestSocket, to: string) => (await from.send('call.signal', { callId, to, signal: {} })).code;
    expect(await send(parent, outside.socket.id ?? '')).toBe('notInCall');
    expect(await send(outside, hostId)).toBe('notInCall');
    expect(await send(stranger, hostId)).toBe('notInCall');
    expect(await send(parent, 'call:1')).toBe('notInCall');
    await host.send('call.leave', { callId });
    expect(await send(parent, hostId)).toBe('notInCall');
    expect(await send(host, parent.socket.id ?? '')).toBe('notInCall');
    await settle();
    expect([host, outside, stranger].flatMap(namesOf)).not.toContain('call.signal');
  });

  test('is refused if it is too large', async () => {
    const { callId, parent, hostId } = await startPair();
    const signal = { description: { type: 'offer', sdp: 'x'.repeat(40_001) } };
    expect((await parent.send('call.signal', { callId, to: hostId, signal })).code).toBe('validation');
    const many = { candidates: Array.from({ length: 41 }, () => ({ candidate: 'x' })) };
    expect((await parent.send('call.signal', { callId, to: hostId, signal: many })).code).toBe('validation');
  });
});

describe('a broken connection', () => {
  afterEach(() => {
    returnTime.ms = PEER_RETURN_MS;
  });

  test('is the same device for the others when it is back in time', async () => {
    const { callId, parent, host, hostId } = await startPair();
    const back = await connect('host');
    returnTime.ms = 1000;
    host.close();
    const isStored = and(eq(callPeers.id, hostId), isNotNull(callPeers.leftAt));
    await expect.poll(() => server.app.db.$count(callPeers, isStored)).toBe(1);
    expect(await back.send('call.join', { callId, peerId: hostId })).toMatchObject({ peerId: hostId, peers: [{ firstName: 'parent' }] });
    await parent.send('call.signal', { callId, to: hostId, signal: {} });
    await back.waitFor('call.signal');
    await pause(1200);
    expect(namesOf(parent)).not.toContain('call.peerLeft');
  });

  test('has left the call after its time to return', async () => {
    const { callId, parent, host, hostId } = await startPair();
    returnTime.ms = 100;
    host.close();
    expect(await parent.waitFor('call.peerLeft')).toEqual({ callId, peerId: hostId });
  });

  test('is not taken over by somebody else', async () => {
    const { callId, host, parentId } = await startPair();
    host.close();
    const back = await connect('host');
    expect(await back.send('call.join', { callId, peerId: parentId })).toMatchObject({ peerId: back.socket.id });
  });
});

describe('a call ends', () => {
  test('two minutes after the last one has left', async () => {
    const { callId, parent, host } = await startPair();
    server.time.now = new Date(server.time.now.getTime() + 10 * 60_000);
    // As their processes write it.
    await server.app.db.update(callPeers).set({ seenAt: server.time.now });
    await later(0);
    expect(await endOf(callId)).toBeNull();
    await parent.send('call.leave', { callId });
    await host.send('call.leave', { callId });
    await later(1.9);
    expect(await endOf(callId)).toBeNull();
    await later(0.2);
    expect(await endOf(callId)).not.toBeNull();
    const { body } = await people.host.client.ask(listMessages, { query: { conversationId } });
    expect(body.data[0]?.action).toMatchObject({ state: 'over', outcome: 'ended' });
    expect((await start('host')).call.id).not.toBe(callId);
  });

  test('also when its process has died', async () => {
    const { call } = await start();
    const at = server.time.now;
    await server.app.db
      .insert(callPeers)
      .values({ id: 'gone', callId: call.id, userId: people.parent.id, socketId: 'gone', joinedAt: at, seenAt: at });
    await later(1);
    expect(await server.app.db.$count(callPeers, eq(callPeers.callId, call.id))).toBe(1);
    await later(1);
    expect(await server.app.db.$count(callPeers, eq(callPeers.callId, call.id))).toBe(0);
    await later(3);
    expect(await endOf(call.id)).not.toBeNull();
  });

  test('at once for whoever is taken out of the conversation', async () => {
    const { callId, parent, host } = await startPair();
    const coordinator = people.coordinator.client;
    await coordinator.ask(joinConversation, { query: { conversationId } });
    const staff = await connect('coordinator');
    const { peerId } = await staff.send('call.join', { callId });
    await coordinator.ask(removeParticipant, { query: { conversationId } });
    expect(await staff.waitFor('call.ended')).toEqual({ callId, reason: 'removed' });
    expect(await parent.waitFor('call.peerLeft')).toEqual({ callId, peerId });
    expect((await staff.send('call.signal', { callId, to: parent.socket.id ?? '', signal: {} })).code).toBe('notInCall');
    expect((await staff.send('call.join', { callId })).code).toBe('notFound');
    expect(namesOf(host)).not.toContain('call.ended');
    await settle();
    expect(await server.app.db.$count(callPeers, eq(callPeers.callId, callId))).toBe(2);
  });

  test('for everybody when one of them blocks another', async () => {
    const { callId, parent, host } = await startPair();
    const body = { conversationId, userId: people.host.id, isBlocked: true };
    expect((await people.parent.client.ask(blockUser, { body })).status).toBe(200);
    expect(await host.waitFor('call.ended')).toEqual({ callId, reason: 'ended' });
    expect(await parent.waitFor('call.ended')).toEqual({ callId, reason: 'ended' });
    await people.parent.client.ask(blockUser, { body: { ...body, isBlocked: false } });
    expect(await server.app.db.$count(calls, eq(calls.id, callId))).toBe(1);
  });
});
