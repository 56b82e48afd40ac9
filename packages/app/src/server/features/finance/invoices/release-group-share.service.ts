// Takes the share of a group's price back when its invoice no longer bills it.

import type { Transaction } from '#server/db/database.ts';
import { clearGroupShare } from '#server/features/trips/trip-facts.public.ts';
import type { Actor } from '#server/platform/record-change.ts';
import type { InvoiceRow } from './invoices.queries.ts';

/** Makes the whole quote the price of the trip again, if the invoice billed a share of a group. */
export async function releaseGroupShare(
  tx: Transaction,
  by: Actor,
  { groupShare, tripId, quoteFingerprint }: Pick<InvoiceRow, 'groupShare' | 'tripId' | 'quoteFingerprint'>,
): Promise<void> {
  if (groupShare === null || tripId === null || quoteFingerprint === null) return;
  await clearGroupShare(tx, by, { tripId, quoteFingerprint });
}
