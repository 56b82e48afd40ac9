// The page of video calls without a call: those that are on, and the meetings to come.

import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import type {} from '#contract/messaging/call.events.ts';
import type { Call } from '#contract/messaging/call.shapes.ts';
import { listCalls } from '#contract/messaging/calls.endpoints.ts';
import type { Meeting } from '#contract/messaging/meeting.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { getMessagesPath } from '#web/platform/navigation/messages-path.ts';
import { useRealtimeEvent, useReconnect } from '#web/platform/realtime/realtime.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { JoinMeetingButton } from './join-meeting-button.tsx';
import { MeetingFacts } from './meeting-facts.tsx';

const DIALOG = withMessages(() => import('./meeting-dialog.tsx').then(({ MeetingDialog }) => ({ default: MeetingDialog })));
const MeetingDialog = lazy(() => loadWithMessages(DIALOG));

/** Calls end without an event to those who are not in them; in milliseconds. */
const LOOK_MS = 60_000;

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function CallCard({ call: { id, title, startedBy, startedAt } }: { readonly call: Call }) {
  const words = useTranslations('messagingMeetings.list');
  return (
    <Card withBorder>
      <Group justify="space-between">
        <div>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {startedBy === null ? null : <>{words('startedBy', { name: startedBy.firstName })} · </>}
            <RelativeTime at={startedAt} />
          </Text>
        </div>
        <Button component={Link} to={paths.travelVideo({ id })} leftSection={<IconVideo size={18} aria-hidden />}>
          {words('joinCall')}
        </Button>
      </Group>
    </Card>
  );
}

function MeetingCard({ meeting, onView }: { readonly meeting: Meeting; readonly onView: () => void }) {
  const words = useTranslations('messagingMeetings.list');
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Text fw={600}>{meeting.title}</Text>
        <MeetingFacts meeting={meeting} />
        <Group>
          <JoinMeetingButton meeting={meeting} variant={meeting.status === 'started' ? 'filled' : 'default'} />
          <Button variant="default" onClick={onView}>
            {words('view')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

/** Returns the meeting that the address names; null without one. */
function toMeetingId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function Lists({ calls, meetings, onView }: { calls: readonly Call[]; meetings: readonly Meeting[]; onView: (id: number) => void }) {
  const words = useTranslations('messagingMeetings.list');
  const user = useSignedInUser();
  if (calls.length === 0 && meetings.length === 0) {
    const toMessages = (
      <Button component={Link} to={getMessagesPath({ user, search: '' })} variant="default">
        {words('empty.action')}
      </Button>
    );
    return <EmptyState icon={IconVideo} title={words('empty.title')} text={words('empty.text')} action={toMessages} />;
  }
  return (
    <Stack gap="xl">
      {calls.length > 0 && (
        <Part title={words('calls')}>
          {calls.map((call) => (
            <CallCard key={call.id} call={call} />
          ))}
        </Part>
      )}
      {meetings.length > 0 && (
        <Part title={words('meetings')}>
          {meetings.map((meeting) => (
            <MeetingCard key={meeting.id} meeting={meeting} onView={() => onView(meeting.id)} />
          ))}
        </Part>
      )}
    </Stack>
  );
}

export function VideoCalls({ title }: { readonly title: string }) {
  const words = useTranslations('messagingMeetings.list');
  const { capabilities, viewedBy } = useSignedInUser();
  const [asked, setAsked] = useSearchParams();
  const { data, failure, reload } = useEndpoint(listCalls, {}, { everyMs: LOOK_MS });
  useRealtimeEvent('call.ringing', reload);
  useReconnect(reload);
  const meetingId = toMeetingId(asked.get('meeting'));

  function setMeeting(id: number | null): void {
    setAsked((now) => {
      const { meeting: _, ...rest } = Object.fromEntries(now);
      return id === null ? rest : { ...rest, meeting: String(id) };
    });
  }

  return (
    <>
      <PageHeader title={title} description={words('description')} />
      {data === undefined ? failure === null ? <LoadingRows /> : <Text>{failure.message}</Text> : <Lists {...data} onView={setMeeting} />}
      {meetingId !== null && (
        <Suspense>
          <MeetingDialog
            key={meetingId}
            of={{ meetingId }}
            canPlan={viewedBy === null && capabilities.includes('meetings.write')}
            onClose={() => setMeeting(null)}
          />
        </Suspense>
      )}
    </>
  );
}
