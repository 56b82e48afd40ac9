// The price of a group: what its trips cost each by itself, what alike ones cost together, and why that is less.

import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CarrierChange } from '#contract/groups/carrier-plan.shapes.ts';
import { readGroupPrice } from '#contract/groups/group-price.endpoints.ts';
import type { GroupFigures, GroupPrice as Price, SharedLine } from '#contract/groups/group-price.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CarrierPlan } from './carrier-plan.tsx';
import { LostCarriers } from './lost-carriers.tsx';
import { StaySet } from './stay-set.tsx';
import { UnpricedTrips } from './unpriced-trips.tsx';

interface Row {
  readonly name: string;
  readonly label: string;
  readonly amount: string;
  readonly isSum?: boolean;
}

/** Returns the way from the trips by themselves to one quote for all, line by line. */
function useRows({ alone, shared, sharedVat, together, rounding, quoted, students }: GroupFigures): readonly Row[] {
  const words = useTranslations('groupPrice');
  const nameOf = ({ name, activity }: SharedLine) => (activity === '' ? name : `${name} (${activity})`);
  return [
    { name: 'alone', label: words('alone'), amount: alone },
    ...shared.map((line) => ({
      name: `shared ${nameOf(line)}`,
      label: words('shared', { name: nameOf(line), paid: line.paid, instead: line.instead }),
      amount: line.amount,
    })),
    ...(shared.length === 0 ? [] : [{ name: 'vat', label: words('sharedVat'), amount: sharedVat }]),
    { name: 'together', label: words('together'), amount: together, isSum: true },
    { name: 'rounding', label: words('rounding'), amount: rounding },
    { name: 'quoted', label: words('quoted', { students }), amount: quoted },
  ];
}

function Summary({ price: { totals, currency, agreed } }: { readonly price: Price }) {
  const words = useTranslations('groupPrice');
  const money = useMoneyText();
  const rows = useRows(totals);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words('summary')}
      </Title>
      <Text role="status">
        {words('headline', {
          students: totals.students,
          total: money({ amount: totals.together, currency }),
          each: money({ amount: totals.perStudent, currency }),
        })}
      </Text>
      <FiguresTable
        label={words('summary')}
        columns={[
          { name: 'label', heading: words('part'), cell: ({ label, isSum }: Row) => (isSum ? <b>{label}</b> : label) },
          {
            name: 'amount',
            heading: words('amount'),
            cell: ({ amount, isSum }: Row) => {
              const text = <MoneyText amount={amount} currency={currency} />;
              return isSum ? <b>{text}</b> : text;
            },
            figure: true,
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
        stacks
      />
      {totals.shared.length === 0 && <Text size="sm">{words('nothingShared')}</Text>}
      {agreed.map((sum) => (
        <Text key={sum.currency} size="sm">
          {words('agreedSum', { trips: sum.trips, total: money(sum) })}
        </Text>
      ))}
    </Stack>
  );
}

/** The buttons that open what would change; for users who may change the trips. */
function Steps({ groupId, price: { sets } }: { readonly groupId: number; readonly price: Price }) {
  const words = useTranslations('groupPrice.apply');
  const [change, setChange] = useState<CarrierChange | null>(null);
  const isShared = sets.some(({ trips }) => trips.some(({ carrier }) => carrier !== null));
  if (change !== null) return <CarrierPlan key={change} groupId={groupId} change={change} onClose={() => setChange(null)} />;
  return (
    <Group gap="xs">
      <Button onClick={() => setChange('apply')}>{words('start')}</Button>
      {isShared && (
        <Button variant="default" onClick={() => setChange('takeBack')}>
          {words('takeBack')}
        </Button>
      )}
    </Group>
  );
}

function PriceOfTrips({ groupId, price }: { readonly groupId: number; readonly price: Price }) {
  const words = useTranslations('groupPrice');
  const { capabilities } = useSignedInUser();
  const { sets, unpriced, currency } = price;
  return (
    <Stack gap="lg">
      <Alert color="blue" title={words('billing')}>
        {words('billingText')}
      </Alert>
      <LostCarriers price={price} />
      {sets.length > 0 && <Summary price={price} />}
      {sets.length > 0 && capabilities.includes('groups.write') && <Steps groupId={groupId} price={price} />}
      <UnpricedTrips trips={unpriced} />
      {sets.map((set) => (
        <StaySet key={set.trips[0]?.tripId} set={set} currency={currency} />
      ))}
    </Stack>
  );
}

export function GroupPrice({ groupId }: { readonly groupId: number }) {
  const words = useTranslations('groupPrice');
  const { data, failure, reload } = useEndpoint(readGroupPrice, { params: { id: groupId } });
  if (data === undefined) return failure === null ? <LoadingRows count={6} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.sets.length > 0 || data.unpriced.length > 0) return <PriceOfTrips groupId={groupId} price={data} />;
  const toMembers = (
    <Button component={Link} to={paths.hubGroup({ id: groupId }, { tab: 'members' })}>
      {words('toMembers')}
    </Button>
  );
  return <EmptyState order={2} title={words('none')} text={words('noneText')} action={toMembers} />;
}
