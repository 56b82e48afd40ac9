// Which faults are planted, and where: each in a booking that only that fault explains.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { SERVICE } from '../books/catalogue.ts';
import { type Calculation, calculate } from './calculate.ts';
import {
  bookVersion,
  campWeeks,
  commissionEdit,
  currencyExponent,
  type Detail,
  discountCode,
  extraLine,
  type Fault,
  missingLine,
  nightsAsDays,
  rounding,
  studentCount,
  unexplained,
  vatExempt,
  vatRate,
} from './faults.ts';
import { FIGURES, type Recorded, sameFigures } from './figures.ts';

/** Every plan is one booking with one fault, or with two together. */
const PLANS: readonly (readonly Fault[])[] = [
  ...[rounding, rounding, rounding],
  ...[vatExempt(true), vatExempt(true), vatExempt(false), vatExempt(false)],
  ...[vatRate('0.21'), vatRate('0.135'), vatRate('0.135')],
  ...[nightsAsDays, nightsAsDays, nightsAsDays],
  ...[discountCode(null), discountCode(null), discountCode('EARLYBIRD'), discountCode('EARLYBIRD')],
  ...[bookVersion, bookVersion, bookVersion, bookVersion],
  ...[campWeeks(1), campWeeks(1), campWeeks(-1)],
  ...[studentCount(1), studentCount(1), studentCount(-1)],
  ...[commissionEdit(2), commissionEdit(2), commissionEdit(-1.5)],
  ...[missingLine, missingLine, missingLine],
  ...[extraLine(SERVICE.transfer), extraLine(SERVICE.insurance), extraLine(SERVICE.transfer)],
  ...[currencyExponent, currencyExponent, currencyExponent],
  ...[unexplained('0.37'), unexplained('-0.37'), unexplained('0.37', ['total', 'subtotal'])],
].map((fault) => [fault]);

const DOUBLE_PLANS: readonly (readonly Fault[])[] = [
  [vatExempt(true), discountCode(null)],
  [studentCount(1), vatRate('0.21')],
  [discountCode('EARLYBIRD'), bookVersion],
  [vatExempt(false), nightsAsDays],
];

/** One of the simple explanations that a plan's figures must not have by accident. */
const RIVALS: readonly Fault[] = [
  rounding,
  vatExempt(true),
  vatExempt(false),
  nightsAsDays,
  bookVersion,
  ...[null, 'EARLYBIRD', 'SIBLING', 'CAMP2', 'SUMMERLONG'].map(discountCode),
  ...[-3, -2, -1, 1, 2, 3].flatMap((more) => [campWeeks(more), studentCount(more)]),
  ...[SERVICE.transfer, SERVICE.insurance, SERVICE.horse, SERVICE.immersion].map(extraLine),
  missingLine,
];

/** A booking before and after: what is right, and what was kept instead. */
export interface Planted {
  readonly index: number;
  readonly details: readonly Detail[];
  readonly expected: Recorded;
  readonly recorded: Recorded;
}

export interface Candidate {
  readonly right: Calculation;
  readonly otherBook: PriceBook;
}

/** Spreads the plans over the year, each in the first booking from its turn on that can carry it. */
export function plantFaults(candidates: readonly Candidate[]): readonly Planted[] {
  const plans = [...PLANS, ...DOUBLE_PLANS];
  const taken = new Map<number, Planted>();
  plans.forEach((faults, turn) => {
    const start = Math.floor((turn * candidates.length) / plans.length);
    for (let step = 0; step < candidates.length; step += 1) {
      const index = (start + step) % candidates.length;
      const planted = taken.has(index) ? undefined : plant(candidates[index] as Candidate, faults);
      if (planted === undefined) continue;
      taken.set(index, { index, ...planted });
      return;
    }
    throw new Error(`no booking can carry plan ${turn}`);
  });
  return [...taken.values()].sort((a, b) => a.index - b.index);
}

function plant(candidate: Candidate, faults: readonly Fault[]): Omit<Planted, 'index'> | undefined {
  const expected = calculate(candidate.right);
  const made = make(candidate, faults);
  if (expected === undefined || made === undefined) return undefined;
  const causes = made.details.map(({ cause }) => cause);
  const rivals = RIVALS.map((fault) => make(candidate, [fault])).filter(
    (rival) => rival !== undefined && (causes.length > 1 || rival.details[0]?.cause !== causes[0]),
  );
  const isPlain = FIGURES.some((name) => expected.figures[name] !== made.recorded.figures[name]);
  const isAmbiguous = rivals.some((rival) => rival !== undefined && sameFigures(rival.recorded.figures, made.recorded.figures));
  return isPlain && expected.figures.total !== made.recorded.figures.total && !isAmbiguous ? { expected, ...made } : undefined;
}

/** Every fault in turn, each on what the one before has made of the calculation. */
function make({ right, otherBook }: Candidate, faults: readonly Fault[]) {
  const details: Detail[] = [];
  let calculation = right;
  let keep = (recorded: Recorded): Recorded => recorded;
  for (const fault of faults) {
    const mistake = fault(calculation, otherBook);
    if (mistake === undefined) return undefined;
    details.push(mistake.detail);
    calculation = mistake.calculation;
    keep = mistake.keep ?? keep;
  }
  const recorded = calculate(calculation);
  return recorded && { details, recorded: keep(recorded) };
}
