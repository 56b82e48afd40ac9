// A meeting in a dialog: what it is about and when, joining, changing and cancelling it; or the form for a new one.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { canMeetingBecome } from '#contract/messaging/meeting.machine.ts';
import type { Meeting } from '#contract/messaging/meeting.shapes.ts';
import { readMeeting, readMeetingCalendar, updateMeeting } from '#contract/messaging/meetings.endpoints.ts';
import { toRequestAddress } from '#web/platform/api/api.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useConversation } from '../conversations.api.ts';
import { JoinMeetingButton } from './join-meeting-button.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { MeetingForm, reloadMeetings } from './meeting-form.tsx';
import { toZones } from './meeting-times.model.ts';

interface MeetingDialogProps {
  /** A meeting, or the conversation to plan one in. */
  readonly of: { readonly meetingId: number } | { readonly conversationId: number };
  /** Whether the user can plan meetings in the conversation. */
  readonly canPlan: boolean;
  readonly onClose: () => void;
}

interface MeetingViewProps {
  readonly meeting: Meeting;
  readonly canPlan: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function MeetingView({ meeting, canPlan, onEdit, onClose }: MeetingViewProps) {
  const words = useTranslations('messagingMeetings');
  const { id, version, status } = meeting;
  const cancel = useAction(updateMeeting, {
    told: words('cancelled'),
    done() {
      reloadMeetings();
      onClose();
    },
  });

  async function askToCancel(): Promise<void> {
    const question = { title: words('cancel.title'), consequences: [words('cancel.text')], confirm: words('cancel.do') };
    if (!(await confirm({ ...question, cancel: words('cancel.keep'), tone: 'danger' }))) return;
    await cancel.run({ body: { id, version, status: 'cancelled' } });
  }

  return (
    <Stack>
      <MeetingFacts meeting={meeting} />
      <Group>
        <JoinMeetingButton meeting={meeting} />
        {status === 'planned' || status === 'started' ? (
          <Button
            component="a"
            href={toRequestAddress(readMeetingCalendar, { params: { id } })}
            download
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
          >
            {words('calendar')}
          </Button>
        ) : null}
        {canPlan && status === 'planned' ? (
          <Button variant="default" onClick={onEdit}>
            {words('edit')}
          </Button>
        ) : null}
        {canPlan && canMeetingBecome(status, 'cancelled') ? (
          <Button variant="default" color="red" loading={cancel.isRunning} onClick={() => void askToCancel()}>
            {words('cancel.do')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

/** The people of the conversation are known where it is open; elsewhere a meeting brings its own zones. */
function PlanForm({ conversationId, onClose }: { readonly conversationId: number; readonly onClose: () => void }) {
  const { data } = useConversation(conversationId);
  const tag = useFormatLocale();
  const zones = toZones(data?.participants ?? [], (names) => joinList(tag, names));
  return <MeetingForm conversationId={conversationId} meeting={null} zones={zones} onClose={onClose} />;
}

function KnownMeeting({ meetingId, canPlan, onClose }: { readonly meetingId: number } & Pick<MeetingDialogProps, 'canPlan' | 'onClose'>) {
  useFocusBack();
  const words = useTranslations('messagingMeetings');
  const common = useTranslations('common');
  const { data, failure } = useEndpoint(readMeeting, { params: { id: meetingId } });
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing && data !== undefined) {
    return <MeetingForm conversationId={data.conversationId} meeting={data} zones={data.timezones} onClose={onClose} />;
  }
  const content = failure === null ? <LoadingRows /> : <Text>{failure.statusCode === 404 ? words('notFound') : failure.message}</Text>;
  return (
    <Modal opened onClose={onClose} title={data?.title ?? words('dialog.view')} closeButtonProps={{ 'aria-label': common('close') }}>
      {data === undefined ? content : <MeetingView meeting={data} canPlan={canPlan} onEdit={() => setIsEditing(true)} onClose={onClose} />}
    </Modal>
  );
}

export function MeetingDialog({ of, canPlan, onClose }: MeetingDialogProps) {
  if ('conversationId' in of) return <PlanForm conversationId={of.conversationId} onClose={onClose} />;
  return <KnownMeeting meetingId={of.meetingId} canPlan={canPlan} onClose={onClose} />;
}
