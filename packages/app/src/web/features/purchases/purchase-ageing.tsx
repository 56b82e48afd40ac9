// The outstanding amounts of approved purchase invoices by days overdue: a row per currency.

import { Card, Text, Title } from '@mantine/core';
import { readPurchaseAgeing } from '#contract/finance/purchases/purchases.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const PARTS = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'total'] as const;

function Totals({ label }: { readonly label: string }) {
  const words = useTranslations('purchases');
  const parts = useTranslations('invoices.ageing');
  const { data, failure, reload } = useEndpoint(readPurchaseAgeing, {});
  if (data === undefined) return failure === null ? <LoadingRows count={2} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.data.length === 0) return <Text c="dimmed">{words('nothingOwed')}</Text>;
  type Row = (typeof data.data)[number];
  const columns = [
    { name: 'currency', heading: parts('currency'), cell: ({ currency }: Row) => currency },
    ...PARTS.map((part) => ({
      name: part,
      heading: parts(part),
      cell: (row: Row) => <MoneyText amount={row[part]} currency={row.currency} />,
      figure: true,
    })),
  ];
  return <FiguresTable label={label} columns={columns} rows={data.data} rowKey={({ currency }) => currency} />;
}

export function PurchaseAgeing() {
  const words = useTranslations('purchases');
  return (
    <Card component="section" mb="md">
      <Title order={2} size="h5" mb="xs">
        {words('weOwe')}
      </Title>
      <Totals label={words('weOwe')} />
    </Card>
  );
}
