// Every role against every kind of conversation and every endpoint of conversations and messages, generated from one table: who reads it
// is answered, everybody else as if there were no such thing.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import * as callEndpoints from '#contract/messaging/calls.endpoints.ts';
import * as exportEndpoints from '#contract/messaging/conversation-export.endpoints.ts';
import * as conversationEndpoints from '#contract/messaging/conversations.endpoints.ts';
import * as meetingEndpoints from '#contract/messaging/meetings.endpoints.ts';
import * as messageEndpoints from '#contract/messaging/messages.endpoints.ts';
import * as safetyEndpoints from '#contract/messaging/safety.endpoints.ts';
import * as replyEndpoints from '#contract/messaging/saved-replies.endpoints.ts';
import * as supportEndpoints from '#contract/messaging/support.endpoints.ts';
import * as translationEndpoints from '#contract/messaging/translations.endpoints.ts';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { getAccessRow } from '#server/access/table.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { allRoutes } from '#server/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { CONVERSATION_KINDS, type ConversationKind, createConversationOf, isReadable } from '#server/testing/samples/conversation-kinds.ts';

let room: HttpFixture;
const callers = new Map<Role, { client: TestClient; userId: number }>();
let strangerId: number;

beforeAll(async () => {
  room = await startHttpFixture(allRoutes);
  for (const role of ROLES) callers.set(role, await room.signedIn([role]));
  strangerId = (await room.signedIn(['Parent'])).userId;
});
afterAll(() => room.stop());

const createKind = (kind: ConversationKind, userId: number) => createConversationOf(room.app, kind, { userId, strangerId });

type Named = Readonly<Record<string, EndpointDefinition>>;
const named: Named = {
  ...{ ...conversationEndpoints, ...messageEndpoints, ...supportEndpoints, ...replyEndpoints, ...meetingEndpoints },
  ...{ ...callEndpoints, ...safetyEndpoints, ...exportEndpoints, ...translationEndpoints },
};
const START = '2026-06-16T10:00:00Z';
const END = '2026-06-16T11:00:00Z';

interface About extends Awaited<ReturnType<typeof createKind>> {
  /** The other person. */
  readonly userId: number;
}

/** A request of each endpoint that names a conversation or something in it; the lists are tested apart. */
const REQUESTS: Readonly<Record<string, (about: About) => object>> = {
  readConversation: ({ id }) => ({ params: { id } }),
  findConversationBySid: ({ id }) => ({ query: { conversationId: id } }),
  joinConversation: ({ id }) => ({ query: { conversationId: id } }),
  removeParticipant: ({ id }) => ({ query: { conversationId: id } }),
  archiveConversation: ({ id }) => ({ query: { conversationId: id } }),
  unarchiveConversation: ({ id }) => ({ query: { conversationId: id } }),
  deleteConversation: ({ id }) => ({ query: { conversationId: id } }),
  renameConversation: ({ id }) => ({ params: { id }, body: { name: 'New' } }),
  listCandidates: ({ id }) => ({ params: { id } }),
  addParticipant: ({ id, userId }) => ({ params: { id }, body: { userId } }),
  listConversationReaders: ({ id }) => ({ params: { id } }),
  listMessages: ({ id }) => ({ query: { conversationId: id } }),
  searchMessages: ({ id }) => ({ params: { id }, query: { search: 'Geheimnis' } }),
  sendMessage: ({ id }) => ({ body: { conversationId: id, content: 'Hello' } }),
  withdrawMessage: ({ messageId }) => ({ params: { id: messageId } }),
  markSeen: ({ id, messageId }) => ({ body: { conversationId: id, messageId } }),
  markUnread: ({ id }) => ({ body: { conversationId: id } }),
  assignSupport: ({ id }) => ({ params: { id }, body: { assigneeId: null, previousAssigneeId: null } }),
  listNotes: ({ id }) => ({ params: { id } }),
  addNote: ({ id }) => ({ params: { id }, body: { text: 'A note' } }),
  listRenderedReplies: ({ id }) => ({ params: { id } }),
  createMeeting: ({ id }) => ({ body: { conversationId: id, title: 'A call', start: START, end: END } }),
  updateMeeting: ({ meetingId }) => ({ body: { id: meetingId, title: 'Another call' } }),
  readMeeting: ({ meetingId }) => ({ params: { id: meetingId } }),
  readMeetingCalendar: ({ meetingId }) => ({ params: { id: meetingId } }),
  startCall: ({ id }) => ({ body: { conversationId: id } }),
  readCall: ({ callId }) => ({ params: { id: callId } }),
  reportMessage: ({ id, userId }) => ({ body: { conversationId: id, userId, reason: 'other' } }),
  blockUser: ({ id, userId }) => ({ body: { conversationId: id, userId, isBlocked: true } }),
  exportConversation: ({ id }) => ({ params: { id }, query: {} }),
  translateMessage: ({ messageId }) => ({ body: { messageId } }),
};
const LISTS = ['listConversations', 'listUnreadConversations', 'listArchivedConversations'] as const;
/** They name no conversation. */
const OTHERS = [
  ...[...LISTS, 'readUnreadCounts', 'createGroupConversation', 'readResponseTime', 'listCalls'],
  ...['readSupportConversation', 'readSupportOfUser', 'sendSupportMessage'],
  ...['listSavedReplies', 'createSavedReply', 'updateSavedReply', 'deleteSavedReply'],
];

test('every endpoint about conversations is in the table', () => {
  expect(Object.keys(named).toSorted()).toEqual([...Object.keys(REQUESTS), ...OTHERS].toSorted());
});

describe.each(ROLES)('%s', (role) => {
  test.each(CONVERSATION_KINDS)('reads of the kind %s what the permissions say, and changes nothing else', async (kind) => {
    const { client, userId } = callers.get(role) ?? { client: room.visitor(), userId: 0 };
    let about = await createKind(kind, userId);
    for (const [name, toRequest] of Object.entries(REQUESTS)) {
      await room.app.db.delete(attempts);
      const endpoint = named[name] as EndpointDefinition;
      const before = await room.app.db.select().from(messages);
      const { status, text } = await client.ask(endpoint, toRequest({ ...about, userId: strangerId }) as never);
      const isGranted = getAccessRow(endpoint.access)[role] !== '-';
      if (!isGranted) expect([status, name]).toEqual([403, name]);
      else if (isReadable(role, kind)) expect([403, 500], name).not.toContain(status);
      else expect([status, name]).toEqual([404, name]);
      if (isGranted && isReadable(role, kind)) {
        about = await createKind(kind, userId);
        continue;
      }
      expect(text, name).not.toContain('Geheimnis');
      expect(await room.app.db.select().from(messages), name).toEqual(before);
    }
  });

  test.each(CONVERSATION_KINDS)('has of the kind %s in lists what they may read', async (kind) => {
    const { client, userId } = callers.get(role) ?? { client: room.visitor(), userId: 0 };
    const { id } = await createKind(kind, userId);
    for (const query of [{}, { search: 'Geheimnis' }, { viewType: 'all' as const }]) {
      const { body } = await client.ask(conversationEndpoints.listConversations, { query });
      expect(body.data.map((one) => one.id)).toEqual(isReadable(role, kind) ? [id] : []);
    }
    const { body } = await client.ask(conversationEndpoints.listUnreadConversations, { query: {} });
    expect(body.data.map((one) => one.id)).toEqual(kind === 'own' ? [id] : []);
  });
});
