// Saves a trip: a new price is shown first, and saved as shown.

import { editTrip, priceTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import type { TripChanges, TripPriceChange } from '#contract/trips/trip-bodies.shapes.ts';
import { reloadTrips } from '#web/features/trips/reload-trips.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isRepriced, pickTripChanges } from './changes.model.ts';

/** Thrown if the user declines the price: the form stays as it is, without an error message. */
export class NotAgreed extends Error {
  readonly statusCode = 0;
  readonly code = 'notAgreed';
  readonly errors = {};
}

const isNothing = (difference: string | null) => difference !== null && Number(difference) === 0;

/** Describes a new price in whole sentences: before, after, and the difference. */
export function usePriceLines(): (change: TripPriceChange) => readonly string[] {
  const words = useTranslations('hubTrips');
  const money = useMoneyText();
  return ({ before, after, difference }) => {
    const now = money(after);
    if (isNothing(difference)) return [words('price.same', { amount: now })];
    return [
      ...(before === null ? [] : [words('price.before', { amount: money(before) })]),
      words('price.after', { amount: now }),
      ...(difference === null ? [] : [words('price.difference', { amount: money({ amount: difference, currency: after.currency }) })]),
    ];
  };
}

/**
 * Shows a new price and returns its fingerprint once it is confirmed.
 * @throws NotAgreed
 */
export function useAgreement(): (change: TripPriceChange) => Promise<string> {
  const words = useTranslations('hubTrips');
  const linesOf = usePriceLines();
  return async (change) => {
    const { difference, fingerprint } = change;
    const title = words(isNothing(difference) ? 'price.stays' : 'price.changes');
    if (!(await confirm({ title, consequences: linesOf(change), confirm: words('act.save') }))) throw new NotAgreed();
    return fingerprint;
  };
}

interface Saving {
  /** The version from which the form was filled. */
  readonly version: number;
  readonly reason?: string;
}

/**
 * Saves the values that differ from the trip's.
 * @throws ApiFailure, NotAgreed: both are handled by forms
 */
export function useSaveTrip(trip: Trip): (wanted: TripChanges, how: Saving) => Promise<Trip> {
  const words = useTranslations('hubTrips.act');
  const states = useTranslations('trips.state');
  const agree = useAgreement();
  return async (wanted, { version, reason = '' }) => {
    const changes = pickTripChanges(trip, wanted);
    if (Object.keys(changes).length === 0) return trip;
    const agreed = isRepriced(trip, changes)
      ? { quoteFingerprint: await agree(await call(priceTrip, { params: { id: trip.id }, body: changes })) }
      : {};
    const saved = await call(editTrip, { params: { id: trip.id }, body: { ...changes, ...agreed, version, reason } });
    // A booked stay that was changed moves to customer service, which the user should be told.
    const isCaredFor = trip.state === 'booked' && saved.state === 'customer_service';
    showToast(isCaredFor ? words('savedCare', { state: states('customer_service') }) : words('saved'));
    await reloadTrips();
    return saved;
  };
}
