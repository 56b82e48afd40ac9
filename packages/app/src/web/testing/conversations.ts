// Conversations for tests, as the server sends them.

import type { ConversationRecord, Participant, UnreadCounts } from '#contract/messaging/conversation.shapes.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';

type Change<Shape> = { readonly [Name in keyof Shape]?: Shape[Name] };

const AT = '2026-07-02T10:00:00.000Z';

/** Returns a message of somebody else. */
export function messageWith(change: Change<MessageRecord> = {}): MessageRecord {
  return {
    id: 900,
    conversationId: 1,
    sequence: 2,
    senderId: 8,
    sender: 'Maeve',
    senderRole: 'Host family',
    senderAvatarRef: null,
    createdAt: AT,
    content: 'You are welcome.',
    contentType: 1,
    messageType: 1,
    localMessageId: null,
    file: null,
    link: null,
    replyTo: null,
    action: null,
    withdrawnAt: null,
    ...change,
  };
}

/** Returns a parent who takes part in a conversation. */
export function createParticipant(id: number, firstName: string, change: Partial<Participant> = {}): Participant {
  const rest = { isStaff: false, avatarRef: null, timezone: null, isRemovable: false, isBlocked: false };
  return { id, firstName, role: 'Parent', ...rest, ...change };
}

/** Returns the conversation of an enquiry, with one message that has been read. */
export function conversationWith(id: number, change: Change<ConversationRecord> = {}): ConversationRecord {
  return {
    id,
    localConversationId: id,
    twilioSid: `CH${id}`,
    conversationableType: 'trip-host-family',
    conversationable: {
      id: 500 + id,
      fromDate: '2026-08-01',
      toDate: '2026-08-15',
      state: 'awaiting_review',
      status: null,
      supportable: null,
      name: null,
    },
    trip: {
      id: 300 + id,
      state: 'enquiry',
      fromDate: '2026-08-01',
      toDate: '2026-08-15',
      student: { id: 40, firstName: 'Anna', photoRef: null },
      students: 1,
    },
    hostFamily: { id: 60, lastName: 'Byrne', photoRef: null, metaInfo: { cityTown: 'Cork', countyName: 'Cork', isLive: true } },
    title: `The Byrne Family ${id}`,
    avatarRef: null,
    lastSeenMessages: [],
    mostRecentConversationMessage: { id: 100 + id, sequence: 1, senderId: 8, contentType: 1, createdAt: AT, preview: `Hello from ${id}` },
    messages: [],
    lastSequence: 1,
    isArchived: false,
    isUnread: false,
    isParticipant: true,
    closedReason: null,
    areContactDetailsHeld: true,
    participants: [createParticipant(7, 'Nora'), createParticipant(8, 'Maeve', { role: 'Host family' })],
    support: null,
    rights: ['write', 'archive', 'delete', 'report', 'export'],
    createdAt: AT,
    ...change,
  };
}

/** Returns a request to support, as staff see it. */
export function supportWith(id: number, change: Change<ConversationRecord> = {}): ConversationRecord {
  return conversationWith(id, {
    conversationableType: 'customer-support',
    conversationable: {
      id: 70,
      fromDate: null,
      toDate: null,
      state: null,
      status: null,
      supportable: { id: 70, name: 'Maria' },
      name: null,
    },
    trip: null,
    hostFamily: null,
    title: 'Maria - Support',
    support: { assignee: null, waitingSince: null, targetMinutes: 60 },
    rights: ['write', 'archive', 'handleSupport'],
    ...change,
  });
}

/** Returns counts without anything unread. */
export function countsWith(change: Change<UnreadCounts> = {}): UnreadCounts {
  return {
    bookedTotal: 0,
    awaitingTotal: 0,
    responseSentTotal: 0,
    archivedTotal: 0,
    supportTotal: 0,
    unreadTotal: 0,
    bookedUnread: false,
    awaitingUnread: false,
    responseSentUnread: false,
    archivedUnread: false,
    supportUnread: false,
    ...change,
  };
}
