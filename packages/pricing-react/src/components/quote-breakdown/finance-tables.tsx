// What finance wants besides the lines: who gets what of the total, what the full prices are made of, and which book it was.

import type { FinanceView, Payee, PricingType } from '@hosted-stay/pricing-core';
import type { ReactNode } from 'react';
import type { BreakdownMessages } from '../../locales/sections/breakdown.ts';
import { body, table } from './roles.ts';
import { TotalRow } from './total-row.tsx';

export interface FinanceTablesProps {
  readonly quote: FinanceView;
  /** Rows of who gets what, under the payouts. */
  readonly totals: ReactNode;
  readonly words: BreakdownMessages;
  readonly money: (amount: string) => string;
  readonly payeeName: (payee: Payee) => ReactNode;
}

export function FinanceTables({ quote, totals, words, money, payeeName }: FinanceTablesProps) {
  return (
    <>
      <div className="pricing-breakdown-pair">
        <SmallTable caption={words.split}>
          {quote.payouts.map((payout) => (
            <TotalRow key={payout.hostableType + payout.hostableId} amount={money(payout.amount)}>
              {payeeName(payout)}
            </TotalRow>
          ))}
          {totals}
        </SmallTable>
        <SmallTable caption={words.byPricingType}>
          {Object.entries(quote.amountPricingType).map(([type, amount]) => (
            <TotalRow key={type} amount={money(amount)}>
              {words.pricingType[type as PricingType]}
            </TotalRow>
          ))}
          <TotalRow amount={money(quote.subtotal)} kind="total">
            {words.subtotal}
          </TotalRow>
        </SmallTable>
      </div>
      <dl className="pricing-breakdown-source">
        <dt>{words.bookVersion}</dt>
        <dd>
          <bdi>{quote.bookVersion}</bdi>
        </dd>
        <dt>{words.fingerprint}</dt>
        <dd>
          <code title={quote.fingerprint}>{quote.fingerprint.slice(0, 12)}</code>
        </dd>
      </dl>
    </>
  );
}

function SmallTable({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <table {...table} className="pricing-breakdown-table">
      <caption className="pricing-breakdown-caption">{caption}</caption>
      <tbody {...body}>{children}</tbody>
    </table>
  );
}
