// The figure a side looks for first; for finance also who gets what of it, as a bar and in figures.

import type { FinanceView, QuoteRequest, QuoteView, Side } from '@hosted-stay/pricing-core';
import { sumsIn } from '@hosted-stay/pricing-core/amounts';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import { headline, percentOf, shownSide } from './side-figures.ts';

export interface CalculatorTotalProps {
  /** The quote to show. */
  readonly quote: QuoteView;
  /** The request of the quote. */
  readonly request: QuoteRequest;
  /** The side to show of a finance view. Other views show their own side. */
  readonly side: Side;
  /** The messages, in one language. */
  readonly messages: Words<'breakdown' | 'calculator'>;
  /** BCP 47 tag, if it differs from the language's default. */
  readonly locale?: string | undefined;
}

export function CalculatorTotal({ quote, request, side, messages, locale }: CalculatorTotalProps) {
  const format = formatOf(messages, locale);
  const main = headline(quote, side, { messages, locale });
  return (
    <div className="pricing-total-card">
      {main && (
        <p className="pricing-total-main">
          <span>{main.label}</span>
          <strong className="pricing-money">{main.amount}</strong>
        </p>
      )}
      {shownSide(quote, side) === 'customer' && quote.side !== 'provider' && (
        <p className="pricing-hint">
          {request.vatExempt
            ? messages.calculator.vatNone
            : messages.calculator.vatIncluded({ vat: format.money({ amount: quote.vat, currency: quote.currency }) })}
        </p>
      )}
      {quote.side === 'finance' && side === 'finance' && <Split quote={quote} messages={messages} locale={locale} />}
    </div>
  );
}

interface SplitProps {
  readonly quote: FinanceView;
  readonly messages: Words<'breakdown' | 'calculator'>;
  readonly locale?: string | undefined;
}

function Split({ quote, messages, locale }: SplitProps) {
  const words = messages.calculator;
  const format = formatOf(messages, locale);
  const price = sumsIn(quote.currency)?.subtract(quote.subtotal, quote.discount) ?? quote.subtotal;
  const [takeRate, markUp] = [percentOf(quote.amountFamworld, price), percentOf(quote.amountFamworld, quote.amountSupplyVAT)];
  const parts = [
    { part: 'payouts', label: words.payouts, amount: quote.amountSupplyVAT },
    { part: 'platform', label: words.platform, amount: quote.amountFamworld },
    { part: 'vat', label: messages.breakdown.vat, amount: quote.vat },
  ];
  return (
    <>
      <div className="pricing-split-bar" aria-hidden="true">
        {parts.map(({ part, amount }) => (
          <span key={part} data-part={part} style={{ flexGrow: Number(amount) }} />
        ))}
      </div>
      <dl className="pricing-split">
        {parts.map(({ part, label, amount }) => (
          <div key={part} data-part={part}>
            <dt>{label}</dt>
            <dd className="pricing-money">{format.money({ amount, currency: quote.currency })}</dd>
          </div>
        ))}
      </dl>
      <dl className="pricing-rates">
        <div>
          <dt>{words.takeRate}</dt>
          <dd>{takeRate === null ? words.none : words.takeRateOf({ percent: format.percent(takeRate) })}</dd>
        </div>
        <div>
          <dt>{words.markUp}</dt>
          <dd>{markUp === null ? words.none : words.markUpOn({ percent: format.percent(markUp) })}</dd>
        </div>
      </dl>
    </>
  );
}
