// What a text costs, for people: also less than a cent.

import { Decimal } from '@hosted-stay/pricing-core/decimal';
import type { WritingState } from '#contract/writing/language-model.shapes.ts';
import { estimateTokens } from '#contract/writing/prompt-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';

/** @example const cost = useCostText(); cost('0.0075', 'USD') // '$0.0075' */
export function useCostText(): (amount: string, currency: string) => string {
  const tag = useFormatLocale();
  return (amount, currency) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(Number(amount));
}

interface Measured {
  readonly letters: number;
  readonly tokens: number;
  /** With the longest answer, in decimal text. */
  readonly cost: string;
}

/** Estimates what is sent, and what it can cost. */
export function measure(texts: readonly string[], { priceIn, priceOut, maxTokens }: WritingState): Measured {
  const tokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
  const cost = new Decimal(priceIn).times(tokens).plus(new Decimal(priceOut).times(maxTokens)).div(1_000_000);
  return { letters: texts.reduce((sum, text) => sum + text.length, 0), tokens, cost: cost.toDecimalPlaces(6).toFixed() };
}
