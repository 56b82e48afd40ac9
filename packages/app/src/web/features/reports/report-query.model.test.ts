// The address of the reports page, and the lists behind rows.

import { expect, test } from 'vitest';
import type { Report, ReportRow } from '#contract/reports/reports.shapes.ts';
import { REPORT_NAMES } from '#contract/reports/reports.ts';
import { listCharts } from './report-charts.model.ts';
import { toRowAddress } from './report-links.ts';
import { listPresets, readPageState, toReportQuery } from './report-query.model.ts';

const read = (search: string) => readPageState(new URLSearchParams(search), { today: '2026-05-15', reports: REPORT_NAMES });

test('presets are whole months, also across years', () => {
  expect(listPresets('2026-01-31')).toEqual([
    { name: 'thisMonth', from: '2026-01-01', to: '2026-01-31' },
    { name: 'lastMonth', from: '2025-12-01', to: '2025-12-31' },
    { name: 'thisQuarter', from: '2026-01-01', to: '2026-03-31' },
    { name: 'thisYear', from: '2026-01-01', to: '2026-12-31' },
  ]);
});

test('an address says what is shown; what it gets wrong has its usual value', () => {
  expect(read('')).toMatchObject({ report: 'nights', by: 'month', second: null, from: '2026-01-01', to: '2026-12-31', compare: 'none' });
  expect(read('report=occupancy&by=agent&second=county&from=2026-02-30&countyId=x')).toMatchObject({
    ...{ report: 'occupancy', by: 'month', second: 'county', from: '2026-01-01', filters: {} },
  });
  const state = read('report=revenue&by=county&second=month&from=2026-03-01&to=2026-04-30&compare=lastYear&agentId=7');
  expect(toReportQuery(state)).toEqual({
    ...{ from: '2026-03-01', to: '2026-04-30', by: 'county', also: 'month', compare: 'lastYear', agentId: 7 },
  });
});

test('a report that the reader may not see is not shown by its address', () => {
  const reports = REPORT_NAMES.filter((name) => name !== 'revenue');
  expect(readPageState(new URLSearchParams('report=revenue'), { today: '2026-05-15', reports }).report).toBe('nights');
});

const cell = (value: string) => ({ value, before: null, difference: null, percent: null });
const row = (groups: readonly (readonly [key: string, label: string])[], value = '1', part = ''): ReportRow => ({
  groups: groups.map(([key, label]) => ({ key, label })),
  part,
  cells: [cell(value)],
});

const report: Report = {
  report: 'cancellations',
  asOf: '2026-05-15T10:00:00Z',
  period: { from: '2026-03-10', to: '2026-04-30' },
  compared: null,
  by: ['month', 'county'],
  figures: [{ name: 'cancelled', kind: 'count' }],
  rows: [],
  totals: [],
};

test('a row leads to the list that shows just its trips or invoices, and to none where there is no such list', () => {
  const march = row([
    ['2026-03', ''],
    ['4', 'Cork'],
  ]);
  const arriving: Report = { ...report, report: 'leadTime' };
  expect(decodeURIComponent(toRowAddress(arriving, march, { agentId: 7 }) ?? '')).toBe(
    '/hub/trips?agentId=7&countyId=4&state=booked,customer_service,in_progress,completed,closed&fromDate=2026-03-10..2026-03-31',
  );
  const steps: Report = { ...report, report: 'conversion' };
  expect(toRowAddress(steps, { ...march, part: 'created' }, {})).toContain('createdAt=2026-03-10..2026-03-31');
  expect(toRowAddress(steps, { ...march, part: 'booked' }, {})).toBeNull();
  expect(toRowAddress(report, march, {})).toBeNull();
  const unassigned = row([
    ['2026-03', ''],
    ['', ''],
  ]);
  expect(toRowAddress(arriving, unassigned, {})).toBeNull();
  expect(toRowAddress({ ...report, report: 'nights' }, march, {})).toBeNull();
  const money: Report = { ...report, report: 'revenue', by: ['month', 'business'] };
  expect(decodeURIComponent(toRowAddress(money, march, {}) ?? '')).toBe(
    '/hub/sales-invoices?issueDate=2026-03-10..2026-03-31&businessId=4',
  );
  expect(toRowAddress(money, march, { countyId: 1 })).toBeNull();
});

test('second groups are drawn as series, the largest alone', () => {
  const rows = [
    row(
      [
        ['2026-03', ''],
        ['1', 'Cork'],
      ],
      '2',
    ),
    row(
      [
        ['2026-03', ''],
        ['2', 'Kerry'],
      ],
      '9',
    ),
    row(
      [
        ['2026-04', ''],
        ['2', 'Kerry'],
      ],
      '1',
    ),
  ];
  const [chart] = listCharts({ ...report, rows }, 'cancelled', 1);
  expect(chart?.labels.map(({ groups }) => groups[0]?.key)).toEqual(['2026-03', '2026-04']);
  expect(chart?.series).toEqual([{ key: '2', values: ['9', '1'] }]);
});

test('counts are drawn once, amounts for each currency', () => {
  const figures: Report['figures'] = [
    { name: 'cancelled', kind: 'count' },
    { name: 'paymentsKept', kind: 'money' },
  ];
  const rows = ['', 'EUR', 'GBP'].map((part) => ({ ...row([['2026-03', '']]), part }));
  const partsOf = (figure: string) => listCharts({ ...report, by: ['month'], figures, rows }, figure, 1).map(({ part }) => part);
  expect(partsOf('cancelled')).toEqual(['']);
  expect(partsOf('paymentsKept')).toEqual(['EUR', 'GBP']);
});
