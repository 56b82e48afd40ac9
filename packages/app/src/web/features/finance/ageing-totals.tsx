// The outstanding amounts of sales invoices by days overdue: one line per currency.

import { Card, Text, Title } from '@mantine/core';
import { readAgeing } from '#contract/finance/invoices/invoices.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const PARTS = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'total'] as const;

function Totals() {
  const words = useTranslations('invoices.ageing');
  const { data, failure, reload } = useEndpoint(readAgeing, {});
  if (data === undefined) return failure === null ? <LoadingRows count={2} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.data.length === 0) return <Text c="dimmed">{words('nothing')}</Text>;
  type Row = (typeof data.data)[number];
  const columns = [
    { name: 'currency', heading: words('currency'), cell: ({ currency }: Row) => currency },
    ...PARTS.map((part) => ({
      name: part,
      heading: words(part),
      cell: (row: Row) => <MoneyText amount={row[part]} currency={row.currency} />,
      figure: true,
    })),
  ];
  return <FiguresTable label={words('title')} columns={columns} rows={data.data} rowKey={({ currency }) => currency} />;
}

export function AgeingTotals() {
  const words = useTranslations('invoices.ageing');
  return (
    <Card component="section" mb="md">
      <Title order={2} size="h5" mb="xs">
        {words('title')}
      </Title>
      <Totals />
    </Card>
  );
}
