// Plan: what kind of experience, how long, for whom, and whom we answer.

import { Checkbox, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { BookingChoices } from '#contract/booking/choices.endpoints.ts';
import { EXPERIENCE_WEEKS } from '#contract/booking/experience.shapes.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { hostOptions } from '#contract/host-families/registration.endpoints.ts';
import { listCountries } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { referral } from '#web/platform/referral.ts';
import { useUser } from '#web/platform/session.ts';
import { ChoiceCardsField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { BirthDateField, DateField } from '#web/ui/form/fields/date-field.tsx';
import { NameOrder } from '#web/ui/form/fields/name-order.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { PhoneField } from '#web/ui/form/fields/phone-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { asksForParent, type ExperienceDraft, lastDayOf, type PlanDraft, planShape, withPlan } from './experience.model.ts';
import { useTripTypeName } from './trip-type-name.ts';
import { keepExperience } from './use-experience.ts';

interface PlanStepProps {
  readonly draft: ExperienceDraft;
  readonly tripTypes: BookingChoices['tripTypes'];
  readonly onNext: () => void;
}

/** Whatever has the form of the plan; the rest of the form kit wants it exact. */
function usePlanForm(draft: ExperienceDraft, onNext: () => void) {
  const user = useUser();
  const { plan } = draft;
  const initial = {
    ...plan,
    email: plan.email || (user?.email ?? ''),
    referralCode: plan.referralCode || (referral() ?? ''),
  };
  return useForm({ shape: planShape, initial: initial as never, guarded: false, send: async (filled) => filled, done: onNext });
}

function useSources() {
  const words = useTranslations('hostRegistration.sources');
  const { data } = useEndpoint(hostOptions, {});
  return (data?.inquirySources ?? []).map(({ id, code, name }) => {
    const known = SOURCES.find((source) => source === code);
    return { value: String(id), label: known === undefined ? name : words(known) };
  });
}

const SOURCES = ['friend', 'school', 'search', 'social', 'agent', 'event', 'press', 'other'] as const;

function useCountries() {
  const { data } = useEndpoint(listCountries, {});
  const names = new Intl.DisplayNames([useFormatLocale()], { type: 'region' });
  return (data?.data ?? []).map(({ id, code, name }) => ({ value: String(id), label: names.of(code) ?? name }));
}

export function PlanStep({ draft, tripTypes, onNext }: PlanStepProps) {
  const words = useTranslations('experience');
  const genderOf = useTranslations('hostRegistration.genders');
  const today = useToday();
  const nameOf = useTripTypeName();
  const form = usePlanForm(draft, onNext);
  const values = form.values as unknown as PlanDraft;
  const sources = useSources();
  const countries = useCountries();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept; what is kept changes nothing that is typed
  useEffect(() => keepExperience(withPlan(draft, values)), [values]);
  const field = (name: keyof PlanDraft) => form.field(name as never) as never;
  const end = lastDayOf(values);
  const weeks = Number(values.experienceLength) || 1;
  const asks = asksForParent(values);
  const genders = GENDERS.map((gender) => ({ value: gender, label: genderOf(gender) }));
  const types = tripTypes.map(({ id, name }) => ({ value: String(id), label: nameOf(id, name) }));
  return (
    <>
      <StepHeading>{words('steps.plan')}</StepHeading>
      <Form form={form} label={words('steps.plan')}>
        <ChoiceCardsField of={field('experienceType')} label={words('type')} choices={types} required />
        <NumberField of={field('experienceLength')} label={words('length')} {...EXPERIENCE_WEEKS} />
        <NumberField
          of={field('activityWeeks')}
          label={words('activityWeeks')}
          description={words('activityWeeksHint')}
          min={0}
          max={weeks}
        />
        <DateField of={field('start')} label={words('start')} min={today} required />
        <Text role="status">{end === null ? null : <DateRangeText from={values.start} to={end} />}</Text>
        <Title order={3} size="h4">
          {words('student')}
        </Title>
        <NameOrder
          given={<TextField of={field('firstName')} label={words('firstName')} required />}
          family={<TextField of={field('lastName')} label={words('lastName')} required />}
        />
        <SelectField of={field('gender')} label={words('gender')} choices={genders} required />
        <BirthDateField of={field('dateOfBirth')} label={words('dateOfBirth')} required />
        <Title order={3} size="h4">
          {words('contact')}
        </Title>
        <EmailField of={field('email')} label={words('email')} required={!asks} />
        <PhoneField of={field('phone')} label={words('phone')} required />
        <Checkbox
          label={words('addParent')}
          checked={asks}
          disabled={asks && !values.addParent}
          description={asks && !values.addParent ? words('minorHint') : undefined}
          onChange={(event) => form.set('addParent' as never, event.currentTarget.checked as never)}
        />
        {asks ? (
          <Stack gap="md">
            <TextField of={field('parentName')} label={words('parentName')} autoComplete="name" required />
            <EmailField of={field('emailParent')} label={words('emailParent')} required />
            <TextField of={field('parentAddress')} label={words('parentAddress')} autoComplete="street-address" />
            <TextField of={field('cityTown')} label={words('cityTown')} autoComplete="address-level2" />
            <SelectField of={field('parentCountryId')} label={words('parentCountry')} choices={countries} clearable />
          </Stack>
        ) : null}
        <SelectField of={field('inquirySourceId')} label={words('found')} choices={sources} clearable />
        <TextField of={field('referralCode')} label={words('referralCode')} autoComplete="off" maxLength={100} />
        <SubmitButton form={form} size="lg">
          {words('next')}
        </SubmitButton>
      </Form>
    </>
  );
}
