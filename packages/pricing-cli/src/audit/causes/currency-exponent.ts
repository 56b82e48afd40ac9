// Cause: amounts recorded in another unit: cents taken for euros, or the other way round.

import type { Recorded } from '../difference.ts';
import { shift } from '../exact.ts';
import { type CauseFamily, variant } from './cause.ts';

/** Powers of ten by which minor units of common currencies differ, the commonest first. */
const POWERS = [2, -2, 3, -3, 1, -1];

/** Every amount of the record, or its total alone: a gateway stores just what it charged. */
export const currencyExponent: CauseFamily = {
  name: 'currency_exponent',
  variants: ({ scenario }) =>
    POWERS.flatMap((power) => {
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
