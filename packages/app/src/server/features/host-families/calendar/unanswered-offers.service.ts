// Offers that wait for the answer of a family when it blocks their days: it confirms that it knows of them, and staff are told.

import type { DayStretch } from '#contract/host-families/series.ts';
import type { Transaction } from '#server/db/database.ts';
import { addTask } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { takesNight } from './blocks.rules.ts';
import { listTripNames, listWaitingOffers } from './calendar.queries.ts';

const toWaiting = async (tx: Transaction, hostFamilyId: number, blocked: readonly DayStretch[]) => {
  const [first] = blocked.map(({ fromDate }) => fromDate).toSorted();
  if (first === undefined) return [];
  return (await listWaitingOffers(tx, hostFamilyId, first)).filter((offer) => blocked.some((days) => takesNight(days, offer)));
};

/** Opens a task for each trip whose offer waits for a family that has blocked the days. */
async function addOfferTasks(tx: Transaction, by: Actor, offers: Awaited<ReturnType<typeof listWaitingOffers>>): Promise<void> {
  for (const { tripId, offerId } of offers) {
    await addTask(tx, by, { tripId, kind: 'datesBlocked', key: `offer:${offerId}`, again: true });
  }
}

/** Opens a task for each trip with an offer that waits on days that a calendar in another place has blocked. */
export async function tellOfBlockedOffers(tx: Transaction, by: Actor, hostFamilyId: number, blocked: readonly DayStretch[]): Promise<void> {
  await addOfferTasks(tx, by, await toWaiting(tx, hostFamilyId, blocked));
}

/**
 * Asks for a confirmation if days that were blocked are those of waiting offers; once confirmed, opens a task for each of their trips.
 * @throws AppError `offersOpen`
 */
export async function confirmBlockedOffers(
  tx: Transaction,
  call: Call,
  { hostFamilyId, blocked, isConfirmed }: { hostFamilyId: number; blocked: readonly DayStretch[]; isConfirmed: boolean },
): Promise<void> {
  const offers = await toWaiting(tx, hostFamilyId, blocked);
  if (offers.length === 0) return;
  if (!isConfirmed) {
    const names = await listTripNames(
      tx,
      offers.map(({ tripId }) => tripId),
    );
    const issues = offers.map(({ agentId: _, ...offer }) => ({ ...offer, studentName: names.get(offer.tripId) ?? '' }));
    throw new AppError('offersOpen', { issues });
  }
  await addOfferTasks(tx, call, offers);
}
