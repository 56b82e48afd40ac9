// The live total in every state, from nothing asked to a server that is down.

import type { CustomerView, Issue, QuoteRequestInput } from '@hosted-stay/pricing-core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { familyStay, mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { en, enTotal } from '../../locales/en.ts';
import { emptyQuote, type QuoteState } from '../../quote/quote-state.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { type FailureKind, type QuoteSource, SourceFailure } from '../../quote-source/quote-source.ts';
import { LiveTotal, type LiveTotalProps } from './live-total.tsx';
import { LiveTotalView } from './live-total-view.tsx';

const opened = openPriceBook(sampleBookJson(), { side: 'customer' });
if (!opened.ok) throw new Error('the sample book must open');
const { source, catalogue } = opened.value;

const never: QuoteSource = () => new Promise(() => {});

function failing(kind: FailureKind): QuoteSource {
  return Object.assign(
    () => {
      throw new SourceFailure(kind);
    },
    { quietMs: 0 },
  );
}

function quoted(request: QuoteRequestInput): CustomerView {
  const answer = source(request, new AbortController().signal);
  if (answer instanceof Promise || !answer.ok) throw new Error('the sample request must have a quote');
  return answer.value;
}

/** A state in which the mixed stay has followed the family stay. */
function changed(parts: Partial<QuoteState<CustomerView>> = {}): QuoteState<CustomerView> {
  const quote = quoted(mixedStay);
  return { ...emptyQuote, status: 'ready', quote, previous: quoted({ ...mixedStay, serviceTypeIds: [], discountCode: null }), ...parts };
}

const meta = {
  title: 'Widgets/Live total',
  component: LiveTotal,
  args: { source, request: mixedStay, messages: en, catalogue, onState: fn() },
} satisfies Meta<typeof LiveTotal>;

export default meta;

type Story = StoryObj<LiveTotalProps>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const total = within(canvasElement).getByRole('region', { name: 'Total' });
    await expect(total).toHaveTextContent('All taxes and fees included');
    await expect(total).toHaveTextContent('21 nights, 1 student');
    await expect(args.onState).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'ready', stale: false }));
  },
};

export const Empty: Story = { args: { request: null } };

export const Loading: Story = { args: { source: never } };

/** The last good total stays while the next one loads. */
export const LoadingAfterAQuote: Story = {
  render: (args) => <LiveTotalView {...args} state={changed({ status: 'loading', stale: true })} />,
};

export const Changed: Story = {
  render: (args) => <LiveTotalView {...args} state={changed()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/more than before/));
    await expect(canvas.getByText('Discount')).toBeVisible();
  },
};

export const Cheaper: Story = {
  render: (args) => <LiveTotalView {...args} state={changed({ quote: quoted({ ...mixedStay, serviceTypeIds: [], vatExempt: true }) })} />,
};

const issues: readonly Issue[] = [
  { code: 'dates_reversed', path: ['toDate'], data: { fromDate: '2026-07-05', toDate: '2026-07-01' } },
  { code: 'out_of_range', path: ['countStudents'], data: { minimum: 1, maximum: 50, received: 0 } },
];

/** Every issue in the engine's words, after what the page calls the field. */
export const Refused: Story = {
  args: { labels: { toDate: 'Departure date', countStudents: 'Students' } },
  render: (args) => <LiveTotalView {...args} state={changed({ status: 'refused', stale: true, issues })} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/Students: must be from 1 to 50, not 0\./)[0]).toBeVisible();
  },
};

/** The small language alone: one general sentence. */
export const RefusedInGeneral: Story = { args: { request: { ...mixedStay, countStudents: 0 }, messages: enTotal } };

export const CodeNotApplied: Story = { args: { request: { ...familyStay, discountCode: '<b>SUMMER</b>' } } };

export const Offline: Story = { args: { source: failing('offline') } };
export const Timeout: Story = { args: { source: failing('timeout') } };
export const Forbidden: Story = { args: { source: failing('forbidden') } };
export const Busy: Story = { args: { source: failing('busy') } };

/** The button asks again; here the second try has an answer. */
export const FailsThenRecovers: Story = {
  render: function Recovering(args) {
    const [flaky] = useState(() => {
      let isDown = true;
      const answer: QuoteSource = async (request, signal) => {
        if (isDown) {
          isDown = false;
          throw new SourceFailure('busy');
        }
        return source(request, signal);
      };
      return Object.assign(answer, { quietMs: 1 });
    });
    return <LiveTotal {...args} source={flaky} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('21 nights'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const [firstFamily] = catalogue.hostFamilies;

export const LongNamesAndFigures: Story = {
  render: (args) => {
    const quote = quoted(mixedStay);
    const hostFamilyId = quote.request.hostFamilyId;
    const name = `Donaudampfschifffahrtsgesellschaftskapitänswitwe <script>alert(1)</script> ${'of the very long valley '.repeat(4)}`;
    const names = { ...catalogue, hostFamilies: [{ id: hostFamilyId, name }, ...(firstFamily ? [firstFamily] : [])] };
    const huge = { ...quote, currency: 'KWD', total: '123456789012.345', discount: '98765432.100' };
    return <LiveTotalView {...args} catalogue={names} state={changed({ quote: huge, previous: null })} />;
  },
};

export const Zero: Story = {
  render: (args) => (
    <LiveTotalView
      {...args}
      state={changed({ quote: { ...quoted(mixedStay), total: '0.00', discount: '0.00', pricings: [] }, previous: null })}
    />
  ),
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <LiveTotalView {...args} state={changed()} />
    </div>
  ),
};

/** Figures follow at once; nothing is announced until they rest. */
export const WhileBooking: Story = {
  render: function Booking(args) {
    const [countStudents, setStudents] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setStudents(countStudents + 1)}>
          One more student
        </button>
        <LiveTotal {...args} request={{ ...mixedStay, countStudents }} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'One more student' }));
    await expect(canvas.getByRole('region')).toHaveTextContent('2 students');
    await expect(canvas.getByText(/more than before/)).toBeVisible();
  },
};
