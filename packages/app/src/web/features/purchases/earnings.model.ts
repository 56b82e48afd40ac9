// A host's earnings for display: the months of a year by currency.

import type { EarnedMonth, EarnedYear, Earnings } from '#contract/finance/payouts/earnings.shapes.ts';

/** Returns every year with payouts, latest first. */
export function listEarnedYears({ years }: Pick<Earnings, 'years'>): readonly number[] {
  return [...new Set(years.map(({ year }) => year))].toSorted((a, b) => b - a);
}

/** The twelve months of a year in one currency, with the whole year. */
export interface CurrencyYear {
  readonly currency: string;
  /** `2026-01` to `2026-12`. */
  readonly months: readonly string[];
  /** In the order of the months; undefined where nothing is due. */
  readonly earned: readonly (EarnedMonth | undefined)[];
  readonly total: EarnedYear;
}

/** Returns a year in each of its currencies, since amounts of different currencies can't be added. */
export function toCurrencyYears({ months, years }: Earnings, year: number): readonly CurrencyYear[] {
  const names = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  return years
    .filter((one) => one.year === year)
    .map((total) => ({
      currency: total.currency,
      months: names,
      earned: names.map((name) => months.find(({ month, currency }) => month === name && currency === total.currency)),
      total,
    }));
}
