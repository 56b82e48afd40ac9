// Cause: another VAT rate, worked out from the VAT that was recorded, or from the total where that alone was.

import type { Pricer } from '@hosted-stay/pricing-core';
import { supposing } from '../scenario.ts';
import { type CauseFamily, type Situation, type Variant, variant } from './cause.ts';
import { totalReaders, valuesGiving } from './figure-reader.ts';

/** Rates are looked for in tenths of a percent, from 0 to 100 %. */
const STEPS = 1000;

/** Standard and reduced rates in force in Europe, Great Britain, Switzerland and Japan, in tenths of a percent. */
const COMMON = [0, 200, 210, 190, 230, 220, 250, 240, 100, 135, 90, 130, 120, 50, 60, 70, 80, 55, 81, 150, 160, 170, 180, 260, 270];

export const vatRate: CauseFamily = {
  name: 'vat_rate',
  variants: (situation) => {
    const { scenario, prober } = situation;
    const [reader] = totalReaders(scenario.recorded, ['vat', 'total']);
    if (reader === undefined || scenario.request.vatExempt) return [];
    const range = valuesGiving(reader, {
      low: 0,
      high: STEPS,
      near: Math.round(Number(scenario.pricer.book.policy.vatRate) * STEPS),
      quoteAt: (step) => prober.quote(supposing(scenario, { vatRate: rateText(step) })),
    });
    if (range === undefined) return [];
    const fitting = (step: number) => step >= range.low && step <= range.high;
    const known = [...otherBooksRates(situation), ...COMMON].find(fitting);
    const step = known ?? plainest(range.low, range.high);
    return [{ ...asVariant(step, scenario.pricer), ...(known === undefined && { oddness: 1, solved: true }) }];
  },
};

function asVariant(step: number, { book }: Pricer): Variant {
  const rate = rateText(step);
  return variant('vat', `VAT rate ${rate} instead of ${book.policy.vatRate}`, (before) => supposing(before, { vatRate: rate }));
}

function otherBooksRates({ pricers }: Situation): number[] {
  return pricers.map(({ book }) => Number(book.policy.vatRate) * STEPS).filter(Number.isInteger);
}

/** Whole percents before half ones before tenths; the lowest of its kind. */
function plainest(low: number, high: number): number {
  const multiple = [10, 5].map((unit) => Math.ceil(low / unit) * unit).find((step) => step <= high);
  return multiple ?? low;
}

/** `230` → `"0.23"`. */
function rateText(step: number): string {
  const text = `${Math.floor(step / STEPS)}.${String(step % STEPS).padStart(3, '0')}`;
  return text.replace(/\.?0+$/, '') || '0';
}
