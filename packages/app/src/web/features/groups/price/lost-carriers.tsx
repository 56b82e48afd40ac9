// Trips whose price per booking was to be paid by a trip that can't any more, and what to do.

import { Alert, Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { GroupPrice, PricedTrip } from '#contract/groups/group-price.shapes.ts';
import type { CarrierProblem } from '#contract/trips/carrier.ts';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface Lost extends PricedTrip {
  readonly problem: CarrierProblem;
}

/** Returns the trips whose payer is lost. */
const listLost = ({ sets }: GroupPrice): Lost[] =>
  sets.flatMap(({ trips }) => trips.flatMap((trip) => (trip.carrier?.problem == null ? [] : [{ ...trip, problem: trip.carrier.problem }])));

export function LostCarriers({ price }: { readonly price: GroupPrice }) {
  const words = useTranslations('groupPrice');
  const reasons = useTranslations('tripPrice.carrier');
  const lost = listLost(price);
  if (lost.length === 0) return null;
  return (
    <Alert color="yellow" title={words('problems', { count: lost.length })}>
      <ul>
        {lost.map(({ tripId, name, problem, carrier }) => (
          <li key={tripId}>
            <Anchor component={Link} to={paths.hubTripEdit({ id: tripId })} inherit>
              {name}
            </Anchor>
            : {reasons(`problem.${problem}`)} {reasons(carrier?.isBilled ? 'kept' : carrier?.isUnderpriced ? 'underpriced' : 'own')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
