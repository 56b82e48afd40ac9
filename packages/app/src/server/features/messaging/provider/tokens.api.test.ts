// Tokens of the chat and video clients: of the built-in provider, Twilio and LiveKit, and what the live channel makes of them.

import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCall } from '#contract/messaging/calls.endpoints.ts';
import { readChatToken, readVideoToken } from '#contract/messaging/tokens.endpoints.ts';
import type { TestClient } from '#server/testing/client.ts';
import { ConnectionRefused, connectSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

const TWILIO = {
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_API_KEY: 'SK1',
  TWILIO_API_SECRET: 'a secret of twilio',
  TWILIO_SERVICE_SID: 'IS1',
};
const EXPIRY = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

async function createCall(server: TestServer, client: TestClient, userId: number): Promise<number> {
  const conversationId = await createTestConversation(server.app, { participants: [userId] });
  return (await client.ask(startCall, { body: { conversationId } })).body.call.id;
}

async function verify(token: string, secret: string, currentDate: Date) {
  return (await jwtVerify(token, new TextEncoder().encode(secret), { currentDate })).payload;
}

describe('the built-in provider', () => {
  let server: TestServer;
  let client: TestClient;
  let userId: number;
  beforeAll(async () => {
    server = await startServer({
      STUN_URLS: 'stun:stun.example:3478, stuns:stun.example',
      TURN_URLS: 'turn:turn.example:3478?transport=udp',
      TURN_SECRET: 'shared with the relay',
    });
    userId = await server.createAccount({ email: 'token@example.test', roles: ['Parent'], firstName: 'Maria' });
    client = await server.signInWith('token@example.test');
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.time.now = new Date('2026-06-15T10:00:00.700Z');
  });

  test('gives tokens that expire after an hour, in UTC', async () => {
    const { body } = await client.ask(readChatToken, {});
    expect(body).toMatchObject({ provider: 'built-in', expiry: '2026-06-15 11:00:00' });
    expect(decodeJwt(body.token)).toMatchObject({ sub: String(userId), exp: Date.UTC(2026, 5, 15, 11) / 1000 });
    const video = await client.ask(readVideoToken, { query: {} });
    expect(video.body.expiry).toMatch(EXPIRY);
    expect(video.body).toMatchObject({ provider: 'built-in', url: '' });
  });

  test('is for signed-in users of every role', async () => {
    expect((await server.createVisitor().ask(readChatToken, {})).status).toBe(401);
    expect((await server.createVisitor().ask(readVideoToken, { query: {} })).status).toBe(401);
    const editor = await server.signInAs('Page editor');
    expect((await editor.ask(readChatToken, {})).status).toBe(200);
  });

  test('lets relay servers be used for an hour', async () => {
    const { body } = await client.ask(readVideoToken, { query: {} });
    const username = `${Date.UTC(2026, 5, 15, 11) / 1000}:${userId}`;
    expect(body.iceServers).toEqual([
      { urls: ['stun:stun.example:3478', 'stuns:stun.example'] },
      {
        urls: ['turn:turn.example:3478?transport=udp'],
        username,
        credential: createHmac('sha1', 'shared with the relay').update(username).digest('base64'),
      },
    ]);
  });

  test('gives nobody a token for a call of others, or for one that is over', async () => {
    const callId = await createCall(server, client, userId);
    const stranger = await server.signInAs('Coordinator');
    expect((await client.ask(readVideoToken, { query: { callId } })).status).toBe(200);
    expect((await stranger.ask(readVideoToken, { query: { callId } })).status).toBe(404);
    server.time.now = new Date('2026-06-15T10:05:00Z');
    await server.runJobs({ scheduled: true });
    expect((await client.ask(readVideoToken, { query: { callId } })).body).toMatchObject({ code: 'callOver' });
  });

  describe('on the live channel', () => {
    const connect = (accessToken: string, as: TestClient = client) => connectSocket(server.origin, as, { auth: { accessToken } });
    const refusal = (connecting: Promise<unknown>) =>
      connecting.then(
        () => null,
        (error: unknown) => (error instanceof ConnectionRefused ? { code: error.code, message: error.message } : error),
      );
    const EXPIRED = { code: 'accessTokenExpired', message: 'Access Token expired' };

    test('opens with a valid token, and says when it has expired', async () => {
      const { token } = (await client.ask(readChatToken, {})).body;
      (await connect(token)).close();
      server.time.now = new Date('2026-06-15T11:00:01Z');
      expect(await refusal(connect(token))).toEqual(EXPIRED);
      const again = (await client.ask(readChatToken, {})).body;
      (await connect(again.token)).close();
    });

    test('refuses tokens of others, of another session, and forged ones', async () => {
      const { token } = (await client.ask(readChatToken, {})).body;
      const other = await server.signInAs('Parent');
      expect(await refusal(connect(token, other))).toEqual(EXPIRED);
      expect(await refusal(connect(token, await server.signInWith('token@example.test')))).toEqual(EXPIRED);
      expect(await refusal(connect(`${token.slice(0, -3)}AAA`))).toEqual(EXPIRED);
      expect(await refusal(connect('nonsense'))).toEqual(EXPIRED);
    });

    test('does not open with a token alone', async () => {
      const { token } = (await client.ask(readChatToken, {})).body;
      expect(await refusal(connectSocket(server.origin, null, { auth: { accessToken: token } }))).toMatchObject({
        code: 'unauthenticated',
      });
      expect(
        (await server.createVisitor().send('GET', '/api/conversations', { headers: { Authorization: `Bearer ${token}` } })).status,
      ).toBe(401);
    });
  });
});

describe('Twilio', () => {
  let server: TestServer;
  let client: TestClient;
  let userId: number;
  beforeAll(async () => {
    server = await startServer({ ...TWILIO, MESSAGING_PROVIDER: 'twilio', VIDEO_PROVIDER: 'twilio' });
    userId = await server.createAccount({ email: 'token@example.test', roles: ['Parent'], firstName: 'Maria' });
    client = await server.signInWith('token@example.test');
  });
  afterAll(() => server.stop());

  test('accepts the chat token for conversations of its service', async () => {
    const { body } = await client.ask(readChatToken, {});
    expect(body).toMatchObject({ provider: 'twilio', expiry: expect.stringMatching(EXPIRY) });
    expect(decodeProtectedHeader(body.token)).toEqual({ alg: 'HS256', typ: 'JWT', cty: 'twilio-fpa;v=1' });
    expect(await verify(body.token, TWILIO.TWILIO_API_SECRET, server.time.now)).toMatchObject({
      ...{ iss: 'SK1', sub: 'AC1', jti: expect.stringMatching(/^SK1-\d+$/) },
      grants: { identity: String(userId), chat: { service_sid: 'IS1' } },
    });
  });

  test('accepts the video token for the room of one call, and without a call for none', async () => {
    const callId = await createCall(server, client, userId);
    const { token } = (await client.ask(readVideoToken, { query: { callId } })).body;
    const grants = { identity: String(userId), video: { room: `call-${callId}` } };
    expect((await verify(token, TWILIO.TWILIO_API_SECRET, server.time.now))['grants']).toEqual(grants);
    const none = (await client.ask(readVideoToken, { query: {} })).body;
    expect(decodeJwt(none.token)['grants']).toEqual({ identity: String(userId) });
  });
});

describe('LiveKit', () => {
  const settings = {
    VIDEO_PROVIDER: 'livekit',
    LIVEKIT_URL: 'wss://live.example',
    LIVEKIT_KEY: 'key',
    LIVEKIT_SECRET: 'a secret of livekit',
  };
  let server: TestServer;
  let client: TestClient;
  let userId: number;
  beforeAll(async () => {
    server = await startServer(settings);
    userId = await server.createAccount({ email: 'token@example.test', roles: ['Parent'], firstName: 'Maria' });
    client = await server.signInWith('token@example.test');
  });
  afterAll(() => server.stop());

  test('accepts the video token for the room of one call, for an hour', async () => {
    const callId = await createCall(server, client, userId);
    const { body } = await client.ask(readVideoToken, { query: { callId } });
    expect(body).toMatchObject({ provider: 'livekit', url: 'wss://live.example' });
    expect(await verify(body.token, settings.LIVEKIT_SECRET, server.time.now)).toMatchObject({
      ...{ iss: 'key', sub: String(userId), name: 'Maria' },
      exp: Math.floor(server.time.now.getTime() / 1000) + 3600,
      video: { room: `call-${callId}`, roomJoin: true },
    });
  });

  test('knows each device of a user in a call by a name of its own', async () => {
    const callId = await createCall(server, client, userId);
    const sockets = [await connectSocket(server.origin, client), await connectSocket(server.origin, client)];
    for (const socket of sockets) {
      const { peerId } = await socket.send('call.join', { callId });
      const { body } = await client.ask(readVideoToken, { query: { callId, peerId: String(peerId) } });
      expect(decodeJwt(body.token).sub).toBe(`${userId}_${String(peerId)}`);
    }
    for (const socket of sockets) socket.close();
  });

  test('gives nobody the name of a device that is not theirs, or not in the call', async () => {
    const other = await server.createAccount({ email: 'other@example.test', roles: ['Parent'], firstName: 'Oscar' });
    const conversationId = await createTestConversation(server.app, { participants: [userId, other] });
    const callId = (await client.ask(startCall, { body: { conversationId } })).body.call.id;
    const socket = await connectSocket(server.origin, await server.signInWith('other@example.test'));
    const peerId = String((await socket.send('call.join', { callId }))['peerId']);
    expect((await client.ask(readVideoToken, { query: { callId, peerId } })).body).toMatchObject({ code: 'notInCall' });
    expect((await client.ask(readVideoToken, { query: { callId, peerId: 'nobody' } })).body).toMatchObject({ code: 'notInCall' });
    expect((await client.ask(readVideoToken, { query: { peerId } })).body).toMatchObject({ code: 'notInCall' });
    socket.close();
  });
});
