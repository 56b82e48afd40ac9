// The price of a group from the agreed quotes of its trips: equal stays are priced together by the engine, then divided.

import { nameIn } from '@hosted-stay/pricing-core/quoting';
import type { Queryable } from '#server/db/database.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import { createNameTranslator, findGroupQuote, type GroupQuote } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { TripToBillRow } from './group-billing.queries.ts';
import { type PricedLine, type PricedStay, type SplitPrice, splitGroupPrice, type TripShare } from './split-price.rules.ts';

/** The most students that the engine prices together. */
const MAX_STUDENTS_OF_QUOTE = 50;

export interface PricedTrip {
  readonly trip: TripToBillRow & { readonly quoteFingerprint: string };
  readonly group: GroupQuote;
}

/** Sets of trips with equal stays, none with more students than a quote may have. */
function collectStays(priced: readonly PricedTrip[]): PricedTrip[][] {
  const sets: PricedTrip[][] = [];
  for (const alike of Map.groupBy(priced, ({ group }) => group.stayKey).values()) {
    let set: PricedTrip[] = [];
    let count = 0;
    for (const one of alike) {
      const { countStudents } = one.group.quote.request;
      if (count + countStudents > MAX_STUDENTS_OF_QUOTE) {
        sets.push(set);
        set = [];
        count = 0;
      }
      set.push(one);
      count += countStudents;
    }
    sets.push(set);
  }
  return sets.filter(({ length }) => length > 0);
}

type QuoteLine = GroupQuote['quote']['pricings'][number];

/** A price per booking is one for all families, and one for each activity. */
const toSharedKey = (businessId: number, { hostableType, hostableId, pricingTemplateId }: QuoteLine) =>
  [businessId, hostableType, hostableType === 'Host_family' ? 0 : hostableId, pricingTemplateId].join(':');

function toPricedStay(set: readonly PricedTrip[], businessId: number): PricedStay | null {
  const [first] = set;
  if (first === undefined) return null;
  const { perBooking, vatRate, rounding, quoteFor } = first.group;
  const members = set.map(({ trip, group }) => ({ tripId: trip.id, students: group.quote.request.countStudents }));
  const quote = quoteFor(members.reduce((sum, { students }) => sum + students, 0));
  const { subtract } = getAmountMath(quote.currency);
  const lines = quote.pricings.map(
    (line): PricedLine => ({
      amount: line.customer,
      discount: line.customerDiscount,
      supply: subtract(line.provider, line.providerDiscount),
      sharedKey: perBooking.has(line.pricingTemplateId) ? toSharedKey(businessId, line) : null,
    }),
  );
  return { members, lines, vatRate: quote.request.vatExempt ? '0' : vatRate, rounding };
}

/** Divides the prices of these trips, which one business sells in one currency. */
function splitPrices(priced: readonly PricedTrip[], chargedKeys: ReadonlySet<string>): SplitPrice {
  const [first] = priced;
  if (first === undefined) return { total: '0', shares: [] };
  const stays = collectStays(priced).flatMap((set) => toPricedStay(set, first.trip.businessId) ?? []);
  return splitGroupPrice({ stays, chargedKeys, math: getAmountMath(first.group.quote.currency) });
}

/** Loads the agreed quotes of trips; a quote that isn't kept any more is left out. */
export async function loadPricedTrips(call: Call, db: Queryable, rows: readonly TripToBillRow[]): Promise<PricedTrip[]> {
  const priced: PricedTrip[] = [];
  for (const { quoteFingerprint, ...row } of rows) {
    const group = quoteFingerprint === null ? null : await findGroupQuote(call.app, db, quoteFingerprint);
    if (quoteFingerprint !== null && group !== null) priced.push({ trip: { ...row, quoteFingerprint }, group });
  }
  return priced;
}

export interface PricedShare extends PricedTrip {
  readonly share: TripShare;
}

/** Returns what each trip pays of the price of the group. */
export function priceShares(priced: readonly PricedTrip[], chargedKeys: ReadonlySet<string>): PricedShare[] {
  const shares = new Map<number, TripShare>();
  const sellers = Map.groupBy(priced, ({ trip, group }) => `${trip.businessId}:${group.quote.currency}`);
  for (const sold of sellers.values()) for (const share of splitPrices(sold, chargedKeys).shares) shares.set(share.tripId, share);
  return priced.flatMap((one) => {
    const share = shares.get(one.trip.id);
    return share === undefined ? [] : [{ ...one, share }];
  });
}

/** Returns the lines of a share as the reader sees them. */
export function listShareLines({ locale }: Pick<Call, 'locale'>, { share, group }: PricedShare) {
  const { subtract } = getAmountMath(group.quote.currency);
  const translateName = createNameTranslator(locale);
  return share.lines.map(({ index, amount, discount, sharedBy }) => ({
    description: translateName(nameIn(group.catalogue.templates, group.quote.pricings[index]?.pricingTemplateId ?? 0)),
    amount: subtract(amount, discount),
    sharedBy,
  }));
}
