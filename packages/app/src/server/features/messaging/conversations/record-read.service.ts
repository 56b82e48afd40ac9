// Records which staff read conversations that they have not joined.

import { isAdminLike } from '#contract/identity/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import type { App, Caller } from '#server/platform/app.ts';
import type { ReadableConversation } from './conversation-access.service.ts';
import { upsertRead } from './conversation-changes.queries.ts';

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
