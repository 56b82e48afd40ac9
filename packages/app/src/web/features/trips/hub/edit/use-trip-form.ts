// A form for a part of a trip: compares changes saved by others first, and requires a reason to change a booked stay.

import { useEffect, useRef } from 'react';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import type { TripChanges } from '#contract/trips/trip-bodies.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { FieldRefusal } from '#web/ui/form/field-refusal.ts';
import type { Draft } from '#web/ui/form/form-values.ts';
import type { Shape } from '#web/ui/form/problem.ts';
import { type UsedForm, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isReasonRequired, pickTripChanges } from './changes.model.ts';
import { useSaveTrip } from './use-save-trip.ts';

interface PartShape<Input, Output> extends Shape<Output> {
  readonly _zod: { readonly input: Input; readonly output: Output };
}

interface Part<Input, Output> {
  readonly trip: Trip;
  readonly shape: PartShape<Input, Output>;
  readonly draftOf: (trip: Trip) => Draft<Input>;
  readonly changesIn: (output: Output) => TripChanges & { readonly reason?: string };
}

interface TripForm<Input> extends UsedForm<Draft<Input>> {
  /** Whether the current changes can only be saved with a reason. */
  readonly needsReason: boolean;
}

export function useTripForm<Input, Output>({ trip, shape, draftOf, changesIn }: Part<Input, Output>): TripForm<Input> {
  const faults = useTranslations('validation');
  const words = useTranslations('hubTrips.details');
  // The version last read by the page or by a comparison: the one on which a save is based.
  const version = useRef(trip.version);
  const save = useSaveTrip(trip);
  const form = useForm<Input, Output, Trip>({
    shape,
    initial: draftOf(trip),
    send(output) {
      const { reason = '', ...wanted } = changesIn(output);
      if (reason === '' && isReasonRequired(trip, pickTripChanges(trip, wanted)))
        throw new FieldRefusal('reason', faults('required', { attribute: words('reason') }));
      return save(wanted, { version: version.current, reason });
    },
    done: (saved) => {
      version.current = saved.version;
    },
    async reread() {
      const theirs = await call(readTrip, { params: { id: trip.id }, query: {} });
      version.current = theirs.version;
      return draftOf(theirs);
    },
  });
  // Reloads an untouched form if a step has changed the trip in the meantime.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of the trip
  useEffect(() => {
    if (form.dirty || trip.version === version.current) return;
    version.current = trip.version;
    form.reset(draftOf(trip));
  }, [trip.version]);
  const typed = shape.safeParse(form.values, { reportInput: true });
  const { reason: _, ...wanted } = typed.success ? changesIn(typed.data) : {};
  return { ...form, needsReason: isReasonRequired(trip, pickTripChanges(trip, wanted)) };
}
