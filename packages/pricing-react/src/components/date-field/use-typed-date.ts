// A date that can be typed: its text, and what is wrong with it.

import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { datePattern, writeDay } from '../../format/date-text.ts';
import { formatOf } from '../../format/format-of.ts';
import { isTypedOut, readTypedDate } from '../../format/typed-date.ts';
import type { Words } from '../../locales/messages.ts';
import { useTypedText } from '../field/use-typed-text.ts';

export interface TypedDateOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly messages: Words<'dates'>;
  readonly locale?: string | undefined;
  readonly today?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What the control must carry, and why the date is none or lies outside; undefined where all is well. */
export function useTypedDate(options: TypedDateOptions) {
  const { value, onChange, messages, locale = messages.locale, today } = options;
  const dates = messages.dates;
  const pattern = datePattern(dates.letters, locale);
  const limit = (date: string) => {
    const format = formatOf(messages, locale);
    if (options.min && date < options.min) return dates.tooEarly({ min: format.date(options.min) });
    return options.max && date > options.max ? dates.tooLate({ max: format.date(options.max) }) : undefined;
  };
  const { typed, wrong, input } = useTypedText({
    value,
    empty: '',
    write: (date) => (dayNumber(date) === undefined ? date : formatOf(messages, locale).date(date)),
    read: (text, stage) => {
      if (stage === 'typing' && !isTypedOut(text)) return undefined;
      const date = readTypedDate(text, locale, today);
      return date === undefined || limit(date) ? undefined : date;
    },
    onChange,
  });
  const date = wrong ? readTypedDate(typed ?? '', locale, today) : value;
  const error =
    date === undefined
      ? dates.unreadable({ pattern, example: writeDay(EXAMPLE, 'numeric', locale) })
      : date === ''
        ? undefined
        : limit(date);
  return { input: { ...input, placeholder: pattern }, error };
}

/** 31 December 2026: no day that could be taken for a month. */
const EXAMPLE = 20_818;
