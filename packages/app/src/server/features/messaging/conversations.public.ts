// What the rest of the server may ask of conversations: the one of an offer, and telling or writing something in it.

import { randomBytes } from 'node:crypto';
import { type AudienceText, CONTENT_TYPE, type MESSAGE_ACTIONS, MESSAGE_TYPE } from '#contract/messaging/message.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DeletionPart } from '#server/platform/account-deletion.ts';
import type { App } from '#server/platform/app.ts';
import {
  findConversationsOfOffers,
  insertConversation,
  insertMessage,
  insertParticipants,
  updateArchived,
} from './conversations.queries.ts';
import { eraseConversations } from './erasure.queries.ts';

export { findConversationsOfOffers, listMessagesAbout } from './conversations.queries.ts';

type Clocked = Pick<App, 'clock'>;

/** A name that nobody guesses, in the form of the chat providers’. */
const createSid = () => `CH${randomBytes(16).toString('hex')}`;

/** The conversation of an offer, begun where there is none; whoever is named takes part from now on. Answers its number. */
export async function getOrCreateConversation(
  tx: Transaction,
  { clock }: Clocked,
  { offerId, participants }: { offerId: number; participants: readonly number[] },
): Promise<number> {
  const at = clock.now();
  const made = await insertConversation(tx, { offerId, sid: createSid(), at });
  const conversationId = made ?? (await findConversationsOfOffers(tx, [offerId])).get(offerId) ?? 0;
  await insertParticipants(tx, { conversationId, userIds: participants, at });
  return conversationId;
}

interface SystemMessageInput {
  readonly conversationId: number;
  /** A sentence for each audience; with no roles it is for everybody. */
  readonly texts: readonly AudienceText[];
  readonly action?: (typeof MESSAGE_ACTIONS)[number];
}

/** Tells something in a conversation in the name of the product; each reads it in their language. */
export async function sendSystemMessage(
  tx: Transaction,
  { clock }: Clocked,
  { conversationId, texts, action }: SystemMessageInput,
): Promise<number> {
  const { id } = await insertMessage(tx, {
    conversationId,
    senderId: null,
    messageType: action === undefined ? MESSAGE_TYPE.system : MESSAGE_TYPE.action,
    contentType: CONTENT_TYPE.text,
    content: { texts: [...texts], ...(action === undefined ? {} : { action }) },
    localMessageId: null,
    createdAt: clock.now(),
  });
  return id;
}

/** Writes what somebody says; the same message sent again is the same one. */
export function sendMessage(
  tx: Transaction,
  { clock }: Clocked,
  {
    conversationId,
    senderId,
    text,
    localMessageId = null,
  }: { conversationId: number; senderId: number; text: string; localMessageId?: string | null },
): Promise<{ id: number; isNew: boolean }> {
  const kinds = { messageType: MESSAGE_TYPE.conversation, contentType: CONTENT_TYPE.text };
  return insertMessage(tx, { conversationId, senderId, ...kinds, content: { text }, localMessageId, createdAt: clock.now() });
}

/** Puts a conversation away for somebody: it is found under what is over. */
export function archiveConversation(tx: Transaction, { clock }: Clocked, about: { conversationId: number; userId: number }): Promise<void> {
  return updateArchived(tx, { ...about, archivedAt: clock.now() });
}

export function unarchiveConversation(tx: Transaction, about: { conversationId: number; userId: number }): Promise<void> {
  return updateArchived(tx, { ...about, archivedAt: null });
}

/** With an account goes what its owner wrote, and that they took part. */
export const conversationDeletion: DeletionPart = { erase: eraseConversations };
