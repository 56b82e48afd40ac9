// Sharing an amount out by weights, so that nothing is lost: the largest remainder gets the unit that is left over.

import { type Issue, issue, type Path } from '../issues.ts';
import { ok, type Result, refuse } from '../result.ts';
import { formatAmount, parseAmount } from './amount.ts';
import { minorDigits } from './currency.ts';
import { readDecimal, toScaled } from './decimal-text.ts';
import { fractionText } from './fraction-text.ts';
import { type Integer, normalise } from './integer.ts';

/** One share; shares stand in the order of the weights. */
export interface AllocatedShare<A> {
  readonly amount: A;
  /** The share before anything was rounded, in minor units: `"100/3"`. */
  readonly exact: string;
  /** Whether it got a unit more than its whole part. */
  readonly extra: boolean;
}

/** Shares with the same remainder of which only some could get a unit: the earlier ones did. Positions among the weights. */
export interface AllocationTie {
  readonly got: readonly number[];
  readonly missed: readonly number[];
}

export interface AllocationOf<A> {
  readonly shares: readonly AllocatedShare<A>[];
  /** Null when the order of the weights decided nothing. */
  readonly tie: AllocationTie | null;
}

export type Allocation = AllocationOf<string>;
export type IntegerAllocation = AllocationOf<Integer>;

/**
 * Divides an amount of a currency by weights: `allocate('100.00', [1, 1, 1], 'EUR')` gives 33.34, 33.33, 33.33. Each share is rounded
 * up or down to a minor unit, and the shares add up to the amount. A negative amount is divided like the positive one.
 * Weights are decimal text, or numbers read as their shortest text.
 * Refuses with `unknown_currency`, `invalid_amount`, `no_weight`, and `invalid_decimal`, `negative_amount`, `too_many_digits` of a weight.
 */
export function allocate(amount: string, weights: readonly (string | number)[], currency: string): Result<Allocation> {
  const digits = minorDigits(currency);
  if (digits === undefined) return refuse([issue('unknown_currency', ['currency'], { received: currency })]);
  const minor = parseAmount(amount, digits);
  if (minor === undefined) return refuse([issue('invalid_amount', ['amount'], { received: amount, fractionDigits: digits })]);
  const read = weights.map((weight, index) => readWeight(weight, index));
  const faults = read.filter((weight): weight is Issue => typeof weight !== 'string');
  if (faults.length > 0) return refuse(faults);
  const allocated = allocateInteger(
    minor,
    read.map((weight) => normalise(toScaled(weight as string))),
  );
  if (!allocated.ok) return allocated;
  const { shares, tie } = allocated.value;
  return ok({ shares: shares.map((share) => ({ ...share, amount: formatAmount(share.amount, digits) })), tie });
}

/** Divides whole minor units by whole weights. Refuses with `invalid_decimal`, `negative_amount` and `no_weight`. */
export function allocateInteger(amount: Integer, weights: readonly Integer[]): Result<IntegerAllocation> {
  const faults = [...notWhole(amount, ['amount']), ...weights.flatMap((weight, index) => notAWeight(weight, ['weights', index]))];
  if (faults.length > 0) return refuse(faults);
  const whole = weights.map(BigInt);
  const sum = whole.reduce((total, weight) => total + weight, 0n);
  return sum === 0n
    ? refuse([issue('no_weight', ['weights'], { weights: weights.length })])
    : ok(largestRemainder(BigInt(amount), whole, sum));
}

function readWeight(weight: string | number, index: number): string | Issue {
  const read = readDecimal(weight);
  return typeof read === 'string' ? read : { ...read, path: ['weights', index] };
}

function notWhole(value: Integer, path: Path): Issue[] {
  return typeof value === 'bigint' || Number.isSafeInteger(value) ? [] : [issue('invalid_decimal', path, { received: String(value) })];
}

function notAWeight(weight: Integer, path: Path): Issue[] {
  return weight < 0 ? [issue('negative_amount', path, { received: String(weight) })] : notWhole(weight, path);
}

function largestRemainder(amount: bigint, weights: readonly bigint[], sum: bigint): IntegerAllocation {
  const sign = amount < 0n ? -1n : 1n;
  const parts = weights.map((weight, index) => {
    const product = amount * sign * weight;
    return { index, floor: product / sum, remainder: product % sum, exact: fractionText(product * sign, sum) };
  });
  const left = amount * sign - parts.reduce((total, { floor }) => total + floor, 0n);
  const ranked = parts.toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const lucky = ranked.slice(0, Number(left));
  const got = new Set(lucky);
  return {
    shares: parts.map((part) => ({
      amount: normalise((part.floor + (got.has(part) ? 1n : 0n)) * sign),
      exact: part.exact,
      extra: got.has(part),
    })),
    tie: tieAt(lucky, ranked.slice(lucky.length)),
  };
}

type Ranked = readonly { readonly index: number; readonly remainder: bigint }[];

/** The last to get a unit and the first to miss one, where nothing but their order told them apart. */
function tieAt(lucky: Ranked, missed: Ranked): AllocationTie | null {
  const edge = lucky.at(-1)?.remainder;
  if (edge === undefined || missed[0]?.remainder !== edge) return null;
  const atEdge = (ranked: Ranked) => ranked.flatMap(({ index, remainder }) => (remainder === edge ? [index] : []));
  return { got: atEdge(lucky), missed: atEdge(missed) };
}
