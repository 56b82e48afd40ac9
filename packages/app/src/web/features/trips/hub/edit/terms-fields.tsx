// The fields of a trip's terms: its type, the business that sells it, and the parent who pays for it.

import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useParentChoices } from '#web/features/trips/hub/create/people-part.tsx';
import { useBusinessChoices, useTripTypeChoices } from '#web/features/trips/hub/use-choices.ts';
import { type Choice, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type Selected = FieldBinding<string | null | undefined>;

interface TermsFieldsProps {
  readonly trip: Trip;
  readonly tripType: Selected;
  readonly business: Selected;
  readonly parent: Selected;
  /** Those chosen in the form; one of their parents pays. */
  readonly studentIds: readonly number[];
}

/** Adds what the trip has now to the choices, which may no longer offer it. */
function withCurrent(choices: readonly Choice[], current: { readonly id: number; readonly name: string } | null): readonly Choice[] {
  if (current === null || choices.some(({ value }) => value === String(current.id))) return choices;
  return [{ value: String(current.id), label: current.name }, ...choices];
}

export function TermsFields({ trip, tripType, business, parent, studentIds }: TermsFieldsProps) {
  const label = useTranslations('lists.trips.columns');
  const words = useTranslations('hubTrips.details');
  const types = useTripTypeChoices();
  const businesses = useBusinessChoices();
  const { choices: parents } = useParentChoices(studentIds);
  const isBilled = trip.invoices.some(({ state }) => state !== 'void');
  const fixed = isBilled ? { description: words('billedFixed'), disabled: true } : {};
  return (
    <>
      <SelectField of={tripType} label={label('tripType')} choices={withCurrent(types, trip.tripType)} />
      <SelectField of={parent} label={label('parent')} choices={withCurrent(parents, trip.parent)} placeholder={words('none')} {...fixed} />
      {businesses.length > 0 && (
        <SelectField of={business} label={label('business')} choices={withCurrent(businesses, trip.business)} {...fixed} />
      )}
    </>
  );
}
