// What can be booked but has no price, and what has a price but can never be charged or paid.

import { HOSTING_TRIP_TYPE_IDS } from '../../../views/payment/payment-intent.ts';
import type { ServiceCategory } from '../../names.ts';
import { campWeekWith, weekWith } from '../bookings.ts';
import type { Found } from '../finding.ts';
import { groupBy } from '../group-by.ts';
import { canCharge, type Inspection, isRequired, type Place, type PricedOwner } from '../inspection.ts';
import { fault, type Rule, smell } from '../rule.ts';

/** Families and activities without a price, and prices that nobody is ever charged. */
export function coverageRules(): readonly Rule[] {
  return [
    fault('stay_unpriced', stayUnpriced),
    fault('stay_not_payable', stayNotPayable),
    fault('camp_unpriced', (inspection) =>
      inspection.activities
        .filter((activity) => !activity.places.some((place) => canCharge(place, 'Activity')))
        .map((activity) => ({
          path: activity.path,
          data: { activityId: activity.source.id },
          request: campWeekWith(inspection.book, activity),
        })),
    ),
    smell('activity_price_ignored', activityPriceIgnored),
    smell('inactive_trip_type_priced', inactiveTripTypePriced),
  ];
}

/** What a stay is priced by: hosting, or immersion in a book that knows no hosting. */
function stayCategory({ families }: Inspection): ServiceCategory {
  return families.some(({ places }) => places.some(({ facts }) => facts.category === 'hosting')) ? 'hosting' : 'immersion';
}

function stayPlaces({ places }: PricedOwner, category: ServiceCategory): readonly Place[] {
  return places.filter((place) => place.facts.category === category && canCharge(place, 'Host_family'));
}

function servicesOf({ templates }: Inspection, category: ServiceCategory): readonly number[] {
  return [...new Set([...templates.values()].filter((facts) => facts.category === category).map(({ template }) => template.serviceTypeId))];
}

function stayUnpriced(inspection: Inspection): readonly Found<'stay_unpriced'>[] {
  const category = stayCategory(inspection);
  return inspection.families
    .filter((family) => stayPlaces(family, category).length === 0)
    .map((family) => ({
      path: family.path,
      data: { hostFamilyId: family.source.id },
      request: weekWith(inspection.book, family.source, servicesOf(inspection, category)),
    }));
}

/** Families that host for money, none of which can be collected; told once for all that lack the same. */
function stayNotPayable(inspection: Inspection): readonly Found<'stay_not_payable'>[] {
  const category = stayCategory(inspection);
  const stuck = inspection.families.filter((family) => {
    const stay = stayPlaces(family, category);
    const always = family.places.filter((place) => isRequired(place) && canCharge(place, 'Host_family'));
    return stay.length > 0 && ![...stay, ...always].some(isPayable);
  });
  return [...groupBy(stuck, (family) => stayPlaces(family, category)[0]?.facts)].flatMap(([facts, families]) => {
    const [first] = families;
    if (first === undefined || facts === undefined) return [];
    return [
      {
        path: ['templates', inspection.book.templates.indexOf(facts.template), 'tripTypeId'],
        data: { hostFamilyId: first.source.id, families: families.length },
        request: weekWith(inspection.book, first.source, servicesOf(inspection, category)),
      },
    ];
  });
}

function isPayable({ facts }: Place): boolean {
  return HOSTING_TRIP_TYPE_IDS.includes(facts.tripType.id);
}

/** An activity is chosen for its camp alone; whatever else it lists is never charged. */
function activityPriceIgnored(inspection: Inspection): readonly Found<'activity_price_ignored'>[] {
  return inspection.activities.flatMap((activity) =>
    activity.places
      .filter(({ level, facts, pricing }) => level === 'base' && facts.category !== 'camp' && pricing.amount !== '0')
      .map((place) => ({
        path: place.path,
        data: { templateId: place.pricing.pricingTemplateId, category: place.facts.category },
        request: campWeekWith(inspection.book, activity, [place.facts.template.serviceTypeId]),
      })),
  );
}

/** Prices kept for a trip type that is switched off; told once for the trip type. */
function inactiveTripTypePriced(inspection: Inspection): readonly Found<'inactive_trip_type_priced'>[] {
  const { book, families } = inspection;
  const dead = inspection.places.filter(({ facts, pricing }) => !facts.tripType.active && pricing.amount !== '0');
  return [...groupBy(dead, ({ facts }) => facts.tripType)].flatMap(([tripType, places]) => {
    const [first] = places;
    if (first === undefined) return [];
    const unpaid = new Set(places);
    const family = families.find((owner) => owner.places.some((place) => unpaid.has(place)));
    return [
      {
        path: ['tripTypes', book.tripTypes.indexOf(tripType), 'active'],
        data: { tripTypeId: tripType.id, templateId: first.facts.template.id, pricings: places.length },
        request:
          family === undefined ? null : weekWith(book, family.source, [...new Set(places.map((p) => p.facts.template.serviceTypeId))]),
      },
    ];
  });
}
