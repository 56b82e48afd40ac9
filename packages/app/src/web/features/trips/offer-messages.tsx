// The messages between parents, family and staff about an offer, read-only.

import { Text } from '@mantine/core';
import type { Offer } from '#contract/trips/trip.shapes.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './trips.module.css';

/** Renders nothing without messages, or if the user can't read them. */
export function OfferMessages({ messages }: Pick<Offer, 'messages'>) {
  const words = useTranslations('trips.messages');
  if (messages.length === 0) return null;
  return (
    <ul className={`${classes['steps']} ${classes['messages']}`} aria-label={words('label')}>
      {messages.map(({ id, text, at, from }) => (
        <li key={id}>
          <Text size="sm" c="dimmed">
            {words(`from.${from}`)} · <InstantText at={at} />
          </Text>
          <Text className={classes['written'] ?? ''}>{text}</Text>
        </li>
      ))}
    </ul>
  );
}
