// The entries of a day within its cell, hidden from screen readers because the day's name has them: stripes, with names if there is room.

import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './calendar.module.css';
import type { CalendarEntry, CalendarLayer } from './entries.ts';

interface DayEntriesProps {
  readonly day: string;
  readonly entries: readonly CalendarEntry[];
  readonly layers: readonly CalendarLayer[];
  readonly lanes: ReadonlyMap<string, number>;
}

/** There is no room for more. */
const LANES = [0, 1];

export function DayEntries({ day, entries, layers, lanes }: DayEntriesProps) {
  const words = useTranslations('calendar');
  const inLane = (lane: number) => entries.find(({ id }) => lanes.get(id) === lane);
  const highest = Math.max(-1, ...entries.map(({ id }) => lanes.get(id) ?? 0));
  const more = entries.filter(({ id }) => (lanes.get(id) ?? 0) >= LANES.length).length;
  return (
    <span className={classes['entries']} aria-hidden>
      {LANES.filter((lane) => lane <= highest).map((lane) => {
        const entry = inLane(lane);
        if (entry === undefined) return <span key={lane} className={classes['entry']} />;
        const look = layers.find(({ key }) => key === entry.layer)?.look ?? 'note';
        const starts = entry.from === day;
        return (
          <span
            key={lane}
            className={`${classes['entry']} ${classes[look]}`}
            data-starts={starts || undefined}
            data-ends={entry.to === day || undefined}
          >
            {starts ? <span className={classes['name']}>{entry.label}</span> : null}
          </span>
        );
      })}
      {more > 0 ? <span className={classes['more']}>{words('more', { count: more })}</span> : null}
    </span>
  );
}
