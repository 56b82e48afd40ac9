// The last fields of a new trip: services, a code, wishes and notes.

import { useServiceChoices } from '#web/features/trips/hub/edit/price-form.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { CheckboxField, CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { NewTripForm } from './new-trip-draft.ts';

export function FinishFields({ form }: { readonly form: NewTripForm }) {
  const words = useTranslations('hubTrips');
  const services = useServiceChoices();
  const mayExempt = useSignedInUser().capabilities.includes('trips.vat');
  return (
    <>
      {services.length > 0 && (
        <CheckboxListField
          of={form.field('serviceTypeIds') as unknown as FieldBinding<string[] | undefined>}
          label={words('price.services')}
          choices={services}
        />
      )}
      <TextField of={form.field('discountCode')} label={words('price.code')} maxLength={200} autoComplete="off" />
      {mayExempt && <CheckboxField of={form.field('vatExempt')} label={words('price.exempt')} description={words('price.exemptHint')} />}
      <LongTextField of={form.field('wishes')} label={words('details.wishes')} maxLength={2000} minRows={2} />
      <LongTextField
        of={form.field('notes')}
        label={words('details.notes')}
        description={words('details.notesHint')}
        maxLength={2000}
        minRows={2}
      />
    </>
  );
}
