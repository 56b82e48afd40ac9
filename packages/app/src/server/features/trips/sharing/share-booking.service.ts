// Sets which trip pays another one's prices per booking, and agrees the price that follows.

import type { Transaction } from '#server/db/database.ts';
import { loadStay } from '#server/features/trips/create/load-stay.service.ts';
import { getAgreedPrice, type QuotedBy, quoteStay, saveQuote, toPriceChange } from '#server/features/trips/create/price-trip.service.ts';
import { recordChangeOfPrice, updatePayouts } from '#server/features/trips/money/bill-trip.service.ts';
import { findTripRow, type TripRow, updateTripRow } from '#server/features/trips/trip.queries.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { isAgreedWithoutPerBooking } from './carrier.service.ts';

/** Sets who pays a locked trip's prices per booking; its price follows with `priceCarriedTrip`, once all payers are set. */
export async function setCarrier(tx: Transaction, trip: TripRow, carrierId: number | null): Promise<void> {
  if (trip.perBookingPaidBy !== carrierId) await updateTripRow(tx, trip.id, { perBookingPaidBy: carrierId });
}

interface CarriedPrice {
  /** The trip as it was locked. */
  readonly before: TripRow;
  /** The new price, as it was shown. */
  readonly expected: string;
  /** The book in force, with what the trips were compared by when it was shown. */
  readonly pricing: QuotedBy;
}

/** Returns the agreed price of a trip by its new payer; nothing for a trip that is priced when it is reserved, or is agreed so already. */
async function agreeSharedPrice(
  tx: Transaction,
  by: Actor,
  { trip, expected, pricing }: Pick<CarriedPrice, 'expected' | 'pricing'> & { trip: TripRow },
) {
  if (trip.quoteFingerprint === null || trip.hostFamilyId === null) return null;
  // Later price books never change what was agreed.
  if ((await isAgreedWithoutPerBooking(by.app, tx, trip.quoteFingerprint)) === (trip.perBookingPaidBy !== null)) {
    const kept = await getAgreedPrice(by.app, tx, trip.quoteFingerprint);
    if (kept?.amount !== expected) throw new AppError('changedMeanwhile');
    return null;
  }
  const stay = await loadStay(tx, trip, trip.hostFamilyId);
  const priced = await quoteStay(by.app, tx, stay, pricing);
  if (priced.quote.total !== expected) throw new AppError('changedMeanwhile');
  await saveQuote(tx, by, priced);
  const { before, after, fingerprint } = await toPriceChange(by.app, tx, trip.quoteFingerprint, priced);
  return { before, after, fingerprint };
}

/**
 * Agrees the price of a trip whose payer was set, updates what is paid out for it, and tells those concerned. Records both changes.
 * @throws AppError `changedMeanwhile` if it is another than was shown, `quoteRefused`
 */
export async function priceCarriedTrip(tx: Transaction, by: Actor, { before, expected, pricing }: CarriedPrice): Promise<void> {
  const trip = await findTripRow(tx, before.id);
  if (trip === null) throw notFound();
  const agreed = await agreeSharedPrice(tx, by, { trip, expected, pricing });
  const saved = agreed === null ? trip : await updateTripRow(tx, trip.id, { quoteFingerprint: agreed.fingerprint });
  if (agreed !== null && agreed.before !== null) {
    const { before: old, after, fingerprint } = agreed;
    await recordChangeOfPrice(tx, by, { trip: saved, cause: 'group', before: old, after, fingerprint });
    await updatePayouts(tx, by, { before, trip: saved });
  }
  const { perBookingPaidBy, quoteFingerprint } = saved;
  const prices = agreed === null ? {} : { total: { before: agreed.before?.amount ?? null, after: agreed.after.amount } };
  const changes = { ...findDifferences(before, { perBookingPaidBy, quoteFingerprint }), ...prices };
  await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: before.id, changes });
}
