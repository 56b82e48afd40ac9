// Why a stay is changed that a family was chosen for; a booked one is given back to staff with it.

import { OPEN_STATES } from '#contract/trips/trip.machine.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface ReasonProps {
  readonly trip: Pick<Trip, 'state'>;
  readonly of: FieldBinding<string | null | undefined>;
  /** Whether what is changed can't be saved without. */
  readonly required: boolean;
}

/** Nothing, where nobody has been chosen yet. */
export function ReasonField({ trip: { state }, of, required }: ReasonProps) {
  const words = useTranslations('hubTrips.details');
  if ((OPEN_STATES as readonly string[]).includes(state)) return null;
  const hint = state === 'booked' ? { description: words('reasonHint') } : {};
  return <TextField of={of} label={words('reason')} maxLength={500} required={required} {...hint} />;
}
