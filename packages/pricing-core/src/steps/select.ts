// Step 3: which pricings count for this stay, and for how many units.

import type { Candidate, Owner } from '../price-book/compiled.ts';
import { type DiscountTier, normaliseCode, tierFor } from '../price-book/discounts.ts';
import type { QuoteRequest } from '../quote-request.ts';
import type { Counted, Share, StayCounts } from './count.ts';

/** A pricing that counts, with its quantity and what it is multiplied by. */
export interface SelectedLine {
  readonly owner: Owner;
  readonly candidate: Candidate;
  readonly quantity: number;
  /** The students it is multiplied by; 1 where it is priced per booking. */
  readonly students: number;
  readonly tier: DiscountTier;
}

export interface Selected {
  readonly counted: Counted;
  readonly lines: readonly SelectedLine[];
}

/** The family's lines as resolved, then each activity's, in the order of the request. */
export function select(counted: Counted): Selected {
  const { request } = counted.resolved;
  const code = normaliseCode(request.discountCode);
  const lines: SelectedLine[] = [];
  for (const share of counted.shares) {
    for (const candidate of share.owner.candidates) {
      if (isPaidByOtherStay(candidate, request)) continue;
      const quantity = isWanted(candidate, share, request.serviceTypeIds) ? quantityOf(candidate, counted.counts, share.campWeeks) : 0;
      if (quantity === 0) continue;
      const students = candidate.perBooking ? 1 : request.countStudents;
      lines.push({ owner: share.owner, candidate, quantity, students, tier: tierFor(candidate.discounts, code, quantity) });
    }
  }
  return { counted, lines };
}

/** Whether a pricing is asked for: by being required, by its service type, or with the activity that was chosen. */
export function isWanted(
  { required, serviceTypeId }: Pick<Candidate, 'required' | 'serviceTypeId'>,
  { chosen }: Pick<Share, 'chosen'>,
  serviceTypeIds: readonly number[],
): boolean {
  return required || chosen || serviceTypeIds.includes(serviceTypeId);
}

/** Whether a pricing is left out because another stay of the same booking pays it. */
export function isPaidByOtherStay(
  { perBooking }: Pick<Candidate, 'perBooking'>,
  { withoutPerBooking }: Pick<QuoteRequest, 'withoutPerBooking'>,
): boolean {
  return perBooking && withoutPerBooking === true;
}

/** What a quantity depends on, beside the stay. */
export type Quantified = Pick<Candidate, 'category' | 'basis' | 'givenQuantity'>;

/** How many nights, weeks, transfers, days or trips a pricing is for; 0 when it does not count. */
export function quantityOf(pricing: Quantified, counts: StayCounts, campWeeks: number): number {
  if (pricing.category === 'camp' && campWeeks <= 0) return 0;
  switch (pricing.basis) {
    case 'nights':
      return counts.nights;
    case 'camp_weeks':
      return campWeeks;
    case 'weeks_begun':
      return Math.ceil(counts.nights / 7);
    case 'immersion_days':
      return counts.noOfImmersionDays;
    case 'given':
    case 'one_transfer':
      return pricing.givenQuantity ?? 1;
    case 'one_trip':
      return 1;
  }
}
