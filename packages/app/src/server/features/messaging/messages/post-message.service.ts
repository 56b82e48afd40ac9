// Adds a message to a conversation: the one place where messages are written, for people and for the product itself.

import type { ContentType, MessageContent, MessageType } from '#contract/messaging/message.ts';
import type { Transaction } from '#server/db/database.ts';
// The compiler's parallel checkers only see a file's additions to the maps where the file is imported.
import type {} from '#server/features/messaging/live/events.ts';
import { announcePush } from '#server/features/messaging/notices/announce-push.service.ts';
import type { App } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { enqueueMirror } from '../provider/mirror-conversation.service.ts';
import {
  findOwnMessage,
  insertMessage,
  type LockedConversation,
  lockConversation,
  markUnreadForOthers,
  updateNewest,
  updateOwnPointer,
} from './post-message.queries.ts';

export interface NewMessage {
  readonly conversationId: number;
  /** Null for messages of the product. */
  readonly senderId: number | null;
  /** Whose doing a message of the product tells of: it is not unread for them. */
  readonly actorId?: number | null;
  readonly messageType: MessageType;
  readonly contentType: ContentType;
  readonly content: MessageContent;
  /** The sender's own id of it; sent again with the same one, it is the same message. */
  readonly localMessageId?: string | null;
  readonly replyToId?: number | null;
}

export interface PostedMessage {
  readonly id: number;
  readonly sequence: number;
  /** False if the same message had been sent before. */
  readonly isNew: boolean;
}

/** The parts of the application that are needed to post messages. */
export type PostingApp = Pick<App, 'clock' | 'config' | 'jobs'>;

/**
 * Returns the message that a sender has sent before with a local id.
 * @throws AppError `messageIdTaken` if it is in another conversation
 */
export async function findSentMessage(
  tx: Transaction,
  { conversationId, senderId, localMessageId = null }: Pick<NewMessage, 'conversationId' | 'senderId' | 'localMessageId'>,
): Promise<PostedMessage | null> {
  if (senderId === null || localMessageId === null) return null;
  const known = await findOwnMessage(tx, senderId, localMessageId);
  if (known === null) return null;
  if (known.conversationId !== conversationId) throw new AppError('messageIdTaken', { field: 'localMessageId' });
  return { id: known.id, sequence: known.sequence, isNew: false };
}

/**
 * Adds a message that was not sent before like `postMessage`, to a conversation that was locked before it was loaded, and to which nothing
 * was added since.
 */
export async function postInLocked(
  tx: Transaction,
  app: PostingApp,
  { conversation, message }: { readonly conversation: LockedConversation; readonly message: NewMessage },
): Promise<PostedMessage> {
  const { conversationId, senderId, localMessageId = null, replyToId = null, actorId = null, ...rest } = message;
  const authorId = senderId ?? actorId;
  // Read only now, so that times follow the order of the messages.
  const at = app.clock.now();
  const sequence = conversation.lastSequence + 1;
  const id = await insertMessage(tx, { ...rest, conversationId, senderId, localMessageId, replyToId, sequence, createdAt: at });
  await updateNewest(tx, conversation, { sequence, at, senderId });
  const isWritten = senderId !== null;
  if (authorId !== null) await updateOwnPointer(tx, { conversationId, userId: authorId, messageId: id, isWritten });
  await markUnreadForOthers(tx, { conversationId, senderId, authorId, content: rest.content, at });
  await announcePush(tx, app, { id, conversationId, senderId, messageType: rest.messageType });
  await enqueueMirror(tx, app, conversationId);
  await publishEvent(tx, { kind: 'message.added', conversationId, messageId: id, sequence });
  return { id, sequence, isNew: true };
}

/**
 * Adds a message with the next sequence, makes the conversation unread for the other participants who may see it, and publishes it once the
 * transaction commits. The conversation is locked meanwhile, so that sequences have no gaps and everybody has the same order.
 * @throws AppError `messageIdTaken` if the sender has used the local id in another conversation; 404 for an unknown conversation
 */
export async function postMessage(tx: Transaction, app: PostingApp, message: NewMessage): Promise<PostedMessage> {
  const conversation = await lockConversation(tx, message.conversationId);
  if (conversation === null) throw notFound();
  return (await findSentMessage(tx, message)) ?? (await postInLocked(tx, app, { conversation, message }));
}
