// The contents of the sections under a price: its explanation and cheaper dates.

import type { ExplanationText, QuoteRequest, Side } from '@hosted-stay/pricing-core';
import { useCallback } from 'react';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import type { CheaperStay, QuoteInsight } from '../../quote-source/insight.ts';
import { OnDemand } from './on-demand.tsx';

export interface QuoteExplanationProps {
  /** The insight of a price book in the page. */
  readonly insight: Pick<QuoteInsight, 'explain' | 'prepare'>;
  /** A request that has a quote. */
  readonly request: QuoteRequest;
  /** The reader: customers don't see payouts, hosts don't see customer prices. */
  readonly side: Side;
  /** The messages, in one language. */
  readonly messages: Words<'asking' | 'calculator' | 'explanation'>;
}

export interface CheaperStaysProps {
  /** The insight of a price book in the page. */
  readonly insight: Pick<QuoteInsight, 'cheaperStays'>;
  /** The stay to find cheaper dates for. */
  readonly request: QuoteRequest;
  /** Called with the chosen dates. */
  readonly onTake: (stay: Pick<CheaperStay, 'fromDate' | 'toDate'>) => void;
  /** The messages, in one language. */
  readonly messages: Words<'asking' | 'calculator'>;
  /** BCP 47 tag, if it differs from the language's default. */
  readonly locale?: string | undefined;
}

const READERS = { customer: 'parent', provider: 'host', finance: 'finance' } as const;

/** The explanation: the stay, each line with its near misses, pricings not included, and totals. */
export function ExplanationAnswer({ insight, request, side, messages }: QuoteExplanationProps) {
  const words = messages.explanation;
  const load = useCallback(() => insight.explain(request, { words, reader: READERS[side] }), [insight, request, words, side]);
  return (
    <OnDemand load={load} messages={messages}>
      {(explained) => (explained.ok ? <Reasons {...explained.value} /> : <Refused {...messages} />)}
    </OnDemand>
  );
}

function Refused({ asking }: Words<'asking'>) {
  return <p className="pricing-hint">{asking.refused}</p>;
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

/** Cheaper dates with their price and a button to choose them. */
export function CheaperStaysAnswer(props: CheaperStaysProps) {
  const { insight, request, messages } = props;
  const load = useCallback(() => insight.cheaperStays(request), [insight, request]);
  return (
    <OnDemand load={load} messages={messages}>
      {(found) => (found.ok ? <Stays {...props} stays={found.value} /> : <Refused {...messages} />)}
    </OnDemand>
  );
}

function Stays({ stays, onTake, messages, locale }: CheaperStaysProps & { readonly stays: readonly CheaperStay[] }) {
  const words = messages.calculator;
  const format = formatOf(messages, locale);
  if (stays.length === 0) return <p className="pricing-hint">{words.cheaperNone}</p>;
  return (
    <ul className="pricing-cheaper">
      {stays.map(({ fromDate, toDate, total, saving, currency }) => {
        const money = (amount: string) => format.money({ amount, currency });
        return (
          <li key={fromDate + toDate}>
            <button className="pricing-button" type="button" onClick={() => onTake({ fromDate, toDate })}>
              {words.takeDates({ from: format.date(fromDate), to: format.date(toDate) })}
            </button>
            <span>
              <span className="pricing-money">{money(total)}</span>
              <span className="pricing-money pricing-saving">{words.saving({ amount: money(saving) })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
