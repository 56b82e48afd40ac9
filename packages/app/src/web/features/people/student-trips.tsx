// The trips of a student, latest first, with links to their invoices.

import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { StudentPage } from '#contract/people/students.shapes.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './people.module.css';

type Trip = StudentPage['trips'][number];

interface StudentTripsProps {
  readonly trips: readonly Trip[];
  readonly linkTo: (id: number) => string;
  /** The state of a trip. */
  readonly badge: (trip: Trip) => ReactNode;
  /** The action to show if there are no trips. */
  readonly action?: ReactNode;
}

export function StudentTrips({ trips, linkTo, badge, action }: StudentTripsProps) {
  const words = useTranslations('students');
  const tag = useFormatLocale();
  if (trips.length === 0) return <EmptyState order={3} title={words('noTrips')} text={words('noTripsText')} action={action} />;
  return (
    <ul className={classes['entries']} aria-label={words('section.trips')}>
      {trips.map((trip) => (
        <li key={trip.id} className={classes['entry']}>
          <Anchor component={Link} to={linkTo(trip.id)}>
            {writeDayRange(trip.fromDate, trip.toDate, { tag })}
          </Anchor>
          {badge(trip)}
        </li>
      ))}
    </ul>
  );
}

/** Links to the list of invoices, filtered by trip. */
export function TripInvoices({ trips }: { readonly trips: readonly Trip[] }) {
  const words = useTranslations('students');
  const tag = useFormatLocale();
  if (trips.length === 0) return <EmptyState order={3} title={words('invoices.none')} />;
  return (
    <ul className={classes['entries']} aria-label={words('section.invoices')}>
      {trips.map(({ id, fromDate, toDate }) => (
        <li key={id} className={classes['entry']}>
          {writeDayRange(fromDate, toDate, { tag })}
          <Anchor
            component={Link}
            to={paths.hubSalesInvoices({ tripId: id })}
            aria-label={`${words('invoices.open')}: ${writeDayRange(fromDate, toDate, { tag })}`}
          >
            {words('invoices.open')}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
