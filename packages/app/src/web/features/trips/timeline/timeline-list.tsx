// The timeline as lists: the same trips by the same groups as text, some groups at a time.

import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { TimelineFamily, TimelineTrip } from '#contract/trips/trip-timeline.shapes.ts';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findOccupancy, type Grouping, groupTrips, type Span } from './timeline.model.ts';
import classes from './timeline-list.module.css';
import type { TimelineTexts } from './timeline-texts.ts';

/** Groups that are shown at first, and added each time. */
const STEP = 40;

interface TimelineListProps {
  readonly trips: readonly TimelineTrip[];
  readonly families: readonly TimelineFamily[];
  readonly grouping: Grouping;
  readonly span: Span;
  readonly texts: TimelineTexts;
}

export function TimelineList({ trips, families, grouping, span, texts }: TimelineListProps) {
  const words = useTranslations('tripTimeline');
  const [count, setCount] = useState(STEP);
  const groups = groupTrips(trips, grouping);
  return (
    <Stack gap="md">
      {groups.slice(0, count).map((group) => {
        const occupancy = findOccupancy(group, { families, grouping, span });
        const overlaps = occupancy === null ? '' : texts.overlaps(occupancy);
        const part = { count: group.trips.length };
        return (
          <section key={group.id} className={classes['section']} aria-label={texts.group(group)}>
            <h2 className={classes['sectionHead']}>
              {texts.group(group)}
              <Text span size="sm" c="dimmed">
                {occupancy === null ? words('trips', part) : words('tripsAndBeds', { ...part, beds: occupancy.beds })}
              </Text>
            </h2>
            {overlaps !== '' && (
              <Text size="sm" c="var(--mantine-color-error)">
                {overlaps}
              </Text>
            )}
            <ul className={classes['entries']}>
              {group.trips.map((trip) => (
                <li key={trip.id} className={classes['entry']}>
                  <Anchor component={Link} to={paths.hubTripEdit({ id: trip.id })} size="sm" fw={600}>
                    {texts.students(trip)}
                  </Anchor>
                  <Text size="sm">{texts.daysText(trip.fromDate, trip.toDate)}</Text>
                  <Text size="sm" c="dimmed">
                    {grouping === 'family' ? (trip.coordinatorName ?? words('none.coordinator')) : texts.family(trip)}
                  </Text>
                  <TripStateBadge state={trip.state} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {groups.length > count && (
        <Button variant="default" onClick={() => setCount(count + STEP)}>
          {words('more', { count: groups.length - count })}
        </Button>
      )}
    </Stack>
  );
}
