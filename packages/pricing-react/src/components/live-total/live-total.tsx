// A parent's running total, which asks for its own quotes.

import type { CustomerView, QuoteView } from '@hosted-stay/pricing-core';
import { useEffect, useRef } from 'react';
import type { QuoteState } from '../../quote/quote-state.ts';
import { useAnswers } from '../../quote/use-answers.ts';
import { readCustomerAnswer } from '../../quote-source/customer-view.ts';
import type { AskedRequest, QuoteSource } from '../../quote-source/quote-source.ts';
import { type LiveTotalLooks, TotalCard } from './total-card.tsx';

export interface LiveTotalProps extends LiveTotalLooks {
  /** Where quotes come from: `endpointSource(url)`, or a price book's source. Make it once, outside the component. */
  readonly source: QuoteSource;
  /** The stay, or null if there is nothing to price. */
  readonly request: AskedRequest | null;
  /** The quote of the first request, calculated on a server. It is shown immediately and not requested again until the request changes. */
  readonly initialQuote?: QuoteView | undefined;
  /** Called with each new state. It contains only what a parent can see. */
  readonly onState?: ((state: QuoteState<CustomerView>) => void) | undefined;
}

/** The total of a stay while the user chooses it. Shows and announces only what a parent can see, whatever the source returns. */
export function LiveTotal({ source, request, initialQuote, onState, ...looks }: LiveTotalProps) {
  const state = useAnswers({ source, request, initial: initialQuote, read: readCustomerAnswer });
  const tell = useRef(onState);
  useEffect(() => {
    tell.current = onState;
  });
  useEffect(() => {
    tell.current?.(state);
  }, [state]);
  return <TotalCard {...looks} state={state} onRetry={state.retry} />;
}
