// What staff should know about a trip first: whether and why it is with customer service, and the open tasks.

import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import classes from '#web/features/trips/trips.module.css';
import { paths } from '#web/paths.ts';
import { InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns the tasks that aren't done yet. */
export const listOpenTasks = ({ tasks }: Pick<Trip, 'tasks'>) => tasks.filter(({ state }) => state === 'open');

/** Renders nothing for a trip without problems. */
export function TripAlerts({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('hubTrips');
  const steps = useTranslations('trips.step');
  const open = listOpenTasks(trip);
  const isCaredFor = trip.state === 'customer_service';
  if (!isCaredFor && open.length === 0) return null;
  const last = trip.history.findLast(({ toState }) => toState === 'customer_service');
  return (
    <Alert color="yellow" title={isCaredFor ? words('care.title') : words('tasks.label')} role="status">
      {isCaredFor && (
        <>
          {last !== undefined && last.reason !== '' && (
            <Text size="sm">
              {last.reason} (<InstantText at={last.at} />)
            </Text>
          )}
          <Text size="sm">{words('care.text', { step: steps('resume') })}</Text>
        </>
      )}
      {open.length > 0 && (
        <ul className={classes['open']} aria-label={words('tasks.label')}>
          {open.map(({ id, kind, amount, currency }) => (
            <li key={id}>
              <Anchor component={Link} to={paths.hubTripEdit({ id: trip.id }, { tab: 'tasks' })} size="sm">
                {words(`tasks.kind.${kind}`)}
                {amount !== null && currency !== null && (
                  <>
                    {': '}
                    <MoneyText amount={amount} currency={currency} />
                  </>
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
