// Why a price is what it is, to be unfolded.

import type { QuoteRequest, Side } from '@hosted-stay/pricing-core';
import type { Words } from '../../locales/messages.ts';
import type { QuoteInsight } from '../../quote-source/insight.ts';
import { Disclosure, usePrepared } from './on-demand.tsx';

export interface QuoteExplanationProps {
  /** Of a price book in the page. */
  readonly insight: Pick<QuoteInsight, 'explain' | 'prepare'>;
  /** A request that has a quote. */
  readonly request: QuoteRequest;
  /** Who reads: a customer is told nothing of payouts, a host nothing of what the customer pays. */
  readonly side: Side;
  /** The words it speaks with, in one language. */
  readonly messages: Words<'calculator' | 'explanation' | 'total'>;
}

const loadAnswers = () => import('./insight-answers.tsx');

/** The reasons are loaded and worked out when the reader unfolds them, not before. */
export function QuoteExplanation(props: QuoteExplanationProps) {
  const { insight, messages } = props;
  usePrepared(insight.prepare);
  usePrepared(messages.explanation);
  usePrepared(loadAnswers);
  return (
    <Disclosure summary={messages.calculator.why} load={loadAnswers} messages={messages}>
      {({ Explained }) => <Explained {...props} />}
    </Disclosure>
  );
}
