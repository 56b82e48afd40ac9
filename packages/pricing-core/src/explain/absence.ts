// The pricings of a stay's family and activities that did not become lines: every reason, and what would make them count.

import { barriersOf, givenQuantity, isPricingRequired, mayPrice } from '../price-book/compile.ts';
import { normaliseCode, tierFor } from '../price-book/discounts.ts';
import { basisOf, type QuantityBasis } from '../price-book/quantity-basis.ts';
import type { Counted, Share } from '../steps/count.ts';
import { isPaidByOtherStay, isWanted, type Quantified, quantityOf } from '../steps/select.ts';
import type { BookFacts, StandingPricing } from './book-facts.ts';
import { type QuantityOrigin, quantityOrigin } from './count-origins.ts';
import { figuresOf, type LineFigures } from './line-figures.ts';
import type { LevelPlace, Named, PricingFacts } from './pricing-facts.ts';

/** One thing that keeps a pricing from being a line. */
export type AbsenceReason =
  | { readonly reason: 'hidden'; readonly at: LevelPlace; readonly by: LevelPlace }
  | { readonly reason: 'trip_type_inactive'; readonly tripType: Named }
  | { readonly reason: 'amount_zero' }
  | { readonly reason: 'not_a_camp' }
  | { readonly reason: 'activity_in_family_stay' }
  | { readonly reason: 'service_not_selected'; readonly serviceType: Named }
  | { readonly reason: 'paid_by_other_stay' }
  | { readonly reason: 'no_nights' }
  | { readonly reason: 'no_immersion_days'; readonly cause: 'local_stay' | 'camps_fill_stay' }
  | { readonly reason: 'no_camp_weeks'; readonly cause: CampCause }
  | { readonly reason: 'quantity_zero' };

/** Why an owner has no camp weeks to price. */
export type CampCause = 'family_stay' | 'no_monday_to_friday' | 'all_at_activities' | 'all_possible_at_activities' | 'none_wanted';

/** A pricing without a line. `reasons` is never empty. */
export interface AbsentPricing extends PricingFacts {
  readonly reasons: readonly AbsenceReason[];
  /** The line it would be, where choosing its service is all it takes. */
  readonly ifSelected: OptionalLine | null;
}

/** A line that a request could add. */
export interface OptionalLine {
  readonly quantity: QuantityOrigin;
  readonly students: number;
  readonly figures: LineFigures;
}

/** One owner's part in looking for absent pricings. */
export interface AbsenceQuestion {
  readonly counted: Counted;
  readonly share: Share;
  readonly book: BookFacts;
  /** A chosen activity that a family stay leaves out. */
  readonly leftOut: boolean;
}

/** Every pricing that stands for an owner and is no line of the quote, with all reasons why it is none. */
export function absentPricings(question: AbsenceQuestion, standing: readonly StandingPricing[]): AbsentPricing[] {
  return standing.flatMap((found) => {
    const facts = question.book.facts(question.share.owner, found);
    const reasons = reasonsFor(question, found, facts);
    return reasons.length === 0 ? [] : [{ ...facts, reasons, ifSelected: ifSelected(question, facts, reasons) }];
  });
}

/** Empty exactly for the pricings that are lines. */
function reasonsFor(question: AbsenceQuestion, { at, pricing, hiddenBy }: StandingPricing, facts: PricingFacts): AbsenceReason[] {
  const { counted, share, leftOut, book } = question;
  const { template, tripType, category, pricingType } = book.template(pricing.pricingTemplateId);
  const quantity = givenQuantity(pricing);
  const basis = basisOf({ category, pricingType, givenQuantity: quantity });
  const wanted = { required: isPricingRequired(pricing, template), serviceTypeId: template.serviceTypeId };
  const { id, name } = facts.serviceType;
  return [
    ...(hiddenBy === null ? [] : [{ reason: 'hidden' as const, at, by: hiddenBy }]),
    ...barriersOf(pricing, tripType).map((reason) => (reason === 'amount_zero' ? { reason } : { reason, tripType: facts.tripType })),
    ...(mayPrice(share.owner.hostableType, category) ? [] : [{ reason: 'not_a_camp' as const }]),
    ...(leftOut ? [{ reason: 'activity_in_family_stay' as const }] : []),
    ...(isWanted(wanted, share, counted.resolved.request.serviceTypeIds)
      ? []
      : [{ reason: 'service_not_selected' as const, serviceType: { id, name } }]),
    ...(isPaidByOtherStay({ perBooking: template.per === 'booking' }, counted.resolved.request)
      ? [{ reason: 'paid_by_other_stay' as const }]
      : []),
    ...(leftOut ? [] : quantityReasons({ category, basis, givenQuantity: quantity }, counted, share)),
  ];
}

function quantityReasons(pricing: Quantified, counted: Counted, { campWeeks }: Share): AbsenceReason[] {
  const { counts } = counted;
  const lacksCamp = pricing.category === 'camp' && campWeeks <= 0;
  return [
    ...(lacksCamp ? [{ reason: 'no_camp_weeks' as const, cause: campCause(counted) }] : []),
    ...(quantityOf(pricing, counts, Math.max(campWeeks, 1)) === 0 ? [emptyCount(pricing.basis, counted)] : []),
  ];
}

function campCause({ resolved, counts }: Counted): CampCause {
  if (resolved.request.activityDetailsType === 'family') return 'family_stay';
  if (counts.noOfCampsAdded > 0) {
    return counts.noOfCampsAdded < counts.countMonToFri ? 'all_at_activities' : 'all_possible_at_activities';
  }
  return counts.countMonToFri === 0 ? 'no_monday_to_friday' : 'none_wanted';
}

function emptyCount(basis: QuantityBasis, { resolved }: Counted): AbsenceReason {
  switch (basis) {
    case 'nights':
    case 'weeks_begun':
      return { reason: 'no_nights' };
    case 'immersion_days':
      return { reason: 'no_immersion_days', cause: resolved.request.activityDetailsType === 'local' ? 'local_stay' : 'camps_fill_stay' };
    default:
      return { reason: 'quantity_zero' };
  }
}

/** The line that selecting the service alone would add. */
function ifSelected(
  { counted, share }: AbsenceQuestion,
  { template }: PricingFacts,
  reasons: readonly AbsenceReason[],
): OptionalLine | null {
  const candidate = share.owner.candidates.find(({ templateId }) => templateId === template.id);
  if (candidate === undefined || reasons.length !== 1 || reasons[0]?.reason !== 'service_not_selected') return null;
  const { book, request } = counted.resolved;
  const quantity = quantityOf(candidate, counted.counts, share.campWeeks);
  const students = candidate.perBooking ? 1 : request.countStudents;
  const tier = tierFor(candidate.discounts, normaliseCode(request.discountCode), quantity);
  return {
    quantity: quantityOrigin(counted, share, { candidate, quantity }),
    students,
    figures: figuresOf(candidate, tier, { units: quantity * students, precision: book }),
  };
}
