// The contact steps: how a family heard of us, and its contact person.

import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { registerHost } from '#contract/host-families/registration.endpoints.ts';
import { type HostRegistration, registerHostBody } from '#contract/host-families/registration.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { getReferral } from '#web/platform/navigation/referral.ts';
import { useUser } from '#web/platform/session/session.ts';
import { PrivacyLink, TermsLink } from '#web/platform/terms-link.tsx';
import { CheckboxField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { NewPasswordField } from '#web/ui/form/fields/contact/password-field.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { readStoredDraft } from './registration/registration-draft.ts';
import type { HostAnswers } from './registration.model.ts';
import { StepForm, type StepProps } from './step-form.tsx';

/** A draft with all steps complete. */
type Filled = Required<HostAnswers>;

const KNOWN_SOURCES = ['friend', 'school', 'search', 'social', 'agent', 'event', 'press', 'other'] as const;

export function FoundStep({ draft, options, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const form = useForm({
    shape: registerHostBody.pick({ foundUsWhere: true }),
    initial: { foundUsWhere: draft.foundUsWhere ?? null },
    guarded: false,
    send: async (filled) => next(filled),
  });
  const choices = options.inquirySources.map(({ code, name }) => {
    const known = KNOWN_SOURCES.find((source) => source === code);
    return { value: code ?? name, label: known === undefined ? name : words(`sources.${known}`) };
  });
  return (
    <StepForm form={form} question={words('found')} back={back}>
      <SelectField of={form.field('foundUsWhere')} label={words('foundField')} choices={choices} required />
    </StepForm>
  );
}

interface ContactStepProps extends Omit<StepProps, 'next'> {
  readonly registered: (registration: Pick<HostRegistration, 'email'>) => void;
}

export function ContactStep({ draft, options, back, registered }: ContactStepProps) {
  const words = useTranslations('hostRegistration');
  const user = useUser();
  const form = useForm({
    // The previous steps have already been validated; the server validates everything again.
    shape: registerHostBody.pick({ firstName: true, lastName: true, email: true, phone: true, password: true, acceptsTerms: true }),
    initial: {
      firstName: draft.firstName ?? user?.firstName ?? '',
      lastName: draft.lastName ?? user?.lastName ?? '',
      email: user?.email ?? draft.email ?? '',
      phone: draft.phone ?? user?.phone ?? '',
      password: undefined,
      acceptsTerms: undefined,
    },
    guarded: false,
    send: async (person) => {
      const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      const draftToken = readStoredDraft().kept?.token;
      const body = { ...(draft as Filled), ...person, referralCode: getReferral(), draftToken, timezone };
      await call(registerHost, { body });
      return person;
    },
    done: registered,
  });
  const country = options.countries.find(({ id }) => String(id) === draft.countryId);
  return (
    <StepForm
      form={form}
      question={words('contact')}
      back={back}
      submit={words('submit')}
      // The address of an account isn't typed here.
      toAnswers={({ email, ...typed }) => (user === null ? { ...typed, email } : typed)}
    >
      {user === null ? (
        <Anchor component={Link} to={paths.signIn()}>
          {words('haveAccount')}
        </Anchor>
      ) : (
        <Text c="dimmed">{words('contactSignedIn', { email: user.email })}</Text>
      )}
      <NameOrder
        given={<TextField of={form.field('firstName')} label={words('firstName')} autoComplete="given-name" required />}
        family={<TextField of={form.field('lastName')} label={words('lastName')} autoComplete="family-name" required />}
      />
      {user === null ? <EmailField of={form.field('email')} label={words('email')} required /> : null}
      <PhoneField of={form.field('phone')} label={words('phone')} country={country?.code} required />
      {user === null ? <NewPasswordField of={form.field('password')} label={words('password')} required /> : null}
      <CheckboxField of={form.field('acceptsTerms')} label={words('terms')} faultName={words('termsName')} required />
      <TermsLink />
      <PrivacyLink />
    </StepForm>
  );
}
