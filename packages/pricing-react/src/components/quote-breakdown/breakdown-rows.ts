// What a breakdown prints, from a view of a quote. Discounts are below zero: every sum is that of the figures around it.

import type { Payee, QuoteView, Side } from '@hosted-stay/pricing-core';
import { type AmountSums, sumsIn } from '@hosted-stay/pricing-core/amounts';
import type { AmountColumn } from '../../locales/sections/breakdown.ts';

type ViewLine = QuoteView['pricings'][number];
type Figures = Partial<Record<AmountColumn, string>>;

/** A line, with an amount for each column. */
export interface BreakdownLine {
  readonly line: ViewLine;
  readonly figures: readonly string[];
}

/** The lines of one payee, and their sum for each column. */
export interface BreakdownGroup {
  readonly payee: Payee;
  readonly lines: readonly BreakdownLine[];
  readonly sums: readonly string[];
}

export type TotalName = 'subtotal' | 'vat' | 'vatExempt' | 'total' | 'supplierAmount' | AmountColumn;

export interface BreakdownTotal {
  readonly name: TotalName;
  readonly amount: string;
}

export interface Breakdown {
  readonly side: Side;
  readonly columns: readonly AmountColumn[];
  /** As the lines come: the host family's, then each activity's. */
  readonly groups: readonly BreakdownGroup[];
  /** Of all lines, for each column. */
  readonly sums: readonly string[];
  /** The last is the sum of those before it. Finance's say who gets what of the total. */
  readonly totals: readonly BreakdownTotal[];
}

const COLUMNS: Readonly<Record<Side, readonly AmountColumn[]>> = {
  customer: ['customer', 'customerDiscount', 'price'],
  provider: ['provider', 'providerDiscount', 'payout'],
  finance: ['customer', 'customerDiscount', 'price', 'provider', 'providerDiscount', 'payout', 'platform'],
};

/** The breakdown for a side. A view that isn't finance's has its own side's figures alone, whatever side is asked for. */
export function breakdownOf(quote: QuoteView, asked: Side = quote.side): Breakdown {
  const side = quote.side === 'finance' ? asked : quote.side;
  const money = sumsOf(quote.currency);
  const columns = COLUMNS[side];
  const lines = quote.pricings.map((line) => {
    const figures = figuresOf(line, money);
    return { line, figures: columns.map((column) => figures[column] ?? money.sum([])) };
  });
  const columnSums = (of: readonly BreakdownLine[]) => columns.map((_, at) => money.sum(of.map(({ figures }) => figures[at] ?? '0')));
  const sums = columnSums(lines);
  const groups: { payee: Payee; lines: BreakdownLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && isSame(last.payee, line.line)) last.lines.push(line);
    else groups.push({ payee: line.line, lines: [line] });
  }
  return {
    side,
    columns,
    groups: groups.map((group) => ({ ...group, sums: columnSums(group.lines) })),
    sums,
    totals: totalsOf(quote, side, sums, money),
  };
}

function isSame(a: Payee, b: Payee): boolean {
  return a.hostableType === b.hostableType && a.hostableId === b.hostableId;
}

/** Every figure that the line holds or that follows from it. */
function figuresOf(line: ViewLine, { subtract }: AmountSums): Figures {
  const figures: Figures = {};
  if ('customer' in line) {
    figures.customer = line.customer;
    figures.customerDiscount = subtract('0', line.customerDiscount);
    figures.price = subtract(line.customer, line.customerDiscount);
  }
  if ('provider' in line) {
    figures.provider = line.provider;
    figures.providerDiscount = subtract('0', line.providerDiscount);
    figures.payout = subtract(line.provider, line.providerDiscount);
  }
  if (figures.price !== undefined && figures.payout !== undefined) figures.platform = subtract(figures.price, figures.payout);
  return figures;
}

function totalsOf(quote: QuoteView, side: Side, sums: readonly string[], { subtract }: AmountSums): BreakdownTotal[] {
  const [full = '', discount = '', left = ''] = sums;
  if (side === 'provider' || quote.side === 'provider') {
    return [
      { name: 'subtotal', amount: full },
      { name: 'providerDiscount', amount: discount },
      { name: 'payout', amount: left },
    ];
  }
  const parts: BreakdownTotal[] =
    side === 'finance' && quote.side === 'finance'
      ? [
          { name: 'supplierAmount', amount: quote.amountSupplyVAT },
          { name: 'platform', amount: quote.amountFamworld },
        ]
      : [
          { name: 'subtotal', amount: quote.subtotal },
          { name: 'customerDiscount', amount: subtract('0', quote.discount) },
        ];
  return [...parts, { name: quote.request.vatExempt ? 'vatExempt' : 'vat', amount: quote.vat }, { name: 'total', amount: quote.total }];
}

function sumsOf(currency: string): AmountSums {
  const sums = sumsIn(currency);
  if (!sums) throw new RangeError(`"${currency}" is no currency`);
  return sums;
}
