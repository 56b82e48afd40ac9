// The calculator: every input of a stay's price beside what it comes to, and on a phone the total always in view.

import type { QuoteRequest, QuoteView, Side } from '@hosted-stay/pricing-core';
import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { type ComponentType, useRef, useState } from 'react';
import type { CalculatorWords } from '../../locales/messages.ts';
import type { QuoteInsight } from '../../quote-source/insight.ts';
import { requestLink } from '../../request/request-link.ts';
import { DateRangeField, type DateRangeFieldProps } from '../date-range/date-range.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { preventFormSubmit } from '../prevent-form-submit.ts';
import { QuoteBreakdown, type QuoteBreakdownProps } from '../quote-breakdown/quote-breakdown.tsx';
import { type WidgetProps, widgetAttributes } from '../widget-props.ts';
import { CalculatorForm, type HideableField } from './calculator-form.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { CalculatorTotal, type CalculatorTotalProps } from './calculator-total.tsx';
import type { QuoteExplanationProps } from './insight-answers.tsx';
import { QuoteExplanation } from './quote-explanation.tsx';
import { spokenResult } from './result-note.tsx';
import { headline } from './side-figures.ts';
import { type CalculatorOptions, useCalculator } from './use-calculator.ts';

/** Parts that a page may put its own in place of. Each is given the props of the one it replaces. */
export interface CalculatorParts {
  /** Lines and totals. */
  readonly Breakdown?: ComponentType<QuoteBreakdownProps>;
  /** The main figure. */
  readonly Total?: ComponentType<CalculatorTotalProps>;
  /** The dates of the stay. */
  readonly DateRange?: ComponentType<DateRangeFieldProps>;
  /** The explanation of the price. */
  readonly Explanation?: ComponentType<QuoteExplanationProps>;
}

export interface PriceCalculatorProps extends WidgetProps, CalculatorOptions {
  /** The names to choose from. */
  readonly catalogue: PriceCatalogue;
  /** `enCalculator` is enough. */
  readonly messages: CalculatorWords;
  /** Explanations and cheaper dates, from a price book in the page. Without it, neither is offered. */
  readonly insight?: QuoteInsight | undefined;
  /** ISO date, marked in the calendar. */
  readonly today?: string | undefined;
  /**
   * Sides that can be shown. By default, a finance view shows all three and other views only their own. If two sides are given, the source is asked for one or the other.
   */
  readonly sides?: readonly Side[] | undefined;
  /** Inputs to hide because the page or its server sets them; their issues are shown beside the price. */
  readonly hiddenFields?: readonly HideableField[] | undefined;
  /** Replacements for parts of the widget. */
  readonly parts?: CalculatorParts | undefined;
  /** The address of a copied link. By default, the page's own with the request in its query. */
  readonly link?: ((request: QuoteRequest) => string) | undefined;
}

const ALL_SIDES: readonly Side[] = ['customer', 'provider', 'finance'];

export function PriceCalculator(props: PriceCalculatorProps) {
  const { catalogue, messages, insight, today, locale, hiddenFields = [], parts = {}, link = linkHere } = props;
  const calculator = useCalculator(props);
  const { answered } = calculator;
  const [chosen, setChosen] = useState<Side | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sides = sidesOf(answered?.quote, props.sides);
  const side = sideOf(sides, answered?.quote, chosen ?? (calculator.draft.type === 'provider' ? 'provider' : 'finance'));
  const total = answered && headline(answered.quote, side, props);
  const showPrice = () => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section
      {...widgetAttributes('calculator', props, messages.language)}
      aria-label={messages.calculator.title}
      onKeyDown={preventFormSubmit}
    >
      <div className="pricing-calculator-frame">
        <div className="pricing-calculator-columns">
          <div className="pricing-calculator-form">
            <CalculatorForm
              calculator={calculator}
              catalogue={catalogue}
              messages={messages}
              DateRange={parts.DateRange ?? DateRangeField}
              hiddenFields={hiddenFields}
              today={today}
              locale={locale}
            />
            <div className="pricing-calculator-bar" data-stale={(answered && !calculator.settled) || undefined}>
              <span>
                <span>{total?.label ?? messages.calculator.price}</span>
                <strong className="pricing-money">{total?.amount ?? '–'}</strong>
              </span>
              <button className="pricing-button" data-kind="primary" type="button" onClick={showPrice}>
                {messages.calculator.showPrice}
              </button>
            </div>
          </div>
          <CalculatorResult
            calculator={calculator}
            catalogue={catalogue}
            hiddenFields={hiddenFields}
            messages={messages}
            parts={{
              Total: parts.Total ?? CalculatorTotal,
              Breakdown: parts.Breakdown ?? QuoteBreakdown,
              Explanation: parts.Explanation ?? QuoteExplanation,
            }}
            sides={sides}
            side={side}
            onSide={(next) => {
              setChosen(next);
              if (next !== 'finance') calculator.change({ type: 'set', fields: { type: next } });
            }}
            linkOf={({ request }) => link(request)}
            heading={heading}
            insight={insight}
            locale={locale}
          />
        </div>
      </div>
      <LiveRegion text={spokenResult({ calculator, total, messages })} />
    </section>
  );
}

/** Of a finance view any side, of another its own, unless the page names what its source may be asked for. */
function sidesOf(quote: QuoteView | undefined, named: readonly Side[] | undefined): readonly Side[] {
  if (quote?.side === 'finance') return named ?? ALL_SIDES;
  return (named ?? []).filter((side) => side !== 'finance');
}

function sideOf(sides: readonly Side[], quote: QuoteView | undefined, wanted: Side): Side {
  if (quote !== undefined && quote.side !== 'finance') return quote.side;
  return sides.includes(wanted) ? wanted : (sides[0] ?? 'customer');
}

function linkHere(request: QuoteRequest): string {
  return requestLink(request, location.href);
}
