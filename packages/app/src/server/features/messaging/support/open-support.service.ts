// Opens the request of a user to support: the one place where such conversations begin.

import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { joinParticipant } from '../conversations/participants.service.ts';
import { createSid } from '../conversations/sid.ts';
import { insertSupport, lockSupport, lockSupported } from './support.queries.ts';

/**
 * Returns the open request of a user to support; begins one if there is none, or the last one was closed.
 * @returns null for a user that doesn't exist or was deleted
 */
export async function openSupport(tx: Transaction, { clock }: Pick<App, 'clock'>, userId: number): Promise<number | null> {
  if (!(await lockSupported(tx, userId))) return null;
  const found = await lockSupport(tx, userId);
  const at = clock.now();
  const conversationId = found?.isOpen === true ? found.id : await insertSupport(tx, { userId, sid: createSid(), at });
  await joinParticipant(tx, { conversationId, userId, at, isUnread: false, again: true });
  return conversationId;
}
