// A parent's running total, for a state that the page holds itself.

import { asCustomerState } from '../../quote/customer-state.ts';
import type { QuoteState } from '../../quote/quote-state.ts';
import { type LiveTotalLooks, TotalCard } from './total-card.tsx';

export interface LiveTotalViewProps extends LiveTotalLooks {
  /** The state from `useQuote`. Only what a parent can see is shown. */
  readonly state: QuoteState;
  /** `retry` of `useQuote`. Without it, there is no retry button. */
  readonly onRetry?: (() => void) | undefined;
}

/** A live total without its own source, for pages that also show other parts of the same quote. */
export function LiveTotalView({ state, ...rest }: LiveTotalViewProps) {
  return <TotalCard {...rest} state={asCustomerState(state)} />;
}
