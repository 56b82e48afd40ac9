// The trips of a group that have no price, with what each of them lacks.

import { Alert, Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { GroupPrice } from '#contract/groups/group-price.shapes.ts';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function UnpricedTrips({ trips }: { readonly trips: GroupPrice['unpriced'] }) {
  const words = useTranslations('groupPrice');
  if (trips.length === 0) return null;
  return (
    <Alert color="yellow" title={words('unpriced.title', { count: trips.length })}>
      <ul>
        {trips.map(({ tripId, name, why }) => (
          <li key={tripId}>
            <Anchor component={Link} to={paths.hubTripEdit({ id: tripId })} inherit>
              {name}
            </Anchor>
            : {words(`unpriced.${why}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
