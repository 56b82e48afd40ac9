// Where every count of a stay comes from.

import type { Candidate } from '../price-book/compiled.ts';
import type { PricingType } from '../price-book/names.ts';
import type { QuoteRequest } from '../quote-request.ts';
import type { Counted, Share } from '../steps/count.ts';

type StayKind = QuoteRequest['activityDetailsType'];

/** The camp weeks of a stay: none in a family stay, as the request says, as the activities add up to, or all there is room for. */
export interface CampWeeksOrigin {
  readonly from: 'family_stay' | 'asked' | 'chosen_activities' | 'room';
  readonly weeks: number;
  /** Of these, the weeks at chosen activities; the family's camp prices are for the rest. */
  readonly chosenWeeks: number;
}

/** Immersion days: every day of a family stay, none of a local one, days − camp weeks × camp days of a mixed one (never below 0). */
export interface ImmersionOrigin {
  readonly stayKind: StayKind;
  readonly immersionDays: number;
  readonly days: number;
  readonly campWeeks: number;
  readonly campDaysPerWeek: number;
}

/** What is counted, for the words of a quantity. */
export type CountUnit = 'night' | 'week' | 'camp_week' | 'transfer' | 'immersion_day' | 'trip';

interface Counting {
  readonly quantity: number;
  readonly unit: CountUnit;
}

/** One line's quantity and where it comes from. */
export type QuantityOrigin = Counting &
  (
    | { readonly from: 'nights'; readonly days: number }
    | { readonly from: 'activity_weeks' }
    | { readonly from: 'family_camp_weeks'; readonly campWeeks: CampWeeksOrigin }
    | { readonly from: 'weeks_begun'; readonly nights: number }
    | { readonly from: 'immersion_days'; readonly immersion: ImmersionOrigin }
    | { readonly from: 'price_book' }
    | { readonly from: 'one_transfer' | 'one_trip' }
  );

/** Where the camp weeks of a stay come from, and how many of them are spent at chosen activities. */
export function campWeeksOrigin({ resolved, counts, shares }: Counted): CampWeeksOrigin {
  const { activityDetailsType, currentNoOfWeeks } = resolved.request;
  const chosenWeeks = shares.reduce((sum, { chosen, campWeeks }) => sum + (chosen ? campWeeks : 0), 0);
  const stated = { weeks: counts.noOfCampsAdded, chosenWeeks };
  if (activityDetailsType === 'family') return { from: 'family_stay', ...stated };
  if (currentNoOfWeeks !== null) return { from: 'asked', ...stated };
  return { from: activityDetailsType === 'mixed' ? 'chosen_activities' : 'room', ...stated };
}

/** What the immersion days of a stay are counted from. */
export function immersionOrigin({ resolved, counts }: Counted): ImmersionOrigin {
  return {
    stayKind: resolved.request.activityDetailsType,
    immersionDays: counts.noOfImmersionDays,
    days: counts.noOfDaysOfTrip,
    campWeeks: counts.noOfCampsAdded,
    campDaysPerWeek: resolved.book.campDaysPerWeek,
  };
}

/** Where the quantity of a pricing of one owner's share comes from. */
export function quantityOrigin(counted: Counted, share: Share, line: { candidate: Candidate; quantity: number }): QuantityOrigin {
  const { candidate, quantity } = line;
  switch (candidate.basis) {
    case 'nights':
      return { from: 'nights', quantity, unit: 'night', days: counted.counts.noOfDaysOfTrip };
    case 'camp_weeks':
      return share.chosen
        ? { from: 'activity_weeks', quantity, unit: 'camp_week' }
        : { from: 'family_camp_weeks', quantity, unit: 'camp_week', campWeeks: campWeeksOrigin(counted) };
    case 'weeks_begun':
      return { from: 'weeks_begun', quantity, unit: 'week', nights: counted.counts.nights };
    case 'immersion_days':
      return { from: 'immersion_days', quantity, unit: 'immersion_day', immersion: immersionOrigin(counted) };
    case 'given':
      return { from: 'price_book', quantity, unit: givenUnit(candidate.pricingType) };
    case 'one_transfer':
      return { from: 'one_transfer', quantity, unit: 'transfer' };
    case 'one_trip':
      return { from: 'one_trip', quantity, unit: 'trip' };
  }
}

/** A pricing gives its own quantity only where it is priced by the week or by the transfer. */
function givenUnit(pricingType: PricingType): CountUnit {
  return pricingType === 'per_week' ? 'week' : 'transfer';
}
