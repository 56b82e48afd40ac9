// The experience wizard: three steps in either layout; a change of layout keeps the choices.

import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { BookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import { readBookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import { sendExperience } from '#contract/booking/wizard/experience.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { forgetReferral } from '#web/platform/navigation/referral.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { StepFocus, StepProgress, useSteadyStep } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ActivitiesStep } from './activities-step.tsx';
import {
  ASKED,
  BEGUN_WITH,
  type ExperienceStep,
  findAmong,
  findReachableStep,
  getRequestTarget,
  prefillDraft,
  STEPS,
  toRequest,
} from './experience.model.ts';
import classes from './experience.module.css';
import { FamiliesStep } from './families-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { Summary } from './summary.tsx';
import { type Flow, keepExperience, useExperience } from './use-experience.ts';

const NEXT = { family: 'nextFamily', camps: 'nextCamps', any: 'nextOffer' } as const;

interface SentProps {
  readonly reference: string;
  readonly tripId: number | null;
  /** Who is asked. */
  readonly of: string | null;
}

/** The confirmation after sending: the reference, and what happens next. */
function Sent({ reference, tripId, of }: SentProps) {
  const words = useTranslations('experience.sent');
  const user = useUser();
  return (
    <Stack maw={560}>
      <Title order={2}>{words('title')}</Title>
      <Text>{words('reference', { reference })}</Text>
      <Title order={3} size="h4">
        {words('next')}
      </Title>
      <ol>
        <li>{words('nextMail')}</li>
        <li>{words(NEXT[findAmong(ASKED, of) ?? 'any'])}</li>
        <li>{words('nextBook')}</li>
      </ol>
      <Group>
        {user !== null && tripId !== null ? (
          <Button component={Link} to={paths.travelTrip({ id: tripId })}>
            {words('trip')}
          </Button>
        ) : (
          <Button component={Link} to={paths.register()}>
            {words('register')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

type OnSent = (answer: { readonly reference: string; readonly tripId: number | null }) => void;

function useSending(tripTypes: BookingChoices['tripTypes'], onSent: OnSent) {
  const draft = useExperience();
  const sending = useAction(sendExperience, { told: false });
  const [isSending, setSending] = useState(false);
  return {
    isSending,
    async send(): Promise<void> {
      const type = tripTypes.find(({ id }) => String(id) === draft.plan.experienceType);
      const body = toRequest(draft, type?.name ?? '');
      if (isSending || body === null) return;
      setSending(true);
      const answered = await sending.run({ body }).finally(() => setSending(false));
      if (answered === null) return;
      onSent(answered.answer);
    },
  };
}

interface StepsProps extends Pick<BookingChoices, 'tripTypes'> {
  readonly flow: Flow;
  readonly onSent: OnSent;
}

function Steps({ flow, tripTypes, onSent }: StepsProps) {
  const words = useTranslations('experience');
  const draft = useExperience();
  const [asked, setAsked] = useSearchParams();
  const { isSending, send } = useSending(tripTypes, onSent);
  const [round, setRound] = useState(0);
  const step = findReachableStep(draft, asked.get('step'));
  const number = STEPS.indexOf(step) + 1;
  useSteadyStep(asked.get('step'), step, (shown) => setAsked({ step: shown }, { replace: true }));
  const goTo = (next: ExperienceStep) => setAsked({ step: next });
  async function beginAnew(): Promise<void> {
    if (!(await confirm({ title: words('anewTitle'), confirm: words('anew'), tone: 'danger' }))) return;
    keepExperience(undefined);
    setRound(round + 1);
    setAsked({});
  }
  const other = flow === 'new' ? paths.oldExperience({ step }) : paths.experience({ step });
  return (
    <div className={classes['desk']} data-flow={flow}>
      <Stack className={classes['step'] ?? ''}>
        <StepProgress
          step={number}
          count={STEPS.length}
          label={words('step', { step: number, count: STEPS.length, name: words(`steps.${step}`) })}
        />
        <StepFocus step={step}>
          {step === 'plan' ? <PlanStep key={round} draft={draft} tripTypes={tripTypes} onNext={() => goTo('families')} /> : null}
          {step === 'families' ? (
            <FamiliesStep draft={draft} flow={flow} onBack={() => goTo('plan')} onNext={() => goTo('activities')} />
          ) : null}
          {step === 'activities' ? (
            <ActivitiesStep draft={draft} isSending={isSending} onBack={() => goTo('families')} onSend={() => void send()} />
          ) : null}
        </StepFocus>
        <Group justify="space-between">
          <Anchor component={Link} to={other} size="sm">
            {words(flow === 'new' ? 'toOld' : 'toNew')}
          </Anchor>
          <Button variant="subtle" size="sm" onClick={() => void beginAnew()}>
            {words('anew')}
          </Button>
        </Group>
      </Stack>
      <Summary draft={draft} flow={flow} />
    </div>
  );
}

/** Clears the draft only after the confirmation is shown; otherwise the steps would redirect to the first one. */
function useSent(isShown: boolean): OnSent {
  const [, setAsked] = useSearchParams();
  const draft = useExperience();
  const isNew = useRef(false);
  useEffect(() => {
    if (!isShown || !isNew.current) return;
    isNew.current = false;
    keepExperience(undefined);
    forgetReferral();
  });
  return ({ reference, tripId }) => {
    isNew.current = true;
    setAsked({ sent: reference, of: getRequestTarget(draft), ...(tripId === null ? {} : { trip: String(tripId) }) }, { replace: true });
  };
}

/** Prefills the plan from the URL and removes the parameters from it. Returns whether that is done. */
function useBegun(): boolean {
  const [asked, setAsked] = useSearchParams();
  const draft = useExperience();
  const isNamed = BEGUN_WITH.some((name) => asked.has(name));
  useEffect(() => {
    if (!isNamed) return;
    keepExperience(prefillDraft(draft, asked));
    setAsked({}, { replace: true });
  });
  return !isNamed;
}

export function Experience({ flow }: { readonly flow: Flow }) {
  const [asked] = useSearchParams();
  const isBegun = useBegun();
  const sent = asked.get('sent');
  const onSent = useSent(sent !== null);
  const { data, failure, reload } = useEndpoint(readBookingChoices, {});
  if (sent !== null) return <Sent reference={sent} tripId={Number(asked.get('trip')) || null} of={asked.get('of')} />;
  if (data === undefined || !isBegun)
    return failure === null ? <LoadingRows count={6} /> : <Fault message={failure.message} onRetry={reload} />;
  return <Steps flow={flow} tripTypes={data.tripTypes} onSent={onSent} />;
}
