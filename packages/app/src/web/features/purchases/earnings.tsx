// A host's earnings on the dashboard: the months of a year as a chart and a table, the sums of each year, and a file.

import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { exportEarnings, readEarnings } from '#contract/finance/payouts/earnings.endpoints.ts';
import type { Earnings as Earned, EarnedYear } from '#contract/finance/payouts/earnings.shapes.ts';
import { download } from '#web/platform/api/download.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { type CurrencyYear, listEarnedYears, toCurrencyYears } from './earnings.model.ts';

const PARTS = ['paid', 'due', 'scheduled'] as const;

function MonthsChart({ year, data: { currency, months, earned } }: { readonly year: number; readonly data: CurrencyYear }) {
  const words = useTranslations('earnings');
  const heading = useTranslations('lists.earnings.columns');
  const money = useMoneyText();
  const tag = useFormatLocale();
  const month = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC', calendar: 'gregory' });
  return (
    <Chart
      title={words('months', { year: String(year), currency })}
      kind="stacked"
      labelsTitle={heading('month')}
      labels={months.map((name) => month.format(Date.parse(`${name}-01T00:00:00Z`)))}
      series={PARTS.map((part) => ({ name: heading(part), values: earned.map((one) => one?.[part] ?? null) }))}
      write={(value) => money({ amount: String(value), currency })}
      height={220}
    />
  );
}

function Years({ rows }: { readonly rows: readonly EarnedYear[] }) {
  const words = useTranslations('earnings');
  const heading = useTranslations('lists.earnings.columns');
  const money = useMoneyText();
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <FiguresTable
      label={words('years')}
      rows={rows}
      rowKey={({ year, currency }) => `${year} ${currency}`}
      columns={[
        { name: 'year', heading: words('year'), cell: ({ year }: EarnedYear) => String(year) },
        ...[...PARTS, 'total' as const].map((part) => ({
          name: part,
          heading: heading(part),
          cell: ({ currency, [part]: amount }: EarnedYear) => money({ amount, currency }),
          figure: true,
        })),
        ...(['stays', 'nights'] as const).map((name) => ({
          name,
          heading: heading(name),
          cell: (row: EarnedYear) => number.format(row[name]),
          figure: true,
        })),
      ]}
      stacks
    />
  );
}

function Figures({ earned }: { readonly earned: Earned }) {
  const words = useTranslations('earnings');
  const years = listEarnedYears(earned);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = Number(useToday().slice(0, 4));
  const year = chosen ?? (years.includes(current) ? current : years[0]);
  if (year === undefined) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {words('hint')}
      </Text>
      <Group align="flex-end" gap="sm">
        <SelectInput
          label={words('year')}
          value={String(year)}
          onChange={(value) => setChosen(Number(value ?? year))}
          choices={years.map((one) => ({ value: String(one), label: String(one) }))}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void download(exportEarnings, { query: { year, format: 'csv' } }).catch(() => undefined)}
        >
          {words('download')}
        </Button>
      </Group>
      {toCurrencyYears(earned, year).map((data) => (
        <MonthsChart key={data.currency} year={year} data={data} />
      ))}
      <Years rows={earned.years} />
    </Stack>
  );
}

export function Earnings() {
  const words = useTranslations('earnings');
  const { data, failure, reload } = useEndpoint(readEarnings, { query: {} });
  return (
    <Card component="section" aria-label={words('title')}>
      <Title order={2} size="h5" mb="xs">
        {words('title')}
      </Title>
      {data !== undefined && <Figures earned={data} />}
      {data === undefined && (failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />)}
    </Card>
  );
}
