// The consequences of resuming a booking: what is still open stays open.

import type { TripStep } from '#contract/trips/trip.machine.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { listOpenTasks } from '#web/features/trips/hub/trip-alerts.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns whole sentences for the confirmation of a step; none for most steps. */
export function useResumeLines(): (step: TripStep, trip: Trip) => readonly string[] {
  const words = useTranslations('hubTrips');
  const moves = useTranslations('trips');
  const money = useMoneyText();
  return (step, trip) => {
    const open = listOpenTasks(trip);
    if (step !== 'resume' || open.length === 0) return [];
    const named = open.map(({ kind, amount, currency }) =>
      amount === null || currency === null
        ? words(`tasks.kind.${kind}`)
        : `${words(`tasks.kind.${kind}`)} (${money({ amount, currency })})`,
    );
    return [moves('move.becomes', { state: moves('state.booked') }), words('care.stillOpen', { tasks: named.join(', ') })];
  };
}

/** The same for one trip. */
export function useResumeTrip(trip: Trip): (step: TripStep) => Promise<readonly string[]> {
  const linesOf = useResumeLines();
  return async (step) => linesOf(step, trip);
}
