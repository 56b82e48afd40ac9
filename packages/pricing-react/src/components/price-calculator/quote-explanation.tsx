// Why a price is what it is: the stay, each line with what nearly changed it, what did not count, the totals.

import type { ExplanationText, QuoteRequest, Side } from '@hosted-stay/pricing-core';
import { useMemo } from 'react';
import type { Words } from '../../locales/messages.ts';
import type { QuoteInsight } from '../../quote-source/insight.ts';
import { Disclosure } from './disclosure.tsx';

export interface QuoteExplanationProps {
  readonly insight: Pick<QuoteInsight, 'explain'>;
  /** A request that has a quote. */
  readonly request: QuoteRequest;
  /** Who reads: a customer is told nothing of payouts, a host nothing of what the customer pays. */
  readonly side: Side;
  readonly messages: Words<'calculator' | 'engine'>;
}

const READERS = { customer: 'parent', provider: 'host', finance: 'finance' } as const;

/** The reasons are worked out when the reader unfolds them, not before. */
export function QuoteExplanation(props: QuoteExplanationProps) {
  return <Disclosure summary={props.messages.calculator.why}>{() => <Reasons {...props} />}</Disclosure>;
}

function Reasons({ insight, request, side, messages }: QuoteExplanationProps) {
  const explained = useMemo(
    () => insight.explain(request, { messages: messages.engine, reader: READERS[side] }),
    [insight, request, messages.engine, side],
  );
  if (!explained.ok) return null;
  const { headline, stay, lines, nearMissTitle, absent, totals } = explained.value;
  return (
    <div className="pricing-explanation">
      <p className="pricing-explanation-headline">{headline}</p>
      <Section {...stay} />
      <ul className="pricing-explanation-lines">
        {lines.map(({ title, sentences, nearMisses }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one title, and none is moved by hand
          <li key={at}>
            <details>
              <summary>
                <bdi>{title}</bdi>
              </summary>
              <Sentences sentences={sentences} />
              {nearMisses.length > 0 && (
                <div className="pricing-explanation-near">
                  <p>{nearMissTitle}</p>
                  <Sentences sentences={nearMisses} />
                </div>
              )}
            </details>
          </li>
        ))}
      </ul>
      <Section {...absent} />
      <Section {...totals} />
    </div>
  );
}

function Section({ title, sentences }: ExplanationText['stay']) {
  if (sentences.length === 0) return null;
  return (
    <div className="pricing-explanation-part">
      <p>{title}</p>
      <Sentences sentences={sentences} />
    </div>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
