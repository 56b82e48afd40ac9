// For staff, beside a conversation: its trip, student and family, the request to support, its people, and who of staff has read it.

import { Anchor, Button, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { paths } from '#web/paths.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import inbox from './inbox.module.css';
import { PanelNotes } from './panel-notes.tsx';
import { PanelPart } from './panel-part.tsx';
import { PanelPeople } from './panel-people.tsx';
import { PanelReaders } from './panel-readers.tsx';
import { PanelSupport } from './panel-support.tsx';
import { useInboxReader } from './reader.ts';
import classes from './side-panel.module.css';

interface SidePanelProps {
  readonly conversation: ConversationRecord;
  readonly TripDetails: ComponentType<{ readonly tripId: number }> | undefined;
}

function TripPart({ trip, TripDetails }: { trip: NonNullable<ConversationRecord['trip']>; TripDetails: SidePanelProps['TripDetails'] }) {
  const words = useTranslations('messagingInbox.panel');
  const { TripState } = useInboxReader();
  const [canOpenTrip, canOpenStudent] = [useCanOpen('hubTripEdit'), useCanOpen('hubStudentView')];
  const { id, state, fromDate, toDate, student, students } = trip;
  const name = words('students', { count: students, name: student.firstName });
  return (
    <>
      <PanelPart title={words('trip')}>
        <span className={inbox['facts']}>
          <TripState state={state} />
          <DateRangeText from={fromDate} to={toDate} />
        </span>
        {canOpenTrip && (
          <Button component={Link} to={paths.hubTripEdit({ id })} variant="default" size="sm">
            {words('viewTrip')}
          </Button>
        )}
      </PanelPart>
      <PanelPart title={words('student')}>
        {canOpenStudent ? (
          <Anchor component={Link} to={paths.hubStudentView({ id: student.id })}>
            {name}
          </Anchor>
        ) : (
          name
        )}
      </PanelPart>
      {TripDetails !== undefined && canOpenTrip && (
        <PanelPart title={words('offer')}>
          <TripDetails tripId={id} />
        </PanelPart>
      )}
    </>
  );
}

function FamilyPart({ hostFamily: { id, lastName, metaInfo } }: { readonly hostFamily: NonNullable<ConversationRecord['hostFamily']> }) {
  const words = useTranslations('messagingInbox.panel');
  const titleOf = useFamilyTitle();
  return (
    <PanelPart title={words('family')}>
      <span>{titleOf(lastName)}</span>
      <span className={classes['quiet']}>{[metaInfo.cityTown, metaInfo.countyName].filter((place) => place !== '').join(', ')}</span>
      {metaInfo.isLive && (
        <Anchor component={Link} to={paths.travelFamily({ id })}>
          {words('viewFamily')}
        </Anchor>
      )}
    </PanelPart>
  );
}

export function SidePanel({ conversation, TripDetails }: SidePanelProps) {
  const { trip, hostFamily, support } = conversation;
  const { capabilities } = useSignedInUser();
  return (
    <Stack gap="lg">
      {support !== null && <PanelSupport conversation={conversation} support={support} />}
      {trip !== null && <TripPart trip={trip} TripDetails={TripDetails} />}
      {hostFamily !== null && <FamilyPart hostFamily={hostFamily} />}
      {capabilities.includes('support.handle') && <PanelNotes key={conversation.id} conversationId={conversation.id} />}
      <PanelPeople conversation={conversation} />
      {capabilities.includes('conversations.audit') && <PanelReaders conversationId={conversation.id} />}
    </Stack>
  );
}
