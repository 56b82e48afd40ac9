// Amounts that look misplaced, too fine for the currency, or that silently switch a price off.

import { MAX_FRACTION_DIGITS } from '../../../money/decimal-text.ts';
import { bookingOf, campWeekWith, weekWith } from '../bookings.ts';
import { decimalText } from '../decimals.ts';
import type { Found } from '../finding.ts';
import { groupBy } from '../group-by.ts';
import { type ChargedPlace, canCharge, type Inspection, isRequired, type Place, type PricedOwner } from '../inspection.ts';
import { fault, type Rule, smell } from '../rule.ts';

/** Prices far from the others, finer than money, or 0. */
export function amountRules(): readonly Rule[] {
  return [
    smell('amount_far_from_others', farFromOthers),
    smell('amount_too_precise', tooPrecise),
    smell('amount_zero', zeroAmounts),
    fault('zero_hides_price', zeroHidesPrice),
  ];
}

/** A misplaced decimal point makes ten; a real difference between two homes stays well below. */
const FAR = 8n;

/** With fewer prices than this nobody can say which one is odd. */
const ENOUGH_TO_COMPARE = 4;

function farFromOthers({ book, charged }: Inspection): readonly Found<'amount_far_from_others'>[] {
  return [...groupBy(charged, ({ pricing }) => pricing.pricingTemplateId)].flatMap(([templateId, places]) => {
    if (places.length < ENOUGH_TO_COMPARE) return [];
    const median = medianOf(places.map(({ scaled }) => scaled.amount));
    return places
      .filter(({ scaled }) => scaled.amount >= median * FAR || scaled.amount * FAR <= median)
      .map((place) => ({
        path: [...place.path, 'amount'],
        data: { templateId, amount: place.pricing.amount, median: decimalText(median) },
        request: bookingOf(book, place),
      }));
  });
}

/** The lower of the two middle ones where their number is even, so that it is an amount somebody wrote. */
function medianOf(amounts: readonly bigint[]): bigint {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  return sorted[(sorted.length - 1) >> 1] as bigint;
}

function tooPrecise({ book, charged, digits }: Inspection): readonly Found<'amount_too_precise'>[] {
  const finest = 10n ** BigInt(MAX_FRACTION_DIGITS - digits);
  return charged.flatMap((place) =>
    writtenAmounts(place)
      .filter(({ scaled }) => scaled % finest !== 0n)
      .map(({ field, scaled }) => ({
        path: [...place.path, ...field],
        data: { templateId: place.pricing.pricingTemplateId, amount: decimalText(scaled), digits },
        request: bookingOf(book, place),
      })),
  );
}

function writtenAmounts({ scaled }: ChargedPlace) {
  return [
    { field: ['amount'], scaled: scaled.amount },
    { field: ['customer', 'commissionAmount'], scaled: scaled.customerAmount },
    { field: ['provider', 'commissionAmount'], scaled: scaled.providerAmount },
  ];
}

/** An amount of 0 at the last level there is: nothing is switched off by it and nothing is charged. */
function zeroAmounts(inspection: Inspection): readonly Found<'amount_zero'>[] {
  const hiding = new Set(hiddenPrices(inspection).map(({ zero }) => zero));
  const standing = new Map(owners(inspection).flatMap((owner) => owner.places.map((place) => [place, owner] as const)));
  return inspection.places
    .filter((place) => place.pricing.amount === '0' && !hiding.has(place))
    .map((place) => {
      const owner = standing.get(place);
      return {
        path: [...place.path, 'amount'],
        data: { templateId: place.pricing.pricingTemplateId },
        request: owner === undefined ? null : askingFor(inspection, owner, place.facts.template.serviceTypeId),
      };
    });
}

/** Switching an optional service off by a 0 may be meant; a charge that everybody must pay is another matter. */
function zeroHidesPrice(inspection: Inspection): readonly Found<'zero_hides_price'>[] {
  const told = new Set<unknown>();
  return hiddenPrices(inspection).flatMap(({ zero, hidden, owner }) => {
    if (told.has(zero) || !isRequired(hidden) || !canCharge(hidden, owner.hostableType) || isReplaced(hidden, owner)) return [];
    told.add(zero);
    return [
      {
        path: [...zero.path, 'amount'],
        data: { templateId: zero.pricing.pricingTemplateId, hidden: hidden.pricing.amount },
        request: askingFor(inspection, owner, zero.facts.template.serviceTypeId),
      },
    ];
  });
}

/** Whether the owner charges the same service in another way, as a family does that hosts interns by the day. */
function isReplaced({ facts }: Place, owner: PricedOwner): boolean {
  return owner.places.some(
    (place) =>
      place.facts.template.serviceTypeId === facts.template.serviceTypeId && isRequired(place) && canCharge(place, owner.hostableType),
  );
}

/** Every price above 0 that stands behind a 0, with the owner it would stand for. */
function hiddenPrices(inspection: Inspection) {
  const byOwnerPath = groupBy(inspection.places, ({ path }) => `${path[0]}.${path[1]}`);
  const indexOf = (list: readonly { readonly id: number }[]) => new Map(list.map(({ id }, index) => [id, index]));
  const counties = indexOf(inspection.book.counties);
  const countries = indexOf(inspection.book.countries);
  return owners(inspection).flatMap((owner) => {
    const zeros = owner.places.filter(({ pricing }) => pricing.amount === '0');
    if (zeros.length === 0) return [];
    const county = counties.get(owner.source.countyId) as number;
    const country = countries.get(inspection.book.counties[county]?.countryId as number) as number;
    const behind = [...(byOwnerPath.get(`counties.${county}`) ?? []), ...(byOwnerPath.get(`countries.${country}`) ?? [])];
    return zeros.flatMap((zero) => {
      const hidden = behind.find((place) => place.facts === zero.facts && place !== zero && place.pricing.amount !== '0');
      return hidden === undefined ? [] : [{ zero, hidden, owner }];
    });
  });
}

function owners({ families, activities }: Inspection): readonly PricedOwner[] {
  return [...families, ...activities];
}

function askingFor({ book }: Inspection, owner: PricedOwner, serviceTypeId: number) {
  return owner.hostableType === 'Host_family' ? weekWith(book, owner.source, [serviceTypeId]) : campWeekWith(book, owner, [serviceTypeId]);
}
