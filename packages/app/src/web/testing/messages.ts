// Conversations and messages for tests, as the server sends them.

import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { CONTENT_TYPE, MESSAGE_TYPE } from '#contract/messaging/message.ts';
import { createParticipant } from './conversations.ts';

/** Returns a message of Anna, with some fields changed. */
export function createMessage(change: Partial<MessageRecord> = {}): MessageRecord {
  const sequence = change.sequence ?? 1;
  return {
    id: 100 + sequence,
    conversationId: 5,
    sequence,
    senderId: 11,
    sender: 'Anna',
    senderRole: 'Parent',
    senderAvatarRef: null,
    createdAt: new Date(Date.UTC(2026, 6, 1, 9, sequence)).toISOString(),
    content: `Message ${sequence}`,
    contentType: CONTENT_TYPE.text,
    messageType: MESSAGE_TYPE.conversation,
    localMessageId: null,
    file: null,
    link: null,
    replyTo: null,
    action: null,
    withdrawnAt: null,
    ...change,
  };
}

/** Returns the conversation of an offer, between Anna (11), Nora (7) of the family, and the staff member Sam (20). */
export function createConversation(change: Partial<ConversationRecord> = {}): ConversationRecord {
  return {
    id: 5,
    localConversationId: 5,
    twilioSid: 'CH5',
    conversationableType: 'trip-host-family',
    conversationable: {
      id: 8,
      fromDate: '2026-07-10',
      toDate: '2026-07-24',
      state: 'awaiting_review',
      status: null,
      supportable: null,
      name: null,
    },
    trip: {
      id: 3,
      state: 'enquiry',
      fromDate: '2026-07-10',
      toDate: '2026-07-24',
      student: { id: 4, firstName: 'Léa', photoRef: null },
      students: 1,
    },
    hostFamily: { id: 2, lastName: 'Byrne', photoRef: null, metaInfo: { cityTown: 'Galway', countyName: 'Galway', isLive: true } },
    title: 'Léa’s Trip',
    avatarRef: null,
    lastSeenMessages: [],
    mostRecentConversationMessage: null,
    messages: [],
    lastSequence: 0,
    isArchived: false,
    isUnread: false,
    isParticipant: true,
    closedReason: null,
    areContactDetailsHeld: true,
    participants: [
      createParticipant(11, 'Anna'),
      createParticipant(7, 'Nora', { role: 'Host family' }),
      createParticipant(20, 'Sam', { role: 'Care' }),
    ],
    support: null,
    rights: ['write', 'report'],
    createdAt: '2026-07-01T09:00:00.000Z',
    ...change,
  };
}
