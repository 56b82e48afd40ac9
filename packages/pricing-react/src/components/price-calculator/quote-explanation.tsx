// Why a price is what it is: the stay, each line with what nearly changed it, what did not count, the totals.

import type { ExplanationText, QuoteRequest, Side } from '@hosted-stay/pricing-core';
import { useCallback } from 'react';
import type { Words } from '../../locales/messages.ts';
import type { QuoteInsight } from '../../quote-source/insight.ts';
import { Disclosure } from './disclosure.tsx';
import { OnDemand, usePrepared } from './on-demand.tsx';

export interface QuoteExplanationProps {
  readonly insight: Pick<QuoteInsight, 'explain' | 'prepare'>;
  /** A request that has a quote. */
  readonly request: QuoteRequest;
  /** Who reads: a customer is told nothing of payouts, a host nothing of what the customer pays. */
  readonly side: Side;
  readonly messages: Words<'calculator' | 'explanation' | 'total'>;
}

const READERS = { customer: 'parent', provider: 'host', finance: 'finance' } as const;

/** The reasons are loaded and worked out when the reader unfolds them, not before. */
export function QuoteExplanation(props: QuoteExplanationProps) {
  usePrepared(props.insight.prepare);
  usePrepared(props.messages.explanation);
  return <Disclosure summary={props.messages.calculator.why}>{() => <Explained {...props} />}</Disclosure>;
}

function Explained({ insight, request, side, messages }: QuoteExplanationProps) {
  const words = messages.explanation;
  const load = useCallback(() => insight.explain(request, { words, reader: READERS[side] }), [insight, request, words, side]);
  return (
    <OnDemand load={load} messages={messages}>
      {(explained) => explained.ok && <Reasons {...explained.value} />}
    </OnDemand>
  );
}

function Reasons({ headline, stay, lines, nearMissTitle, absent, totals }: ExplanationText) {
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
      {sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be the same, and none is moved by hand
        <li key={at}>{sentence}</li>
      ))}
    </ul>
  );
}
