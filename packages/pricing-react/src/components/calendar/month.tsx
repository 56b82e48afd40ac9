// One month of a calendar: a grid whose every day says its whole date.

import type { DayNumber } from '@hosted-stay/pricing-core/calendar';
import { writeDay } from '../../format/date-text.ts';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import { monthGrid, startOfMonth } from './month-grid.ts';

interface MonthProps {
  readonly start: DayNumber;
  readonly mode: 'day' | 'range';
  readonly from: DayNumber | undefined;
  readonly to: DayNumber | undefined;
  readonly focused: DayNumber;
  readonly today: DayNumber | undefined;
  readonly min: DayNumber;
  readonly max: DayNumber;
  readonly firstWeekday: number;
  /** What a range that has begun would last if it ended on a day; '' for none. */
  readonly nightsTo: (day: DayNumber) => string;
  readonly messages: Words<'dates'>;
  readonly locale: string;
  readonly choose: (day: DayNumber) => void;
  readonly hover: (day: DayNumber) => void;
}

export function Month({ start, mode, from = NaN, to = NaN, messages, locale, ...props }: MonthProps) {
  const { marks } = messages.dates;
  const weeks = monthGrid(start, props.firstWeekday);
  const partOf = (day: DayNumber) => {
    if (day === from) return mode === 'day' ? 'day' : 'first';
    if (day === to) return 'last';
    return day > from && day < to ? 'within' : undefined;
  };
  const cell = (day: DayNumber) => {
    if (startOfMonth(day) !== start) return <td key={day} />;
    const part = partOf(day);
    const isToday = day === props.today;
    const said = props.nightsTo(day) || (part && marks[part]);
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cells of a grid can be selected
      <td key={day} aria-selected={part !== undefined} data-part={part} data-open={!(to > from) || undefined}>
        <button
          type="button"
          tabIndex={day === props.focused ? 0 : -1}
          aria-label={[writeDay(day, 'full', locale), said, isToday && marks.today].filter(Boolean).join(', ')}
          aria-current={isToday ? 'date' : undefined}
          aria-disabled={day < props.min || day > props.max || undefined}
          onClick={() => props.choose(day)}
          onPointerEnter={() => props.hover(day)}
        >
          {formatOf(messages, locale).number(day - start + 1)}
        </button>
      </td>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table in which one can move about
    <table role="grid" className="pricing-month">
      <caption>{writeDay(start, 'month', locale)}</caption>
      <thead>
        <tr>
          {weeks[1]?.map((day) => (
            <th key={day} scope="col" abbr={writeDay(day, 'weekdayName', locale)}>
              {writeDay(day, weeks[1]?.some((other) => writeDay(other, 'weekday', locale).length > 4) ? 'letter' : 'weekday', locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}
