// The reports, one in each tab; all that is chosen stands in the address, so that it can be linked to and comes back.

import { Card, Stack, Tabs, Text, Title } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useTimeZone } from 'use-intl/react';
import { readMoneyReport, readReport } from '#contract/reports/reports.endpoints.ts';
import type { Report } from '#contract/reports/reports.shapes.ts';
import { REPORT_NAMES } from '#contract/reports/reports.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeInstant } from '#web/ui/text/instant-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { ReportCharts } from './report-charts.tsx';
import { isPeriod, type PageState, readPageState, toReportQuery } from './report-query.model.ts';
import { ReportTable } from './report-table.tsx';
import { type Change, ReportTools } from './report-tools.tsx';
import classes from './reports.module.css';
import { useReportText } from './use-report-text.ts';

/** The definitions of all figures; on paper, too, where nothing can be pointed at. */
function Definitions({ report }: { readonly report: Report }) {
  const page = useTranslations('reportPage');
  const text = useReportText();
  return (
    <Card component="section" aria-label={page('counted')}>
      <Title order={2} size="h5" mb="xs">
        {page('counted')}
      </Title>
      <dl className={classes['definitions'] ?? ''}>
        {report.figures.map(({ name }) => (
          <div key={name} className={classes['definition'] ?? ''}>
            <Text component="dt" size="sm" fw={600}>
              {text.figure(name)}
            </Text>
            <Text component="dd" size="sm" c="dimmed" m={0} mb={8}>
              {text.counts(name)}
            </Text>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Spans({ report: { asOf, period, compared } }: { readonly report: Report }) {
  const page = useTranslations('reportPage');
  const tag = useFormatLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const days = ({ from, to }: { from: string; to: string }) => ({ from: writeDay(from, { tag }), to: writeDay(to, { tag }) });
  return (
    <Text size="sm" c="dimmed">
      {page('span', days(period))}
      {compared === null ? null : ` · ${page('comparedWith', days(compared))}`}
      {' · '}
      {page('asOf', { time: writeInstant(asOf, { tag, timeZone, withZone: true }) })}
    </Text>
  );
}

interface ShownProps {
  readonly state: PageState;
  readonly onChange: (change: Change) => void;
}

function ShownReport({ state, onChange }: ShownProps) {
  const page = useTranslations('reportPage');
  const about = useTranslations('reports.about');
  const query = toReportQuery(state);
  const [when, isMoney] = [isPeriod(state), state.report === 'revenue'];
  const stays = useEndpoint(
    readReport,
    { query: { ...query, report: state.report === 'revenue' ? 'nights' : state.report } },
    { when: when && !isMoney },
  );
  const money = useEndpoint(readMoneyReport, { query }, { when: when && isMoney });
  const { data, failure, reload } = isMoney ? money : stays;
  if (!when) return null;
  if (data === undefined) return failure === null ? <LoadingRows count={6} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <Stack gap="md">
      <Text size="sm" maw="80ch">
        {about(state.report)}
      </Text>
      <Spans report={data} />
      {data.rows.length === 0 ? (
        <EmptyState icon={IconChartBar} title={page('empty.title')} text={page('empty.text')} />
      ) : (
        <>
          <Card>
            <ReportCharts report={data} figure={state.figure} onFigure={(figure) => onChange({ figure })} />
          </Card>
          <Card>
            <ReportTable report={data} filters={state.filters} />
          </Card>
          <Definitions report={data} />
        </>
      )}
    </Stack>
  );
}

export function Reports() {
  const names = useTranslations('reports.name');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const reports = REPORT_NAMES.filter((name) => name !== 'revenue' || capabilities.includes('reports.money'));
  const state = readPageState(params, { today, reports });
  const change = (next: Change) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === null) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  return (
    <Tabs value={state.report} onChange={(report) => change({ report, figure: null })} keepMounted={false}>
      <TabList>
        {reports.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {names(name)}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={state.report}>
        <Stack gap="md">
          <ReportTools state={state} onChange={change} />
          <ShownReport state={state} onChange={change} />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}
