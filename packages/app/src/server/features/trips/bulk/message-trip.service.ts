// Writes the message of a bulk run for one trip: in the conversation of its stay, or else to support; once in each conversation.

import { CONTENT_TYPE } from '#contract/messaging/message.ts';
import { BULK_PREVIEWS, type BulkAudience, type BulkChange, type BulkRun } from '#contract/trips/bulk.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import {
  findConversationsOfOffers,
  getOrCreateConversation,
  renderForTrip,
  sendSupportMessage,
  writeInConversation,
} from '#server/features/messaging/conversations.public.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { findFamilyToAsk, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { findNames, isWrittenInRun, listFirstChanged, type RowResult } from './bulk.queries.ts';
import { lockVisible, type RowTask, within } from './change-trip.service.ts';

/** Where a message goes, and whom it is for. */
interface Target {
  readonly userId: number;
  /** The offer whose conversation it is; null for the user’s request to support. */
  readonly offerId: number | null;
}

/**
 * Returns where a message about a trip goes: to the conversation with its family, which both sides read, or else to support.
 * @throws AppError `nobodyToWriteTo`
 */
async function findTarget(db: Queryable, trip: TripRow, audience: BulkAudience): Promise<Target> {
  const offers = (await listOffersOfTrips(db, [trip.id])).filter(({ hostFamilyId }) => hostFamilyId === trip.hostFamilyId);
  const written = await findConversationsOfOffers(
    db,
    offers.map(({ id }) => id),
  );
  const offer = offers.find(({ id }) => written.has(id));
  const family = trip.hostFamilyId === null ? null : await findFamilyToAsk(db, trip.hostFamilyId);
  const userId = audience === 'parents' ? trip.parentId : (offer?.hostUserId ?? family?.userId ?? null);
  if (userId === null) throw new AppError('nobodyToWriteTo', { values: { audience } });
  return { userId, offerId: offer?.id ?? null };
}

/** The same in the check and when it is sent, and for all trips of one conversation. */
const toKey = ({ userId, offerId }: Target) => (offerId === null ? `support ${userId}` : `offer ${offerId}`);

interface NewMessage {
  readonly target: Target;
  readonly content: string;
  readonly localMessageId: string;
}

async function write(tx: Transaction, call: Call, { target: { userId, offerId }, ...message }: NewMessage): Promise<void> {
  const fields = { ...message, contentType: CONTENT_TYPE.text };
  if (offerId === null) {
    await sendSupportMessage(withGrant(within(call, tx), 'support.write'), { ...NO_PARTS, body: { ...fields, userId } });
    return;
  }
  const conversationId = await getOrCreateConversation(tx, call.app, { offerId, participants: [call.caller?.id ?? 0] });
  await writeInConversation(tx, withGrant(within(call, tx), 'messages.send'), { conversationId, fields, field: 'text' });
}

/** The use case of a single message has neither. */
const NO_PARTS = { params: undefined, query: undefined };

/**
 * Writes the message for one trip within the transaction of its row, so that it is there exactly if the row says so.
 * @throws AppError `changedMeanwhile` if it would go elsewhere than the check has said, `messageIncomplete` without a value of a variable
 */
export async function messageOneTrip(
  tx: Transaction,
  call: Call,
  { task, change, runId }: { task: RowTask; change: BulkChange; runId: number },
): Promise<RowResult> {
  const trip = await lockVisible(tx, call, task.tripId);
  const target = await findTarget(tx, trip, change.audience ?? 'parents');
  const key = toKey(target);
  if (task.shown !== null && task.shown !== key) throw new AppError('changedMeanwhile');
  if (await isWrittenInRun(tx, { runId, shown: key })) {
    return { outcome: 'unchanged', changes: [], fault: { kind: 'refusal', code: 'writtenAlready' } };
  }
  const { id: tripId } = trip;
  const { text, open } = await renderForTrip(tx, {
    ...{ tripId, text: change.text, addresseeId: target.userId, senderId: call.caller?.id ?? 0 },
  });
  if (open.length > 0) {
    const names = open.map((name) => `{{${name}}}`).join(', ');
    throw new AppError('messageIncomplete', { field: 'text', values: { names } });
  }
  await write(tx, call, { target, content: text, localMessageId: `bulk ${runId} ${key}` });
  return { outcome: 'changed', changes: [{ field: 'recipient', before: null, after: String(target.userId) }], shown: key };
}

/** Returns how the first messages of a check would be. */
export async function previewMessages(call: Call, { id, phase, change }: BulkRun): Promise<BulkRun['previews']> {
  if (phase !== 'check' || change.action !== 'message') return [];
  const only = whereVisibleTrips(withGrant(call, 'trips.read'));
  const rows = await listFirstChanged(call.db, { runId: id, only, limit: BULK_PREVIEWS });
  const toUserId = ({ changes }: (typeof rows)[number]) => Number(changes[0]?.after ?? 0);
  const names = await findNames(call.db, rows.map(toUserId));
  const previews: BulkRun['previews'] = [];
  // One after the other, since the connection may be that of a transaction.
  for (const row of rows) {
    const addresseeId = toUserId(row);
    const about = { tripId: row.tripId, text: change.text, addresseeId, senderId: call.caller?.id ?? 0 };
    const { text } = await renderForTrip(call.db, about);
    previews.push({ tripId: row.tripId, name: names.get(addresseeId) ?? '–', text });
  }
  return previews;
}
