// A dialog with months of days, to choose one or a range from by pointer and by keyboard.

import { type DayNumber, dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { firstWeekday } from '../../format/date-text.ts';
import { formatOf } from '../../format/format-of.ts';
import { localToday } from '../../format/today.ts';
import type { Words } from '../../locales/messages.ts';
import { type CalendarAction, type CalendarState, calendarReducer, keyTarget, lastDay, openedOn } from './calendar-state.ts';
import { Month } from './month.tsx';
import { startOfMonth } from './month-grid.ts';
import { useModal } from './use-modal.ts';

export interface CalendarProps {
  /** A range is picked with two days, its first and its last. */
  readonly mode: 'day' | 'range';
  /** What is chosen so far, as ISO dates; '' is not given. A day is both its first and its last. */
  readonly from: string;
  readonly to: string;
  readonly today?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly longestDays?: number | undefined;
  readonly messages: Words<'dates'>;
  readonly locale?: string | undefined;
  readonly onPick: (from: string, to: string) => void;
  readonly onClose: () => void;
}

/** From this width of the window on two months stand side by side, near their field. */
const WIDE = 680;
const EARLIEST: DayNumber = -25_567;
const LATEST: DayNumber = 84_005;

export function Calendar({ mode, messages, locale = messages.locale, onPick, onClose, ...props }: CalendarProps) {
  const [wide] = useState(() => innerWidth >= WIDE);
  const dialog = useModal(wide ? 'near' : 'styled');
  const [from, to, today] = [props.from, props.to, props.today ?? ''].map(dayNumber);
  const limits = {
    min: dayNumber(props.min ?? '') ?? EARLIEST,
    max: dayNumber(props.max ?? '') ?? LATEST,
    longest: props.longestDays ?? LATEST,
    months: wide && mode === 'range' ? 2 : 1,
    firstWeekday: firstWeekday(locale),
  };
  // A first day without a last one waits for it.
  const begun = to === undefined && from !== undefined && from >= limits.min && from <= limits.max ? from : null;
  const [state, dispatch] = useReducer(
    (before: CalendarState, action: CalendarAction) => calendarReducer(before, action, limits),
    undefined,
    // It opens at an event of the page: only here may the clock say where to begin.
    () => openedOn(from ?? to ?? today ?? dayNumber(localToday()) ?? 0, begun, limits),
  );
  const [hovered, setHovered] = useState<DayNumber | null>(null);
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the day that a key led to
  useEffect(() => {
    if (follows.current) dialog.current?.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus();
    follows.current = false;
  }, [state]);

  const { picked, focused, month } = state;
  const max = lastDay(state, limits);
  const end = hovered ?? focused;
  const range = picked === null ? { from, to } : { from: picked, to: end > picked && end <= max ? end : undefined };
  const words = messages.dates;
  const nightsTo = (day = 0) => (picked !== null && day > picked ? formatOf(messages, locale).count(day - picked, words.nights) : '');
  const close = () => dialog.current?.close();

  const choose = (day: DayNumber) => {
    if (day < limits.min || day > max) return;
    if (mode === 'range' && (picked === null || day < picked)) return dispatch({ type: 'pick', day });
    onPick(dateText(picked ?? day), dateText(day));
    close();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl' ? MIRRORED[event.key] : undefined;
    const move = { key: mirrored ?? event.key, shift: event.shiftKey };
    if (event.ctrlKey || event.altKey || event.metaKey || keyTarget(focused, move, 1) === undefined) return;
    event.preventDefault();
    follows.current = true;
    setHovered(null);
    dispatch({ type: 'key', ...move });
  };
  const turn = (by: 1 | -1, name: string) => (
    <button
      type="button"
      className="pricing-button"
      data-kind="quiet"
      data-turn={by}
      aria-label={name}
      aria-disabled={by < 0 ? month <= limits.min : startOfMonth(month, limits.months) > max}
      onClick={() => dispatch({ type: 'turn', by })}
    />
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      ref={dialog}
      className="pricing-calendar"
      data-wide={wide}
      aria-label={words.open}
      // Unlike the browser, React lets these two rise: a dialog of the page around would take them for its own.
      onCancel={(event) => event.stopPropagation()}
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="pricing-calendar-head">
        {turn(-1, words.previousMonth)}
        <p role="status">{mode === 'day' ? words.choose.day : picked === null ? words.choose.first : words.choose.last}</p>
        {turn(1, words.nextMonth)}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the days of every month */}
      <div className="pricing-calendar-months" onKeyDown={press} onPointerLeave={() => setHovered(null)}>
        {[month, startOfMonth(month, 1)].slice(0, limits.months).map((start) => (
          <Month
            key={start}
            {...{ start, mode, today, nightsTo, messages, locale, choose, focused, max, ...range }}
            min={limits.min}
            firstWeekday={limits.firstWeekday}
            hover={setHovered}
          />
        ))}
      </div>
      <div className="pricing-calendar-foot">
        <span>{nightsTo(range.to)}</span>
        <button type="button" className="pricing-button" data-kind="quiet" onClick={close}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}

const MIRRORED: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
