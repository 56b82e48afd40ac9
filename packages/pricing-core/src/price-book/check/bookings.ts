// Bookings that show a finding: the simplest stay in which a given pricing reaches a given quantity.

import { dateText, dayNumber } from '../../calendar/civil-date.ts';
import { type QuoteRequestInput, REQUEST_LIMITS } from '../../quote-request.ts';
import type { TemplateFacts } from '../compile.ts';
import type { Hostable, PriceBook, Pricing } from '../shape.ts';
import type { ChargedPlace, Place, PricedOwner } from './inspection.ts';

const WEEK = 7;

/** Nights of the longest stay. */
const MOST_NIGHTS = REQUEST_LIMITS.days - 1;

/** From the first Monday to the last Friday of the longest stay. */
const MOST_CAMP_WEEKS = Math.floor((REQUEST_LIMITS.days + 2) / WEEK);

/** A first booking of a book: long enough for every kind of line, short enough to read. */
const USUAL_NIGHTS = 7;

/** The largest quantity that any booking gives a pricing. */
export function largestQuantity({ pricing, facts }: Pick<Place, 'pricing' | 'facts'>, campDaysPerWeek: number): number {
  const camp = facts.category === 'camp';
  switch (facts.pricingType) {
    case 'per_night':
    case 'per_day':
      return MOST_NIGHTS;
    case 'per_week':
      return camp ? MOST_CAMP_WEEKS : (pricing.quantity ?? Math.ceil(MOST_NIGHTS / WEEK));
    case 'immersion':
      return camp ? REQUEST_LIMITS.days - campDaysPerWeek : REQUEST_LIMITS.days;
    case 'per_transfer':
      return pricing.quantity ?? 1;
    case 'per_trip':
      return 1;
  }
}

/** A pricing that a booking can bring to `quantity`; best one with a commission, so that a discount shows. */
export function placeReaching(book: PriceBook, places: readonly ChargedPlace[], quantity: number): ChargedPlace | null {
  const reaching = places.filter((place) => largestQuantity(place, book.policy.campDaysPerWeek) >= quantity);
  return reaching.find(({ scaled }) => scaled.customerPercentage > 0n) ?? reaching[0] ?? null;
}

/** What a showing booking has beside the pricing itself. */
export interface BookingWish {
  /** The quantity to reach, or the largest there is. */
  readonly quantity?: number;
  readonly code?: string | null;
}

/** A booking that is charged `place` for `owner`, or null where the book has no family to stay with. */
export function bookingOf(book: PriceBook, place: ChargedPlace, wish: BookingWish = {}): QuoteRequestInput | null {
  const family = familyFor(book, place.owner);
  if (family === undefined) return null;
  const { facts, owner, pricing } = place;
  const quantity = wish.quantity && Math.min(wish.quantity, largestQuantity(place, book.policy.campDaysPerWeek));
  const stay = facts.category === 'camp' ? campStay(book, facts, quantity) : familyStay(facts, pricing, quantity);
  const { weeks } = stay;
  return {
    hostFamilyId: family.id,
    ...datesOf(book, stay.nights),
    ...(weeks === undefined ? {} : { activityDetailsType: stay.kind, currentNoOfWeeks: weeks }),
    ...(owner.hostableType === 'Activity' ? { nearbyActivities: [{ id: owner.source.id, weeks: weeks ?? 1 }] } : {}),
    serviceTypeIds: [facts.template.serviceTypeId],
    ...(wish.code ? { discountCode: wish.code } : {}),
  };
}

/** A week with a family, asking for the services given. */
export function weekWith(book: PriceBook, family: Hostable, serviceTypeIds: readonly number[] = []): QuoteRequestInput {
  return { hostFamilyId: family.id, ...datesOf(book, USUAL_NIGHTS), serviceTypeIds: [...serviceTypeIds] };
}

/** A week of camp with an activity, or null where the book has no family to stay with. */
export function campWeekWith(book: PriceBook, activity: PricedOwner, serviceTypeIds: readonly number[] = []): QuoteRequestInput | null {
  const family = familyFor(book, activity);
  if (family === undefined) return null;
  return {
    ...weekWith(book, family, serviceTypeIds),
    activityDetailsType: 'local',
    currentNoOfWeeks: 1,
    nearbyActivities: [{ id: activity.source.id, weeks: 1 }],
  };
}

/** The owner itself, or for an activity the nearest family in the book. */
function familyFor({ hostFamilies }: PriceBook, owner: PricedOwner): Hostable | undefined {
  if (owner.hostableType === 'Host_family') return owner.source;
  return hostFamilies.find(({ countyId }) => countyId === owner.source.countyId) ?? hostFamilies[0];
}

interface Stay {
  readonly nights: number;
  readonly kind: 'family' | 'local' | 'mixed';
  readonly weeks?: number;
}

function familyStay({ pricingType }: TemplateFacts, pricing: Pricing, wanted: number | undefined): Stay {
  const kind = 'family';
  if (!wanted || pricingType === 'per_transfer' || pricingType === 'per_trip') return { kind, nights: USUAL_NIGHTS };
  if (pricingType === 'per_week') return { kind, nights: pricing.quantity === undefined ? wanted * WEEK : USUAL_NIGHTS };
  return { kind, nights: pricingType === 'immersion' ? wanted - 1 : wanted };
}

function campStay(book: PriceBook, { pricingType }: TemplateFacts, wanted = 1): Stay {
  const quantity = Math.max(1, wanted);
  if (pricingType === 'per_week') return { kind: 'local', weeks: quantity, nights: quantity * WEEK - 2 };
  if (pricingType === 'immersion') {
    return { kind: 'mixed', weeks: 1, nights: Math.max(USUAL_NIGHTS, quantity + book.policy.campDaysPerWeek - 1) };
  }
  const nights = pricingType === 'per_night' || pricingType === 'per_day' ? Math.max(USUAL_NIGHTS, wanted) : USUAL_NIGHTS;
  return { kind: 'local', weeks: 1, nights };
}

/** From the first Monday on which the book is in force. */
function datesOf(book: PriceBook, nights: number) {
  const start = firstMonday(book.effectiveFrom);
  return { fromDate: dateText(start), toDate: dateText(start + Math.min(nights, MOST_NIGHTS)) };
}

function firstMonday(effectiveFrom = '2026-01-01'): number {
  const day = dayNumber(effectiveFrom.slice(0, 10)) as number;
  return day + ((4 - (day % WEEK) + WEEK) % WEEK);
}
