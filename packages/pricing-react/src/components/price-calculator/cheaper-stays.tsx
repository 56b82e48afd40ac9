// Dates nearby for which the same stay costs less, each ready to be taken over.

import type { CheaperStay, QuoteRequest } from '@hosted-stay/pricing-core';
import { useCallback } from 'react';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import type { QuoteInsight } from '../../quote-source/insight.ts';
import { Disclosure } from './disclosure.tsx';
import { OnDemand } from './on-demand.tsx';

export interface CheaperStaysProps {
  readonly insight: Pick<QuoteInsight, 'cheaperStays'>;
  readonly request: QuoteRequest;
  readonly onTake: (stay: Pick<CheaperStay, 'fromDate' | 'toDate'>) => void;
  readonly messages: Words<'calculator' | 'total'>;
  readonly locale?: string | undefined;
}

/** Searched for when unfolded, not before. */
export function CheaperStays(props: CheaperStaysProps) {
  return <Disclosure summary={props.messages.calculator.cheaper}>{() => <Search {...props} />}</Disclosure>;
}

function Search(props: CheaperStaysProps) {
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
