// The families found or asked for a trip, with each one's answer.

import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Offer } from '#contract/trips/trip.shapes.ts';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFamilyName } from './family-name.ts';
import { OfferMessages } from './offer-messages.tsx';
import { OfferStateBadge } from './trip-badges.tsx';
import classes from './trips.module.css';

interface OfferListProps {
  readonly offers: readonly Offer[];
  /** The user's actions for an offer. */
  readonly actions?: (offer: Offer) => ReactNode;
}

export function placeOf({ cityTown, countyName }: { readonly cityTown: string; readonly countyName: string }): string {
  return [cityTown, countyName].filter((name) => name !== '').join(', ');
}

export function OfferList({ offers, actions }: OfferListProps) {
  const words = useTranslations('trips.offers');
  const nameOf = useFamilyName();
  if (offers.length === 0) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <ul className={classes['rows']} aria-label={words('label')}>
      {offers.map((offer) => {
        const { id, hostFamily, state, askedAt, answeredAt, reason, rank } = offer;
        return (
          <li key={id} className={classes['row']}>
            <Group gap="sm" wrap="nowrap" align="flex-start" className={classes['grow'] ?? ''}>
              <PersonPicture person={{ firstName: hostFamily.name, lastName: '', avatarRef: hostFamily.photoRef }} size={40} />
              <div>
                <Group gap="xs">
                  <Text fw={600}>{nameOf(hostFamily)}</Text>
                  <OfferStateBadge state={state} />
                </Group>
                <Text size="sm" c="dimmed">
                  {placeOf(hostFamily)}
                </Text>
                {answeredAt !== null ? (
                  <Text size="sm">
                    {words('answered')} <RelativeTime at={answeredAt} />
                  </Text>
                ) : (
                  askedAt !== null && (
                    <Text size="sm">
                      {words('asked')} <RelativeTime at={askedAt} />
                    </Text>
                  )
                )}
                {rank !== null && <Text size="sm">{words('rank', { rank: String(rank) })}</Text>}
                {reason !== '' && <Text size="sm">{reason}</Text>}
                <OfferMessages messages={offer.messages} />
              </div>
            </Group>
            {actions !== undefined && <div className="no-print">{actions(offer)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
