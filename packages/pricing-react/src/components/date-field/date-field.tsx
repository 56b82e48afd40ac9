// One date, typed or picked in the calendar.

import type { Words } from '../../locales/messages.ts';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import { Field } from '../field/field.tsx';
import { useTypedDate } from './use-typed-date.ts';

export interface DateFieldProps {
  /** What is asked for, above the field. */
  readonly label: string;
  /** ISO date; '' is not given. */
  readonly value: string;
  /** Told of each date once it is complete, and '' for what is none. */
  readonly onChange: (value: string) => void;
  /** The words it speaks with, in one language. */
  readonly messages: Words<'dates'>;
  /** BCP 47 tag, where it is not the usual one of the language. */
  readonly locale?: string | undefined;
  /** ISO date, marked in the calendar; also tells which year is meant by a date typed without one. */
  readonly today?: string | undefined;
  /** The first day that may be chosen, ISO. */
  readonly min?: string | undefined;
  /** The last day that may be chosen, ISO. */
  readonly max?: string | undefined;
  /** Sentences about the date; the field's own come first and stand alone. */
  readonly errors?: readonly string[] | undefined;
  /** Said under the field. */
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
