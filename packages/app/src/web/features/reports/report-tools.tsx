// The choices above a report: its period, comparison, groups and filters, and what is done with it: files and printing.

import { Button, Group, Menu } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listTripPeriods } from '#contract/pricing/trip-types.endpoints.ts';
import { exportMoneyReport, exportReport, listReportChoices } from '#contract/reports/reports.endpoints.ts';
import { COMPARISONS, getReportDefinition } from '#contract/reports/reports.ts';
import { download } from '#web/platform/api/download.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { DateInput } from '#web/ui/form/fields/dates/date-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { isPeriod, listPresets, type PageState, toReportQuery } from './report-query.model.ts';
import classes from './reports.module.css';

/** Parameters of the address to change; null takes one out. */
export type Change = Readonly<Record<string, string | null>>;

interface ToolsProps {
  readonly state: PageState;
  readonly onChange: (change: Change) => void;
}

const FREE = 'free';

function PeriodTools({ state: { from, to }, onChange }: ToolsProps) {
  const words = useTranslations('reportPage');
  const today = useToday();
  const { data } = useEndpoint(listTripPeriods, { query: { perPage: MAX_PAGE_SIZE } });
  const seasons = new Map((data?.data ?? []).filter(({ active }) => active).map((one) => [`${one.fromDate}..${one.toDate}`, one.name]));
  const presets = listPresets(today).map(({ name, ...days }) => ({ value: `${days.from}..${days.to}`, label: words(`preset.${name}`) }));
  const named = new Set(presets.map(({ value }) => value));
  const others = [...seasons].filter(([value]) => !named.has(value)).map(([value, label]) => ({ value, label }));
  const choices = [...presets, ...others, { value: FREE, label: words('preset.free') }];
  const current = `${from}..${to}`;
  return (
    <>
      <SelectInput
        label={words('preset.label')}
        value={choices.some(({ value }) => value === current) ? current : FREE}
        onChange={(value) => {
          const [first = from, last = to] = value === null || value === FREE ? [] : value.split('..');
          onChange({ from: first, to: last });
        }}
        choices={choices}
      />
      <DateInput label={words('from')} value={from} onChange={(day) => onChange({ from: day })} />
      <DateInput
        label={words('to')}
        value={to}
        onChange={(day) => onChange({ to: day })}
        {...(from > to ? { error: words('turned') } : {})}
      />
    </>
  );
}

function FilterTools({ state: { filters }, onChange }: ToolsProps) {
  const group = useTranslations('reports.group');
  const words = useTranslations('reportPage');
  const { data } = useEndpoint(listReportChoices, {});
  const rows = { countyId: data?.counties ?? [], businessId: data?.businesses ?? [], agentId: data?.agents ?? [] };
  const names = { countyId: 'county', businessId: 'business', agentId: 'agent' } as const;
  return (['countyId', 'businessId', 'agentId'] as const)
    .filter((name) => rows[name].length > 1 || filters[name] !== undefined)
    .map((name) => (
      <SelectInput
        key={name}
        label={group(names[name])}
        placeholder={words('all')}
        value={filters[name] === undefined ? null : String(filters[name])}
        onChange={(value) => onChange({ [name]: value })}
        choices={rows[name].map(({ id, name: label }) => ({ value: String(id), label }))}
        clearable
      />
    ));
}

function FileTools({ state }: { readonly state: PageState }) {
  const words = useTranslations('reportPage');
  const [busy, setBusy] = useState(false);
  async function run(format: 'csv' | 'xlsx') {
    const query = { ...toReportQuery(state), format };
    setBusy(true);
    try {
      if (state.report === 'revenue') await download(exportMoneyReport, { query });
      else await download(exportReport, { query: { ...query, report: state.report } });
    } catch {
      // `download` has shown why.
    } finally {
      setBusy(false);
    }
  }
  return (
    <Group gap="xs" className={classes['actions'] ?? ''}>
      <Menu withInitialFocusPlaceholder={false} position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={busy} disabled={!isPeriod(state)}>
            {words('export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void run('csv')}>{words('csv')}</Menu.Item>
          <Menu.Item onClick={() => void run('xlsx')}>{words('xlsx')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        {words('print')}
      </Button>
    </Group>
  );
}

/** No second group. */
const ALONE = 'alone';

export function ReportTools({ state, onChange }: ToolsProps) {
  const words = useTranslations('reportPage');
  const group = useTranslations('reports.group');
  const { groups } = getReportDefinition(state.report);
  const named = groups.map((value) => ({ value, label: group(value) }));
  return (
    <div className={`${classes['tools']} no-print`}>
      <PeriodTools state={state} onChange={onChange} />
      <SelectInput
        label={words('compare.label')}
        value={state.compare}
        onChange={(value) => onChange({ compare: value === 'none' ? null : value })}
        choices={COMPARISONS.map((value) => ({ value, label: words(`compare.${value}`) }))}
      />
      <SelectInput label={words('by')} value={state.by} onChange={(value) => onChange({ by: value })} choices={named} />
      <SelectInput
        label={words('then')}
        value={state.second ?? ALONE}
        onChange={(value) => onChange({ second: value === ALONE ? null : value })}
        choices={[{ value: ALONE, label: words('alone') }, ...named.filter(({ value }) => value !== state.by)]}
      />
      <FilterTools state={state} onChange={onChange} />
      <FileTools state={state} />
    </div>
  );
}
