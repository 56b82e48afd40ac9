// Cause: amounts recorded in another unit: cents taken for euros, or the other way round.

import type { Recorded } from '../difference.ts';
import { shift } from '../exact.ts';
import { type CauseFamily, type Situation, variant } from './cause.ts';

/** Powers of ten by which minor units of common currencies differ, the commonest first. */
const POWERS = [2, -2, 3, -3, 1, -1];

/** Every amount of the record, or its total alone: a gateway stores just what it charged. */
export const currencyExponent: CauseFamily = {
  name: 'currency_exponent',
  variants: (situation) =>
    POWERS.filter((power) => isPossible(situation, power)).flatMap((power) => {
      const { scenario } = situation;
      const factor = power > 0 ? `× ${10 ** power}` : `÷ ${10 ** -power}`;
      const all = variant('exponent', `amounts recorded ${factor}`, (before) => ({
        ...before,
        recorded: shifted(before.recorded, -power),
      }));
      const { total } = scenario.recorded;
      if (total === undefined || Object.keys(scenario.recorded).length === 1) return [all];
      return [
        all,
        variant('exponent', `total recorded ${factor}`, (before) => ({
          ...before,
          recorded: { ...before.recorded, total: shift(total, -power) },
        })),
      ];
    }),
};

/**
 * As a last change another unit must bring the total to what is expected. Before others it is looked at only where it brings it
 * near: within ten times either way, as nothing else moves a price that far.
 */
function isPossible({ scenario: { recorded }, quote, gap, isLast }: Situation, power: number): boolean {
  if (recorded.total === undefined) return true;
  const ratio = Number(recorded.total) / 10 ** power / Number(quote.total);
  if (!Number.isFinite(ratio) || ratio <= 0) return true;
  if (isLast) return !gap.isExact || Math.abs(ratio - 1) < NEARLY;
  return ratio < 10 && ratio > 0.1;
}

/** What plain numbers are out by, and much more. */
const NEARLY = 1e-9;

const AMOUNT = /^-?\d+(?:\.\d+)?$/;

/** The same record with every amount moved; counts are numbers and stay, as do ids and the currency. */
function shifted(recorded: Recorded, power: number): Recorded {
  return move(recorded, power) as Recorded;
}

function move(value: unknown, power: number): unknown {
  if (typeof value === 'string') return AMOUNT.test(value) ? shift(value, power) : value;
  if (Array.isArray(value)) return value.map((member) => move(member, power));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, move(member, power)]));
}
