// Loads a conversation for somebody who can read it, or who can write in it.

import { findClosedReason } from '#contract/messaging/closed-reason.ts';
import type { ClosedReason } from '#contract/messaging/conversation.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import { type ConversationFacts, listConversationFacts, lockConversationWhere } from './conversation-facts.queries.ts';
import { type Reader, whereReadableConversation } from './conversation-scope.queries.ts';

/** A request or a connection, as far as access to conversations needs it. */
export interface ConversationCall extends Reader {
  readonly app: Pick<App, 'clock'>;
}

export type ReadableConversation = ConversationFacts['conversation'] & {
  readonly offer: ConversationFacts['offer'];
  /** The trip, also that of the offer; null for groups and support. */
  readonly trip: ConversationFacts['trip'];
  /** The reader's own row, also of somebody who has not joined or was taken out. */
  readonly own: ConversationFacts['own'];
  readonly isParticipant: boolean;
  /** Why the reader can't write in it: nobody can, or the reader and another participant are blocked. Null while they can. */
  readonly closedReason: ClosedReason | null;
};

/** Returns a conversation with what follows from its rows for the reader. */
export function toReadableConversation(
  { app }: Pick<ConversationCall, 'app'>,
  { conversation, offer, trip, own, isBlocked }: ConversationFacts,
): ReadableConversation {
  const { type, archivedAt } = conversation;
  const closed = findClosedReason({ type, isSupportClosed: archivedAt !== null, trip, offer, today: app.clock.today() });
  const isParticipant = own !== null && own.joinedAt !== null && own.removedAt === null;
  return { ...conversation, offer, trip, own, isParticipant, closedReason: closed ?? (isBlocked ? 'blocked' : null) };
}

/**
 * Returns a conversation that the caller can read.
 * @throws HttpError 404 for one that doesn't exist, was deleted, or is not the caller's
 */
export async function getReadableConversation(call: ConversationCall, db: Queryable, id: number): Promise<ReadableConversation> {
  if (call.caller === null) throw new HttpError('unauthenticated');
  const where = whereReadableConversation(call, id);
  const [found] = await listConversationFacts(db, { where, userId: call.caller.id });
  if (found === undefined) throw notFound();
  return toReadableConversation(call, found);
}

/** Locks a conversation until the transaction ends, if the caller can read it; returns whether they can. */
export function lockIfReadable(tx: Transaction, call: ConversationCall, id: number): Promise<boolean> {
  return lockConversationWhere(tx, whereReadableConversation(call, id));
}

/**
 * Returns a conversation that the caller can read, and locks it until the transaction ends, so that nobody is taken out and nothing is
 * closed meanwhile.
 * @throws HttpError 404 as `getReadableConversation`
 */
export async function lockReadableConversation(tx: Transaction, call: ConversationCall, id: number): Promise<ReadableConversation> {
  if (!(await lockIfReadable(tx, call, id))) throw notFound();
  return getReadableConversation(call, tx, id);
}

/**
 * Returns the conversation, if its reader can write in it now.
 * @throws AppError `notJoined` for staff who only read it; `conversationClosed`
 */
export function assertWritable(conversation: ReadableConversation): ReadableConversation {
  if (!conversation.isParticipant) throw new AppError('notJoined');
  if (conversation.closedReason !== null) throw new AppError('conversationClosed', { values: { reason: conversation.closedReason } });
  return conversation;
}

/**
 * Returns a conversation in which the caller can write now, locked until the transaction ends.
 * @throws HttpError 404 as `getReadableConversation`; AppError `notJoined` for staff who only read it; `conversationClosed`
 */
export async function getWritableConversation(tx: Transaction, call: ConversationCall, id: number): Promise<ReadableConversation> {
  return assertWritable(await lockReadableConversation(tx, call, id));
}
