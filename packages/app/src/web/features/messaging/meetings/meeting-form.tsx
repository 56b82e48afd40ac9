// The form of a meeting that is to come: its title, its times in the user’s zone, and another address.

import { Chip, Group, Input, SimpleGrid } from '@mantine/core';
import { useRef, useState } from 'react';
import * as z from 'zod';
import { listCalls } from '#contract/messaging/calls.endpoints.ts';
import { MEETING_TITLE_LENGTH, type Meeting, meetingLink } from '#contract/messaging/meeting.shapes.ts';
import { createMeeting, readMeeting, updateMeeting } from '#contract/messaging/meetings.endpoints.ts';
import { day, line } from '#contract/platform/validation/fields.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TimeField } from '#web/ui/form/fields/dates/time-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { getDayIn } from '#web/ui/text/civil-day.model.ts';
import { getServerNow } from '#web/ui/text/server-clock.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import {
  addMinutes,
  countMinutes,
  DURATIONS,
  findTypedFault,
  type MeetingTimes,
  moveEnd,
  suggestTimes,
  type TypedTimes,
  toMeetingTimes,
  toStart,
  toTypedTimes,
  type Zone,
} from './meeting-times.model.ts';
import { MeetingZones, useOwnZone } from './meeting-zones.tsx';

const time = z.string().regex(/^\d\d:\d\d$/);

interface Known {
  readonly meeting: Meeting | null;
  /** The times before any change: unchanged ones may be past, such as those of a meeting whose title is corrected late. */
  readonly typed: TypedTimes;
}

function createShape(timeZone: string, { meeting, typed }: Known) {
  const isSame = ({ day: on, start, end }: TypedTimes) => on === typed.day && start === typed.start && end === typed.end;
  return z.object({ title: line(MEETING_TITLE_LENGTH), day, start: time, end: time, link: meetingLink }).superRefine((values, context) => {
    if (meeting !== null && isSame(values)) return;
    const found = findTypedFault(values, timeZone, new Date(getServerNow()));
    if (found !== null) context.addIssue({ code: 'custom', path: [found.field], params: { rule: found.fault } });
  });
}

type Shape = ReturnType<typeof createShape>;

/** Loads again where meetings are shown. */
export function reloadMeetings(): void {
  for (const endpoint of [listCalls, readMeeting]) void queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) });
}

function toTimes(meeting: Meeting): MeetingTimes {
  return { startsAt: new Date(meeting.start), endsAt: new Date(meeting.end) };
}

function toInitial({ meeting, typed }: Known): z.input<Shape> {
  return { title: meeting?.title ?? '', ...typed, link: meeting?.link ?? '' };
}

interface MeetingFormProps {
  readonly conversationId: number;
  /** Null for a new one. */
  readonly meeting: Meeting | null;
  readonly zones: readonly Zone[];
  readonly onClose: () => void;
}

function useMeetingForm({ conversationId, meeting, onClose }: Omit<MeetingFormProps, 'zones'>, timeZone: string) {
  const words = useTranslations('messagingMeetings');
  const version = useRef(meeting?.version ?? 0);
  const [known] = useState<Known>(() => ({
    meeting,
    typed: meeting === null ? suggestTimes(new Date(getServerNow()), timeZone) : toTypedTimes(toTimes(meeting), timeZone),
  }));

  function send({ title, link, ...typed }: z.output<Shape>): Promise<Meeting> {
    const times = toMeetingTimes(typed, timeZone);
    // The shape has checked them.
    if (times === null) throw new TypeError('The times of a meeting are not complete.');
    const body = { title, link, start: times.startsAt.toISOString(), end: times.endsAt.toISOString() };
    if (meeting === null) return call(createMeeting, { body: { ...body, conversationId } });
    return call(updateMeeting, { body: { ...body, id: meeting.id, version: version.current } });
  }

  return useForm<z.input<Shape>, z.output<Shape>, Meeting>({
    shape: createShape(timeZone, known),
    initial: toInitial(known),
    send,
    ...(meeting === null
      ? {}
      : {
          async reread() {
            const theirs = await call(readMeeting, { params: { id: meeting.id } });
            version.current = theirs.version;
            return toInitial({ meeting: theirs, typed: toTypedTimes(toTimes(theirs), timeZone) });
          },
        }),
    done() {
      reloadMeetings();
      showToast(words(meeting === null ? 'planned' : 'changed'));
      onClose();
    },
  });
}

interface DurationChipsProps {
  readonly typed: TypedTimes;
  readonly timeZone: string;
  readonly onEnd: (end: string) => void;
}

function DurationChips({ typed, timeZone, onEnd }: DurationChipsProps) {
  const words = useTranslations('messagingMeetings.duration');
  const times = toMeetingTimes(typed, timeZone);
  const start = toStart(typed, timeZone);
  return (
    <Input.Wrapper label={words('label')} labelElement="div">
      <Chip.Group
        value={times === null ? '' : String(countMinutes(times))}
        onChange={(minutes) => start !== null && onEnd(addMinutes(start, Number(minutes), timeZone))}
      >
        <Group gap="xs">
          {DURATIONS.map((minutes) => (
            <Chip key={minutes} value={String(minutes)} disabled={start === null}>
              {words('minutes', { count: minutes })}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

export function MeetingForm({ conversationId, meeting, zones, onClose }: MeetingFormProps) {
  const words = useTranslations('messagingMeetings');
  const timeZone = useOwnZone();
  const form = useMeetingForm({ conversationId, meeting, onClose }, timeZone);
  const { day: on, start, end } = form.values;
  const typed: TypedTimes = { day: on ?? '', start: start ?? '', end: end ?? '' };
  const startsAt = toStart(typed, timeZone);
  const name = meeting === null ? 'plan' : 'change';
  const startField = form.field('start');

  function changeStart(next: string): void {
    const moved = moveEnd(typed, next, timeZone);
    startField.change(next);
    if (moved !== null) form.set('end', moved);
  }

  return (
    <DialogForm
      form={form}
      title={words(`dialog.${name}`)}
      text={words(`dialog.${name}Text`)}
      submit={words(meeting === null ? 'dialog.submitPlan' : 'dialog.submitChange')}
      onClose={onClose}
    >
      <TextField
        of={form.field('title')}
        label={words('field.title')}
        description={words('field.titleHint')}
        maxLength={MEETING_TITLE_LENGTH}
        required
      />
      <DateField of={form.field('day')} label={words('field.day')} min={getDayIn(timeZone, new Date(getServerNow()))} required />
      {/* Times with am and pm, or their Japanese or Korean words, need a row each on a phone. */}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TimeField of={{ ...startField, change: changeStart }} label={words('field.start')} required />
        <TimeField of={form.field('end')} label={words('field.end')} required />
      </SimpleGrid>
      <DurationChips typed={typed} timeZone={timeZone} onEnd={(next) => form.set('end', next)} />
      {startsAt === null ? null : <MeetingZones startsAt={startsAt} zones={zones} />}
      <TextField of={form.field('link')} label={words('field.link')} description={words('field.linkHint')} inputMode="url" />
    </DialogForm>
  );
}
