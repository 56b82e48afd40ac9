// The buttons of a message of the product: what the reader can do now, or what was done, by whom and when.

import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { readMeeting, readMeetingCalendar } from '#contract/messaging/meetings.endpoints.ts';
import type { ActionRecord } from '#contract/messaging/message.shapes.ts';
import { paths } from '#web/paths.ts';
import { toRequestAddress } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { InstantsText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './message.module.css';
import { type ThreadView, useThreadContext } from './thread-context.ts';

/** Returns the page of a trip in the area of the reader. */
function toTripPath(view: ThreadView, id: number): string {
  if (view === 'host') return paths.hostTrip({ id });
  return view === 'parent' ? paths.travelTrip({ id }) : paths.hubTripEdit({ id });
}

function LinkButton({ to, isMain = false, children }: { to: string; isMain?: boolean; children: ReactNode }) {
  return (
    <Button component={Link} to={to} variant={isMain ? 'filled' : 'default'}>
      {children}
    </Button>
  );
}

/** A host answers on the page of the trip, where everything about the stay is; so both buttons lead there. */
function OfferButtons({ tripId }: { readonly tripId: number }) {
  const words = useTranslations('messagingThread.action');
  const { view } = useThreadContext();
  const path = toTripPath(view, tripId);
  if (view !== 'host') return <LinkButton to={path}>{words('viewTrip')}</LinkButton>;
  return (
    <>
      <LinkButton to={path} isMain>
        {words('acceptTrip')}
      </LinkButton>
      <LinkButton to={path}>{words('declineTrip')}</LinkButton>
    </>
  );
}

function PayButtons({ tripId }: { readonly tripId: number }) {
  const words = useTranslations('messagingThread.action');
  const { view } = useThreadContext();
  if (view !== 'parent') return <LinkButton to={toTripPath(view, tripId)}>{words('viewTrip')}</LinkButton>;
  return (
    <>
      <LinkButton to={toTripPath(view, tripId)} isMain>
        {words('pay')}
      </LinkButton>
      <LinkButton to={paths.travelInvoices()}>{words('viewInvoices')}</LinkButton>
    </>
  );
}

function MeetingButtons({ meetingId }: { readonly meetingId: number }) {
  const words = useTranslations('messagingThread.action');
  const { onMeeting } = useThreadContext();
  const calendar = toRequestAddress(readMeetingCalendar, { params: { id: meetingId } });
  // The time may have changed since the message.
  const { data } = useEndpoint(readMeeting, { params: { id: meetingId } });
  return (
    <>
      {data === undefined ? null : (
        <Text w="100%" fw={600} ta="center">
          <InstantsText from={data.start} to={data.end} />
        </Text>
      )}
      {onMeeting === undefined ? null : <Button onClick={() => onMeeting(meetingId)}>{words('viewMeeting')}</Button>}
      <Button component="a" href={calendar} download variant="default">
        {words('addToCalendar')}
      </Button>
    </>
  );
}

function OpenButtons({ action: { name, tripId, meetingId, callId } }: { readonly action: ActionRecord }) {
  const words = useTranslations('messagingThread.action');
  const { view, conversation } = useThreadContext();
  const student = conversation.trip?.student;
  switch (name) {
    case 'answerOffer':
      return tripId === null ? null : <OfferButtons tripId={tripId} />;
    case 'openTrip':
      return tripId === null ? null : <LinkButton to={toTripPath(view, tripId)}>{words('viewTrip')}</LinkButton>;
    case 'pay':
      return tripId === null ? null : <PayButtons tripId={tripId} />;
    case 'completeData':
      if (view === 'parent' && student !== undefined) {
        return (
          <LinkButton to={paths.travelStudentEdit({ id: student.id })} isMain>
            {words('completeData')}
          </LinkButton>
        );
      }
      return tripId === null ? null : <LinkButton to={toTripPath(view, tripId)}>{words('viewTrip')}</LinkButton>;
    case 'openMeeting':
      return meetingId === null ? null : <MeetingButtons meetingId={meetingId} />;
    case 'joinCall':
      return callId === null ? null : (
        <LinkButton to={paths.travelVideo({ id: callId })} isMain>
          {words('joinCall')}
        </LinkButton>
      );
  }
}

function Outcome({ action: { outcome, doneBy, doneAt } }: { readonly action: ActionRecord }) {
  const words = useTranslations('messagingThread');
  const what = outcome === null ? words('action.over') : words(`outcome.${outcome}`);
  return (
    <Text size="sm" fw={600} component="span">
      {doneBy !== null && (outcome === 'accepted' || outcome === 'declined') ? words(`outcomeBy.${outcome}`, { name: doneBy }) : what}
      {doneAt === null ? null : (
        <>
          {' · '}
          <InstantText at={doneAt} />
        </>
      )}
    </Text>
  );
}

export function ActionButtons({ action }: { readonly action: ActionRecord }) {
  return (
    <div className={classes['buttons']}>{action.state === 'open' ? <OpenButtons action={action} /> : <Outcome action={action} />}</div>
  );
}
