// Extends a completed stay: asks for the new last day, and shows the price before it is confirmed.

import { priceTrip } from '#contract/trips/trip.endpoints.ts';
import type { TripStep } from '#contract/trips/trip.machine.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import type { MoveQuestion } from '#web/features/trips/use-trip-move.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { askDay } from '#web/ui/dialog/ask-day.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { usePriceLines } from './use-save-trip.ts';

type Extended = Pick<Trip, 'id' | 'toDate'>;

/** Returns how the extra input of a step is asked for; an empty one for most, null if the user cancelled or there was no price. */
export function useAskExtension(): (step: TripStep, trip: Extended) => Promise<MoveQuestion | null> {
  const words = useTranslations('hubTrips.prolong');
  const linesOf = usePriceLines();
  const today = useToday();
  return async (step, { id, toDate: last }) => {
    if (step !== 'prolong') return {};
    const min = last > today ? last : today;
    const toDate = await askDay({ title: words('title'), label: words('day'), confirm: words('next'), min });
    if (toDate === null) return null;
    const change = await attemptRequest(call(priceTrip, { params: { id }, body: { toDate } }));
    if (change === null) return null;
    return { consequences: linesOf(change), longer: { toDate, quoteFingerprint: change.fingerprint } };
  };
}

/** The same for one trip. */
export function useExtendTrip(trip: Extended): (step: TripStep) => Promise<MoveQuestion | null> {
  const askExtension = useAskExtension();
  return (step) => askExtension(step, trip);
}
