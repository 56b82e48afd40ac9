// Step 3: which pricings count for this stay, and for how many units.

import type { Candidate, Owner } from '../price-book/compiled.ts';
import { type DiscountTier, normaliseCode, tierFor } from '../price-book/discounts.ts';
import type { Counted, StayCounts } from './count.ts';

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
  const lines: SelectedLine[] = [];
  const { family } = counted.resolved;
  selectOwner(counted, family, counted.familyCampWeeks, false, lines);
  for (const { owner, weeks } of counted.activities) selectOwner(counted, owner, weeks, true, lines);
  return { counted, lines };
}

/** A chosen activity's pricings need not be asked for: choosing the activity did. */
function selectOwner(counted: Counted, owner: Owner, campWeeks: number, chosen: boolean, lines: SelectedLine[]): void {
  const { serviceTypeIds, countStudents, discountCode } = counted.resolved.request;
  const code = normaliseCode(discountCode);
  for (const candidate of owner.candidates) {
    if (!chosen && !candidate.required && !serviceTypeIds.includes(candidate.serviceTypeId)) continue;
    const quantity = quantityOf(candidate, counted.counts, campWeeks);
    if (quantity > 0) {
      lines.push({
        owner,
        candidate,
        quantity,
        students: candidate.perBooking ? 1 : countStudents,
        tier: tierFor(candidate.discounts, code, quantity),
      });
    }
  }
}

/** What a quantity depends on, beside the stay. */
export type Quantified = Pick<Candidate, 'category' | 'pricingType' | 'givenQuantity'>;

/** How many nights, weeks, transfers, days or trips a pricing is for; 0 when it does not count. */
export function quantityOf({ category, pricingType, givenQuantity }: Quantified, counts: StayCounts, campWeeks: number): number {
  if (category === 'camp' && campWeeks <= 0) return 0;
  switch (pricingType) {
    case 'per_night':
    case 'per_day':
      return counts.nights;
    case 'per_week':
      return category === 'camp' ? campWeeks : (givenQuantity ?? Math.ceil(counts.nights / 7));
    case 'per_transfer':
      return givenQuantity ?? 1;
    case 'immersion':
      return counts.noOfImmersionDays;
    case 'per_trip':
      return 1;
  }
}
