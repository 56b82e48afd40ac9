// The funnel of leads: how many of each source or county have come as far as each stage.

import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { exportFunnel, readFunnel } from '#contract/scouting/leads.endpoints.ts';
import { FUNNEL_GROUPS, type FunnelRow } from '#contract/scouting/leads.shapes.ts';
import { download } from '#web/platform/api/download.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { isDay } from '#web/ui/calendar/days.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { DateInput } from '#web/ui/form/fields/dates/date-field.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useSourceName } from './use-lead-choices.ts';

const FIGURES = ['leads', 'contacted', 'interested', 'invited', 'registered', 'lost'] as const;

/** What the chart shows: how far leads have come. */
const DRAWN = ['leads', 'interested', 'invited', 'registered'] as const;

type Grouping = (typeof FUNNEL_GROUPS)[number];

function Figures({ rows, by }: { readonly rows: readonly FunnelRow[]; readonly by: Grouping }) {
  const words = useTranslations('scouting.funnel');
  const heading = useTranslations('lists.leadFunnel.columns');
  const sourceName = useSourceName();
  const tag = useFormatLocale();
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const nameOf = ({ id, code, name }: FunnelRow) => (id === null ? words('none') : sourceName({ code, name }));
  return (
    <>
      <Chart
        title={words('title')}
        kind="rows"
        labelsTitle={heading(by)}
        labels={rows.map(nameOf)}
        series={DRAWN.map((name) => ({ name: heading(name), values: rows.map((row) => row[name]) }))}
        write={(value) => number.format(Number(value))}
      />
      <FiguresTable
        label={words('title')}
        rows={rows}
        rowKey={({ id }) => id ?? 0}
        columns={[
          { name: 'name', heading: heading(by), cell: nameOf },
          ...FIGURES.map((name) => ({ name, heading: heading(name), cell: (row: FunnelRow) => number.format(row[name]), figure: true })),
          {
            name: 'conversion',
            heading: heading('conversion'),
            cell: ({ leads, registered }: FunnelRow) => percent.format(registered / Math.max(leads, 1)),
            figure: true,
          },
        ]}
        stacks
      />
    </>
  );
}

export function LeadFunnel() {
  const words = useTranslations('scouting.funnel');
  const [by, setBy] = useState<Grouping>('source');
  const [days, setDays] = useState({ fromDate: '', toDate: '' });
  const query = { by, ...Object.fromEntries(Object.entries(days).filter(([, day]) => isDay(day))) };
  const { data, failure, reload } = useEndpoint(readFunnel, { query });
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <SegmentedControl
          aria-label={words('by')}
          data={FUNNEL_GROUPS.map((value) => ({ value, label: words(`grouping.${value}`) }))}
          value={by}
          onChange={(value) => setBy(FUNNEL_GROUPS.find((one) => one === value) ?? 'source')}
        />
        <DateInput label={words('from')} value={days.fromDate} onChange={(fromDate) => setDays({ ...days, fromDate })} />
        <DateInput label={words('to')} value={days.toDate} onChange={(toDate) => setDays({ ...days, toDate })} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void download(exportFunnel, { query: { ...query, format: 'csv' } })}
        >
          {words('download')}
        </Button>
      </Group>
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      {data === undefined && failure === null && <LoadingRows />}
      {data !== undefined && <Figures rows={data.data} by={by} />}
    </Stack>
  );
}
