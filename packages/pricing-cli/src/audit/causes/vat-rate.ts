// Cause: another VAT rate, worked out from the VAT that was recorded, or from the total where that alone was.

import type { Quote } from '@hosted-stay/pricing-core';
import { decimalsOf } from '../difference.ts';
import { add, shift, subtract } from '../exact.ts';
import { type Scenario, withSupposition } from '../scenario.ts';
import { type CauseFamily, type Situation, type Variant, variant } from './cause.ts';
import { findRange } from './find-range.ts';

/** Rates are looked for in tenths of a percent, from 0 to 100 %. */
const STEPS = 1000;

/** Standard and reduced rates in force in Europe, Great Britain, Switzerland and Japan, in tenths of a percent. */
const COMMON = [0, 200, 210, 190, 230, 220, 250, 240, 100, 135, 90, 130, 120, 50, 60, 70, 80, 55, 81, 150, 160, 170, 180, 260, 270];

export const vatRate: CauseFamily = {
  name: 'vat_rate',
  variants: (situation) => {
    const { scenario } = situation;
    const wanted = wantedVat(situation);
    if (wanted === undefined || scenario.request.vatExempt) return [];
    const vatAt = vatByRate(situation);
    const range = findRange({ low: 0, high: STEPS, at: (step) => signOf(vatAt(step) - wanted) });
    if (range === undefined) return [];
    const fitting = (step: number) => step >= range.low && step <= range.high;
    const known = [...otherBooksRates(situation), ...COMMON].find(fitting);
    const step = known ?? plainest(range.low, range.high);
    return [{ ...asVariant(step, scenario), ...(known === undefined && { oddness: 1, solved: true }) }];
  },
};

/** The VAT that was charged, in minor units: as recorded, or what the recorded total leaves for it. */
function wantedVat({ scenario: { recorded }, quote }: Situation): number | undefined {
  const text = recorded.vat ?? (recorded.total && add(subtract(recorded.total, quote.total), quote.vat));
  return text === undefined ? undefined : minorUnits(text, quote);
}

/** What VAT comes to at a rate, as the engine works it out: the one figure of a quote that the rate moves, so nothing is priced for it. */
function vatByRate({ scenario: { pricer, supposition }, quote }: Situation): (step: number) => number {
  const base = minorUnits(quote.amountSupplyVAT, quote);
  const rounding = supposition.rounding ?? pricer.book.policy.rounding;
  return (step) => {
    const product = base * step;
    const whole = Math.floor(product / STEPS);
    const twice = (product - whole * STEPS) * 2;
    const isUp = twice > STEPS || (twice === STEPS && (rounding === 'half-up' || whole % 2 === 1));
    return isUp ? whole + 1 : whole;
  };
}

/** An amount that is no whole number of minor units is reached by no rate. */
function minorUnits(text: string, { total }: Quote): number {
  return Number(shift(text, decimalsOf(total)));
}

function signOf(value: number): -1 | 0 | 1 {
  return value < 0 ? -1 : value > 0 ? 1 : 0;
}

function asVariant(step: number, { pricer, supposition }: Scenario): Variant {
  const rate = rateText(step);
  return variant('vat', `VAT rate ${rate} instead of ${supposition.vatRate ?? pricer.book.policy.vatRate}`, (before) =>
    withSupposition(before, { vatRate: rate }),
  );
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
