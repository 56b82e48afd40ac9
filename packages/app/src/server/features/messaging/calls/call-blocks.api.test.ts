// Which blocks keep people from talking in a call.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { callPeers, userBlocks } from '#server/db/schema/messaging.ts';
import { createTestCall, createTestConversation } from '#server/testing/samples/messages.ts';
import { createOfferedTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { findOpenCall, isForbidden } from './calls.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('a block forbids a call to two who are in it, and to nobody else', async () => {
  const { app, time } = server;
  const createParent = (name: string) => server.createAccount({ email: `${name}@example.test`, roles: ['Parent'], firstName: name });
  const [ann, ben, eve] = [await createParent('ann'), await createParent('ben'), await createParent('eve')];
  const { offerId } = await createOfferedTrip(app, ben);
  const conversationId = await createTestConversation(app, { offerId, participants: [ann, ben, eve] });
  const { callId } = await createTestCall(app, ann, conversationId);
  const at = time.now;
  const peers = [ann, ben].map((userId) => ({ id: `of-${userId}`, callId, userId, socketId: `${userId}`, joinedAt: at, seenAt: at }));
  await app.db.insert(callPeers).values(peers);
  const isForbiddenNow = async () => {
    const call = await findOpenCall(app.db, conversationId);
    return call !== null && (await isForbidden(app.db, call));
  };
  await app.db.insert(userBlocks).values({ userId: ann, blockedId: eve, createdAt: at });
  expect(await isForbiddenNow()).toBe(false);
  await app.db.insert(userBlocks).values({ userId: ben, blockedId: ann, createdAt: at });
  expect(await isForbiddenNow()).toBe(true);
});
