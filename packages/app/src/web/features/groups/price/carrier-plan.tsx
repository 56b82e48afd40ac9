// What applying the group price changes, or taking it back: each trip before and after, who is left out, and the button that does it.

import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import type { CarrierChange, CarrierPlan as Plan, PlannedTrip } from '#contract/groups/carrier-plan.shapes.ts';
import { readGroupBilling } from '#contract/groups/group-billing.endpoints.ts';
import { changeCarriers, readCarrierPlan, readGroupPrice } from '#contract/groups/group-price.endpoints.ts';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function PlannedTrips({ plan: { trips, currency } }: { readonly plan: Plan }) {
  const words = useTranslations('groupPrice');
  const payerOf = ({ carrier, isCarrier }: PlannedTrip) =>
    carrier === null ? words(isCarrier ? 'apply.paysForAll' : 'self') : carrier.name || words('other');
  const amount = (name: 'before' | 'after' | 'difference') => ({
    ...{ name, heading: words(`apply.${name}`), figure: true },
    cell: (trip: PlannedTrip) => <MoneyText amount={trip[name]} currency={currency} />,
  });
  return (
    <FiguresTable
      label={words('apply.trips')}
      columns={[
        {
          name: 'student',
          heading: words('student'),
          cell: ({ tripId, name }: PlannedTrip) => (
            <Anchor component={Link} to={paths.hubTripEdit({ id: tripId })} inherit>
              {name}
            </Anchor>
          ),
        },
        { name: 'paidBy', heading: words('paidBy'), cell: payerOf },
        ...[amount('before'), amount('after'), amount('difference')],
      ]}
      rows={trips}
      rowKey={({ tripId }) => tripId}
      stacks
    />
  );
}

function LeftOut({ trips }: { readonly trips: Plan['leftOut'] }) {
  const words = useTranslations('groupPrice.apply');
  if (trips.length === 0) return null;
  return (
    <Alert color="gray" title={words('leftOut', { count: trips.length })}>
      <ul>
        {trips.map(({ tripId, name, why }) => (
          <li key={tripId}>
            <Anchor component={Link} to={paths.hubTripEdit({ id: tripId })} inherit>
              {name}
            </Anchor>
            : {words(`why.${why}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Sums({ plan: { totals, rounding, currency } }: { readonly plan: Plan }) {
  const words = useTranslations('groupPrice.apply');
  const money = useMoneyText();
  const text = (amount: string) => money({ amount, currency });
  return (
    <>
      <Text fw={600} role="status">
        {words('sums', { before: text(totals.before), after: text(totals.after), difference: text(totals.difference) })}
      </Text>
      {Number(rounding) !== 0 && <Text size="sm">{words('rounding', { amount: text(rounding) })}</Text>}
    </>
  );
}

interface PlanProps {
  readonly groupId: number;
  readonly change: CarrierChange;
  readonly onClose: () => void;
}

/** Returns the action that changes the trips as they were shown; a refusal loads what is shown again. */
function useChange({ groupId, change, onClose }: PlanProps, reload: () => void) {
  const words = useTranslations('groupPrice.apply');
  const changes = [readGroupPrice, readCarrierPlan, readGroupBilling, readTrip];
  const { run, isRunning } = useAction(changeCarriers, { told: false, changes });
  async function confirm({ trips }: Plan): Promise<void> {
    const shown = trips
      .filter(({ isChanged }) => isChanged)
      .map(({ tripId, version, carrier, after }) => ({ tripId, version, carrierId: carrier?.tripId ?? null, after }));
    const done = await run({ params: { id: groupId }, body: { change, shown } });
    if (done === null) return reload();
    showToast(words(done.answer.changed === 0 ? 'already' : `done.${change}`));
    onClose();
  }
  return { confirm, isRunning };
}

export function CarrierPlan(props: PlanProps) {
  const { groupId, change, onClose } = props;
  const words = useTranslations('groupPrice.apply');
  const { data, failure, reload } = useEndpoint(readCarrierPlan, { params: { id: groupId }, query: { change } });
  const { confirm, isRunning } = useChange(props, reload);
  const count = data?.trips.filter(({ isChanged }) => isChanged).length ?? 0;
  return (
    <Stack gap="xs" component="section" aria-label={words(`title.${change}`)}>
      <Title order={2} size="h4">
        {words(`title.${change}`)}
      </Title>
      {failure !== null && <Fault message={failure.message} onRetry={reload} />}
      {data === undefined && failure === null && <LoadingRows count={4} />}
      {data !== undefined && count === 0 && (
        <Alert color="blue" title={words(`nothing.${change}`)}>
          {words(`nothingText.${change}`)}
        </Alert>
      )}
      {data !== undefined && count > 0 && (
        <>
          <Text size="sm">{words(`text.${change}`)}</Text>
          <PlannedTrips plan={data} />
          <Sums plan={data} />
        </>
      )}
      {data !== undefined && <LeftOut trips={data.leftOut} />}
      <Group gap="xs">
        {data !== undefined && count > 0 && (
          <Button loading={isRunning} onClick={() => void confirm(data)}>
            {words('confirm', { count })}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
