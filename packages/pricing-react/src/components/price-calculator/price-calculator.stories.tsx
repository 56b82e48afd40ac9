// The calculator in every state.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hostileBook, unpricedBook } from '../../../testing/odd-books.ts';
import { familyStay, mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { en } from '../../locales/en.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { type QuoteSource, SourceFailure } from '../../quote-source/quote-source.ts';
import { PriceCalculator } from './price-calculator.tsx';

function opened(json: unknown, side: 'customer' | 'provider' | 'finance' = 'finance') {
  const book = openPriceBook(json, { side });
  if (!book.ok) throw new Error(JSON.stringify(book.issues));
  return { source: book.value.source, insight: book.value.insight, catalogue: book.value.catalogue };
}

const finance = opened(sampleBookJson());

const meta = {
  title: 'Widgets/Price calculator',
  component: PriceCalculator,
  args: { ...finance, messages: en, today: '2026-06-01', defaultRequest: mixedStay, onQuote: fn(), onRequestChange: fn() },
} satisfies Meta<typeof PriceCalculator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Finance: Story = {};

export const Empty: Story = { args: { defaultRequest: {} } };

export const CustomerView: Story = {
  args: { ...opened(sampleBookJson(), 'customer'), defaultRequest: familyStay },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Price' })).toHaveTextContent(/Total price€/);
    await expect(canvasElement.textContent).not.toMatch(/payout|platform|take rate|mark-up|host’s|host is paid/i);
  },
};

export const HostView: Story = { args: opened(sampleBookJson(), 'provider') };

export const FinanceLooksAtACustomersFigures: Story = {
  args: { defaultRequest: familyStay },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Customer' }));
    await expect(canvasElement.textContent).not.toMatch(/payout|platform|take rate|mark-up/i);
  },
};

export const FinanceLooksAtTheHosts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Host' }));
    await expect(canvas.queryByText('Cheaper dates nearby')).toBeNull();
  },
};

export const Issues: Story = {
  args: { defaultRequest: { ...mixedStay, currentNoOfWeeks: 9, hostFamilyId: 999, nearbyActivities: [{ id: 301, weeks: 4 }] } },
};

export const IssueAfterAPrice: Story = {
  play: async ({ canvas }) => {
    const weeks = canvas.getByRole('spinbutton', { name: 'Camp weeks' });
    await userEvent.clear(weeks);
    await userEvent.type(weeks, '9');
    await waitFor(() => expect(weeks).toHaveAccessibleDescription(/9 weeks of camp/));
    await expect(canvas.getByText('This price is out of date.')).toBeVisible();
  },
};

export const CodeThatAppliesToNothing: Story = { args: { defaultRequest: { ...familyStay, discountCode: 'SOMMER' } } };

const never: QuoteSource = () => new Promise(() => {});
export const Loading: Story = { args: { source: never } };

function failing(): QuoteSource {
  let asked = 0;
  const answer: QuoteSource = async (request, signal) => {
    asked += 1;
    if (asked === 1) throw new SourceFailure('offline');
    return finance.source(request, signal);
  };
  return Object.assign(answer, { quietMs: 10 });
}

export const FailingThenRetried: Story = {
  args: { source: failing() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en.asking.retry }));
    await waitFor(() => expect(canvas.getAllByText('Take rate')[0]).toBeVisible());
  },
};

const failingAlways: QuoteSource = Object.assign(() => Promise.reject(new SourceFailure('timeout')), { quietMs: 10 });
export const Failing: Story = { args: { source: failingAlways } };

export const ZeroTotal: Story = {
  args: { ...opened(unpricedBook()), defaultRequest: { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' } },
};

export const ThirtyLinesAndLongNames: Story = { args: opened(hostileBook()) };

export const ExplanationOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Why this price'));
    const lines = await waitFor(() => {
      const found = canvasElement.querySelectorAll('.pricing-explanation-lines summary');
      expect(found.length).toBeGreaterThan(2);
      return found;
    });
    for (const line of lines) await userEvent.click(line);
    await userEvent.click(canvas.getByText('Cheaper dates nearby'));
  },
};

export const TakesCheaperDates: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Cheaper dates nearby'));
    const [first] = await canvas.findAllByRole('button', { name: /^Choose .* to / });
    const dates = first?.textContent?.match(/^Choose (.*) to (.*)$/) ?? [];
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(canvas.getByText(new RegExp(`^${dates[1]} to ${dates[2]}: `))).toBeVisible());
  },
};

export const Compared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as A and compare' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Exempt from VAT/ }));
    const students = canvas.getByRole('spinbutton', { name: 'Students' });
    await userEvent.clear(students);
    await userEvent.type(students, '2');
    const table = within(await canvas.findByRole('table', { name: 'Comparison' }));
    await waitFor(() => expect(table.getByText('2 students')).toBeVisible());
    await expect(table.getByText('1 student')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const PartsReplaced: Story = {
  args: {
    parts: {
      Breakdown: ({ quote }) => <p>{`My own breakdown of ${quote.pricings.length} lines`}</p>,
      Total: ({ quote }) => <p>{`My own total in ${quote.currency}`}</p>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/My own breakdown of \d+ lines/)).toBeVisible();
    await expect(canvas.getByText('My own total in EUR')).toBeVisible();
  },
};
