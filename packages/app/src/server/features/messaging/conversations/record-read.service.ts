// Records which staff read conversations that they have not joined.

import { isAdminLike } from '#contract/identity/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import type { App, Call, Caller } from '#server/platform/app.ts';
import type { ReadableConversation } from './conversation-access.service.ts';
import { upsertRead } from './conversation-changes.queries.ts';
import { listMessagesAbout } from './conversations.queries.ts';

/** Who reads, in a request or over a connection; in a transaction with its database. */
interface ReadingCall {
  readonly app: Pick<App, 'clock'>;
  readonly db: Queryable;
  readonly caller: Pick<Caller, 'id' | 'roles' | 'viewerId'> | null;
}

/** Records that somebody of staff reads a conversation without having joined it; an administrator also while viewing as another user. */
export async function recordStaffRead(
  { app: { clock }, db, caller }: ReadingCall,
  { id, isParticipant }: Pick<ReadableConversation, 'id' | 'isParticipant'>,
): Promise<void> {
  if (caller === null) return;
  const isSpectator = caller.viewerId !== null || (!isParticipant && isAdminLike(caller.roles));
  if (!isSpectator) return;
  await upsertRead(db, { conversationId: id, userId: caller.viewerId ?? caller.id, day: clock.today(), at: clock.now() });
}

/** Returns the texts that people have written about offers and that the caller can read, and records who of staff reads them. */
export async function readMessagesAbout(call: Call, db: Queryable, offerIds: readonly number[]) {
  const read = await listMessagesAbout(db, { offerIds, reader: call });
  const conversations = new Map(read.map(({ conversationId: id, isParticipant }) => [id, { id, isParticipant }]));
  for (const one of [...conversations.values()].sort((a, b) => a.id - b.id)) {
    await recordStaffRead({ app: call.app, db, caller: call.caller }, one);
  }
  return read;
}
