// The fields of a testimonial: what was said and by whom, the consent, and whether visitors see it.

import { Fieldset, Text } from '@mantine/core';
import { CONSENT_WAYS, TESTIMONIAL_LIMITS, type Testimonial, type testimonialBody } from '#contract/content/testimonials.shapes.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import type { DraftOf, FieldsProps } from '#web/platform/resource/resource.ts';
import { CheckboxField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { UploadField } from '../editor/image-input.tsx';

const STARS = Array.from({ length: TESTIMONIAL_LIMITS.rating }, (_, place) => place + 1);

export function TestimonialFields({ form }: FieldsProps<Testimonial, DraftOf<typeof testimonialBody>>) {
  const words = useTranslations('testimonials');
  const shown = useTranslations('liveContent');
  const ways = useTranslations('names.consentWay');
  const today = useToday();
  const rating = form.field('rating') as FieldBinding<number | null>;
  return (
    <>
      <TextField
        of={form.field('name')}
        label={words('name')}
        description={words('nameHint')}
        maxLength={TESTIMONIAL_LIMITS.name}
        required
      />
      <TextField of={form.field('role')} label={words('role')} description={words('roleHint')} maxLength={TESTIMONIAL_LIMITS.role} />
      <LongTextField of={form.field('text')} label={words('text')} maxLength={TESTIMONIAL_LIMITS.text} minRows={4} required />
      <SelectField
        of={form.field('locale') as FieldBinding<string | null>}
        label={words('language')}
        description={words('languageHint')}
        choices={listLanguageNames().map(({ locale, name }) => ({ value: locale, label: name }))}
        required
      />
      <SelectField
        of={{
          ...(rating as unknown as FieldBinding<string | null>),
          value: rating.value === null || rating.value === undefined ? null : String(rating.value),
          change: (value) => rating.change(value === null ? null : Number(value)),
        }}
        label={words('rating')}
        choices={STARS.map((count) => ({ value: String(count), label: shown('stars', { count }) }))}
        clearable
      />
      <div>
        <Text size="sm" fw={600} mb={4}>
          {words('photo')}
        </Text>
        <UploadField of={form.field('photoRef') as FieldBinding<string | null>} label={words('photo')} />
      </div>
      <Fieldset legend={words('consent')}>
        <Text size="sm" mb="xs">
          {words('consentText')}
        </Text>
        <TextField of={form.field('consentBy')} label={words('consentBy')} description={words('consentByHint')} maxLength={120} />
        <DateField of={form.field('consentOn') as FieldBinding<string | null>} label={words('consentOn')} max={today} />
        <SelectField
          of={form.field('consentWay') as FieldBinding<string | null>}
          label={words('consentWay')}
          choices={CONSENT_WAYS.map((value) => ({ value, label: ways(value) }))}
          clearable
        />
      </Fieldset>
      <CheckboxField of={form.field('isPublished') as FieldBinding<boolean>} label={words('publish')} description={words('publishHint')} />
    </>
  );
}
