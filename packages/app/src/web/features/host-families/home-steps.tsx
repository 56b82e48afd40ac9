// The steps about the offer of a family: kinds of hosting, rooms for students, and the desired price.

import { Text } from '@mantine/core';
import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { registerHostBody } from '#contract/host-families/registration.shapes.ts';
import { BEDROOMS, GUESTS } from '#contract/platform/constants.ts';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findHostingCurrency } from './hosting-currency.ts';
import { StepForm, type StepProps } from './step-form.tsx';

export function HostingStep({ draft, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const form = useForm({
    shape: registerHostBody.pick({ hostingType: true }),
    initial: { hostingType: (draft.hostingType ?? []).map(String) },
    guarded: false,
    send: async ({ hostingType }) => next({ hostingType: hostingType.map(String) }),
  });
  const choices = HOSTING_TYPES.map(({ id, code }) => ({
    value: String(id),
    label: words(`hosting.${code}`),
    description: words(`hosting.${code}Hint`),
  }));
  return (
    <StepForm form={form} question={words('hostingType')} back={back}>
      <CheckboxListField of={form.field('hostingType')} label={words('hostingTypeHint')} choices={choices} />
    </StepForm>
  );
}

export function GuestsStep({ draft, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const form = useForm({
    shape: registerHostBody.pick({ guestsNumber: true }),
    initial: { guestsNumber: Number(draft.guestsNumber ?? GUESTS.min) },
    guarded: false,
    send: async (filled) => next(filled),
  });
  return (
    <StepForm form={form} question={words('guests')} back={back}>
      <NumberField of={form.field('guestsNumber')} label={words('guestsField')} min={GUESTS.min} max={GUESTS.max} />
    </StepForm>
  );
}

export function BedroomsStep({ draft, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const form = useForm({
    shape: registerHostBody.pick({ bedroomsNumber: true }),
    initial: { bedroomsNumber: Number(draft.bedroomsNumber ?? BEDROOMS.min) },
    guarded: false,
    send: async (filled) => next(filled),
  });
  return (
    <StepForm form={form} question={words('bedrooms')} back={back}>
      <NumberField of={form.field('bedroomsNumber')} label={words('bedroomsField')} min={BEDROOMS.min} max={BEDROOMS.max} />
    </StepForm>
  );
}

export function RateStep({ draft, options, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const form = useForm({
    shape: registerHostBody.pick({ immersionRate: true }),
    initial: { immersionRate: draft.immersionRate ?? '' },
    guarded: false,
    send: async (filled) => next(filled),
  });
  const country = options.countries.find(({ id }) => id === Number(draft.countryId))?.code ?? '';
  return (
    <StepForm form={form} question={words('rate')} back={back}>
      <Text c="dimmed">{words('rateHint')}</Text>
      <MoneyField of={form.field('immersionRate')} label={words('rateField')} currency={findHostingCurrency(country)} required />
    </StepForm>
  );
}
