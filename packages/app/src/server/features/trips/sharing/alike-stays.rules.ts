// Which stays of a group are alike, so that one quote can price them all, and what that quote saves.

import type { LiveQuote } from '@hosted-stay/pricing-core';

/** The most students of one quote. */
export const MAX_QUOTED_STUDENTS = 50;

/** A quote by what alike stays share: everything but the family that is paid. */
type Comparable = Pick<LiveQuote, 'pricings' | 'vat' | 'total' | 'request'>;

/** What a stay is compared by: its dates, its wishes, its seller and each figure of its price. */
export function toSignature(quotes: readonly Comparable[], businessId: number): string {
  const figures = quotes.map(({ pricings, vat, total }) => [
    vat,
    total,
    pricings.map(({ pricingTemplateId: id, hostableType: type, hostableId, level: _, ...line }) => [
      ...[id, type, type === 'Activity' ? hostableId : null, line.quantity, line.students],
      ...[line.customer, line.customerDiscount, line.provider, line.providerDiscount],
    ]),
  ]);
  const request = quotes[0]?.request;
  const { fromDate, toDate, activityDetailsType, currentNoOfWeeks, discountCode, vatExempt } = request ?? {};
  const camps = request?.nearbyActivities.map(({ id, weeks }) => [id, weeks]).toSorted(([a = 0], [b = 0]) => a - b);
  const services = request?.serviceTypeIds.toSorted((a, b) => a - b);
  const code = discountCode?.toLowerCase() ?? null;
  return JSON.stringify([
    businessId,
    [fromDate, toDate, activityDetailsType, currentNoOfWeeks, code, vatExempt],
    [camps, services],
    figures,
  ]);
}

interface Alike {
  readonly signature: string;
  readonly students: number;
}

export interface StaySet<Stay> {
  readonly stays: readonly Stay[];
  readonly part: number;
  readonly parts: number;
}

/** Splits alike stays into parts that one quote takes; a trip stays whole. */
function splitStays<Stay extends Alike>(stays: readonly Stay[]): Stay[][] {
  const parts: Stay[][] = [];
  let students = Number.POSITIVE_INFINITY;
  for (const stay of stays) {
    students += stay.students;
    if (students > MAX_QUOTED_STUDENTS) {
      parts.push([]);
      students = stay.students;
    }
    parts.at(-1)?.push(stay);
  }
  return parts;
}

/** Returns the sets of alike stays, the largest first. */
export function groupAlikeStays<Stay extends Alike>(stays: readonly Stay[]): StaySet<Stay>[] {
  const sets = [...Map.groupBy(stays, ({ signature }) => signature).values()].toSorted((a, b) => b.length - a.length);
  return sets.flatMap((own) => {
    const parts = splitStays(own);
    return parts.map((part, index) => ({ stays: part, part: index + 1, parts: parts.length }));
  });
}
