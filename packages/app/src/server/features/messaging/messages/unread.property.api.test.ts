// Any messages, withdrawals and marks of several people, also at once: the order is gapless and the same for all, and what is stored as
// unread agrees with the messages.

import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { listMessages, markSeen, markUnread, sendMessage, withdrawMessage } from '#contract/messaging/messages.endpoints.ts';
import { messages } from '#server/db/schema/conversations.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { createOfferedTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { postMessage } from './post-message.service.ts';
import { listWrongUnread, repairUnread } from './unread.queries.ts';

let room: TestServer;
const people: { client: TestClient; id: number }[] = [];

beforeAll(async () => {
  room = await startServer();
  for (const [index, role] of (['Parent', 'Host family', 'Coordinator'] satisfies Role[]).entries()) {
    const email = `person-${index}@example.test`;
    const id = await room.createAccount({ email, roles: [role] });
    people.push({ id, client: await room.signInWith(email) });
  }
});
afterAll(() => room.stop());

const AUDIENCES: readonly (readonly Role[])[] = [[], ['Parent'], ['Host family', 'Coordinator'], ['Agent']];

type Step =
  | { readonly kind: 'send' | 'withdraw' | 'unread'; readonly who: number; readonly which: number }
  | { readonly kind: 'seen'; readonly who: number; readonly which: number }
  | { readonly kind: 'system'; readonly who: number; readonly which: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('send', 'send', 'send', 'seen', 'seen', 'unread', 'withdraw', 'system'),
  who: fc.nat({ max: 2 }),
  which: fc.nat({ max: 30 }),
});

async function take({ kind, who, which }: Step, conversationId: number): Promise<void> {
  const person = people[who];
  if (person === undefined) return;
  const { client } = person;
  if (kind === 'send') return void (await client.ask(sendMessage, { body: { conversationId, content: `From ${who}` } }));
  if (kind === 'unread') return void (await client.ask(markUnread, { body: { conversationId } }));
  if (kind === 'system') {
    const requireRoles = [...(AUDIENCES[which % AUDIENCES.length] ?? [])];
    const content = { texts: [{ sentence: 'started' as const, values: { name: 'Léa' }, requireRoles }] };
    const system = { conversationId, senderId: null, messageType: 2, contentType: 1, content } as const;
    await room.app.db.transaction((tx) => postMessage(tx, room.app, system));
    return;
  }
  const rows = await room.app.db.select().from(messages).where(eq(messages.conversationId, conversationId)).orderBy(asc(messages.id));
  const messageId = rows[which % Math.max(rows.length, 1)]?.id;
  if (messageId === undefined) return;
  if (kind === 'seen') return void (await client.ask(markSeen, { body: { conversationId, messageId } }));
  await client.ask(withdrawMessage, { params: { id: messageId } });
}

async function expectAgreement(conversationId: number): Promise<void> {
  const { db } = room.app;
  const rows = await db.select().from(messages).where(eq(messages.conversationId, conversationId)).orderBy(asc(messages.id));
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  expect(await listWrongUnread(db)).toEqual([]);
  for (const { client } of people) {
    const { body } = await client.ask(listMessages, { query: { conversationId, perPage: 100 } });
    const places = body.data.map(({ id, sequence }) => [id, sequence]);
    expect(rows.map(({ id, sequence }) => [id, sequence])).toEqual(expect.arrayContaining(places));
    expect(places).toEqual(places.toSorted(([, one = 0], [, other = 0]) => one - other));
    expect(body.lastSequence).toBe(rows.length);
  }
}

test('any steps, some at once, leave one order and true unread states', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }), async (groups) => {
      const { offerId } = await createOfferedTrip(room.app, people[0]?.id ?? 0);
      const conversationId = await createTestConversation(room.app, { offerId, participants: people.map(({ id }) => id) });
      for (const group of groups) {
        room.time.now = new Date(room.time.now.getTime() + 1000);
        await Promise.all(group.map((one) => take(one, conversationId)));
      }
      await expectAgreement(conversationId);
    }),
    { numRuns: 15 },
  );
  expect(await repairUnread(room.app.db)).toBe(0);
});
