// One date, typed or picked in the calendar.

import type { Words } from '../../locales/messages.ts';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import { Field } from '../field/field.tsx';
import { useTypedDate } from './use-typed-date.ts';

export interface DateFieldProps {
  /** The label above the field. */
  readonly label: string;
  /** ISO date; '' if empty. */
  readonly value: string;
  /** Called with each complete date, or '' if it is invalid. */
  readonly onChange: (value: string) => void;
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
  /** Errors of the date. If the field has its own error, only that is shown. */
  readonly errors?: readonly string[] | undefined;
  /** A hint under the field. */
  readonly hint?: string | undefined;
}

export function DateField({ label, value, onChange, errors, hint, ...rest }: DateFieldProps) {
  const { input, error } = useTypedDate({ ...rest, value, onChange });
  return (
    <Field label={label} hint={hint} errors={error === undefined ? (errors ?? []) : [error]}>
      {(control) => (
        <span className="pricing-date">
          <input className="pricing-control" {...control} {...input} />
          <CalendarButton mode="day" from={value} to={value} {...rest} onPick={onChange} />
        </span>
      )}
    </Field>
  );
}
