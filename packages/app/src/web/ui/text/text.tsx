// Money, days and moments as text on a screen.

import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTimeZone } from 'use-intl/react';
import { type DayStyle, writeDay, writeDayRange } from './day-text.ts';
import { getFormatter, useFormatLocale } from './format-locale.ts';
import { writeInstant, writeInstantFully } from './instant-text.ts';
import { findNextChange, writeRelative } from './relative-text.ts';
import { getServerNow } from './server-clock.ts';
import classes from './text.module.css';

/** An amount in its currency, digit by digit as it is; `round` leaves out minor digits that are all zero. */
export function MoneyText({ amount, currency, round = false }: { amount: string; currency: string; round?: boolean }) {
  const format = getFormatter(useFormatLocale());
  return <span className={classes['amount']}>{round ? format.roundMoney({ amount, currency }) : format.money({ amount, currency })}</span>;
}

/** A day of a stay, the same wherever it is read. */
export function DateText({ day, style = 'short' }: { day: string; style?: DayStyle }) {
  return (
    <time className={classes['whole']} dateTime={day}>
      {writeDay(day, { tag: useFormatLocale(), style })}
    </time>
  );
}

/** From one day to another. */
export function DateRangeText({ from, to, style = 'short' }: { from: string; to: string; style?: DayStyle }) {
  return <span className={classes['whole']}>{writeDayRange(from, to, { tag: useFormatLocale(), style })}</span>;
}

/** A moment in the viewer's zone; pointed at or focused, it says weekday and zone too. With `withZone` it names the zone at once: a deadline. */
export function InstantText({ at, withZone = false }: { at: string; withZone?: boolean }) {
  const where = { tag: useFormatLocale(), timeZone: useTimeZone() ?? 'UTC' };
  return <Moment at={at} text={writeInstant(at, { ...where, withZone })} />;
}

/** How long ago, or ahead, a moment is; it stays right while it is looked at. */
export function RelativeTime({ at }: { at: string }) {
  const tag = useFormatLocale();
  const [now, setNow] = useState(() => new Date(getServerNow()));
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date(getServerNow())), findNextChange(at, now));
    return () => clearTimeout(timer);
  }, [at, now]);
  return <Moment at={at} text={writeRelative(at, { tag, now })} />;
}

function Moment({ at, text }: { at: string; text: string }) {
  const full = writeInstantFully(at, { tag: useFormatLocale(), timeZone: useTimeZone() ?? 'UTC' });
  return (
    <Tooltip label={full} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what a pointer is told, the keyboard must reach too */}
      <time className={classes['moment']} dateTime={at} tabIndex={0}>
        {text}
      </time>
    </Tooltip>
  );
}
