// Public functions of conversations for other features: the conversation of an offer, and system and user messages in it.

import { type AudienceText, CONTENT_TYPE, type MESSAGE_ACTIONS, MESSAGE_TYPE } from '#contract/messaging/message.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DeletionPart } from '#server/platform/account-deletion.ts';
import type { App } from '#server/platform/app.ts';
import { findConversationsOfOffers, insertConversation, updateArchived } from './conversations/conversations.queries.ts';
import { eraseConversations } from './conversations/erase-user.service.ts';
import { joinParticipant, syncConversations } from './conversations/participants.service.ts';
import { createSid } from './conversations/sid.ts';
import { type PostingApp, postMessage } from './messages/post-message.service.ts';

export { findConversationsOfOffers } from './conversations/conversations.queries.ts';
export { syncParticipantsOfGroup, syncParticipantsOfStudents, syncParticipantsOfTrip } from './conversations/participants.service.ts';
export { readMessagesAbout } from './conversations/record-read.service.ts';
export { listTripsWithCompleteStudents } from './messages/message-actions.queries.ts';
export { messageFiles } from './messages/message-files.service.ts';
export { publishStayChange, publishStudentChange, publishTripChange } from './messages/publish-stay-change.service.ts';
export { sendOnce, writeInConversation } from './messages/send-message.service.ts';
export { renderForTrip } from './support/rendered-replies.service.ts';
export { sendSupportMessage } from './support/support.service.ts';

type Clocked = Pick<App, 'clock'>;

/**
 * Returns the ID of an offer's conversation, creating it if there is none. Parents take part, and the family once it was asked; staff join
 * by writing as one of the given participants.
 */
export async function getOrCreateConversation(
  tx: Transaction,
  { clock }: Clocked,
  { offerId, participants = [] }: { offerId: number; participants?: readonly number[] },
): Promise<number> {
  const at = clock.now();
  const made = await insertConversation(tx, { offerId, sid: createSid(), at });
  const conversationId = made ?? (await findConversationsOfOffers(tx, [offerId])).get(offerId) ?? 0;
  await syncConversations(tx, { clock }, [conversationId]);
  for (const userId of participants) await joinParticipant(tx, { conversationId, userId, at, isUnread: false });
  return conversationId;
}

interface SystemMessageInput {
  readonly conversationId: number;
  /** A text for each audience; without roles it is for everyone. */
  readonly texts: readonly AudienceText[];
  readonly action?: (typeof MESSAGE_ACTIONS)[number];
  /** Whose doing it tells of: it is not unread for them. */
  readonly actorId?: number | null | undefined;
}

/** Sends a system message to a conversation; all participants read it in their own language. */
export async function sendSystemMessage(
  tx: Transaction,
  app: PostingApp,
  { conversationId, texts, action, actorId = null }: SystemMessageInput,
): Promise<number> {
  const { id } = await postMessage(tx, app, {
    conversationId,
    senderId: null,
    actorId,
    messageType: action === undefined ? MESSAGE_TYPE.system : MESSAGE_TYPE.action,
    contentType: CONTENT_TYPE.text,
    content: { texts: [...texts], ...(action === undefined ? {} : { action }) },
  });
  return id;
}

/** Sends a user's message; sending the same message again has no effect. */
export function sendMessage(
  tx: Transaction,
  app: PostingApp,
  {
    conversationId,
    senderId,
    text,
    localMessageId = null,
  }: { conversationId: number; senderId: number; text: string; localMessageId?: string | null },
): Promise<{ id: number; isNew: boolean }> {
  const kinds = { messageType: MESSAGE_TYPE.conversation, contentType: CONTENT_TYPE.text };
  return postMessage(tx, app, { conversationId, senderId, ...kinds, content: { text }, localMessageId });
}

/** Archives a conversation for a user. */
export function archiveConversation(tx: Transaction, { clock }: Clocked, about: { conversationId: number; userId: number }): Promise<void> {
  return updateArchived(tx, { ...about, archivedAt: clock.now() });
}

export function unarchiveConversation(tx: Transaction, about: { conversationId: number; userId: number }): Promise<void> {
  return updateArchived(tx, { ...about, archivedAt: null });
}

/** Erases the messages and participations of a deleted account. */
export const conversationDeletion: DeletionPart = { erase: eraseConversations };
