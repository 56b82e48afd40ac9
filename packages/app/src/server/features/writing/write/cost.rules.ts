// What writing costs: in exact decimals, rounded up to a millionth.

import { Decimal } from '@hosted-stay/pricing-core/decimal';

/** The prices of a million tokens, in decimal text. */
export interface Prices {
  readonly priceIn: string;
  readonly priceOut: string;
}

interface Tokens {
  readonly tokensIn: number;
  readonly tokensOut: number;
}

const MILLION = 1_000_000;
const DIGITS = 6;

/** @example computeCost({ tokensIn: 1000, tokensOut: 500 }, { priceIn: '2.50', priceOut: '10' }) // '0.0075' */
export function computeCost({ tokensIn, tokensOut }: Tokens, { priceIn, priceOut }: Prices): string {
  const cost = new Decimal(priceIn).times(tokensIn).plus(new Decimal(priceOut).times(tokensOut)).div(MILLION);
  return cost.toDecimalPlaces(DIGITS, Decimal.ROUND_UP).toFixed();
}

/** How many tokens a text has at most: no token is less than a byte, and each message is wrapped in a few. */
export function countMostTokens(messages: readonly { readonly content: string }[]): number {
  const WRAPPING = 16;
  return messages.reduce((sum, { content }) => sum + new TextEncoder().encode(content).length + WRAPPING, 0);
}

/** What is left of a budget; nothing, if more than it is spent. */
export function subtractSpent(budget: string, spent: string): string {
  return Decimal.max(0, new Decimal(budget).minus(spent)).toFixed();
}

export function fitsBudget(cost: string, left: string): boolean {
  return new Decimal(cost).lessThanOrEqualTo(left);
}
