// Who is in a call, how it empties, and how it ends.

import { EMPTY_CALL_MINUTES } from '#contract/messaging/call.events.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { publishActionMessages } from '../messages/post-action-message.service.ts';
import { countPeers, deletePeers, type Leaving, listCallsToLeave } from './call-peers.queries.ts';
import { type CallRow, findCallRow, lockCallRow, updateEnded, updatePresent } from './calls.queries.ts';
import type {} from './events.ts';

export const END_CALL_JOB = 'calls.endEmpty';

const MINUTE = 60_000;

/** Returns since when a call has to have been empty to end now. */
export function getEmptySince(now: Date): Date {
  return new Date(now.getTime() - EMPTY_CALL_MINUTES * MINUTE);
}

/** Has a call ended in time if nobody is in it then. */
export function scheduleEnd(tx: Transaction, app: App, callId: number): Promise<void> {
  const dueAt = new Date(app.clock.now().getTime() + EMPTY_CALL_MINUTES * MINUTE);
  return enqueue(tx, app, { kind: END_CALL_JOB, payload: { callId }, dueAt });
}

/** Takes devices out of their calls; returns how many there were. */
export async function removePeers(tx: Transaction, app: App, leaving: Leaving): Promise<number> {
  // Calls are locked before their devices, as where somebody joins.
  for (const callId of await listCallsToLeave(tx, leaving)) await lockCallRow(tx, callId);
  const gone = await deletePeers(tx, leaving);
  for (const { id: peerId, callId } of gone) await publishEvent(tx, { kind: 'call.peer', callId, peerId, change: 'left' });
  for (const callId of new Set(gone.map((peer) => peer.callId))) {
    await updatePresent(tx, callId, app.clock.now());
    if ((await countPeers(tx, callId)) === 0) await scheduleEnd(tx, app, callId);
  }
  return gone.length;
}

/** Ends a call for everybody in it; nothing happens if it has ended before. */
export async function endCall(tx: Transaction, app: App, { id: callId, conversationId }: CallRow): Promise<void> {
  if (!(await updateEnded(tx, callId, app.clock.now()))) return;
  await deletePeers(tx, { callId });
  await publishEvent(tx, { kind: 'call.ended', callId });
  await publishActionMessages(tx, conversationId, { callId });
}

/** Ends a call if nobody has been in it for long enough. */
export async function endEmptyCall(app: App, callId: number): Promise<void> {
  if ((await findCallRow(app.db, callId)) === null) return;
  await app.db.transaction(async (tx) => {
    const row = await lockCallRow(tx, callId);
    if (row === null || row.lastPresentAt > getEmptySince(app.clock.now()) || (await countPeers(tx, callId)) > 0) return;
    await endCall(tx, app, row);
  });
}
