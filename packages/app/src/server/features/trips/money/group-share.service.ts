// The price of a trip that is billed with its group: its share instead of its own quote, as long as an invoice bills that.

import type { Transaction } from '#server/db/database.ts';
import { lockTrip, updateTripRow } from '#server/features/trips/trip.queries.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';

interface AgreedShare {
  readonly tripId: number;
  readonly quoteFingerprint: string;
  /** The quote's total minus the share; below 0 where the share got a cent that was left over. */
  readonly waived: string;
  readonly currency: string;
}

/** Waives what the share of a trip is below its quote, so that its price is what its invoice bills. */
export async function agreeGroupShare(tx: Transaction, by: Actor, agreed: AgreedShare): Promise<void> {
  const { tripId, quoteFingerprint, waived, currency } = agreed;
  const trip = await lockTrip(tx, tripId);
  if (trip === null) return;
  await updateTripRow(tx, tripId, { waivedAmount: waived, waivedFingerprint: quoteFingerprint });
  const changes = { waived: { before: trip.waivedAmount, after: waived }, currency };
  await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: tripId, changes });
}

/** Makes the quote the price again; a price that was agreed since stays as it is. */
export async function clearGroupShare(
  tx: Transaction,
  by: Actor,
  { tripId, quoteFingerprint }: Pick<AgreedShare, 'tripId' | 'quoteFingerprint'>,
): Promise<void> {
  const trip = await lockTrip(tx, tripId);
  if (trip === null || trip.waivedFingerprint !== quoteFingerprint) return;
  await updateTripRow(tx, tripId, { waivedAmount: null, waivedFingerprint: null });
  const changes = { waived: { before: trip.waivedAmount, after: null } };
  await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: tripId, changes });
}
