// Dates nearby for which the same stay costs less, to be unfolded.

import type { CheaperStay, QuoteRequest } from '@hosted-stay/pricing-core';
import type { Words } from '../../locales/messages.ts';
import type { QuoteInsight } from '../../quote-source/insight.ts';
import { Disclosure } from './on-demand.tsx';

export interface CheaperStaysProps {
  /** Of a price book in the page. */
  readonly insight: Pick<QuoteInsight, 'cheaperStays'>;
  /** The stay that should cost less. */
  readonly request: QuoteRequest;
  /** Told of the dates that were chosen. */
  readonly onTake: (stay: Pick<CheaperStay, 'fromDate' | 'toDate'>) => void;
  /** The words it speaks with, in one language. */
  readonly messages: Words<'calculator' | 'total'>;
  /** BCP 47 tag, where it is not the usual one of the language. */
  readonly locale?: string | undefined;
}

const loadAnswers = () => import('./insight-answers.tsx');

/** Searched for when unfolded, not before. */
export function CheaperStays(props: CheaperStaysProps) {
  const { messages } = props;
  return (
    <Disclosure summary={messages.calculator.cheaper} load={loadAnswers} messages={messages}>
      {({ Searched }) => <Searched {...props} />}
    </Disclosure>
  );
}
