// The steps about the place: country, county, and later the address.

import { Text } from '@mantine/core';
import { useLocale } from 'use-intl/react';
import { registerHostBody } from '#contract/host-families/registration.shapes.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { ChoiceCardsField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const chosen = (id: unknown) => (id === undefined || id === null ? null : String(id));

export function CountryStep({ draft, options, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' });
  // Another country has other counties.
  const toCountry = (countryId: unknown) =>
    countryId === null || Number(countryId) === Number(draft.countryId) ? {} : { countryId: String(countryId), countyId: null };
  const form = useForm({
    shape: registerHostBody.pick({ countryId: true }),
    initial: { countryId: chosen(draft.countryId) },
    guarded: false,
    send: async ({ countryId }) => next(toCountry(countryId)),
  });
  const choices = options.countries.map(({ id, code, name }) => ({ value: String(id), label: names.of(code) ?? name }));
  return (
    <StepForm form={form} question={words('country')} back={back} toAnswers={({ countryId }) => toCountry(countryId)}>
      <ChoiceCardsField of={form.field('countryId')} label={words('countryField')} choices={choices} required />
    </StepForm>
  );
}

export function CountyStep({ draft, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const { data, failure, reload } = useEndpoint(listCounties, { query: { countryId: Number(draft.countryId) } });
  const form = useForm({
    shape: registerHostBody.pick({ countyId: true }),
    initial: { countyId: chosen(draft.countyId) },
    guarded: false,
    send: async ({ countyId }) => next({ countyId: String(countyId) }),
  });
  if (failure !== null) return <Fault message={failure.message} onRetry={reload} />;
  const choices = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <StepForm form={form} question={words('county')} back={back}>
      <SelectField of={form.field('countyId')} label={words('countyField')} choices={choices} required />
    </StepForm>
  );
}

export function AddressStep({ draft, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const form = useForm({
    shape: registerHostBody.pick({ addressLine1: true, cityTown: true }),
    initial: { addressLine1: draft.addressLine1 ?? '', cityTown: draft.cityTown ?? '' },
    guarded: false,
    send: async (filled) => next(filled),
  });
  return (
    <StepForm form={form} question={words('address')} back={back}>
      <Text c="dimmed">{words('addressHint')}</Text>
      <TextField of={form.field('addressLine1')} label={words('addressLine1')} autoComplete="address-line1" required />
      <TextField of={form.field('cityTown')} label={words('cityTown')} autoComplete="address-level2" required />
    </StepForm>
  );
}
