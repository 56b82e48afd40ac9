// One month as a grid of days with arrow keys, each day spoken in full; the parent decides how a day looks.

import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { firstWeekday, writeDay as writeWeekday } from '@hosted-stay/pricing-react/typing';
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { clampDay, type DayBounds, findDayByKey, getMonth, isWithinBounds, listWeeks } from './days.ts';
import classes from './month-grid.module.css';
import { type DragHandlers, useDrag } from './use-drag.ts';

/** How a grid shows a day. */
export interface DayFace {
  /** Added to the date in the spoken name: `booked, Ann O'Neill`. */
  readonly spoken?: string | undefined;
  readonly className?: string | undefined;
  /** Below the number; screen readers get `spoken` instead. */
  readonly content?: ReactNode;
  readonly blocked?: boolean | undefined;
  readonly selected?: boolean | undefined;
}

export interface MonthGridProps extends DayBounds {
  /** Any day of the month. */
  readonly month: string;
  /** The only day in the tab order. */
  readonly focused: string;
  readonly today: string;
  readonly label: string;
  /** Whether the focus follows when the day changes: after a key, not after a button for another month. */
  readonly follows: boolean;
  /** Whether days of adjacent months are shown. */
  readonly around?: boolean;
  readonly face: (day: string) => DayFace;
  readonly onFocusDay: (day: string) => void;
  readonly onChoose: (day: string) => void;
  readonly onHover?: (day: string | null) => void;
  /** Makes days selectable by dragging over them. */
  readonly drag?: DragHandlers | undefined;
  readonly className?: string | undefined;
}

/** The number of a Monday. */
const MONDAY = 4;

function Weekdays({ first, tag }: { first: number; tag: string }) {
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, place) => MONDAY + ((first - 1 + place) % 7)).map((day) => (
          <th key={day} scope="col" abbr={writeWeekday(day, 'weekdayName', tag)} className={classes['weekday']}>
            {writeWeekday(day, 'weekday', tag)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayCellProps extends Pick<MonthGridProps, 'face' | 'onChoose' | 'onHover' | 'focused' | 'follows' | 'today'> {
  readonly day: string;
  readonly out: boolean;
  readonly tag: string;
}

function DayCell({ day, face, out, tag, today, focused, follows, onChoose, onHover }: DayCellProps) {
  const { spoken, className = '', content, blocked = false, selected } = face(day);
  const date = writeDay(day, { tag, style: 'full' });
  const off = out || blocked;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
    <td aria-selected={selected} className={classes['cell']}>
      <button
        type="button"
        className={`${classes['day']} ${className}`}
        data-day={day}
        data-today={day === today || undefined}
        data-off={off || undefined}
        data-autofocus={(follows && day === focused) || undefined}
        tabIndex={day === focused ? 0 : -1}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={off}
        onClick={() => {
          if (!off) onChoose(day);
        }}
        onPointerEnter={() => onHover?.(off ? null : day)}
        onPointerLeave={() => onHover?.(null)}
      >
        <VisuallyHidden>{spoken === undefined ? date : `${date}, ${spoken}`}</VisuallyHidden>
        <span className={classes['number']} aria-hidden>
          {Number(day.slice(-2))}
        </span>
        {content}
      </button>
    </td>
  );
}

export function MonthGrid(props: MonthGridProps) {
  const { month, focused, label, follows, around = false, onFocusDay, min, max, drag, className = '' } = props;
  const tag = useFormatLocale();
  const first = firstWeekday(tag);
  const table = useRef<HTMLTableElement>(null);
  const dragging = useDrag(drag);
  const look = { className: `${classes['grid']} ${className}`, 'data-drags': drag !== undefined || undefined };

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus only when the day changes
  useEffect(() => {
    if (follows) table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus({ preventScroll: true });
  }, [focused]);

  function press(event: KeyboardEvent): void {
    const forwards = getComputedStyle(event.currentTarget).direction !== 'rtl';
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
    const key = forwards ? event.key : (mirrored ?? event.key);
    const target = findDayByKey(focused, { key, shift: event.shiftKey }, first);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onFocusDay(clampDay(target, { min, max }));
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with keyboard navigation is a grid
    <table ref={table} role="grid" aria-label={label} onKeyDown={press} {...look} {...dragging}>
      <Weekdays first={first} tag={tag} />
      <tbody>
        {listWeeks(month, first).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              around || getMonth(day) === getMonth(month) ? (
                <DayCell
                  key={day}
                  {...props}
                  day={day}
                  tag={tag}
                  out={!isWithinBounds(day, { min, max }) || dayNumber(day) === undefined}
                />
              ) : (
                <td key={day} className={classes['cell']} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
