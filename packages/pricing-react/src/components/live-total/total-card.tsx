// The markup of a live total: a state that holds nothing but what a parent may see.

import type { CustomerView } from '@hosted-stay/pricing-core';
import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { moneyFormatOf } from '../../format/money-format-of.ts';
import type { QuoteState } from '../../quote/quote-state.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import { type WidgetProps, widgetAttributes } from '../widget-props.ts';
import { type ChangeTexts, type FieldLabels, type TotalWords, totalTexts } from './total-words.ts';

/** How a live total looks and speaks. */
export interface LiveTotalLooks extends WidgetProps {
  /** `enTotal` is enough. With the engine's messages too, every issue has its own text. */
  readonly messages: TotalWords;
  /** The name of the host family. */
  readonly catalogue?: PriceCatalogue | undefined;
  /** The labels of the page's own form, shown before an error. */
  readonly labels?: FieldLabels | undefined;
}

export interface TotalCardProps extends LiveTotalLooks {
  readonly state: QuoteState<CustomerView>;
  readonly onRetry?: (() => void) | undefined;
}

export function TotalCard({ state, onRetry, messages, locale, catalogue, labels, ...looks }: TotalCardProps) {
  const { status, quote, stale, failure } = state;
  const words = messages.total;
  const { quoted, problems, spoken } = totalTexts(state, { messages, labels, format: moneyFormatOf(messages, locale) });
  const family = catalogue?.hostFamilies.find(({ id }) => id === quote?.request.hostFamilyId);
  const isLoading = status === 'loading';
  return (
    <section
      {...widgetAttributes('total', looks, messages.language)}
      aria-label={words.title}
      aria-busy={isLoading}
      data-status={status}
      data-stale={stale}
    >
      <p className="pricing-total-head">
        {words.title}
        <span className="pricing-total-hint">{isLoading ? messages.asking.loading : quoted && stale && words.earlier}</span>
      </p>
      <p className="pricing-total-amount pricing-money">{quoted?.total ?? '–'}</p>
      <p className="pricing-total-hint">{status === 'empty' ? words.empty : quoted && words.included}</p>
      <p className="pricing-total-stay">
        {family && <bdi>{family.name}</bdi>}
        <span>{quoted?.stay}</span>
      </p>
      <p className="pricing-total-saving">{quoted?.saving}</p>
      {quoted?.warnings.map((warning) => (
        <p className="pricing-total-warning" key={warning}>
          {warning}
        </p>
      ))}
      <div className="pricing-total-news">
        {problems.map((problem) => (
          <p className="pricing-total-problem" key={problem}>
            {problem}
          </p>
        ))}
        {failure && onRetry && (
          <button className="pricing-button" type="button" onClick={onRetry}>
            {messages.asking.retry}
          </button>
        )}
        {quoted?.change && !problems[0] && <Change {...quoted.change} />}
      </div>
      <LiveRegion text={spoken} />
    </section>
  );
}

function Change({ total, parts }: ChangeTexts) {
  return (
    <details className="pricing-total-change">
      <summary>{total}</summary>
      <ul>
        {parts.map(({ name, amount }) => (
          <li key={name}>
            {name} <bdi className="pricing-money">{amount}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
