// A live total and a breakdown in the colours of a host page, for the docs page about theming.

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { mixedStay, sampleBookJson } from '../../testing/sample-book.ts';
import { LiveTotal } from '../components/live-total/live-total.tsx';
import { QuoteBreakdown } from '../components/quote-breakdown/quote-breakdown.tsx';
import { en } from '../locales/en.ts';
import { openPriceBook } from '../quote-source/open-price-book.ts';

const opened = openPriceBook(sampleBookJson(), { side: 'customer' });
if (!opened.ok) throw new Error('the sample book must open');
const { source, catalogue } = opened.value;
const answer = source(mixedStay, new AbortController().signal);
if (answer instanceof Promise || !answer.ok) throw new Error('the sample request must have a quote');
const quote = answer.value;

/** Variables of the host page; what is left out is the default. */
interface Theme {
  readonly '--pricing-accent'?: string;
  readonly '--pricing-accent-soft'?: string;
  readonly '--pricing-surface'?: string;
  readonly '--pricing-text'?: string;
  readonly '--pricing-radius'?: string;
  readonly '--pricing-step'?: string;
  readonly '--pricing-font'?: string;
}

function Themed(theme: Theme) {
  return (
    <div style={{ display: 'grid', gap: 16, ...theme } as CSSProperties}>
      <LiveTotal source={source} request={mixedStay} messages={en} catalogue={catalogue} />
      <QuoteBreakdown quote={quote} catalogue={catalogue} messages={en} />
    </div>
  );
}

const text = { control: 'text' } as const;

const meta = {
  title: 'Docs/Theming',
  component: Themed,
  tags: ['!autodocs'],
  argTypes: {
    '--pricing-accent': text,
    '--pricing-accent-soft': text,
    '--pricing-surface': text,
    '--pricing-text': text,
    '--pricing-radius': text,
    '--pricing-step': text,
    '--pricing-font': text,
  },
} satisfies Meta<typeof Themed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const YourColours: Story = {
  args: {
    '--pricing-accent': 'light-dark(#6d28d9, #c4b5fd)',
    '--pricing-accent-soft': 'light-dark(#f3effc, #2e2347)',
    '--pricing-radius': '2px',
    '--pricing-font': 'Georgia, serif',
  },
  play: async ({ canvasElement, globals }) => {
    const total = canvasElement.querySelector('.pricing-total-amount');
    const accent = globals['theme'] === 'dark' ? 'rgb(196, 181, 253)' : 'rgb(109, 40, 217)';
    await expect(total).toHaveStyle({ color: accent, fontFamily: 'Georgia, serif' });
  },
};

export const TightAndRound: Story = { args: { '--pricing-step': '3px', '--pricing-radius': '20px' } };
