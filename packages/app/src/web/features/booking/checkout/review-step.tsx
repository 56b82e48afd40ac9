// The review before paying: the choices, extras, the price line by line, what is missing, and the acceptance of the terms.

import { Alert, Anchor, Checkbox, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { BookingCheck } from '#contract/booking/booking.shapes.ts';
import { readBookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { readMyChildren } from '#contract/people/students.endpoints.ts';
import { ChildrenPart } from '#web/features/booking/draft/children-part.tsx';
import { Services, Wishes } from '#web/features/booking/draft/extras-part.tsx';
import { isDone, type Step, toConsentKey } from '#web/features/booking/draft/trip.model.ts';
import { useBooker } from '#web/features/booking/draft/use-draft.ts';
import { StepButtons } from '#web/features/booking/step-buttons.tsx';
import { ReviewSummary } from '#web/features/booking/summary.tsx';
import { paths } from '#web/paths.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { TermsLink } from '#web/platform/terms-link.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { ProtectionNote } from '#web/ui/protection-note.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { StepFault, StepHeading } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import type { Total } from './payment.model.ts';
import { IssueList } from './payment-step.tsx';
import { checkBooking, type Shown } from './use-booking-payment.ts';

const PricePart = lazy(async () => ({ default: (await import('#web/features/booking/draft/price-part.tsx')).PricePart }));

interface ReviewStepProps {
  readonly trip: CurrentTrip;
  readonly goTo: (step: Step) => void;
  readonly onBack: () => void;
  /** The booking when the terms were accepted; null until they are. */
  readonly accepted: string | null;
  readonly onAccepts: (accepted: string | null) => void;
  /** Called if the booking is complete and its price was shown. */
  readonly onAgreed: (shown: Shown | null) => void;
}

/** Lists the details of children that a family needs and that are still missing. */
function MissingData({ trip }: { readonly trip: CurrentTrip }) {
  const words = useTranslations('booking');
  const { data } = useEndpoint(readMyChildren, {});
  const open = (data?.childrens ?? []).filter(({ id, missing = [] }) => trip.children.includes(id) && missing.length > 0);
  if (open.length === 0) return null;
  return (
    <Alert color="yellow" title={words('dataTitle')}>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {open.map(({ id, firstName, missing = [] }) => (
          <li key={id}>
            <Text size="sm">
              {words('dataMissing', { name: firstName, parts: missing.map((part) => words(`part.${part}`)).join(', ') })}
            </Text>
            <Anchor component={Link} to={paths.travelStudentEdit({ id }, { back: 'booking' })} size="sm">
              {words('dataEdit', { name: firstName })}
            </Anchor>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

export function ReviewStep({ trip, goTo, onBack, accepted, onAccepts, onAgreed }: ReviewStepProps) {
  const words = useTranslations('booking');
  const { userId } = useBooker();
  const { data: choices, failure, reload } = useEndpoint(readBookingChoices, {});
  const today = useToday();
  const now = toConsentKey(trip);
  const accepts = accepted === now;
  const seen = useRef<Total>(undefined);
  const [isAsked, setAsked] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [issues, setIssues] = useState<BookingCheck['issues']>([]);
  const lacksChildren = userId !== null && !isDone(trip, 'review', { namesChildren: true, today });
  // Once this question was shown here, it stays, so that the answer can be changed.
  const [asksWho, setAsksWho] = useState(lacksChildren);
  if (lacksChildren && !asksWho) setAsksWho(true);

  async function next(): Promise<void> {
    setAsked(true);
    if (!accepts || lacksChildren || isChecking) return;
    if (userId === null) return onAgreed(null);
    setChecking(true);
    const checked = await attemptRequest(checkBooking()).finally(() => setChecking(false));
    if (checked === null) return;
    setIssues(checked.issues);
    if (checked.shown !== null) onAgreed({ ...checked.shown, seen: seen.current });
  }

  // Booking it as a new trip solves this issue.
  const blocking = issues.filter(({ blocks, code }) => blocks && !(code === 'tripOver' && trip.tripId === null));
  return (
    <Stack>
      <StepHeading>{words('steps.review')}</StepHeading>
      <ReviewSummary trip={trip} goTo={goTo} />
      {asksWho ? <ChildrenPart trip={trip} problem={isAsked && lacksChildren ? words('needChildren') : undefined} /> : null}
      {choices === undefined ? (
        failure === null ? (
          <LoadingRows count={6} />
        ) : (
          <Fault message={failure.message} onRetry={reload} />
        )
      ) : (
        <>
          {choices.services.length === 0 ? null : (
            <>
              <Title order={3} size="h4">
                {words('services')}
              </Title>
              <div data-booking-part="extras">
                <Services trip={trip} services={choices.services} />
              </div>
            </>
          )}
          <Suspense fallback={<LoadingRows count={5} />}>
            <PricePart
              trip={trip}
              choices={choices}
              onShown={(total) => {
                seen.current = total;
              }}
            />
          </Suspense>
        </>
      )}
      <Wishes trip={trip} />
      {userId === null ? null : <MissingData trip={trip} />}
      <ProtectionNote />
      <StepFault wrong={isAsked && !accepts}>
        <div role="status">
          {accepted === null || accepts ? null : (
            <Alert color="yellow" mb="sm">
              {words('agreedBefore')}
            </Alert>
          )}
        </div>
        <Checkbox
          checked={accepts}
          onChange={(event) => onAccepts(event.currentTarget.checked ? now : null)}
          label={words('terms')}
          error={isAsked && !accepts ? words('needTerms') : undefined}
        />
      </StepFault>
      <TermsLink />
      {blocking.length === 0 ? null : <IssueList issues={blocking} goTo={goTo} />}
      <StepButtons onBack={onBack} onNext={() => void next()} next={words('toPayment')} isBusy={isChecking} />
    </Stack>
  );
}
