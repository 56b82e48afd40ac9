// Two scenarios side by side: the inputs that differ, each figure and what it changes by, and what to do next.

import type { Side } from '@hosted-stay/pricing-core';
import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import { comparedFigures, comparedInputs } from './comparison.ts';
import type { ComparisonMoves, Scenario } from './use-calculator.ts';

export interface ScenarioComparisonProps {
  /** The saved scenario. */
  readonly a: Scenario;
  /** The scenario in the form. */
  readonly b: Scenario;
  /** The side whose figures are compared. */
  readonly side: Side;
  /** False while B doesn't match the form; swapping is then disabled. */
  readonly settled: boolean;
  /** The actions of the buttons. */
  readonly moves: ComparisonMoves;
  /** The names of families, activities and services. */
  readonly catalogue: PriceCatalogue;
  /** The messages, in one language. */
  readonly messages: Words<'breakdown' | 'calculator'>;
  /** BCP 47 tag, if it differs from the language's default. */
  readonly locale?: string | undefined;
}

export function ScenarioComparison({ a, b, side, settled, moves, catalogue, messages, locale }: ScenarioComparisonProps) {
  const words = messages.calculator;
  const context = { catalogue, messages, format: formatOf(messages, locale), side };
  const figures = comparedFigures(a, b, context);
  return (
    <div className="pricing-comparison" data-stale={!settled || undefined}>
      <table>
        <caption>{words.comparison}</caption>
        <thead>
          <tr>
            <th scope="col">{words.a}</th>
            <th scope="col">{words.b}</th>
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        {comparedInputs(a.request, b.request, context).map(({ label, a: before, b: after }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {label}
              </th>
            </tr>
            <tr>
              <td>{before}</td>
              <td colSpan={2}>{after}</td>
            </tr>
          </tbody>
        ))}
        {figures.map(({ name, label, a: before, b: after, difference }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {label}
              </th>
            </tr>
            <tr>
              <td className="pricing-money">{before}</td>
              <td className="pricing-money">{after}</td>
              <td className="pricing-money pricing-difference">{difference ?? '='}</td>
            </tr>
          </tbody>
        ))}
      </table>
      <div className="pricing-actions">
        <button className="pricing-button" type="button" disabled={!settled} onClick={moves.swap}>
          {words.swap}
        </button>
        <button className="pricing-button" type="button" onClick={moves.takeOver}>
          {words.takeOver}
        </button>
        <button className="pricing-button" type="button" onClick={moves.clear}>
          {words.clear}
        </button>
      </div>
    </div>
  );
}
