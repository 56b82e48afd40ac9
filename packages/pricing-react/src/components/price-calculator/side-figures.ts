// The figures of a view that one side looks at, and the two rates finance reads off them.

import type { QuoteView, Side } from '@hosted-stay/pricing-core';
import { viewQuote } from '@hosted-stay/pricing-core/quoting';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';

/** A total under the quote's own name. */
export type FigureName = 'total' | 'subtotal' | 'discount' | 'vat' | 'amountSupplyVAT' | 'amountFamworld' | 'payout';

export interface Figure {
  readonly name: FigureName;
  readonly amount: string;
}

/** What a side may look at: a view that isn't finance's holds its own side's figures alone. */
export function shownSide(view: QuoteView, asked: Side): Side {
  return view.side === 'finance' ? asked : view.side;
}

/** The totals for a side, the one that counts most first. */
export function sideFigures(view: QuoteView, asked: Side): readonly Figure[] {
  if (view.side === 'provider') return [{ name: 'payout', amount: view.payout }];
  const side = shownSide(view, asked);
  const paid = (['total', 'subtotal', 'discount', 'vat'] as const).map((name) => ({ name, amount: view[name] }));
  if (view.side === 'customer' || side === 'customer') return paid;
  const payouts = { name: 'amountSupplyVAT', amount: view.amountSupplyVAT } as const;
  return side === 'provider' ? [payouts] : [...paid, payouts, { name: 'amountFamworld', amount: view.amountFamworld }];
}

/** What a figure is called. */
export function figureLabel(name: FigureName, { breakdown, calculator }: Words<'breakdown' | 'calculator'>): string {
  const labels: Readonly<Record<FigureName, string>> = {
    total: calculator.total,
    subtotal: breakdown.subtotal,
    discount: breakdown.columns.customerDiscount,
    vat: breakdown.vat,
    amountSupplyVAT: calculator.payouts,
    amountFamworld: calculator.platform,
    payout: breakdown.columns.payout,
  };
  return labels[name];
}

interface Wording {
  readonly messages: Words<'breakdown' | 'calculator'>;
  readonly locale?: string | undefined;
}

/** The figure that a side looks for first, as it is shown. */
export function headline(quote: QuoteView, side: Side, { messages, locale }: Wording) {
  const [first] = sideFigures(quote, side);
  if (first === undefined) return null;
  const amount = formatOf(messages, locale).money({ amount: first.amount, currency: quote.currency });
  return { label: figureLabel(first.name, messages), amount };
}

/** What a side is given of a view: nothing of the others' is in it. A host's is one view for each payee. */
export function viewsFor(view: QuoteView, asked: Side): readonly QuoteView[] {
  if (view.side !== 'finance' || asked === 'finance') return [view];
  return asked === 'customer' ? [viewQuote(view, 'customer')] : view.payouts.map((payee) => viewQuote(view, 'provider', { payee }));
}

/**
 * `part / whole` in percent, to two decimals, halves away from zero: `("12.50", "80.00")` → `"15.63"`. Null where the whole is nothing.
 */
export function percentOf(part: string, whole: string): string | null {
  const [above, below] = [minorUnits(part), minorUnits(whole)];
  if (below === 0n) return null;
  const size = above < 0n ? -above : above;
  const hundredths = String((size * 20_000n + below) / (2n * below)).padStart(3, '0');
  return `${above < 0n && /[1-9]/.test(hundredths) ? '-' : ''}${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}

/** Both amounts have their currency's digits, as every view that was read: without the point they are whole numbers of one unit. */
function minorUnits(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}
