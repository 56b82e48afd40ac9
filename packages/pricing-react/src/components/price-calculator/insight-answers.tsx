// The answers to what can be unfolded under a price: why it is what it is, and dates nearby that cost less.

import type { CheaperStay, ExplanationText, QuoteRequest, Side } from '@hosted-stay/pricing-core';
import { useCallback } from 'react';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import type { QuoteInsight } from '../../quote-source/insight.ts';
import { OnDemand } from './on-demand.tsx';

export interface QuoteExplanationProps {
  /** Of a price book in the page. */
  readonly insight: Pick<QuoteInsight, 'explain' | 'prepare'>;
  /** A request that has a quote. */
  readonly request: QuoteRequest;
  /** Who reads: a customer is told nothing of payouts, a host nothing of what the customer pays. */
  readonly side: Side;
  /** The words it speaks with, in one language. */
  readonly messages: Words<'asking' | 'calculator' | 'explanation'>;
}

export interface CheaperStaysProps {
  /** Of a price book in the page. */
  readonly insight: Pick<QuoteInsight, 'cheaperStays'>;
  /** The stay that should cost less. */
  readonly request: QuoteRequest;
  /** Told of the dates that were chosen. */
  readonly onTake: (stay: Pick<CheaperStay, 'fromDate' | 'toDate'>) => void;
  /** The words it speaks with, in one language. */
  readonly messages: Words<'asking' | 'calculator'>;
  /** BCP 47 tag, where it is not the usual one of the language. */
  readonly locale?: string | undefined;
}

const READERS = { customer: 'parent', provider: 'host', finance: 'finance' } as const;

/** The stay, each line with what nearly changed it, what did not count, the totals. */
export function Explained({ insight, request, side, messages }: QuoteExplanationProps) {
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

/** Dates with their price, each ready to be taken over. */
export function Searched(props: CheaperStaysProps) {
  const { insight, request, messages } = props;
  const load = useCallback(() => insight.cheaperStays(request), [insight, request]);
  return (
    <OnDemand load={load} messages={messages}>
      {(found) => <Stays {...props} stays={found.ok ? found.value : []} />}
    </OnDemand>
  );
}

function Stays({ stays, onTake, messages, locale }: CheaperStaysProps & { readonly stays: readonly CheaperStay[] }) {
  const words = messages.calculator;
  const format = formatOf(messages, locale);
  if (stays.length === 0) return <p className="pricing-hint">{words.cheaperNone}</p>;
  return (
    <ul className="pricing-cheaper">
      {stays.map((stay) => {
        const money = (amount: string) => format.money({ amount, currency: stay.quote.currency });
        return (
          <li key={stay.fromDate + stay.toDate}>
            <button className="pricing-button" type="button" onClick={() => onTake(stay)}>
              {words.takeDates({ from: format.date(stay.fromDate), to: format.date(stay.toDate) })}
            </button>
            <span>
              <span className="pricing-money">{money(stay.total)}</span>
              <span className="pricing-money pricing-saving">{words.saving({ amount: money(stay.saving) })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
