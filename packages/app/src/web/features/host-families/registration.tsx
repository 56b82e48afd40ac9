// The registration of a family: twelve steps, with the answers kept in this browser and on the server.

import { Alert, Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { hostOptions } from '#contract/host-families/registration.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { forgetReferral } from '#web/platform/navigation/referral.ts';
import { loadUser, useUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { StepFocus, StepProgress } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ChildrenStep, HaveChildStep, NumberOfChildrenStep } from './children-steps.tsx';
import { ContactStep, FoundStep } from './contact-steps.tsx';
import { BedroomsStep, GuestsStep, HostingStep, RateStep } from './home-steps.tsx';
import { AddressStep, CountryStep, CountyStep } from './place-steps.tsx';
import { AnswersQuestion } from './registration/draft-conflict.tsx';
import { DraftFooter, useDiscard } from './registration/draft-footer.tsx';
import { draftStore, useRegistrationDraft } from './registration/registration-draft.ts';
import { ResumeRegistration } from './registration/resume.tsx';
import { Welcome } from './registration/welcome.tsx';
import { findNextStep, findReachableStep, type HostDraft, STEP_COUNT, stepAfter, stepBefore } from './registration.model.ts';
import classes from './registration.module.css';
import { KeptAnswersContext, type StepProps } from './step-form.tsx';

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

/** Returns the step in the URL and a function to change it; the browser's back and forward buttons move between steps. */
function useStep(draft: HostDraft): [number, (step: number) => void] {
  const [asked, setAsked] = useSearchParams();
  // Without a step in the URL it goes on where it was left.
  const [left] = useState(() => findNextStep(draft));
  const step = findReachableStep(asked.has('step') ? Number(asked.get('step')) || 1 : left, draft);
  return [step, (next) => setAsked({ step: String(next) })];
}

/** Says that a registration goes on from where it was left, with the way to start anew. */
function ResumedNotice({ draft, onStart }: { readonly draft: HostDraft; readonly onStart: () => void }) {
  const words = useTranslations('hostRegistration.resumed');
  const [asked] = useSearchParams();
  const [isResumed] = useState(() => !asked.has('step') && Object.keys(draft).length > 0);
  if (!isResumed || asked.has('step')) return null;
  return (
    <Alert color="teal" mb="lg" title={words('title')}>
      <Stack gap="xs" align="flex-start">
        {words('text')}
        <Button variant="default" size="sm" onClick={onStart}>
          {words('start')}
        </Button>
      </Stack>
    </Alert>
  );
}

function Steps({ options, registered }: Pick<StepProps, 'options'> & { registered: (email: string) => void }) {
  const words = useTranslations('hostRegistration');
  const { draft, state } = useRegistrationDraft();
  const [step, goTo] = useStep(draft);
  const before = stepBefore(step, draft);
  const back = before === null ? null : () => goTo(before);
  const Step = STEPS[step - 1];
  const key = `${step}.${state.adoptions}`;
  function next(filled: HostDraft) {
    const after = stepAfter(step, { ...draft, ...filled });
    draftStore.keep(filled, after ?? step);
    if (after !== null) goTo(after);
  }
  const discard = useDiscard(() => goTo(1));
  return (
    <div className={classes['page']}>
      <Title order={1}>{words('title')}</Title>
      <div className={classes['progress']}>
        <StepProgress step={step} count={STEP_COUNT} label={words('step', { step, count: STEP_COUNT })} />
      </div>
      {state.isGone ? (
        <Alert color="yellow" mb="lg" title={words('gone.title')}>
          {words('gone.text')}
        </Alert>
      ) : null}
      <ResumedNotice draft={draft} onStart={() => void discard()} />
      <KeptAnswersContext value={{ draft, keep: (typed) => draftStore.keep(typed, step) }}>
        <StepFocus step={step}>
          {Step === undefined ? (
            <ContactStep key={key} draft={draft} options={options} back={back} registered={({ email }) => registered(email)} />
          ) : (
            <Step key={key} draft={draft} options={options} next={next} back={back} />
          )}
        </StepFocus>
      </KeptAnswersContext>
      <DraftFooter draft={draft} keeps={state.keeps} discard={discard} />
      {state.conflict === null ? null : (
        <AnswersQuestion
          title={words('conflict.title')}
          text={words('conflict.text')}
          mine={draft}
          theirs={state.conflict}
          useTheirs={words('conflict.theirs')}
          useMine={words('conflict.mine')}
          decide={(choice) => void draftStore.decideConflict(choice)}
        />
      )}
    </div>
  );
}

export function HostFamilyRegistration() {
  const words = useTranslations('hostRegistration');
  const user = useUser();
  const [email, setEmail] = useState<string | null>(null);
  const [asked, setAsked] = useSearchParams();
  const { data, failure, reload } = useEndpoint(hostOptions, {});
  const token = asked.get('resume');
  if (email !== null) return <Welcome email={email} />;
  if (token !== null) return <ResumeRegistration token={token} isQuiet={asked.get('reminders') === 'off'} />;
  if (failure !== null) return <Fault message={words('failed')} onRetry={reload} />;
  if (data === undefined) return null;
  function registered(address: string) {
    void draftStore.complete();
    forgetReferral();
    setEmail(address);
    // After the registration, the URL must not name a step.
    setAsked({}, { replace: true });
    if (user !== null) void loadUser();
  }
  return <Steps options={data} registered={registered} />;
}
