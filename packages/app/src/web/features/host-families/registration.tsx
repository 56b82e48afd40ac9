// The registration of a family: twelve steps with the answers kept in this browser, and what happens next.

import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { hostOptions } from '#contract/host-families/registration.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { forgetReferral } from '#web/platform/navigation/referral.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { loadUser, useUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { useSearchParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { StepFocus, StepProgress } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ChildrenStep, HaveChildStep, NumberOfChildrenStep } from './children-steps.tsx';
import { ContactStep, FoundStep } from './contact-steps.tsx';
import { BedroomsStep, GuestsStep, HostingStep, RateStep } from './home-steps.tsx';
import { AddressStep, CountryStep, CountyStep } from './place-steps.tsx';
import { findReachableStep, type HostDraft, STEP_COUNT, stepAfter, stepBefore } from './registration.model.ts';
import classes from './registration.module.css';
import type { StepProps } from './step-form.tsx';

/** In the order of the steps; the last one, the contact, submits. */
const STEPS = [
  CountryStep,
  CountyStep,
  HostingStep,
  GuestsStep,
  BedroomsStep,
  HaveChildStep,
  NumberOfChildrenStep,
  ChildrenStep,
  RateStep,
  AddressStep,
  FoundStep,
];

function useDraft(): [HostDraft, (filled: HostDraft) => HostDraft] {
  const draft = (useStore(persist).hostDraft ?? {}) as HostDraft;
  return [
    draft,
    (filled) => {
      const next = { ...draft, ...filled };
      persist.update({ hostDraft: next });
      return next;
    },
  ];
}

/** Returns the step in the URL and a function to change it; the browser's back and forward buttons move between steps. */
function useStep(draft: HostDraft): [number, (step: number) => void] {
  const [asked, setAsked] = useSearchParams();
  const step = findReachableStep(Number(asked.get('step') ?? 1) || 1, draft);
  return [step, (next) => setAsked({ step: String(next) })];
}

function Welcome({ email }: { email: string }) {
  const words = useTranslations('hostRegistration');
  const user = useUser();
  return (
    <div className={classes['page']}>
      {/* Visitors get the result by email: the page must not reveal whether the address has an account. */}
      <Title order={1}>{words(user === null ? 'checkMail' : 'doneTitle')}</Title>
      {user === null ? <Text my="md">{words('confirmMail', { email })}</Text> : null}
      <Title order={2} size="h3" mt="lg">
        {words('whatNext')}
      </Title>
      <ol className={classes['list']}>
        <li>{words('nextVetting')}</li>
        <li>{words('nextAddress')}</li>
        <li>{words('nextPhotos')}</li>
      </ol>
      <Button component={Link} to={user === null ? paths.signIn({ email }) : paths.hostDashboard()} mt="lg">
        {user === null ? words('toSignIn') : words('toHostArea')}
      </Button>
    </div>
  );
}

function Steps({ options, registered }: Pick<StepProps, 'options'> & { registered: (email: string) => void }) {
  const words = useTranslations('hostRegistration');
  const [draft, keep] = useDraft();
  const [step, goTo] = useStep(draft);
  const before = stepBefore(step, draft);
  const back = before === null ? null : () => goTo(before);
  const Step = STEPS[step - 1];
  function next(filled: HostDraft) {
    const after = stepAfter(step, keep(filled));
    if (after !== null) goTo(after);
  }
  return (
    <div className={classes['page']}>
      <Title order={1}>{words('title')}</Title>
      <div className={classes['progress']}>
        <StepProgress step={step} count={STEP_COUNT} label={words('step', { step, count: STEP_COUNT })} />
      </div>
      <StepFocus step={step}>
        {Step === undefined ? (
          <ContactStep draft={draft} options={options} back={back} registered={({ email }) => registered(email)} />
        ) : (
          <Step key={step} draft={draft} options={options} next={next} back={back} />
        )}
      </StepFocus>
      <Text size="sm" c="dimmed" mt="xl">
        {words('kept')}
      </Text>
    </div>
  );
}

export function HostFamilyRegistration() {
  const words = useTranslations('hostRegistration');
  const user = useUser();
  const [email, setEmail] = useState<string | null>(null);
  const [, setAsked] = useSearchParams();
  const { data, failure, reload } = useEndpoint(hostOptions, {});
  if (email !== null) return <Welcome email={email} />;
  if (failure !== null) return <Fault message={words('failed')} onRetry={reload} />;
  if (data === undefined) return null;
  function registered(address: string) {
    persist.update({ hostDraft: undefined });
    forgetReferral();
    setEmail(address);
    // After the registration, the URL must not name a step.
    setAsked({}, { replace: true });
    if (user !== null) void loadUser();
  }
  return <Steps options={data} registered={registered} />;
}
