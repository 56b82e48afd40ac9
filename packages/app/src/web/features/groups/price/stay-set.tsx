// Alike stays of a group: the lines of one quote for all of their students, and the trips with their prices.

import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import type { PricedTrip, PriceLine, PriceSet } from '#contract/groups/group-price.shapes.ts';
import { paths } from '#web/paths.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface SetProps {
  readonly set: PriceSet;
  readonly currency: string;
}

type ShownLine = Pick<PriceLine, 'name' | 'activity' | 'amount'> & { readonly key: string; readonly counted: string };

function Lines({ set: { lines, vat, quoted, students }, currency }: SetProps) {
  const words = useTranslations('groupPrice');
  const countOf = ({ quantity, students: count, isPerBooking }: PriceLine) =>
    isPerBooking ? words('once', { quantity }) : words('times', { quantity, students: count });
  const shown: readonly ShownLine[] = lines.map((line, place) => ({ ...line, key: `line ${place}`, counted: countOf(line) }));
  return (
    <>
      <FiguresTable
        label={words('lines')}
        columns={[
          {
            name: 'line',
            heading: words('line'),
            cell: ({ name, activity }: ShownLine) => (activity === '' ? name : `${name} (${activity})`),
          },
          { name: 'counted', heading: words('quantity'), cell: ({ counted }: ShownLine) => counted },
          {
            name: 'amount',
            heading: words('amount'),
            cell: ({ amount }: ShownLine) => <MoneyText amount={amount} currency={currency} />,
            figure: true,
          },
        ]}
        rows={shown}
        rowKey={({ key }) => key}
        stacks
      />
      <Text size="sm">
        {words('vat')}: <MoneyText amount={vat} currency={currency} />
      </Text>
      <Text fw={600}>
        {words('quoted', { students })}: <MoneyText amount={quoted} currency={currency} />
      </Text>
    </>
  );
}

function Trips({ set: { trips }, currency }: SetProps) {
  const words = useTranslations('groupPrice');
  const titleOf = useFamilyTitle();
  const payerOf = (carrier: PricedTrip['carrier']) =>
    carrier === null || carrier.problem !== null ? words('self') : carrier.name || words('other');
  return (
    <FiguresTable
      label={words('trips')}
      columns={[
        {
          name: 'student',
          heading: words('student'),
          cell: ({ tripId, name }: PricedTrip) => (
            <Anchor component={Link} to={paths.hubTripEdit({ id: tripId })} inherit>
              {name}
            </Anchor>
          ),
        },
        { name: 'family', heading: words('family'), cell: ({ family }: PricedTrip) => family && titleOf(family) },
        {
          name: 'alone',
          heading: words('aloneOne'),
          cell: ({ alone }: PricedTrip) => <MoneyText amount={alone} currency={currency} />,
          figure: true,
        },
        {
          name: 'agreed',
          heading: words('agreed'),
          cell: ({ agreed }: PricedTrip) => (agreed === null ? words('notAgreed') : <MoneyText {...agreed} />),
          figure: true,
        },
        {
          name: 'now',
          heading: words('now'),
          cell: ({ now, agreed }: PricedTrip) => <MoneyText amount={now} currency={agreed?.currency ?? currency} />,
          figure: true,
        },
        { name: 'paidBy', heading: words('paidBy'), cell: ({ carrier }: PricedTrip) => payerOf(carrier) },
      ]}
      rows={trips}
      rowKey={({ tripId }) => tripId}
      stacks
    />
  );
}

export function StaySet({ set, currency }: SetProps) {
  const words = useTranslations('groupPrice');
  const tag = useFormatLocale();
  const { students, fromDate, toDate, part, parts } = set;
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {words('set', { students, dates: writeDayRange(fromDate, toDate, { tag }) })}
      </Title>
      {parts > 1 && (
        <Text size="sm" c="dimmed">
          {words('split', { part, parts })}
        </Text>
      )}
      <Lines set={set} currency={currency} />
      <Trips set={set} currency={currency} />
    </Stack>
  );
}
