// Keeps the participants of conversations in step with stays: parents of the students, and the family once it was asked.

import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import '../live/events.ts';
import { repairUnread } from '../messages/unread.queries.ts';
import { findConversationOfGroup } from './groups.queries.ts';
import {
  deleteParticipant,
  listConversationsOfStudents,
  listConversationsOfTrip,
  listFormerParticipants,
  listMissingParticipants,
  type NewParticipant,
  type Participation,
  upsertParticipant,
} from './participants.queries.ts';

type Clocked = Pick<App, 'clock'>;

/** Tells all processes that somebody has joined a conversation or was taken out of it: their connections follow at once. */
export function publishParticipation(tx: Transaction, { conversationId, userId }: Participation, isIn: boolean): Promise<void> {
  return publishEvent(tx, { kind: 'conversation.participants', conversationId, userId, isIn });
}

/** Makes a user a participant; returns whether they were none. Who was taken out comes back only with `again`. */
export async function joinParticipant(tx: Transaction, participant: NewParticipant): Promise<boolean> {
  const isNew = await upsertParticipant(tx, participant);
  if (isNew && participant.isUnread) await repairUnread(tx, participant.conversationId);
  if (isNew) await publishParticipation(tx, participant, true);
  return isNew;
}

/** Adds who takes part in conversations by their stays, and takes out former parents. */
export async function syncConversations(tx: Transaction, { clock }: Clocked, ids: readonly number[]): Promise<void> {
  const at = clock.now();
  for (const one of await listMissingParticipants(tx, ids)) await joinParticipant(tx, { ...one, at, isUnread: true });
  for (const one of await listFormerParticipants(tx, ids)) {
    await deleteParticipant(tx, one);
    await publishParticipation(tx, one, false);
  }
}

/** Updates who takes part in the conversations of a trip, after its students, its parent or its group have changed. */
export async function syncParticipantsOfTrip(tx: Transaction, app: Clocked, tripId: number): Promise<void> {
  await syncConversations(tx, app, await listConversationsOfTrip(tx, tripId));
}

/** Updates who takes part in the conversation of a group, after a trip has left it. */
export async function syncParticipantsOfGroup(tx: Transaction, app: Clocked, groupId: number): Promise<void> {
  const found = await findConversationOfGroup(tx, groupId);
  await syncConversations(tx, app, found === null ? [] : [found]);
}

/** Updates who takes part in the conversations about students, after their parents have changed. */
export async function syncParticipantsOfStudents(tx: Transaction, app: Clocked, studentIds: readonly number[]): Promise<void> {
  await syncConversations(tx, app, await listConversationsOfStudents(tx, studentIds));
}
