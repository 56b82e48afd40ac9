// Cause: another number of students, worked out from a figure that grows with it.

import { REQUEST_LIMITS } from '@hosted-stay/pricing-core';
import { requesting } from '../scenario.ts';
import { type CauseFamily, type Situation, type Variant, variant } from './cause.ts';
import { type FigureReader, lineReaders, totalReaders, valuesGiving } from './figure-reader.ts';

/** A range wider than this says nothing about the number. */
const WIDEST = 3;

export const studentCount: CauseFamily = {
  name: 'student_count',
  variants: (situation) => {
    const reader = leadingFigure(situation);
    if (reader === undefined) return [];
    const { scenario, prober } = situation;
    const range = valuesGiving(reader, {
      low: 1,
      high: REQUEST_LIMITS.students,
      quoteAt: (countStudents) => prober.quote(requesting(scenario, { countStudents })),
    });
    if (range === undefined || range.high - range.low >= WIDEST) return [];
    return variantsBetween(range.low, range.high, scenario.request.countStudents);
  },
};

function variantsBetween(low: number, high: number, given: number): Variant[] {
  return Array.from({ length: high - low + 1 }, (_, step) => low + step)
    .filter((count) => count !== given)
    .map((count) => variant('students', `${count} students instead of ${given}`, (before) => requesting(before, { countStudents: count })));
}

/** A line priced per student, else a total that VAT does not touch, else one that it does. */
function leadingFigure({ scenario: { recorded, pricer }, quote }: Situation): FigureReader | undefined {
  const perBooking = new Set(pricer.book.templates.filter(({ per }) => per === 'booking').map(({ id }) => id));
  const perStudent = quote.pricings.filter(({ pricingTemplateId }) => !perBooking.has(pricingTemplateId));
  if (perStudent.length === 0) return undefined;
  return [
    ...perStudent.flatMap((line) => [...lineReaders(recorded, line, 'customer'), ...lineReaders(recorded, line, 'provider')]),
    ...totalReaders(recorded, ['subtotal', 'amountSupplyVAT', 'subtotalHF', 'totalHF', 'total', 'amountFamworld', 'vat', 'discount']),
  ][0];
}
