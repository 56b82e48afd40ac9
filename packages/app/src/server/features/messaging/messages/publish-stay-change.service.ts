// Tells the people of conversations that their stay has changed.

import type { Transaction } from '#server/db/database.ts';
// The compiler's parallel checkers only see a file's additions to the maps where the file is imported.
import type {} from '#server/features/messaging/live/events.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { listConversationsOfStudents, listConversationsOfTrip } from '../conversations/participants.queries.ts';
import { listStayMessages } from './action-messages.queries.ts';

/** Has conversations shown again, with what their people can do, and the messages whose actions follow from the stay. */
export async function publishStayChange(tx: Transaction, conversationIds: readonly number[]): Promise<void> {
  if (conversationIds.length === 0) return;
  for (const conversationId of conversationIds) await publishEvent(tx, { kind: 'conversation.changed', conversationId });
  for (const about of await listStayMessages(tx, conversationIds)) await publishEvent(tx, { kind: 'message.changed', ...about });
}

/** Has all conversations of a trip shown again, after its state or what is to be paid for it has changed. */
export async function publishTripChange(tx: Transaction, tripId: number): Promise<void> {
  await publishStayChange(tx, await listConversationsOfTrip(tx, tripId));
}

/** Has all conversations about students shown again, after their details have changed. */
export async function publishStudentChange(tx: Transaction, studentIds: readonly number[]): Promise<void> {
  await publishStayChange(tx, await listConversationsOfStudents(tx, studentIds));
}
