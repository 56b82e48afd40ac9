// Money, days and instants as text on a screen.

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTimeZone } from 'use-intl/react';
import { type DayStyle, writeDay, writeDayRange } from './day-text.ts';
import { getFormatter, useFormatLocale } from './format-locale.ts';
import { writeInstant, writeInstantFully, writeInstants } from './instant-text.ts';
import { findNextChange, writeRelative } from './relative-text.ts';
import { getServerNow } from './server-clock.ts';
import classes from './text.module.css';

/** An amount in its currency with its exact digits; `round` omits minor digits that are all zero. */
export function MoneyText({ amount, currency, round = false }: { amount: string; currency: string; round?: boolean }) {
  const format = getFormatter(useFormatLocale());
  return <span className={classes['amount']}>{round ? format.roundMoney({ amount, currency }) : format.money({ amount, currency })}</span>;
}

/** A day of a stay, the same in every time zone. */
export function DateText({ day, style = 'short' }: { day: string; style?: DayStyle }) {
  return (
    <time className={classes['whole']} dateTime={day}>
      {writeDay(day, { tag: useFormatLocale(), style })}
    </time>
  );
}

/** A range of days. */
export function DateRangeText({ from, to, style = 'short' }: { from: string; to: string; style?: DayStyle }) {
  return <span className={classes['whole']}>{writeDayRange(from, to, { tag: useFormatLocale(), style })}</span>;
}

interface InstantTextProps {
  readonly at: string;
  /** Shows the zone in the text, for a deadline. */
  readonly withZone?: boolean;
  /** The zone of a place where everybody meets; the viewer's own if empty. */
  readonly wallZone?: string | undefined;
}

/** An instant in the viewer's zone or that of a place; with weekday and the viewer's zone in a tooltip. */
export function InstantText({ at, withZone = false, wallZone = '' }: InstantTextProps) {
  const own = useTimeZone() ?? 'UTC';
  const where = { tag: useFormatLocale(), timeZone: wallZone === '' ? own : wallZone };
  return <Moment at={at} text={writeInstant(at, { ...where, withZone })} />;
}

/** The time between two instants, in the viewer's zone. */
export function InstantsText({ from, to }: { from: string; to: string }) {
  const where = { tag: useFormatLocale(), timeZone: useTimeZone() ?? 'UTC' };
  return <Moment at={from} text={writeInstants([from, to], where)} />;
}

/** The distance to an instant, past or future; kept up to date. */
export function RelativeTime({ at }: { at: string }) {
  const tag = useFormatLocale();
  const [now, setNow] = useState(() => new Date(getServerNow()));
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date(getServerNow())), findNextChange(at, now));
    return () => clearTimeout(timer);
  }, [at, now]);
  return <Moment at={at} text={writeRelative(at, { tag, now })} />;
}

/** Loaded with the first instant that is pointed at, since tooltips are large and few are read. */
const MomentHint = lazy(() => import('./moment-hint.tsx'));

function Moment({ at, text }: { at: string; text: string }) {
  const full = writeInstantFully(at, { tag: useFormatLocale(), timeZone: useTimeZone() ?? 'UTC' });
  const time = useRef<HTMLTimeElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  function open(): void {
    setWanted(true);
    setOpen(true);
  }
  const close = () => setOpen(false);
  return (
    <>
      <time
        ref={time}
        className={classes['moment']}
        dateTime={at}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard
        tabIndex={0}
        onPointerEnter={open}
        onPointerLeave={close}
        onFocus={open}
        onBlur={close}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        {text}
      </time>
      {isWanted && (
        <Suspense fallback={null}>
          <MomentHint target={time} text={full} isOpen={isOpen} />
        </Suspense>
      )}
    </>
  );
}
