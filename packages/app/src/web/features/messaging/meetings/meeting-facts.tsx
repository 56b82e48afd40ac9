// When a meeting is, in the user’s zone and the others’, and who planned it.

import { Stack, Text } from '@mantine/core';
import type { Meeting } from '#contract/messaging/meeting.shapes.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { InstantsText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { MeetingZones } from './meeting-zones.tsx';

interface MeetingFactsProps {
  readonly meeting: Meeting;
}

export function MeetingFacts({ meeting: { start, end, status, createdBy, timezones } }: MeetingFactsProps) {
  const words = useTranslations('messagingMeetings');
  return (
    <Stack gap={4} align="flex-start">
      {status === 'planned' ? null : (
        <StateBadge meaning={status === 'started' ? 'good' : 'neutral'}>{words(`status.${status}`)}</StateBadge>
      )}
      <Text>
        <InstantsText from={start} to={end} />
      </Text>
      <MeetingZones startsAt={new Date(start)} zones={timezones} />
      {createdBy === null ? null : (
        <Text size="sm" c="dimmed">
          {words('plannedBy', { name: createdBy.firstName })}
        </Text>
      )}
    </Stack>
  );
}
