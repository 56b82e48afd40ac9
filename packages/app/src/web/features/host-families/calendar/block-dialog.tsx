// The dialog for chosen days: blocks them, once or again and again, or frees those that are blocked.

import { Alert, Button } from '@mantine/core';
import * as z from 'zod';
import { blockBody, type FamilyCalendarAnswer } from '#contract/host-families/calendar.shapes.ts';
import { SERIES_EVERY } from '#contract/host-families/series.ts';
import type { DayRange } from '#web/ui/calendar/range.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { DateRangeField } from '#web/ui/form/fields/dates/date-range-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { findWithin } from './calendar.model.ts';
import type { CalendarSteps } from './use-calendar-steps.ts';

const ONCE = 'once';

/** The form's values: `once` for days that don't repeat, and an empty text for a repetition without an end. */
const shape = blockBody.omit({ repeat: true, confirmOffers: true }).extend({ every: z.enum([ONCE, ...SERIES_EVERY]), until: z.string() });
type Typed = z.output<typeof shape>;

interface BlockDialogProps {
  readonly calendar: Pick<FamilyCalendarAnswer, 'entries'>;
  /** The chosen days; null if they are to be typed. */
  readonly range: DayRange | null;
  readonly steps: CalendarSteps;
  readonly onClose: () => void;
}

function toBody({ every, until, ...days }: Typed) {
  return every === ONCE ? days : { ...days, repeat: { every, until: until === '' ? null : until } };
}

export function BlockDialog({ calendar, range, steps, onClose }: BlockDialogProps) {
  const words = useTranslations('familyCalendar.block');
  const today = useToday();
  const form = useForm({
    shape,
    initial: { fromDate: range?.from ?? '', toDate: range?.to ?? '', note: '', every: ONCE, until: '' },
    send: (typed) => steps.block(toBody(typed)),
    async done(blocked) {
      onClose();
      await steps.tellBlocked({ ...days, every: every === ONCE ? null : (every ?? null) }, blocked);
    },
  });
  const { fromDate = '', toDate = '', every } = form.values;
  const days = { fromDate: fromDate ?? '', toDate: toDate ?? '' };
  const { freeable, stays } = findWithin(calendar.entries, days);
  const choices = [ONCE, ...SERIES_EVERY].map((value) => ({ value, label: words(`every.${value as 'once'}`) }));

  async function free(): Promise<void> {
    if (await steps.freeRange(days)) onClose();
  }

  return (
    <DialogForm form={form} title={words('title')} text={words('text')} submit={words('submit')} onClose={onClose}>
      <DateRangeField
        from={form.field('fromDate')}
        to={form.field('toDate')}
        label={words('days')}
        fromLabel={words('from')}
        toLabel={words('to')}
        min={today}
      />
      {stays.length > 0 && <Alert color="yellow">{words('stays', { count: stays.length })}</Alert>}
      {freeable.length > 0 && (
        <Alert color="gray" title={words('isBlocked')}>
          <Button variant="default" onClick={() => void free()}>
            {words('free')}
          </Button>
        </Alert>
      )}
      <SelectField of={form.field('every')} label={words('repeat')} choices={choices} required />
      {every !== ONCE && <DateField of={form.field('until')} label={words('until')} description={words('untilHint')} min={days.fromDate} />}
      <LongTextField of={form.field('note')} label={words('note')} description={words('noteHint')} maxLength={500} minRows={2} />
    </DialogForm>
  );
}
