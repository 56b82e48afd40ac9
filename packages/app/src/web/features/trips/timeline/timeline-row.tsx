// The rows of the timeline: the heading of a group with how full a family is, and a lane of bars.

import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { GroupItem, LaneItem, Occupancy } from './timeline.model.ts';
import classes from './timeline.module.css';
import type { TimelineTexts } from './timeline-texts.ts';

interface RowProps {
  /** The width of a day in pixels. */
  readonly width: number;
  readonly texts: TimelineTexts;
}

/** The nights of a family that are taken, as a strip; full and too full ones have a pattern of their own. */
function Nights({ occupancy: { beds, taken }, width }: { readonly occupancy: Occupancy; readonly width: number }) {
  return taken.map((count, night) => {
    if (count === 0) return null;
    const fill = count > beds ? 'over' : count === beds ? 'full' : 'some';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the nights of a span have no other name
      <span key={night} className={classes['night']} data-fill={fill} style={{ insetInlineStart: night * width, width }} />
    );
  });
}

export function GroupRow({ item, width, texts }: RowProps & { readonly item: GroupItem }) {
  const words = useTranslations('tripTimeline');
  const { occupancy, count } = item;
  const overlaps = occupancy === null ? '' : texts.overlaps(occupancy);
  return (
    <>
      {occupancy !== null && (
        <span className={classes['nights']} aria-hidden>
          <Nights occupancy={occupancy} width={width} />
        </span>
      )}
      <h2 className={classes['group']}>
        {texts.group(item)}
        <Text span size="xs" c="dimmed">
          {occupancy === null ? words('trips', { count }) : words('tripsAndBeds', { count, beds: occupancy.beds })}
        </Text>
        {overlaps !== '' && (
          <span className={classes['overlaps']}>
            <IconAlertTriangle size={14} aria-hidden />
            {overlaps}
          </span>
        )}
      </h2>
    </>
  );
}

interface LaneProps extends RowProps {
  readonly item: LaneItem;
  /** The trip that has the tab stop. */
  readonly activeId: number | null;
  readonly onFocus: (tripId: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, tripId: number) => void;
}

export function LaneRow({ item, width, texts, activeId, onFocus, onKeyDown }: LaneProps) {
  const states = useTranslations('trips.state');
  return item.bars.map(({ trip, start, length, isCutAtStart, isCutAtEnd }) => {
    const label = texts.trip(trip);
    return (
      <Link
        key={trip.id}
        to={paths.hubTripEdit({ id: trip.id })}
        className={classes['bar'] ?? ''}
        style={{ insetInlineStart: start * width, width: length * width - 2 }}
        aria-label={label}
        title={label}
        tabIndex={trip.id === activeId ? 0 : -1}
        data-trip={trip.id}
        data-state={trip.state}
        data-cut-start={isCutAtStart || undefined}
        data-cut-end={isCutAtEnd || undefined}
        onFocus={() => onFocus(trip.id)}
        onKeyDown={(event) => onKeyDown(event, trip.id)}
      >
        <span className={classes['barText']}>{`${texts.students(trip)} · ${states(trip.state)}`}</span>
      </Link>
    );
  });
}
