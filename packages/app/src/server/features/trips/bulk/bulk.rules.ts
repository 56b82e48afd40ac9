// Rules of bulk changes: which steps of a trip can be undone, which family a stay is reserved with, and what differs between two states.

import { addDays } from '#contract/platform/days.ts';
import type { BulkField } from '#contract/trips/bulk.shapes.ts';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import { TRIP_MOVES, type TripStep } from '#contract/trips/trip.machine.ts';
import { isOut } from '#server/features/trips/lifecycle/transition-guards.rules.ts';

/** The steps that undo others. Those that ask families, hold beds or bill are left out: only people can take them back. */
const STEPS_BACK: readonly TripStep[] = ['needCare', 'resume', 'close', 'correct', 'reopen'];

/** Returns the step that leads back; null if the state machine has none, or if it concerns money or families. */
export function findStepBack(before: TripState, after: TripState): TripStep | null {
  return TRIP_MOVES.find(({ step, from, to }) => from === after && to === before && STEPS_BACK.includes(step))?.step ?? null;
}

interface FamilyOffer {
  readonly hostFamilyId: number;
  readonly state: OfferState;
}

/**
 * Returns the families with which a stay can be reserved if nobody names one: the chosen one while it is not out; otherwise those that
 * consider it, or those that were asked.
 */
export function listFamiliesToReserve(chosen: number | null, offers: readonly FamilyOffer[]): number[] {
  const offer = offers.find(({ hostFamilyId }) => hostFamilyId === chosen);
  if (chosen !== null && (offer === undefined || !isOut(offer.state))) return [chosen];
  const those =
    ['considering' as const, 'awaiting_review' as const]
      .map((state) => offers.filter((one) => one.state === state))
      .find(({ length }) => length > 0) ?? [];
  return those.map(({ hostFamilyId }) => hostFamilyId);
}

/** Returns the family with which a stay is reserved if nobody names one: the only one that can be. Of several, somebody has to choose: undefined. */
export function findFamilyToReserve(chosen: number | null, offers: readonly FamilyOffer[]): number | undefined {
  const [first, ...others] = listFamiliesToReserve(chosen, offers);
  return others.length === 0 ? first : undefined;
}

/** What a bulk change compares of a trip. */
export interface ComparedTrip {
  readonly state: TripState;
  readonly coordinatorId: number | null;
  readonly fromDate: string;
  readonly toDate: string;
  /** The agreed price, as amount and currency. */
  readonly price: string | null;
  /** The price that an invoice bills; null if none does. */
  readonly invoice: string | null;
}

/** Returns what differs, in the order of the fields. */
export function listChanges(before: ComparedTrip, after: ComparedTrip): BulkField[] {
  const toText = (value: string | number | null) => (value === null ? null : String(value));
  const pairs = [
    ['state', before.state, after.state],
    ['coordinator', before.coordinatorId, after.coordinatorId],
    ['fromDate', before.fromDate, after.fromDate],
    ['toDate', before.toDate, after.toDate],
    ['price', before.price, after.price],
    ['invoice', before.invoice, after.invoice],
  ] as const;
  return pairs.flatMap(([field, one, other]) => (one === other ? [] : [{ field, before: toText(one), after: toText(other) }]));
}

/** The fields that follow from others, or that only the use case itself compares. */
const DERIVED: readonly BulkField['field'][] = ['price', 'invoice', 'recipient'];

/** Returns whether a trip still has one side of what a run has noted. */
export function hasSide(trip: ComparedTrip, changes: readonly BulkField[], side: 'before' | 'after'): boolean {
  const { state, coordinatorId: coordinator, fromDate, toDate } = trip;
  const values: Readonly<Partial<Record<BulkField['field'], string | number | null>>> = { state, coordinator, fromDate, toDate };
  return changes.every(({ field, ...sides }) => DERIVED.includes(field) || String(values[field] ?? '') === (sides[side] ?? ''));
}

/** Returns the dates of a stay moved by days. */
export const shiftStay = ({ fromDate, toDate }: Pick<ComparedTrip, 'fromDate' | 'toDate'>, days: number) => ({
  fromDate: addDays(fromDate, days),
  toDate: addDays(toDate, days),
});
