// The breakdown for every side, from nothing to thirty lines.

import { type PriceBookInput, parseQuoteRequest, type Side } from '@hosted-stay/pricing-core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { familyStay, mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { en } from '../../locales/en.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { QuoteBreakdown, type QuoteBreakdownProps } from './quote-breakdown.tsx';

const LONG =
  'Hosting with full board in a listed farmhouse on the Dingle Peninsula, Donaudampfschifffahrtsgesellschaftskapitänswitwe <b>&amp;</b>';

/** A quote of a book as one side sees it. */
function breakdownOf(
  side: Side,
  request: object,
  change: (book: PriceBookInput) => unknown = (book) => book,
): Pick<QuoteBreakdownProps, 'quote' | 'catalogue'> {
  const opened = openPriceBook(change(sampleBookJson() as PriceBookInput), { side });
  if (!opened.ok) throw new Error(JSON.stringify(opened.issues));
  const { source, catalogue } = opened.value;
  const parsed = parseQuoteRequest(request);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const answer = source(parsed.value, new AbortController().signal);
  if (answer instanceof Promise || !answer.ok) throw new Error(JSON.stringify(answer));
  return { quote: answer.value, catalogue };
}

function withLongNames(book: PriceBookInput): unknown {
  const long = <T extends { name: string }>(things: readonly T[]) => things.map((thing) => ({ ...thing, name: `${thing.name}: ${LONG}` }));
  return { ...book, templates: long(book.templates), hostFamilies: long(book.hostFamilies), activities: long(book.activities) };
}

/** Thirty templates that the family prices itself, for one to ten thousand a night. */
function withManyLines(book: PriceBookInput): unknown {
  const [first] = book.templates;
  const ids = Array.from({ length: 30 }, (_, at) => 9000 + at);
  return {
    ...book,
    templates: [...book.templates, ...ids.map((id) => ({ ...first, id, name: `Extra ${id - 8999}`, required: true }))],
    hostFamilies: book.hostFamilies.map((family) => ({
      ...family,
      pricings: ids.map((pricingTemplateId, at) => ({
        pricingTemplateId,
        amount: String(10 ** (at % 5)),
        customer: { commissionPercentage: '15' },
      })),
    })),
  };
}

function withoutPrices(book: PriceBookInput): unknown {
  const bare = <T extends object>(places: readonly T[]) => places.map((place) => ({ ...place, pricings: [] }));
  return { ...book, countries: bare(book.countries), counties: bare(book.counties), hostFamilies: bare(book.hostFamilies) };
}

const meta = {
  title: 'Parts/QuoteBreakdown',
  component: QuoteBreakdown,
  args: { messages: en, ...breakdownOf('customer', mixedStay) },
} satisfies Meta<typeof QuoteBreakdown>;

export default meta;

type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = (Show) => (
  <div style={{ inlineSize: 320 }}>
    <Show />
  </div>
);

export const Customer: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Price of the stay' });
    const names = within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent);
    await expect(names).toEqual(['Line', 'Quantity', 'Full price', 'Discount', 'Price']);
    await expect(canvasElement).not.toHaveTextContent(/payout|platform/i);
    await expect(within(table).getByRole('rowheader', { name: 'Total' })).toBeVisible();
  },
};
export const CustomerOfOneFamily: Story = { args: breakdownOf('customer', familyStay) };
export const Provider: Story = { args: breakdownOf('provider', mixedStay) };
export const Finance: Story = {
  args: breakdownOf('finance', mixedStay),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('table')).toHaveLength(3);
    await expect(page.getByRole('columnheader', { name: 'Platform fees' })).toBeVisible();
  },
};
export const FinanceOfTwoStudents: Story = { args: breakdownOf('finance', familyStay) };
export const FinanceSeenAsProvider: Story = { args: { ...breakdownOf('finance', mixedStay), side: 'provider' } };
export const VatExempt: Story = { args: breakdownOf('customer', { ...mixedStay, vatExempt: true }) };
export const LongNames: Story = { args: breakdownOf('customer', mixedStay, withLongNames) };
export const LongNamesForFinance: Story = { args: breakdownOf('finance', mixedStay, withLongNames) };
export const ThirtyLines: Story = { args: breakdownOf('finance', familyStay, withManyLines) };
export const Zero: Story = { args: breakdownOf('customer', familyStay, withoutPrices) };
export const ZeroForFinance: Story = { args: breakdownOf('finance', familyStay, withoutPrices) };
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Price of the stay' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(320);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
  },
};
export const NarrowFinance: Story = {
  decorators: [narrow],
  args: breakdownOf('finance', mixedStay, withLongNames),
  play: async ({ canvasElement }) => {
    for (const table of within(canvasElement).getAllByRole('table')) await expect(table.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const German: Story = { args: { locale: 'de-DE', heading: 'Preis des Aufenthalts' } };
