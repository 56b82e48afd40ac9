// The plan step: the type of experience, its length, the student, and the contact.

import { Checkbox, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { BookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import { EXPERIENCE_WEEKS } from '#contract/booking/wizard/experience.shapes.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { hostOptions } from '#contract/host-families/registration.endpoints.ts';
import { countNightsBetween } from '#contract/platform/days.ts';
import { listCountries } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { getReferral } from '#web/platform/navigation/referral.ts';
import { useUser } from '#web/platform/session/session.ts';
import { ChoiceCardsField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { BirthDateField, DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { computeLastDay, type ExperienceDraft, isParentAskedFor, planShape, setPlan, toPlan } from './experience.model.ts';
import { useSourceName } from './source-name.ts';
import { useTripTypeName } from './trip-type-name.ts';
import { keepExperience } from './use-experience.ts';

interface PlanStepProps {
  readonly draft: ExperienceDraft;
  readonly tripTypes: BookingChoices['tripTypes'];
  readonly onNext: () => void;
}

function usePlanForm(draft: ExperienceDraft, onNext: () => void) {
  const user = useUser();
  const { plan } = draft;
  const initial = {
    ...plan,
    email: plan.email || (user?.email ?? ''),
    referralCode: plan.referralCode || (getReferral() ?? ''),
  };
  return useForm({ shape: planShape, initial, guarded: false, send: async (filled) => filled, done: onNext });
}

function useSources() {
  const nameOf = useSourceName();
  const { data } = useEndpoint(hostOptions, {});
  return (data?.inquirySources ?? []).map((source) => ({ value: String(source.id), label: nameOf(source) }));
}

function useCountries() {
  const { data } = useEndpoint(listCountries, {});
  const names = new Intl.DisplayNames([useFormatLocale()], { type: 'region' });
  return (data?.data ?? []).map(({ id, code, name }) => ({ value: String(id), code, label: names.of(code) ?? name }));
}

export function PlanStep({ draft, tripTypes, onNext }: PlanStepProps) {
  const words = useTranslations('experience');
  const genderOf = useTranslations('hostRegistration.genders');
  const today = useToday();
  const nameOf = useTripTypeName();
  const form = usePlanForm(draft, onNext);
  const plan = toPlan(form.values);
  const sources = useSources();
  const countries = useCountries();
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves form values; the saved draft does not change them
  useEffect(() => keepExperience(setPlan(draft, plan)), [form.values]);
  const isParents = ({ value }: { readonly value: string }) => value === plan.parentCountryId;
  const end = computeLastDay(plan);
  const weeks = plan.experienceLength;
  const asks = isParentAskedFor(plan);
  const genders = GENDERS.map((gender) => ({ value: gender, label: genderOf(gender) }));
  const types = tripTypes.map(({ id, name }) => ({ value: String(id), label: nameOf(id, name) }));
  return (
    <>
      <StepHeading>{words('steps.plan')}</StepHeading>
      <Form form={form} label={words('steps.plan')}>
        <ChoiceCardsField of={form.field('experienceType')} label={words('type')} choices={types} required />
        <NumberField of={form.field('experienceLength')} label={words('length')} {...EXPERIENCE_WEEKS} />
        <NumberField
          of={form.field('activityWeeks')}
          label={words('activityWeeks')}
          description={words('activityWeeksHint')}
          min={0}
          max={weeks}
        />
        <DateField of={form.field('start')} label={words('start')} min={today} required />
        <Text role="status">
          {end === null ? null : (
            <>
              <DateRangeText from={plan.start} to={end} /> · {words('nights', { count: countNightsBetween(plan.start, end) })}
            </>
          )}
        </Text>
        <Title order={3} size="h4">
          {words('student')}
        </Title>
        <NameOrder
          given={<TextField of={form.field('firstName')} label={words('firstName')} required />}
          family={<TextField of={form.field('lastName')} label={words('lastName')} required />}
        />
        <SelectField of={form.field('gender')} label={words('gender')} choices={genders} required />
        <BirthDateField of={form.field('dateOfBirth')} label={words('dateOfBirth')} required />
        <Title order={3} size="h4">
          {words('contact')}
        </Title>
        <EmailField of={form.field('email')} label={words('email')} required={!asks} />
        <PhoneField of={form.field('phone')} label={words('phone')} country={countries.find(isParents)?.code} required />
        <Checkbox
          label={words('addParent')}
          checked={asks}
          disabled={asks && !plan.addParent}
          description={asks && !plan.addParent ? words('minorHint') : undefined}
          onChange={(event) => form.set('addParent', event.currentTarget.checked)}
        />
        {asks ? (
          <Stack gap="md">
            <TextField of={form.field('parentName')} label={words('parentName')} autoComplete="name" required />
            <EmailField of={form.field('emailParent')} label={words('emailParent')} required />
            <TextField of={form.field('parentAddress')} label={words('parentAddress')} autoComplete="street-address" />
            <TextField of={form.field('cityTown')} label={words('cityTown')} autoComplete="address-level2" />
            <SelectField of={form.field('parentCountryId')} label={words('parentCountry')} choices={countries} clearable />
          </Stack>
        ) : null}
        <SelectField of={form.field('inquirySourceId')} label={words('found')} choices={sources} clearable />
        <TextField of={form.field('referralCode')} label={words('referralCode')} autoComplete="off" maxLength={100} />
        <SubmitButton form={form} size="lg">
          {words('next')}
        </SubmitButton>
      </Form>
    </>
  );
}
