// The dialogs of one entry of the calendar: a block is changed or freed, a stay and an offer are shown with the way to their trip.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import * as z from 'zod';
import { changedBlockBody, type FamilyCalendarEntry, TIMES_MEANT, type TimesMeant } from '#contract/host-families/calendar.shapes.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateRangeField } from '#web/ui/form/fields/dates/date-range-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Shown } from './calendar.model.ts';
import type { CalendarSteps } from './use-calendar-steps.ts';

interface EditProps {
  readonly entry: FamilyCalendarEntry;
  readonly steps: CalendarSteps;
  readonly onClose: () => void;
}

const shape = changedBlockBody.pick({ fromDate: true, toDate: true, note: true }).extend({ whole: z.enum(TIMES_MEANT) });

/** The labels for freeing times of a repeated block. */
const FREE = { this: 'freeThis', following: 'freeFollowing', all: 'freeAll' } as const;

/** Who blocked the days, and how they repeat. */
function useBlockText() {
  const words = useTranslations('familyCalendar.entry');
  return ({ source, series, calendar }: FamilyCalendarEntry) => {
    if (source === 'feed') return calendar === null ? words('byOther') : words('byFeed', { calendar });
    const by = words(source === 'staff' ? 'byStaff' : 'byFamily');
    if (series === null) return by;
    const repeats = words(`repeats.${series.every}`);
    return `${by} ${repeats}`;
  };
}

/** A block, for whoever may change it. */
export function EditBlockDialog({ entry, steps, onClose }: EditProps) {
  const words = useTranslations('familyCalendar.entry');
  const text = useBlockText()(entry);
  const { id, fromDate, toDate, note, series, version } = entry;
  const form = useForm({
    shape,
    initial: { fromDate, toDate, note: note ?? '', whole: 'this' as TimesMeant },
    send: ({ whole, ...days }) => steps.change(id, { ...days, version, whole: whole === 'this' ? 'this' : 'following' }),
    async done() {
      onClose();
      await steps.tellChanged();
    },
  });
  async function free(times: TimesMeant): Promise<void> {
    if (await steps.free(id, times)) onClose();
  }
  return (
    <DialogForm form={form} title={words('blocked')} text={text} submit={words('save')} onClose={onClose}>
      <DateRangeField from={form.field('fromDate')} to={form.field('toDate')} label={words('days')} />
      <LongTextField of={form.field('note')} label={words('note')} maxLength={500} minRows={2} />
      {series !== null && (
        <SelectField
          of={form.field('whole')}
          label={words('whole')}
          choices={(['this', 'following'] as const).map((value) => ({ value, label: words(`times.${value}`) }))}
          required
        />
      )}
      <Group gap="xs">
        {(series === null ? (['this'] as const) : TIMES_MEANT).map((times) => (
          <Button key={times} variant="default" onClick={() => void free(times)}>
            {words(series === null ? 'free' : FREE[times])}
          </Button>
        ))}
      </Group>
    </DialogForm>
  );
}

interface ShownProps {
  readonly shown: Shown;
  /** The page of the trip; null if the reader can't open it. */
  readonly tripPath: ((tripId: number) => string) | null;
  readonly onClose: () => void;
}

/** What the reader can't change here: a stay, an offer, or a block of a calendar that they only read. */
export function EntryFacts({ shown, tripPath, onClose }: ShownProps) {
  useFocusBack();
  const words = useTranslations('familyCalendar.entry');
  const common = useTranslations('common');
  const blockText = useBlockText();
  const days = shown.kind === 'offer' ? shown.offer : shown.entry;
  const tripId = shown.kind === 'offer' ? shown.offer.tripId : (shown.entry.trip?.id ?? null);
  const name = shown.kind === 'offer' ? shown.offer.studentName : (shown.entry.trip?.studentName ?? '');
  const isBlock = shown.kind === 'entry' && shown.entry.kind === 'own';
  const title = shown.kind === 'offer' ? 'offer' : isBlock ? 'blocked' : (shown.entry.kind as 'tentative' | 'firm');
  return (
    <Modal opened onClose={onClose} title={words(title)} closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack gap="sm">
        {name !== '' && <Text fw={600}>{name}</Text>}
        <Text>
          <DateRangeText from={days.fromDate} to={days.toDate} style="weekday" />
        </Text>
        {shown.kind === 'entry' && isBlock && <Text size="sm">{blockText(shown.entry)}</Text>}
        {shown.kind === 'entry' && isBlock && shown.entry.note !== null && shown.entry.note !== '' && <Text>{shown.entry.note}</Text>}
        {shown.kind === 'entry' && !isBlock && <Text size="sm">{words('beds', { count: shown.entry.beds ?? 0 })}</Text>}
        {!isBlock && <Text size="sm">{words(shown.kind === 'offer' ? 'offerHint' : 'fixed')}</Text>}
        {tripId !== null && tripPath !== null && (
          <Group justify="flex-end">
            <Button component={Link} to={tripPath(tripId)}>
              {words(shown.kind === 'offer' ? 'answer' : 'openTrip')}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
