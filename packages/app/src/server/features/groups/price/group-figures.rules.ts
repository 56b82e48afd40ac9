// What alike stays cost by themselves, with what is priced per booking paid once, and in one quote for all students.

import type { Quote, QuoteLine } from '@hosted-stay/pricing-core';
import type { AmountMath } from '@hosted-stay/pricing-core/amounts';
import type { GroupFigures, PriceLine, SharedLine } from '#contract/groups/group-price.shapes.ts';

/** A stay with its prices: by itself, and if another stay pays what is priced per booking. */
export interface PricedStay {
  readonly students: number;
  readonly alone: Quote;
  readonly withoutShared: Quote;
}

/** How a line of a quote is read. */
export interface LineReader {
  readonly isPerBooking: (line: QuoteLine) => boolean;
  readonly nameLine: (line: QuoteLine) => Pick<PriceLine, 'name' | 'activity'>;
}

const isSameLine = (a: QuoteLine, b: QuoteLine) =>
  a.pricingTemplateId === b.pricingTemplateId &&
  a.hostableType === b.hostableType &&
  (a.hostableType === 'Host_family' || a.hostableId === b.hostableId);

/** Returns the lines that stays pay once if the first one pays them for all. */
function listSharedLines(stays: readonly PricedStay[], { isPerBooking, nameLine }: LineReader, math: AmountMath): SharedLine[] {
  const [first, ...others] = stays;
  if (first === undefined || others.length === 0) return [];
  return first.alone.pricings.filter(isPerBooking).map((line) => {
    const saved = others.flatMap(({ alone }) => alone.pricings.filter((own) => isPerBooking(own) && isSameLine(own, line)));
    const amounts = saved.map(({ customer, customerDiscount }) => math.subtract(customer, customerDiscount));
    return { ...nameLine(line), paid: 1, instead: saved.length + 1, amount: math.negate(math.sum(amounts)) };
  });
}

/**
 * Returns the figures of alike stays, of which the first pays what is priced per booking.
 * @param quoted the price of all of their students in one quote
 */
export function toSetFigures(
  stays: readonly PricedStay[],
  { quoted, ...reader }: LineReader & { readonly quoted: Pick<Quote, 'total'> },
  math: AmountMath,
): GroupFigures {
  const alone = math.sum(stays.map((stay) => stay.alone.total));
  const paid = stays.map(({ alone: own, withoutShared }, index) => (index === 0 ? own : withoutShared));
  const together = math.sum(paid.map(({ total }) => total));
  const students = stays.reduce((sum, stay) => sum + stay.students, 0);
  return {
    ...{ students, alone, together },
    shared: listSharedLines(stays, reader, math),
    sharedVat: math.subtract(math.sum(paid.map(({ vat }) => vat)), math.sum(stays.map((stay) => stay.alone.vat))),
    difference: math.subtract(together, alone),
    perStudent: math.divide(together, students),
    quoted: quoted.total,
    rounding: math.subtract(quoted.total, together),
  };
}

/** Returns the lines of one quote for all students. */
export function toPriceLines({ pricings }: Pick<Quote, 'pricings'>, { isPerBooking, nameLine }: LineReader, math: AmountMath): PriceLine[] {
  return pricings.map((line) => ({
    ...nameLine(line),
    ...{ quantity: line.quantity, students: line.students, isPerBooking: isPerBooking(line) },
    amount: math.subtract(line.customer, line.customerDiscount),
  }));
}

/** Returns the sums of several sets; lines of one name are one. */
export function sumFigures(sets: readonly GroupFigures[], math: AmountMath): GroupFigures {
  const sumOf = (name: 'alone' | 'sharedVat' | 'together' | 'difference' | 'quoted' | 'rounding') => math.sum(sets.map((set) => set[name]));
  const students = sets.reduce((sum, set) => sum + set.students, 0);
  const together = sumOf('together');
  const lines = Map.groupBy(
    sets.flatMap(({ shared }) => shared),
    ({ name, activity }) => JSON.stringify([name, activity]),
  );
  return {
    ...{ students, together, alone: sumOf('alone'), sharedVat: sumOf('sharedVat'), difference: sumOf('difference') },
    shared: [...lines.values()].map((same) => ({
      ...{ name: same[0]?.name ?? '', activity: same[0]?.activity ?? '' },
      paid: same.reduce((sum, line) => sum + line.paid, 0),
      instead: same.reduce((sum, line) => sum + line.instead, 0),
      amount: math.sum(same.map(({ amount }) => amount)),
    })),
    perStudent: students === 0 ? math.zero : math.divide(together, students),
    ...{ quoted: sumOf('quoted'), rounding: sumOf('rounding') },
  };
}
