// The reason for changing a stay with a chosen family; a booked one returns to customer service with this reason.

import { OPEN_STATES } from '#contract/trips/trip.machine.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface ReasonProps {
  readonly trip: Pick<Trip, 'state'>;
  readonly of: FieldBinding<string | null | undefined>;
  /** Whether the change can't be saved without a reason. */
  readonly required: boolean;
}

/** Renders nothing if no family is chosen yet. */
export function ReasonField({ trip: { state }, of, required }: ReasonProps) {
  const words = useTranslations('hubTrips.details');
  if ((OPEN_STATES as readonly string[]).includes(state)) return null;
  const hint = state === 'booked' ? { description: words('reasonHint') } : {};
  return <TextField of={of} label={words('reason')} maxLength={500} required={required} {...hint} />;
}
