// Why a price is what it is, to be unfolded.

import type { QuoteExplanationProps } from './insight-answers.tsx';
import { Disclosure, usePrepared } from './on-demand.tsx';

const loadAnswers = () => import('./insight-answers.tsx');

/** The explanation, loaded when the section is opened. */
export function QuoteExplanation(props: QuoteExplanationProps) {
  const { insight, messages } = props;
  usePrepared(insight.prepare);
  usePrepared(messages.explanation);
  usePrepared(loadAnswers);
  return (
    <Disclosure summary={messages.calculator.why} load={loadAnswers} messages={messages}>
      {({ ExplanationAnswer }) => <ExplanationAnswer {...props} />}
    </Disclosure>
  );
}
