// Dates nearby for which the same stay costs less, to be unfolded.

import type { CheaperStaysProps } from './insight-answers.tsx';
import { Disclosure } from './on-demand.tsx';

const loadAnswers = () => import('./insight-answers.tsx');

/** Cheaper dates, searched when the section is opened. */
export function CheaperStays(props: CheaperStaysProps) {
  const { messages } = props;
  return (
    <Disclosure summary={messages.calculator.cheaper} load={loadAnswers} messages={messages}>
      {({ CheaperStaysAnswer }) => <CheaperStaysAnswer {...props} />}
    </Disclosure>
  );
}
