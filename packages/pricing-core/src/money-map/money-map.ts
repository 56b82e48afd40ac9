// The complete split of a quote: transfers, funding of discounts, and residues of rounding.

import { issue } from '../issues.ts';
import { MadeQuote } from '../made-quote.ts';
import { formatAmount, parseAmount } from '../money/amount.ts';
import { add, type Integer, subtract } from '../money/integer.ts';
import { payeeKey } from '../payee.ts';
import type { Quote } from '../quote.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Totalled } from '../steps/total.ts';
import type { Account } from './accounts.ts';
import { type FundedDiscount, fundedDiscounts } from './discounts.ts';
import { type AccountResidue, type RoundedFigure, residuesByAccount, roundedFigures } from './roundings.ts';
import { type Transfer, transfersOf } from './transfers.ts';

/** The total that one account pays (below 0) or receives. */
export interface Posting {
  readonly account: Account;
  readonly amount: string;
}

/**
 * Money goes one way: from the customer to each provider, the platform and the tax authority. A discount isn't a transfer, but
 * money that isn't paid; it names who funds it.
 */
export interface MoneyMap {
  readonly currency: string;
  readonly fingerprint: string;
  /** In the order of the lines, then VAT; each above 0. Of a line they add up to its discounted customer price. */
  readonly transfers: readonly Transfer[];
  /** The totals of the quote, one posting per account; they add up to exactly 0 and match the transfers. */
  readonly postings: readonly Posting[];
  readonly discounts: readonly FundedDiscount[];
  /** Four a line and one for VAT. */
  readonly roundings: readonly RoundedFigure[];
  /** The gain (above 0) or loss of each account by rounding, as a fraction of a minor unit; they add up to 0. */
  readonly residues: readonly AccountResidue[];
}

/**
 * The money map of a quote. Refuses with `detached_quote` if the quote has no calculation data (exact values before
 * rounding), and with `unbalanced` if its totals aren't the sums of its lines.
 */
export function moneyMap(quote: Quote): Result<MoneyMap> {
  const origin = MadeQuote.originOf(quote);
  if (origin === undefined) return refuse([issue('detached_quote', [], { fingerprint: quote.fingerprint })]);
  const { totalled } = origin;
  const { digits } = totalled.counted.resolved.book;
  const written = writtenBalances(quote, digits);
  const transfers = transfersOf(totalled);
  const difference = imbalance(written, transferredBalances(transfers));
  if (difference !== 0) return refuse([issue('unbalanced', [], { difference: formatAmount(difference, digits) })]);
  return ok(drawMap(quote, totalled, written));
}

function drawMap({ currency, fingerprint }: Quote, totalled: Totalled, balances: ReadonlyMap<Account, Integer>): MoneyMap {
  const { digits } = totalled.counted.resolved.book;
  const roundings = roundedFigures(totalled);
  return {
    currency,
    fingerprint,
    transfers: transfersOf(totalled).map((transfer) => ({ ...transfer, amount: formatAmount(transfer.amount, digits) })),
    postings: [...balances].map(([account, amount]) => ({ account, amount: formatAmount(amount, digits) })),
    discounts: fundedDiscounts(totalled),
    roundings,
    residues: residuesByAccount(totalled),
  };
}

/** The balance of each account as the quote's printed totals have it. */
function writtenBalances(quote: Quote, digits: number): Map<Account, Integer> {
  const read = (text: string) => parseAmount(text, digits) ?? 0;
  return new Map<Account, Integer>([
    ['customer', subtract(0, read(quote.total))],
    ...quote.payouts.map((payout): [Account, Integer] => [payeeKey(payout), read(payout.amount)]),
    ['platform', read(quote.amountFamworld)],
    ['tax', read(quote.vat)],
  ]);
}

function transferredBalances(transfers: readonly Transfer<Integer>[]): Map<Account, Integer> {
  const balances = new Map<Account, Integer>();
  const move = (account: Account, amount: Integer) => balances.set(account, add(balances.get(account) ?? 0, amount));
  for (const { payer, payee, amount } of transfers) {
    move(payer, subtract(0, amount));
    move(payee, amount);
  }
  return balances;
}

/** How far the totals are from 0, or else the first account whose total is not what it was transferred; 0 when all is well. */
function imbalance(written: ReadonlyMap<Account, Integer>, transferred: ReadonlyMap<Account, Integer>): Integer {
  const sum = [...written.values()].reduce(add, 0);
  const apart = [...new Set([...written.keys(), ...transferred.keys()])].map((account) =>
    subtract(written.get(account) ?? 0, transferred.get(account) ?? 0),
  );
  return [sum, ...apart].find((difference) => difference !== 0) ?? 0;
}
