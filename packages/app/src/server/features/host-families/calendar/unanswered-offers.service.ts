// Offers that wait for the answer of a family when it blocks their days: it confirms that it knows of them, and staff are told.

import type { DayStretch } from '#contract/host-families/series.ts';
import type { Transaction } from '#server/db/database.ts';
import { addTask } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { takesNight } from './blocks.rules.ts';
import { listTripNames, listWaitingOffers } from './calendar.queries.ts';

/**
 * Asks for a confirmation if days that were blocked are those of waiting offers; once confirmed, opens a task for each of their trips.
 * @throws AppError `offersOpen`
 */
export async function confirmBlockedOffers(
  tx: Transaction,
  call: Call,
  { hostFamilyId, blocked, isConfirmed }: { hostFamilyId: number; blocked: readonly DayStretch[]; isConfirmed: boolean },
): Promise<void> {
  const [first] = blocked.map(({ fromDate }) => fromDate).toSorted();
  if (first === undefined) return;
  const offers = (await listWaitingOffers(tx, hostFamilyId, first)).filter((offer) => blocked.some((days) => takesNight(days, offer)));
  if (offers.length === 0) return;
  if (!isConfirmed) {
    const names = await listTripNames(
      tx,
      offers.map(({ tripId }) => tripId),
    );
    const issues = offers.map(({ agentId: _, ...offer }) => ({ ...offer, studentName: names.get(offer.tripId) ?? '' }));
    throw new AppError('offersOpen', { issues });
  }
  for (const { tripId, offerId } of offers) {
    await addTask(tx, call, { tripId, kind: 'datesBlocked', key: `offer:${offerId}`, again: true });
  }
}
