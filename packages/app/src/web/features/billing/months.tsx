// Monthly sales: net sales, VAT, the shares of platform and hosts, each linked to its invoices.

import { Anchor, Card, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { readMonths } from '#contract/finance/billing/billing.endpoints.ts';
import type { MonthOfSales } from '#contract/finance/billing/billing.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { isPeriod, listPeriods, type Period } from './period.model.ts';
import { PeriodFields } from './period-fields.tsx';

const FIGURES = ['revenue', 'commission', 'hostCost', 'other', 'vat'] as const;

/** Returns the URL of the list of a business's invoices of a month. */
function invoicesOf({ month, businessId }: MonthOfSales): string {
  const last = listPeriods(`${month}-01`)[0]?.to ?? `${month}-28`;
  return paths.hubSalesInvoices({ businessId, issueDate: `${month}-01..${last}` });
}

function Months({ months }: { readonly months: readonly MonthOfSales[] }) {
  const words = useTranslations('billing.months');
  const columns = [
    { name: 'month', heading: words('month'), cell: ({ month }: MonthOfSales) => month },
    { name: 'business', heading: words('business'), cell: ({ businessName }: MonthOfSales) => businessName },
    ...FIGURES.map((name) => ({
      name,
      heading: words(name),
      figure: true,
      cell: (month: MonthOfSales) => (
        <Anchor component={Link} to={invoicesOf(month)} size="sm">
          <MoneyText amount={month[name]} currency={month.currency} />
        </Anchor>
      ),
    })),
    { name: 'invoices', heading: words('invoices'), figure: true, cell: ({ invoices }: MonthOfSales) => invoices },
  ];
  const keyOf = ({ month, businessId, currency }: MonthOfSales) => `${month} ${businessId} ${currency}`;
  return <FiguresTable label={words('title')} columns={columns} rows={months} rowKey={keyOf} />;
}

export function MonthsOfSales() {
  const words = useTranslations('billing.months');
  const today = useToday();
  const [period, setPeriod] = useState<Period>(() => listPeriods(today).at(-1) ?? { from: today, to: today });
  const { from, to } = period;
  const { data, failure, reload } = useEndpoint(readMonths, { query: { from, to } }, { when: isPeriod(period) });
  return (
    <Card component="section" aria-label={words('title')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {words('text')}
        </Text>
        <PeriodFields period={period} today={today} onChange={setPeriod} />
        {data === undefined ? (
          failure === null ? (
            <LoadingRows count={3} />
          ) : (
            <Fault message={failure.message} onRetry={reload} />
          )
        ) : data.data.length === 0 ? (
          <Text c="dimmed">{words('nothing')}</Text>
        ) : (
          <Months months={data.data} />
        )}
      </Stack>
    </Card>
  );
}
