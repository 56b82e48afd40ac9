// The price of each template for one owner and its level, by trip type, with the actions that the user may use.

import { Button, Group, ScrollArea, Table, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Commission } from '#web/features/pricing/sheet/cells.tsx';
import { StateBadge } from '#web/ui/badge.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isOwn, type Place, type PriceGroup, type PriceRow } from './prices.model.ts';
import classes from './prices.module.css';

interface PriceTableProps {
  readonly group: PriceGroup;
  readonly place: Place;
  readonly currency: string;
  readonly mayWrite: boolean;
  readonly mayRemove: boolean;
  readonly onEdit: (row: PriceRow) => void;
  readonly onTakeOut: (row: PriceRow) => void;
}

function Origin({ row, place }: { readonly row: PriceRow; readonly place: Place }) {
  const words = useTranslations('prices');
  const { origin } = row;
  if (origin === null)
    return (
      <Text span inherit c="dimmed">
        {words('origin.none')}
      </Text>
    );
  if (isOwn(row, place)) return <StateBadge meaning="good">{words('origin.own')}</StateBadge>;
  return <StateBadge meaning="info">{words(`origin.${origin}`)}</StateBadge>;
}

function Actions({
  row,
  place,
  mayRemove,
  onEdit,
  onTakeOut,
}: Omit<PriceTableProps, 'group' | 'currency' | 'mayWrite'> & { readonly row: PriceRow }) {
  const words = useTranslations('prices');
  const template = row.template.name;
  const own = isOwn(row, place);
  const verb = own ? 'edit' : row.pricing === null ? 'add' : 'override';
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => onEdit(row)}
        aria-label={words('actionFor', { action: words(verb), template })}
      >
        {words(verb)}
      </Button>
      {own && mayRemove && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={() => onTakeOut(row)}
          aria-label={words('actionFor', { action: words('takeOut'), template })}
        >
          {words('takeOut')}
        </Button>
      )}
    </Group>
  );
}

function Required({ row: { pricing, template } }: { readonly row: PriceRow }) {
  const words = useTranslations('pricing');
  return (pricing?.required ?? template.required) ? words('yes') : words('no');
}

export function PriceTable({ group, currency, mayWrite, ...rest }: PriceTableProps) {
  const words = useTranslations('prices');
  const resource = useTranslations('pricing');
  const heading = useId();
  return (
    <section className={classes['group']} aria-labelledby={heading}>
      <Group gap="xs" mb="xs">
        <Title order={2} size="h4" id={heading}>
          {group.tripTypeName}
        </Title>
        {!group.isActive && <StateBadge>{resource('tripTypes.inactive')}</StateBadge>}
      </Group>
      <ScrollArea viewportProps={{ tabIndex: 0, role: 'group', 'aria-labelledby': heading }}>
        <Table aria-labelledby={heading} className={classes['table'] ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{words('template')}</Table.Th>
              <Table.Th scope="col" className={classes['number'] ?? ''}>
                {words('amount')}
              </Table.Th>
              <Table.Th scope="col">{words('from')}</Table.Th>
              <Table.Th scope="col">{words('counted')}</Table.Th>
              <Table.Th scope="col">{words('required')}</Table.Th>
              <Table.Th scope="col">{resource('customerCommission')}</Table.Th>
              <Table.Th scope="col">{resource('providerCommission')}</Table.Th>
              {mayWrite && <Table.Th scope="col">{words('actions')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {group.rows.map((row) => {
              const { template, pricing } = row;
              const quantity = pricing?.quantity ?? null;
              return (
                <Table.Tr key={template.id}>
                  <Table.Th scope="row">{template.name}</Table.Th>
                  <Table.Td className={classes['number'] ?? ''}>
                    {pricing === null ? '–' : <MoneyText amount={pricing.amount} currency={currency} />}
                  </Table.Td>
                  <Table.Td>
                    <Origin row={row} place={rest.place} />
                  </Table.Td>
                  <Table.Td>
                    {template.pricingTypeName}
                    {quantity !== null && ` × ${quantity}`}
                  </Table.Td>
                  <Table.Td>
                    <Required row={row} />
                  </Table.Td>
                  <Table.Td>
                    {pricing && <Commission percentage={pricing.customerCommissionPercentage} amount={pricing.customerCommissionAmount} />}
                  </Table.Td>
                  <Table.Td>
                    {pricing && <Commission percentage={pricing.providerCommissionPercentage} amount={pricing.providerCommissionAmount} />}
                  </Table.Td>
                  {mayWrite && (
                    <Table.Td>
                      <Actions row={row} {...rest} />
                    </Table.Td>
                  )}
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </section>
  );
}
