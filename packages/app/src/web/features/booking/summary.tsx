// The summary of a booking: who, when, with which family, at which camps; in the review, each part links to its step.

import { Anchor, Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { readBookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import type { CampWeek, CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { getAgeOn } from '#contract/people/age.ts';
import { useFamilyName } from '#web/features/booking/draft/chosen-family.tsx';
import { countNights, type Step } from '#web/features/booking/draft/trip.model.ts';
import { useCamps, useTravellers } from '#web/features/booking/draft/use-camps.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { NotesOnFamily } from '#web/platform/suits.tsx';
import { addDays } from '#web/ui/calendar/days.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './booking.module.css';

/** A part of the booking: its label, its value, and the step where it is chosen. */
interface Part {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
  /** Extras and the code are on the review page itself. */
  readonly step: Step;
}

function Travellers({ trip }: { readonly trip: CurrentTrip }) {
  const words = useTranslations('booking');
  const named = useTravellers(trip);
  const { children, fromDate } = trip;
  const open = Math.max(1, children.length) - named.length;
  return (
    <>
      {named.map(({ id, firstName, lastName, dateOfBirth }) => (
        <div key={id}>
          {firstName} {lastName}
          {dateOfBirth === null || fromDate === null ? null : (
            <Text span size="sm" c="dimmed">
              {' · '}
              {words('ageThen', { age: String(getAgeOn(dateOfBirth, fromDate)) })}
            </Text>
          )}
        </div>
      ))}
      {open > 0 ? <div>{words('travellers', { count: open })}</div> : null}
    </>
  );
}

/** Without its price, which is listed once in the lines of the total price, before VAT like the others. */
function CampLine({ camp: { activityId, startDate }, rank }: { readonly camp: CampWeek; readonly rank?: number }) {
  const words = useTranslations('booking');
  const [camp] = useCamps([activityId]).camps;
  const name = camp?.name ?? `#${activityId}`;
  return (
    <div>
      {rank === undefined ? name : words('backupRank', { rank: String(rank), name })}
      <Text size="sm" c="dimmed">
        <DateRangeText from={startDate} to={addDays(startDate, 4)} style="weekday" />
      </Text>
    </div>
  );
}

function useParts(trip: CurrentTrip): Part[] {
  const words = useTranslations('booking');
  const family = useFamilyName(trip.hostFamilyId);
  const backup = useFamilyName(trip.backupHostFamilyId);
  const services = useEndpoint(readBookingChoices, {}).data?.services ?? [];
  const { fromDate, toDate, camps, backupCamps, activityDetailsType, hostFamilyId, backupHostFamilyId, discountCode } = trip;
  const guests = useTravellers(trip);
  const length = countNights(trip);
  const extras = services.filter(({ id, required }) => required || trip.serviceTypeIds.includes(id)).map(({ name }) => name);
  const dates = fromDate === null || toDate === null ? null : <DateRangeText from={fromDate} to={toDate} />;
  const parts: (Part | false)[] = [
    { key: 'who', label: words('reviewWho'), step: 'plan', content: <Travellers trip={trip} /> },
    {
      ...{ key: 'when', label: words('reviewWhen'), step: 'plan' },
      content: (
        <>
          {dates}
          {length === null ? null : ` · ${words('nights', { count: length.nights })}`}
        </>
      ),
    },
    {
      ...{ key: 'family', label: words('steps.family'), step: 'family' },
      content: (
        <>
          {family}
          {hostFamilyId === null ? null : <NotesOnFamily familyId={hostFamilyId} guests={guests} firstDay={fromDate} />}
        </>
      ),
    },
    backupHostFamilyId !== null && {
      ...{ key: 'backup', label: words('backupFamily'), step: 'family' },
      content: (
        <>
          {backup}
          <NotesOnFamily familyId={backupHostFamilyId} guests={guests} firstDay={fromDate} />
        </>
      ),
    },
    {
      ...{ key: 'camps', label: words('steps.camps'), step: 'camps' },
      content:
        camps.length === 0 ? (
          words(`stay.${activityDetailsType}`)
        ) : (
          <>
            {camps.map((camp) => (
              <CampLine key={camp.scheduleId} camp={camp} />
            ))}
            {backupCamps.map((camp) => (
              <CampLine key={camp.scheduleId} camp={camp} rank={camp.rank} />
            ))}
          </>
        ),
    },
    extras.length > 0 && { key: 'extras', label: words('services'), step: 'review', content: extras.join(', ') },
    discountCode !== null && { key: 'code', label: words('discountCode'), step: 'review', content: discountCode },
  ];
  return parts.filter((part) => part !== false);
}

/** Scrolls to a part of the page and moves the focus into it. */
function goToPart(key: string): void {
  const place = document.querySelector(`[data-booking-part="${key}"]`);
  const target = place?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)');
  target?.focus({ preventScroll: true });
  (target ?? place)?.scrollIntoView({ block: 'center' });
}

interface SummaryProps {
  readonly trip: CurrentTrip;
  readonly goTo: (step: Step) => void;
}

/** Lists every part with a link to its step. */
export function ReviewSummary({ trip, goTo }: SummaryProps) {
  const words = useTranslations('booking');
  return (
    <ul className={classes['parts']} aria-label={words('yourBooking')}>
      {useParts(trip).map(({ key, label, content, step }) => (
        <li key={key}>
          <div>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            {content}
          </div>
          <Anchor
            component="button"
            type="button"
            mih={44}
            aria-label={words('mend', { step: label })}
            onClick={() => (step === 'review' ? goToPart(key) : goTo(step))}
          >
            {words('change')}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** A short summary of what is being paid for, with a link to change it. */
export function PaymentSummary({ trip, goTo }: SummaryProps) {
  const words = useTranslations('booking');
  return (
    <section className={classes['summary']} aria-label={words('yourBooking')}>
      <dl>
        {useParts(trip).map(({ key, label, content }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" size="sm" onClick={() => goTo('review')}>
        {words('changeBooking')}
      </Button>
    </section>
  );
}
