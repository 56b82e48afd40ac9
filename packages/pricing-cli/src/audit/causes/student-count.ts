// Cause: another number of students, worked out from a figure that grows with it, or one near what was asked for.

import { type QuoteLine, REQUEST_LIMITS } from '@hosted-stay/pricing-core';
import type { Recorded } from '../difference.ts';
import { isSameAmount } from '../exact.ts';
import { withRequest } from '../scenario.ts';
import { type CauseFamily, type Situation, type Variant, variant } from './cause.ts';
import { type FigureReader, lineReaders, solveValues, totalReaders } from './figure-reader.ts';

/** A range wider than this says nothing about the number. */
const WIDEST = 3;

/** Counts tried up and down from what was asked for where the figure to solve from depends on the VAT rate as well. */
const REACH = 3;

export const studentCount: CauseFamily = {
  name: 'student_count',
  variants: (situation) => {
    const { countStudents } = situation.scenario.request;
    const perStudent = linesPerStudent(situation);
    if (perStudent.length === 0 || isKnownToStay(situation, perStudent)) return [];
    const counts = new Set(solvedCounts(situation, perStudent));
    if (!hasFigureWithoutVat(situation.scenario.recorded, perStudent)) for (const near of around(countStudents)) counts.add(near);
    counts.delete(countStudents);
    return [...counts].map((count) => asVariant(count, countStudents));
  },
};

/** Another number of students changes what suppliers get; where that is as recorded, it can't be the whole explanation. */
function isKnownToStay({ gap, isLast }: Situation, perStudent: readonly QuoteLine[]): boolean {
  return isLast && gap.staysAsRecorded('amountSupplyVAT') && perStudent.some(({ provider }) => Number(provider) > 0);
}

function asVariant(count: number, given: number): Variant {
  const detail = `${count} ${count === 1 ? 'student' : 'students'} instead of ${given}`;
  return {
    ...variant('students', detail, (before) => withRequest(before, { countStudents: count })),
    habit: { key: `students ${count - given}`, variants: (situation) => variantsBy(situation, count - given) },
  };
}

function variantsBy({ scenario: { request } }: Situation, more: number): Variant[] {
  const count = request.countStudents + more;
  return count >= 1 && count <= REQUEST_LIMITS.students ? [asVariant(count, request.countStudents)] : [];
}

/** The counts at which the leading figure is as recorded, where these are few enough to say something. */
function solvedCounts({ scenario, quote, prober }: Situation, perStudent: readonly QuoteLine[]): number[] {
  const [reader] = [...withoutVat(scenario.recorded, perStudent), ...totalReaders(scenario.recorded, ['total', 'vat', 'discount'])];
  if (reader === undefined || isSameAmount(reader.recorded, reader.read(quote) ?? '')) return [];
  const range = solveValues(reader, {
    low: 1,
    high: REQUEST_LIMITS.students,
    near: scenario.request.countStudents,
    quoteAt: (countStudents) => prober.quote(withRequest(scenario, { countStudents })),
  });
  if (range === undefined || range.high - range.low >= WIDEST) return [];
  return Array.from({ length: range.high - range.low + 1 }, (_, step) => range.low + step);
}

/** The nearest first. A count solved from a figure with VAT in it is right only if the rate is; these combine with another rate. */
function around(given: number): number[] {
  return Array.from({ length: REACH }, (_, step) => [given - step - 1, given + step + 1])
    .flat()
    .filter((count) => count >= 1 && count <= REQUEST_LIMITS.students);
}

function linesPerStudent({ scenario: { pricer }, quote }: Situation): readonly QuoteLine[] {
  const perBooking = new Set(pricer.book.templates.filter(({ per }) => per === 'booking').map(({ id }) => id));
  return quote.pricings.filter(({ pricingTemplateId }) => !perBooking.has(pricingTemplateId));
}

function hasFigureWithoutVat(recorded: Recorded, perStudent: readonly QuoteLine[]): boolean {
  return withoutVat(recorded, perStudent).length > 0;
}

/** A line priced per student, else a total that VAT does not touch. */
function withoutVat(recorded: Recorded, perStudent: readonly QuoteLine[]): FigureReader[] {
  return [
    ...perStudent.flatMap((line) => [...lineReaders(recorded, line, 'customer'), ...lineReaders(recorded, line, 'provider')]),
    ...totalReaders(recorded, ['subtotal', 'amountSupplyVAT', 'subtotalHF', 'totalHF', 'amountFamworld']),
  ];
}
