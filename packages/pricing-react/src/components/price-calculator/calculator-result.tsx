// What the form comes to: the total for a side, what is to be known of it, its lines, its reasons, and ways to go on.

import type { QuoteView, Side } from '@hosted-stay/pricing-core';
import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { type ComponentType, type RefObject, useId } from 'react';
import type { CalculatorWords } from '../../locales/messages.ts';
import type { QuoteInsight } from '../../quote-source/insight.ts';
import type { QuoteBreakdownProps } from '../quote-breakdown/quote-breakdown.tsx';
import type { HideableField } from './calculator-form.tsx';
import type { CalculatorTotalProps } from './calculator-total.tsx';
import { CheaperStays } from './cheaper-stays.tsx';
import { CopyButtons } from './copy-buttons.tsx';
import type { QuoteExplanationProps } from './insight-answers.tsx';
import { OnDemand, usePrepared } from './on-demand.tsx';
import { OptionGroup } from './option-group.tsx';
import { quoteCsv } from './quote-csv.ts';
import { ResultNote } from './result-note.tsx';
import { shownSide, viewsFor } from './side-figures.ts';
import type { Calculator, Scenario } from './use-calculator.ts';

const loadComparison = () => import('./scenario-comparison.tsx');

export interface ResultParts {
  readonly Total: ComponentType<CalculatorTotalProps>;
  readonly Breakdown: ComponentType<QuoteBreakdownProps>;
  readonly Explanation: ComponentType<QuoteExplanationProps>;
}

export interface CalculatorResultProps {
  readonly calculator: Calculator;
  readonly catalogue: PriceCatalogue;
  readonly messages: CalculatorWords;
  readonly parts: ResultParts;
  readonly hiddenFields: readonly HideableField[];
  readonly sides: readonly Side[];
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly linkOf: (scenario: Scenario) => string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly insight?: QuoteInsight | undefined;
  readonly locale?: string | undefined;
}

export function CalculatorResult(props: CalculatorResultProps) {
  const { calculator, messages, sides, side, onSide, heading, locale } = props;
  const { answered, settled } = calculator;
  const words = messages.calculator;
  const id = useId();
  return (
    <section className="pricing-calculator-result" aria-labelledby={id} aria-busy={calculator.state.status === 'loading'}>
      <h2 className="pricing-calculator-heading" id={id} ref={heading} tabIndex={-1}>
        {words.price}
      </h2>
      {sides.length > 1 && (
        <OptionGroup
          legend={words.sides}
          look="segments"
          options={sides.map((value) => ({ value, name: words.side[value] }))}
          value={side}
          onChange={onSide}
        />
      )}
      <div className="pricing-calculator-card" data-stale={(answered && !settled) || undefined}>
        {answered ? (
          <props.parts.Total {...answered} side={side} messages={messages} locale={locale} />
        ) : (
          <p className="pricing-total-main">
            <span>{words.price}</span>
            <strong aria-hidden="true">–</strong>
          </p>
        )}
        <ResultNote calculator={calculator} hiddenFields={props.hiddenFields} messages={messages} locale={locale} />
      </div>
      {answered && <Answer {...props} answered={answered} />}
    </section>
  );
}

function Answer(props: CalculatorResultProps & { readonly answered: Scenario }) {
  const { answered, calculator, parts, catalogue, messages, insight, linkOf, locale } = props;
  const { kept, settled, comparison, change } = calculator;
  const { quote, request } = answered;
  const side = shownSide(quote, props.side);
  const words = messages.calculator;
  usePrepared(loadComparison);
  // What was pressed is gone afterwards: the focus goes to the price, not to the page.
  const then = (move: () => void) => () => {
    move();
    props.heading.current?.focus();
  };
  const moves = { ...comparison, takeOver: then(comparison.takeOver), clear: then(comparison.clear) };
  const texts = {
    link: () => linkOf(answered),
    json: () => quoteJson(viewsFor(quote, side)),
    csv: () => quoteCsv(viewsFor(quote, side), side, catalogue),
  };
  return (
    <>
      <div className="pricing-actions">
        {!kept && (
          <button className="pricing-button" type="button" disabled={!settled} onClick={then(comparison.keep)}>
            {words.keep}
          </button>
        )}
        <CopyButtons texts={texts} words={words} />
      </div>
      {kept && (
        <OnDemand load={loadComparison} messages={messages}>
          {({ ScenarioComparison }) => (
            <ScenarioComparison
              a={kept}
              b={answered}
              side={side}
              settled={settled}
              moves={moves}
              catalogue={catalogue}
              messages={messages}
              locale={locale}
            />
          )}
        </OnDemand>
      )}
      {insight && <parts.Explanation insight={insight} request={request} side={side} messages={messages} />}
      {insight && side !== 'provider' && (
        <CheaperStays
          insight={insight}
          request={request}
          onTake={({ fromDate, toDate }) => then(() => change({ type: 'set', fields: { fromDate, toDate } }))()}
          messages={messages}
          locale={locale}
        />
      )}
      <parts.Breakdown quote={quote} catalogue={catalogue} messages={messages} side={side} locale={locale} />
    </>
  );
}

/** One view as it is; several payees' as a list. */
function quoteJson(views: readonly QuoteView[]): string {
  return JSON.stringify(views.length === 1 ? views[0] : views, null, 2);
}
