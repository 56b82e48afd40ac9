// What a parent may see of a state, whatever was handed over.

import type { CustomerView, Issue } from '@hosted-stay/pricing-core';
import { asCustomerView } from '../quote-source/customer-view.ts';
import { SourceFailure } from '../quote-source/quote-source.ts';
import { issuesOf } from '../quote-source/view-shape.ts';
import { faultsOf, type QuoteState } from './quote-state.ts';

/** Reduces a state to what a parent can see; a quote without customer figures counts as a failure. */
export function asCustomerState({ status, quote, previous, stale, issues, failure }: QuoteState): QuoteState<CustomerView> {
  const shown = quote && asCustomerView(quote);
  const told = issuesOf(issues, { extras: false }) as readonly Issue[];
  const rest = { quote: shown, previous: previous && asCustomerView(previous), stale, ...faultsOf(told) };
  return status === 'ready' && !shown ? { ...rest, status: 'failed', failure: new SourceFailure('broken') } : { ...rest, status, failure };
}
