// The history of a trip in plain words, latest first.

import { Text } from '@mantine/core';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toHistorySentence } from './history.model.ts';
import classes from './trips.module.css';

/** Shows the user and the reason of each step if the server sends them. */
export function TripHistory({ history }: Pick<Trip, 'history'>) {
  const words = useTranslations('trips');
  if (history.length === 0) return <Text c="dimmed">{words('history.none')}</Text>;
  return (
    <ol className={classes['steps']}>
      {history.toReversed().map((step) => (
        <li key={`${step.at} ${step.toState} ${step.fromState}`}>
          <Text>{words(`history.${toHistorySentence(step)}`)}</Text>
          <Text size="sm" c="dimmed">
            <InstantText at={step.at} />
            {step.byName !== null && ` · ${step.byName}`}
          </Text>
          {step.reason !== '' && <Text size="sm">{step.reason}</Text>}
        </li>
      ))}
    </ol>
  );
}
