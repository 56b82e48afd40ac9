// The lines and totals of a quote as a table, for the customer, a provider or finance.

import type { Payee, QuoteView, Side } from '@hosted-stay/pricing-core';
import { nameIn, type PriceCatalogue, payeeNameIn } from '@hosted-stay/pricing-core/quoting';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import { type WidgetProps, widgetAttributes } from '../widget-props.ts';
import { type BreakdownGroup, type BreakdownLine, breakdownOf } from './breakdown-rows.ts';
import { countedText } from './counted-text.ts';
import { FinanceTables } from './finance-tables.tsx';
import { body, cell, columnHeader, row, rowHeader, table } from './roles.ts';
import { TotalRow } from './total-row.tsx';

export interface QuoteBreakdownProps extends WidgetProps {
  /** The quote to show. */
  readonly quote: QuoteView;
  /** The names for the IDs in the quote. */
  readonly catalogue: PriceCatalogue;
  /** The messages, in one language. */
  readonly messages: Words<'breakdown'>;
  /** The side to show of a finance view. Other views always show their own side. */
  readonly side?: Side | undefined;
  /** The caption of the table, if it differs from the default. */
  readonly heading?: string | undefined;
}

/** Lines by payee with their sums, then totals. In a narrow container, each line becomes a block of labels and values. */
export function QuoteBreakdown({ quote, catalogue, messages, side: asked, heading, ...looks }: QuoteBreakdownProps) {
  const words = messages.breakdown;
  const format = formatOf(messages, looks.locale);
  const { side, columns, groups, sums, totals } = breakdownOf(quote, asked);
  const money = (amount: string) => format.money({ amount, currency: quote.currency });
  // What the columns need to stand side by side, as a share of the 36 em from which they do.
  const scale = (15 + columns.length * (0.75 * Math.max(...sums.map((amount) => money(amount).length)) - 0.9)) / 36;
  const payeeName = (payee: Payee) => (
    <>
      <span className="pricing-breakdown-kind">{words.payee[payee.hostableType]}</span> <bdi>{payeeNameIn(catalogue, payee)}</bdi>
    </>
  );
  const amountCells = (figures: readonly string[]) =>
    columns.map((column, at) => (
      <td key={column} {...cell} className="pricing-money" data-label={words.columns[column]} data-minor={isMinor(figures, at)}>
        <bdi>{money(figures[at] ?? '')}</bdi>
      </td>
    ));
  const lineRow = ({ line, figures }: BreakdownLine, at: number) => (
    <tr key={at} {...row}>
      <th {...rowHeader}>
        <bdi>{nameIn(catalogue.templates, line.pricingTemplateId)}</bdi>
        {side === 'finance' && 'level' in line && <small>{words.level[line.level]}</small>}
      </th>
      <td {...cell}>
        <bdi>{countedText(line, words, format)}</bdi>
      </td>
      {amountCells(figures)}
    </tr>
  );
  const sumRow = (label: string, figures: readonly string[]) => (
    <tr {...row} className="pricing-breakdown-sum">
      <th {...rowHeader} colSpan={2}>
        {label}
      </th>
      {amountCells(figures)}
    </tr>
  );
  const groupBody = ({ payee, lines, sums: groupSums }: BreakdownGroup, at: number) => (
    <tbody key={at} {...body}>
      {groups.length > 1 && (
        <tr {...row}>
          <th {...rowHeader} scope="rowgroup" colSpan={columns.length + 2} className="pricing-breakdown-payee">
            {payeeName(payee)}
          </th>
        </tr>
      )}
      {lines.map(lineRow)}
      {groups.length > 1 && lines.length > 1 && sumRow(words.sum, groupSums)}
    </tbody>
  );
  const finance = side === 'finance' && quote.side === 'finance' && quote;
  const totalRows = totals.map(({ name, amount }, at) => (
    <TotalRow
      key={name}
      span={finance ? 1 : columns.length + 1}
      amount={money(amount)}
      kind={at === totals.length - 1 ? 'total' : name === 'supplierAmount' ? 'sum' : 'part'}
    >
      {name in words.columns ? words.columns[name as 'price'] : words[name as 'total']}
    </TotalRow>
  ));
  return (
    <section {...widgetAttributes('breakdown', looks, messages.language)} data-side={side}>
      <div className="pricing-breakdown-frame" style={{ ['--_scale' as string]: scale.toFixed(2) }}>
        <table {...table} className="pricing-breakdown-table pricing-breakdown-lines">
          <caption className="pricing-breakdown-caption">{heading ?? words.caption[side]}</caption>
          <thead {...body}>
            <tr {...row}>
              <th {...columnHeader}>{words.columns.line}</th>
              <th {...columnHeader}>{words.columns.counted}</th>
              {columns.map((column) => (
                <th key={column} {...columnHeader}>
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(groupBody)}
          <tfoot {...body}>{finance ? sumRow(words.allLines, sums) : totalRows}</tfoot>
        </table>
        {finance && <FinanceTables quote={finance} totals={totalRows} words={words} money={money} payeeName={payeeName} />}
      </div>
    </section>
  );
}

/**
 * Full price and discount, the first two of each three columns, say nothing more than the third where there is no discount: a narrow
 * place leaves them out.
 */
function isMinor(figures: readonly string[], at: number): true | undefined {
  return (at % 3 < 2 && /^[0.]+$/.test(figures[at - (at % 3) + 1] ?? '-')) || undefined;
}
