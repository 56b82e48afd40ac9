// Moving along a price curve and choosing from it.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { en } from '../../locales/en.ts';
import type { CurvePoint } from '../../quote-source/insight.ts';
import '../../styles.css';
import { PriceCurve } from './price-curve.tsx';

const first = dayNumber('2026-07-01') ?? 0;
const pointsOf = (totals: readonly (string | null)[]) =>
  totals.map((total, at): CurvePoint => ({ days: at + 1, toDate: dateText(first + at), total, currency: 'EUR' }));
const points = pointsOf(['0.00', '100.00', '200.00', null, '280.00', '270.00']);
const slider = () => page.getByRole('slider', { name: 'Length of stay' });

it('announces each length by keyboard and selects one with Enter', async () => {
  const onPick = vi.fn();
  await render(<PriceCurve messages={en} points={points} current={2} onPick={onPick} />);
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '1 night, until 2 Jul 2026. €100.00. €100.00 per night');
  slider().element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '3 nights, until 4 Jul 2026. No price');
  await userEvent.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}');
  const told = '5 nights, until 6 Jul 2026. €270.00. €54.00 per night. €10.00 less than for 4 nights';
  await expect.element(slider()).toHaveAttribute('aria-valuetext', told);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(points[5]);
});

it.each(['ltr', 'rtl'] as const)('selects the clicked length on a page that runs %s', async (dir) => {
  const onPick = vi.fn();
  await render(
    <div dir={dir} style={{ inlineSize: 600 }}>
      <PriceCurve messages={en} points={points} onPick={onPick} />
    </div>,
  );
  const { width, height } = slider().element().getBoundingClientRect();
  const along = (width - 16) / 5 + 8;
  await slider().click({ position: { x: dir === 'rtl' ? width - along : along, y: height / 4 } });
  expect(onPick).toHaveBeenCalledExactlyOnceWith(points[1]);
  await slider().hover({ position: { x: width / 2 + (dir === 'rtl' ? -1 : 1) * (width / 10), y: height / 2 } });
  await expect.element(slider()).toHaveValue('4');
  await expect.element(page.getByRole('button', { name: 'Choose 3 nights' })).toBeDisabled();
});

it('follows the stay that is asked for, wherever the slider was', async () => {
  const screen = await render(<PriceCurve messages={en} points={points} current={2} />);
  slider().element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(slider()).toHaveValue('6');
  await screen.rerender(<PriceCurve messages={en} points={points} current={3} />);
  await expect.element(slider()).toHaveValue('3');
});

it('is a table too, with the same figures to choose from', async () => {
  const onPick = vi.fn();
  await render(<PriceCurve messages={en} points={points} current={5} onPick={onPick} />);
  await page.getByRole('button', { name: 'Show as table' }).click();
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Length of stay', 'Departure date', 'Total', 'Per night'],
    ['0 nights', '1 Jul 2026', '€0.00', ''],
    ['1 night', '2 Jul 2026', '€100.00', '€100.00'],
    ['2 nights', '3 Jul 2026', '€200.00', '€100.00'],
    ['3 nights', '4 Jul 2026', 'No price', ''],
    ['4 nightsCurrent', '5 Jul 2026', '€280.00', '€70.00'],
    ['5 nights', '6 Jul 2026', '€270.00€10.00 less than for 4 nights', '€54.00'],
  ]);
  await page.getByRole('button', { name: '5 nights' }).click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(points[5]);
  await page.getByRole('button', { name: 'Show as chart' }).click();
  await expect.element(slider()).toBeVisible();
});

it('moves nothing but itself along a curve with and without drops', async () => {
  await render(<PriceCurve messages={en} points={points} current={1} onPick={() => undefined} />);
  const heights = new Set<number>();
  slider().element().focus();
  for (const key of ['{Home}', ...points.map(() => '{ArrowRight}')]) {
    await userEvent.keyboard(key);
    heights.add(page.getByRole('figure').element().getBoundingClientRect().height);
  }
  expect(heights.size).toBe(1);
});
