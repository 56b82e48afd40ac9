// The curve and its states.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { familyStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { en } from '../../locales/en.ts';
import type { CurvePoint } from '../../quote-source/insight.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { PriceCurve } from './price-curve.tsx';

const opened = openPriceBook(sampleBookJson());
if (!opened.ok) throw new Error(JSON.stringify(opened.issues));
const { insight } = opened.value;

const first = dayNumber('2026-07-01') ?? 0;
const pointsOf = (totals: readonly (string | null)[], currency = 'EUR') =>
  totals.map((total, at): CurvePoint => ({ days: at + 1, toDate: dateText(first + at), total, currency }));

const month = insight.curve(familyStay, 43);

const meta = {
  title: 'Parts/PriceCurve',
  component: PriceCurve,
  args: { messages: en, points: month, current: 29, onPick: fn() },
} satisfies Meta<typeof PriceCurve>;

export default meta;

type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = (Show) => (
  <div style={{ inlineSize: 320 }}>
    <Show />
  </div>
);

export const Chart: Story = {
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Length of stay' });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^28 nights, until 1 Aug 2026\. €/));
    slider.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(month[28]);
  },
};
export const AsTable: Story = { args: { defaultView: 'table' } };
export const WholeYear: Story = { args: { points: insight.curve(familyStay, 366), current: 121 } };
export const WholeYearAsTable: Story = { args: { points: insight.curve(familyStay, 366), current: 121, defaultView: 'table' } };
export const WithGaps: Story = {
  args: { points: pointsOf([null, null, '210.00', '280.00', null, null, '450.00', null, '500.00', '560.00', null]), current: 8 },
};
export const LongerCostsLess: Story = {
  args: {
    points: pointsOf(['0.00', '90.00', '180.00', '270.00', '360.00', '450.00', '500.00', '480.00', '560.00', '640.00', '610.00', '680.00']),
    current: 7,
  },
};
export const OneLength: Story = { args: { points: pointsOf([null, '45.00', null]), current: 2 } };
export const AllFree: Story = { args: { points: pointsOf(['0.00', '0.00', '0.00']), current: undefined } };
export const Empty: Story = { args: { points: [] } };
export const NoPrices: Story = { args: { points: pointsOf([null, null, null]) } };
export const Huge: Story = { args: { points: pointsOf(['999999999999.99', '1999999999999.98', `${'9'.repeat(40)}.00`]), current: 3 } };
export const Yen: Story = { args: { points: pointsOf(['0', '12000', '24000', '36000', '47000'], 'JPY'), locale: 'ja-JP' } };
export const ToLookAtOnly: Story = { render: ({ onPick: _, ...args }) => <PriceCurve {...args} /> };
export const Narrow: Story = { decorators: [narrow] };
export const NarrowTable: Story = { decorators: [narrow], args: { defaultView: 'table' } };
export const RightToLeft: Story = {
  args: { points: pointsOf(['0.00', '90.00', '180.00', '270.00', '360.00', '450.00', '500.00', '480.00']) },
  globals: { direction: 'rtl' },
};
