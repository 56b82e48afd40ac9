// The first and the last day of a stay, typed or picked in one calendar.

import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import { useTypedDate } from '../date-field/use-typed-date.ts';
import { Field } from '../field/field.tsx';
import { Group } from '../field/group.tsx';

/** ISO dates; '' is not given. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export interface DateRangeFieldProps {
  /** The label above both fields. */
  readonly label: string;
  /** Arrival and departure date, ISO; '' if empty. */
  readonly value: DateRange;
  /** Called with each change. A typed date counts once it is complete, or as '' if the field is left with an invalid date. */
  readonly onChange: (value: DateRange) => void;
  /** The messages, in one language. */
  readonly messages: Words<'dates'>;
  /** BCP 47 tag, if it differs from the language's default. */
  readonly locale?: string | undefined;
  /** ISO date, marked in the calendar. It also sets the year of a date typed without one. */
  readonly today?: string | undefined;
  /** The earliest date that can be chosen, ISO. */
  readonly min?: string | undefined;
  /** The latest date that can be chosen, ISO. */
  readonly max?: string | undefined;
  /** Errors of each date. If the field has its own error, only that is shown. */
  readonly errors?: { readonly from?: readonly string[] | undefined; readonly to?: readonly string[] | undefined } | undefined;
  /** A hint under the label. */
  readonly hint?: string | undefined;
  /**
   * The maximum days of a stay, including both dates.
   * @defaultValue 366
   */
  readonly longestDays?: number | undefined;
}

export function DateRangeField({ label, value, onChange, errors = {}, hint, longestDays = 366, ...rest }: DateRangeFieldProps) {
  const { messages, locale = messages.locale } = rest;
  const words = messages.dates;
  const format = formatOf(messages, locale);
  const from = useTypedDate({ ...rest, value: value.from, onChange: (date) => onChange({ ...value, from: date }) });
  const to = useTypedDate({ ...rest, value: value.to, onChange: (date) => onChange({ ...value, to: date }) });
  const nights = nightsOf(value);
  const crossed =
    nights === undefined || (nights >= 0 && nights < longestDays)
      ? undefined
      : nights < 0
        ? words.backwards
        : words.tooLong({ days: format.count(longestDays, words.days) });
  const part = (name: string, date: typeof from, problems: readonly string[]) => (
    <Field label={name} errors={problems}>
      {(control) => <input className="pricing-control" {...control} {...date.input} />}
    </Field>
  );
  return (
    <Group legend={label} hint={hint}>
      <div className="pricing-range-dates">
        {part(words.first, from, from.error === undefined ? (errors.from ?? []) : [from.error])}
        {part(words.last, to, (to.error ?? crossed) === undefined ? (errors.to ?? []) : [to.error ?? crossed ?? ''])}
      </div>
      <div className="pricing-range-foot">
        <CalendarButton
          mode="range"
          {...value}
          {...rest}
          longestDays={longestDays}
          onPick={(first, last) => onChange({ from: first, to: last })}
        />
        <span>{nights !== undefined && nights >= 0 && format.count(nights, words.nights)}</span>
      </div>
    </Group>
  );
}

function nightsOf({ from, to }: DateRange): number | undefined {
  const first = dayNumber(from);
  const last = dayNumber(to);
  return first === undefined || last === undefined ? undefined : last - first;
}
