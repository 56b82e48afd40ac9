// From a wanted total or payout back to the amounts of a template that give it: an exact search over whole minor units.

import { compiledBookOf, type Pricer } from '../compile-price-book.ts';
import { issue } from '../issues.ts';
import { formatAmount, parseAmount } from '../money/amount.ts';
import { MAX_INTEGER_DIGITS } from '../money/decimal-text.ts';
import { compare, type Integer, normalise } from '../money/integer.ts';
import { parseQuoteRequest, type QuoteRequest, type QuoteRequestInput } from '../quote-request.ts';
import { andThen, ok, type Result, refuse } from '../result.ts';
import { count } from '../steps/count.ts';
import { resolve } from '../steps/resolve.ts';
import { findPlace, type Place } from './find-place.ts';
import { totalsByAmount } from './reprice.ts';
import type { Goal, Solution, SolvedFor, SolveTarget, Trial } from './solution.ts';

/**
 * Finds every exact amount of a template that gives the requested total of a stay, or payout to the template's payee. If there is
 * none, returns the nearest amounts below and above. Amounts are whole minor units, from one to the largest in a book.
 * A template priced at 0 is treated as if it were priced. Refuses like {@link Pricer.quote}, and with
 * `invalid_amount`, `negative_amount`, `template_not_in_stay` and `several_payees`.
 */
export function solve(pricer: Pricer, request: QuoteRequest | QuoteRequestInput, target: SolveTarget): Result<Solution> {
  const book = compiledBookOf(pricer);
  const counted = andThen(parseQuoteRequest(request), (checked) => andThen(resolve(book, checked), count));
  return andThen(counted, (stay) =>
    andThen(readWanted(target, book.digits), (wanted) => andThen(findPlace(stay, target), (place) => ok(answer(place, wanted)))),
  );
}

interface Wanted {
  readonly goal: Goal;
  readonly figure: Integer;
}

function readWanted(target: SolveTarget, fractionDigits: number): Result<Wanted> {
  const goal = target.total === undefined ? 'payout' : 'total';
  const received = String(target[goal]);
  const figure = parseAmount(received, fractionDigits);
  if (figure === undefined) return refuse([issue('invalid_amount', [goal], { received, fractionDigits })]);
  return figure < 0 ? refuse([issue('negative_amount', [goal], { received })]) : ok({ goal, figure });
}

function answer(place: Place, { goal, figure }: Wanted): Solution {
  const { digits, source } = place.counted.resolved.book;
  const totals = totalsByAmount(place);
  const figureAt = (amount: bigint) => totals.at(amount)[goal];
  const largest = 10n ** BigInt(MAX_INTEGER_DIGITS + digits) - 1n;
  const trial = (amount: bigint): Trial => ({
    amount: formatAmount(normalise(amount), digits),
    result: formatAmount(figureAt(amount), digits),
  });
  const solvedFor: SolvedFor = {
    currency: source.currency,
    templateId: place.candidate.templateId,
    payee: place.payee,
    level: place.candidate.level,
    goal,
    wanted: formatAmount(figure, digits),
    current: { amount: place.pricing.amount, result: formatAmount(totals.today()[goal], digits) },
  };
  const changesWithAmount = compare(figureAt(1n), figureAt(largest)) !== 0;
  const from = firstWhere(1n, largest, (amount) => compare(figureAt(amount), figure) >= 0);
  const past = firstWhere(from, largest, (amount) => compare(figureAt(amount), figure) > 0);
  if (past === from) {
    return {
      possible: false,
      ...solvedFor,
      changesWithAmount,
      below: from === 1n || !changesWithAmount ? null : trial(from - 1n),
      above: past > largest || !changesWithAmount ? null : trial(past),
    };
  }
  const range = { from: formatAmount(normalise(from), digits), to: formatAmount(normalise(past - 1n), digits), count: String(past - from) };
  return { possible: true, ...solvedFor, amounts: range };
}

/** The first number from `low` to `high` that a rising test holds for; `high + 1` where it holds for none. */
function firstWhere(low: bigint, high: bigint, holds: (value: bigint) => boolean): bigint {
  let [from, to] = [low, high + 1n];
  while (from < to) {
    const middle = (from + to) / 2n;
    if (holds(middle)) to = middle;
    else from = middle + 1n;
  }
  return from;
}
