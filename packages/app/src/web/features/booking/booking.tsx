// A booking from the first choice to the confirmation: five steps, with the running total beside them.

import { Alert, Button, Group, Stack } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { Confirmation, readBooked, toBookedQuery } from '#web/features/booking/checkout/confirmation.tsx';
import { PaymentStep, RefusedBooking } from '#web/features/booking/checkout/payment-step.tsx';
import { ReviewStep } from '#web/features/booking/checkout/review-step.tsx';
import type { Shown } from '#web/features/booking/checkout/use-booking-payment.ts';
import { useReturn } from '#web/features/booking/checkout/use-return.ts';
import { BookedElsewhere } from '#web/features/booking/draft/booked-elsewhere.tsx';
import { CampsStep } from '#web/features/booking/draft/camps-step.tsx';
import { clearDroppedCamps, DroppedCamps } from '#web/features/booking/draft/dropped-camps.tsx';
import { type FamilySearch, FamilyStep } from '#web/features/booking/draft/family-step.tsx';
import { OfTrip, TripIsOver } from '#web/features/booking/draft/of-trip.tsx';
import { PlanStep } from '#web/features/booking/draft/plan-step.tsx';
import { findReachableStep, readNumber, STEPS, type Step, toQuoteRequest } from '#web/features/booking/draft/trip.model.ts';
import { draft, useBooker, useDraft } from '#web/features/booking/draft/use-draft.ts';
import { usePrefilledTrip } from '#web/features/booking/draft/use-prefilled-trip.ts';
import { paths } from '#web/paths.ts';
import { LiveTotalBox } from '#web/platform/live-total-box.tsx';
import { useUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { useSearchParams } from '#web/router.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { StepFocus, StepProgress, useSteadyStep } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import classes from './booking.module.css';
import { SignInGate } from './sign-in-gate.tsx';

type Placed = Parameters<typeof toBookedQuery>[0];

/** Shows what was chosen on another device, and which choices are in use. */
function OtherDevice() {
  const words = useTranslations('booking');
  const { other } = useStore(draft);
  if (other === null) return null;
  return (
    <Alert
      color="blue"
      role="status"
      className={classes['notice'] ?? ''}
      title={words('otherTitle')}
      withCloseButton
      onClose={draft.forgetOther}
      closeButtonLabel={words('close')}
    >
      <Stack gap="sm" align="flex-start">
        {words(other.shown === 'theirs' ? 'otherShown' : 'otherKept')}
        <Button variant="default" size="sm" onClick={draft.takeOther}>
          {words(other.shown === 'theirs' ? 'takeMine' : 'takeTheirs')}
        </Button>
      </Stack>
    </Alert>
  );
}

interface StepsProps {
  readonly trip: CurrentTrip;
  readonly finder: FamilySearch;
  readonly step: Step;
  readonly goTo: (step: Step) => void;
  readonly onPlaced: (placed: Placed) => void;
}

function StepOf({ trip, finder, step, goTo, onPlaced }: StepsProps) {
  const [asked] = useSearchParams();
  const [agreed, setAgreed] = useState<Shown | null>(null);
  const [accepted, setAccepted] = useState<string | null>(null);
  const { userId } = useBooker();
  const camp = readNumber(asked, 'camp') ?? readNumber(asked, 'backup_camp');
  switch (step) {
    case 'plan':
      return <PlanStep trip={trip} onNext={() => goTo('family')} />;
    case 'family':
      return <FamilyStep trip={trip} finder={finder} onBack={() => goTo('plan')} onNext={() => goTo('camps')} />;
    case 'camps':
      return <CampsStep trip={trip} asked={camp} onBack={() => goTo('family')} onNext={() => goTo('review')} />;
    case 'review':
      return (
        <ReviewStep
          trip={trip}
          goTo={goTo}
          onBack={() => goTo('camps')}
          accepted={accepted}
          onAccepts={setAccepted}
          onAgreed={(shown) => {
            setAgreed(shown);
            goTo('payment');
          }}
        />
      );
    case 'payment':
      if (userId === null) return <SignInGate onBack={() => goTo('review')} />;
      return <PaymentStep trip={trip} agreed={agreed} goTo={goTo} onPlaced={onPlaced} />;
  }
}

function Steps({ trip, finder, onPlaced }: Pick<StepsProps, 'trip' | 'finder' | 'onPlaced'>) {
  const words = useTranslations('booking');
  const [asked, setAsked] = useSearchParams();
  const { userId } = useBooker();
  const today = useToday();
  const step = findReachableStep(trip, asked.get('step'), { namesChildren: userId !== null, today });
  const number = STEPS.indexOf(step) + 1;
  useSteadyStep(asked.get('step'), step, (shown) => setAsked((now) => ({ ...Object.fromEntries(now), step: shown }), { replace: true }));
  const request = useMemo(() => toQuoteRequest(trip, today), [trip, today]);
  function goTo(next: Step): void {
    setAsked((now) => ({ ...Object.fromEntries(now), step: next }));
    window.scrollTo({ top: 0 });
  }
  async function beginAnew(): Promise<void> {
    const question = { title: words('anewTitle'), consequences: [words('anewText')], confirm: words('anew'), tone: 'danger' } as const;
    if (!(await confirm(question))) return;
    await draft.clear();
    clearDroppedCamps();
    setAsked({});
  }
  return (
    <div className={classes['desk']}>
      <div className={classes['step']}>
        <Stack>
          <BookedElsewhere />
          {/* The booking being paid for is fixed: changes on another device don't affect it. */}
          {step === 'payment' ? null : <OtherDevice />}
          <DroppedCamps trip={trip} />
          <OfTrip trip={trip} />
          <StepProgress
            step={number}
            count={STEPS.length}
            label={words('step', { step: number, count: STEPS.length, name: words(`steps.${step}`) })}
          />
          <StepFocus step={step}>
            <StepOf trip={trip} finder={finder} step={step} goTo={goTo} onPlaced={onPlaced} />
          </StepFocus>
          <Group justify="space-between">
            <SavedNote />
            <Button variant="subtle" size="sm" onClick={() => void beginAnew()}>
              {words('anew')}
            </Button>
          </Group>
        </Stack>
      </div>
      {step === 'payment' ? null : <LiveTotalBox request={request} />}
    </div>
  );
}

/** Shows whether the choices are saved. */
function SavedNote() {
  const words = useTranslations('booking');
  const { owner, unsaved, state } = useStore(draft);
  const told = owner === null ? 'keptHere' : state === 'failed' ? 'notSaved' : unsaved ? 'saving' : 'saved';
  return <small>{words(told)}</small>;
}

/** Shown to users who book for others, or not at all. */
function NotForYou() {
  const words = useTranslations('booking');
  const user = useUser();
  const forOthers = user?.capabilities.includes('trips.create') ?? false;
  return (
    <EmptyState
      title={words('notForYou')}
      text={words(forOthers ? 'bookForParent' : 'parentsOnly')}
      action={
        forOthers ? (
          <Button component={Link} to={paths.hubCreateTrip()}>
            {words('toCreateTrip')}
          </Button>
        ) : null
      }
    />
  );
}

/** Shows the confirmation first and clears the draft afterwards, when the steps are unmounted and can't start a new draft. */
function usePlaced(isShown: boolean): (placed: Placed) => void {
  const [, setAsked] = useSearchParams();
  const isPlaced = useRef(false);
  useEffect(() => {
    if (!isShown || !isPlaced.current) return;
    isPlaced.current = false;
    draft.finish();
    clearDroppedCamps();
  });
  return (placed) => {
    isPlaced.current = true;
    setAsked(toBookedQuery(placed), { replace: true });
  };
}

export function Booking({ finder }: Pick<StepsProps, 'finder'>) {
  const [asked] = useSearchParams();
  const booked = readBooked(asked);
  const placed = usePlaced(booked !== null);
  const { mayBook } = useBooker();
  const { draft: current, isReady, failure, retry } = useDraft();
  const returned = useReturn(booked === null, placed);
  const begun = usePrefilledTrip(isReady && booked === null && returned.at === 'none');
  if (booked !== null) return <Confirmation {...booked} />;
  if (!mayBook) return <NotForYou />;
  if (returned.at === 'refused') return <RefusedBooking message={returned.message} goTo={returned.goOn} />;
  if (returned.at === 'failed') return <Fault message={returned.message} onRetry={returned.retry} />;
  if (begun.at === 'signIn') return <SignInGate next={begun.next} />;
  if (begun.at === 'over') return <TripIsOver id={begun.tripId} />;
  if (begun.at === 'failed') return <Fault message={begun.message} onRetry={begun.retry} />;
  if (failure !== null) return <Fault message={failure.message} onRetry={retry} />;
  if (!isReady || begun.at !== 'done') return <LoadingRows count={6} />;
  return <Steps trip={current.trip} finder={finder} onPlaced={placed} />;
}
