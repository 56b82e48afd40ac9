// Records which staff read conversations that they have not joined.

import { isAdminLike } from '#contract/identity/roles.ts';
import type { Call } from '#server/platform/app.ts';
import type { ReadableConversation } from './conversation-access.service.ts';
import { upsertRead } from './conversation-changes.queries.ts';

/** Records that somebody of staff reads a conversation without having joined it; an administrator also while viewing as another user. */
export async function recordStaffRead(
  { app: { clock }, db, caller }: Pick<Call, 'app' | 'db' | 'caller'>,
  { id, isParticipant }: Pick<ReadableConversation, 'id' | 'isParticipant'>,
): Promise<void> {
  if (caller === null) return;
  const isSpectator = caller.viewerId !== null || (!isParticipant && isAdminLike(caller.roles));
  if (!isSpectator) return;
  await upsertRead(db, { conversationId: id, userId: caller.viewerId ?? caller.id, day: clock.today(), at: clock.now() });
}
