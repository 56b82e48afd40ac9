// The values from the URL that start a booking: an existing trip with its data, or a family, dates and children.

import { useEffect, useRef, useState } from 'react';
import { EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { isOnServer } from '#web/platform/page-scope.ts';
import { useSearchParams } from '#web/router.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isBookable, toCurrentTrip } from './begun-trip.model.ts';
import { changeDates } from './dropped-camps.tsx';
import { useReplacing } from './family-step.tsx';
import { prefillTrip, readNumber, setFamily, wouldReplaceFamily } from './trip.model.ts';
import { draft, useBooker } from './use-draft.ts';

export type PrefilledTrip =
  | { readonly at: 'working' | 'done' }
  /** Only the trip's own customer can read it, so the user must sign in. */
  | { readonly at: 'signIn'; readonly next: string }
  /** The trip can't be booked any more. */
  | { readonly at: 'over'; readonly tripId: number }
  | { readonly at: 'failed'; readonly message: string; readonly retry: () => void };

const PREFILLED = ['family', 'backup', 'child', 'children', 'from', 'to'];
const TAKEN = [...PREFILLED, 'trip'];

/** Loads a trip into the booking; asks before it replaces another one, and returns false if the user declines. */
function useTaking(): (trip: Trip) => Promise<boolean> {
  const words = useTranslations('booking');
  return async (trip) => {
    const now = draft.get().trip;
    // The booking was continued: the choices made here are newer.
    if (now.tripId === trip.id) return true;
    const made = toCurrentTrip(trip);
    const isEmpty = JSON.stringify({ ...now, children: [] }) === JSON.stringify(EMPTY_TRIP);
    const question = { title: words('ofTrip.title'), consequences: [words('ofTrip.replace')], confirm: words('continue') };
    if (!isEmpty && !(await confirm(question))) return false;
    draft.change(() => made);
    return true;
  };
}

/** Applies the values in the URL to the booking once, and removes them from the URL. */
export function usePrefilledTrip(isReady: boolean): PrefilledTrip {
  const [asked, setAsked] = useSearchParams();
  const { userId } = useBooker();
  const replacing = useReplacing();
  const taking = useTaking();
  const [state, setState] = useState<PrefilledTrip>(() =>
    isOnServer() && !TAKEN.some((name) => asked.has(name)) ? { at: 'done' } : { at: 'working' },
  );
  const isBusy = useRef(false);
  const tripId = readNumber(asked, 'trip');

  function done(): void {
    setAsked((now) => new URLSearchParams([...now].filter(([name]) => !TAKEN.includes(name))), { replace: true });
    setState({ at: 'done' });
  }

  function fill(): void {
    const family = readNumber(asked, 'family');
    const take = () => changeDates((now) => (family === null ? prefillTrip(now, asked) : setFamily(prefillTrip(now, asked), family)));
    const { trip } = draft.get();
    // Applied at once if no question is needed, as the step in the URL may depend on it. Keeping the current family also keeps its dates.
    if (tripId === null && family !== null && wouldReplaceFamily(trip, family)) void replacing(trip, family).then((goes) => goes && take());
    else take();
    done();
  }

  async function fillOf(id: number): Promise<void> {
    const trip = await call(readTrip, { params: { id }, query: {} }, { quiet: true });
    if (!isBookable(trip)) return setState({ at: 'over', tripId: id });
    if (await taking(trip)) fill();
    else done();
  }

  useEffect(() => {
    if (!isReady || isBusy.current || state.at !== 'working') return;
    if (tripId === null) return TAKEN.some((name) => asked.has(name)) ? fill() : setState({ at: 'done' });
    if (userId === null) return;
    isBusy.current = true;
    fillOf(tripId)
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        setState({ at: 'failed', message: error.message, retry: () => setState({ at: 'working' }) });
      })
      .finally(() => {
        isBusy.current = false;
      });
  });

  if (isReady && tripId !== null && userId === null) return { at: 'signIn', next: paths.travelBooking(Object.fromEntries(asked)) };
  return state;
}
