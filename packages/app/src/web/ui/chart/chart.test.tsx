// Charts: drawn, told, and as a table with the very same figures.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { Chart, type ChartProps } from './chart.tsx';
import { toPlotRows } from './chart-data.ts';

const income: ChartProps = {
  title: 'Income',
  kind: 'stacked',
  labelsTitle: 'Month',
  labels: ['Jan', 'Feb'],
  series: [
    { name: 'Hosting', values: ['1200.00', '900.50'] },
    { name: 'Camps', values: ['300.00', null] },
  ],
  write: (value) => `€${value}`,
};
const surroundings = { words: ['chart'] as const };

describe.each(['bar', 'line', 'stacked', 'rows'] as const)('%s', (kind) => {
  test.each(['light', 'dark'] as const)('is drawn and holds before axe, %s', async (scheme) => {
    await show(<Chart {...income} kind={kind} />, { ...surroundings, scheme });
    await expect.element(page.getByRole('img', { name: 'Chart: Income. You can also view the figures as a table.' })).toBeVisible();
    const countMarks = () => document.querySelectorAll('.recharts-rectangle, .recharts-line-curve').length;
    await expect.poll(countMarks, { timeout: 15_000 }).toBeGreaterThan(1);
    expect(await listAxeFaults()).toEqual([]);
  });
});

test.each([320, 1200])('rows show every label in full at %i pixels, and none beyond the drawing', async (width) => {
  await page.viewport(width, 1000);
  const labels = [
    'Website',
    'Recommended by a host family',
    'School fair in Limerick',
    'Newspaper',
    'Öffentlichkeitsarbeit',
    'Other',
    'None',
    'Radio',
  ];
  const values = labels.map((_, at) => at + 1);
  await show(<Chart {...income} kind="rows" labels={labels} series={[{ name: 'Leads', values }]} />, surroundings);
  const listTicks = () => [...document.querySelectorAll('.recharts-yAxis-tick-labels .recharts-cartesian-axis-tick-label')];
  await expect
    .poll(() => listTicks().map((tick) => tick.textContent?.replace(/\s/g, '')))
    .toEqual(labels.map((label) => label.replace(/\s/g, '')));
  for (const tick of listTicks()) expect(tick.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});

test('series differ in more than their colours', async () => {
  await show(<Chart {...income} kind="bar" />, surroundings);
  await expect.poll(() => document.querySelectorAll('pattern').length).toBe(2);
  const [first, second] = [...document.querySelectorAll('pattern')].map((pattern) => pattern.querySelectorAll('path').length);
  expect(first).not.toBe(second);
});

test('the table has every figure as it is, and none where there is none', async () => {
  await show(<Chart {...income} />, surroundings);
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Hosting' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Feb/ })).toHaveTextContent('Feb€900.50–');
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'View as chart' }).click();
  await expect.element(page.getByRole('img', { name: /Income/ })).toBeVisible();
});

test('without figures it says so', async () => {
  await show(<Chart {...income} labels={[]} />, surroundings);
  await expect.element(page.getByText('No data yet')).toBeVisible();
});

test('rows for drawing hold numbers', () => {
  expect(toPlotRows(income)).toEqual([
    { label: 'Jan', series0: 1200, series1: 300 },
    { label: 'Feb', series0: 900.5, series1: null },
  ]);
});
