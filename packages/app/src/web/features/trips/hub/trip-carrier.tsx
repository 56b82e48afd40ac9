// Who pays what is priced per booking for a trip of a group, and what follows if that trip can't any more.

import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Renders nothing if the trip pays everything itself. */
export function TripCarrier({ trip: { carrier, group } }: { readonly trip: Trip }) {
  const words = useTranslations('tripPrice.carrier');
  if (carrier === null) return null;
  const { name, problem, isBilled, isUnderpriced } = carrier;
  return (
    <Alert color={problem === null ? 'blue' : 'yellow'} title={words(problem === null ? 'title' : 'lost')}>
      {problem === null && <Text size="sm">{name === '' ? words('paidOther') : words('paid', { name })}</Text>}
      {problem !== null && <Text size="sm">{words(`problem.${problem}`)}</Text>}
      {problem !== null && <Text size="sm">{words(isBilled ? 'kept' : isUnderpriced ? 'underpriced' : 'own')}</Text>}
      {group !== null && (
        <Anchor component={Link} to={paths.hubGroup({ id: group.id }, { tab: 'price' })} size="sm">
          {words('toGroup')}
        </Anchor>
      )}
    </Alert>
  );
}
