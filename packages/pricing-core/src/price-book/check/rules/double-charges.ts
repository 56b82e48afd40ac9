// One stay that is charged twice for the same thing, because two templates both count for it.

import type { TemplateFacts } from '../../compile.ts';
import { bookingOf, weekWith } from '../bookings.ts';
import type { FindingData, Found } from '../finding.ts';
import { canCharge, type Inspection, isRequired, type Place, type PricedOwner } from '../inspection.ts';
import { type Rule, smell } from '../rule.ts';

/** Two templates charged for one thing. */
export function doubleChargeRules(): readonly Rule[] {
  return [
    smell('camp_charged_twice', (inspection) =>
      doubles(
        inspection,
        inspection.activities.map((owner) => ({
          owner,
          places: owner.places.filter((place) => canCharge(place, 'Activity') && isWeekly(place)),
        })),
        ({ owner, place }) => bookingOf(inspection.book, { ...place, owner }),
      ),
    ),
    smell('service_charged_twice', (inspection) =>
      doubles(
        inspection,
        inspection.families.map((owner) => ({
          owner,
          places: owner.places.filter((place) => canCharge(place, 'Host_family') && isRequired(place)),
        })),
        ({ owner, place }) =>
          place.facts.category === 'camp' ? bookingOf(inspection.book, { ...place, owner }) : weekWith(inspection.book, owner.source),
      ),
    ),
  ];
}

/** A camp's weeks; a fee per trip beside them is a fee, not a second week. */
function isWeekly({ facts }: Place): boolean {
  return facts.pricingType !== 'per_trip';
}

interface OwnersPlaces {
  readonly owner: PricedOwner;
  readonly places: readonly Place[];
}

interface Double {
  readonly owner: PricedOwner;
  readonly place: Place;
}

type DoubleCharge = FindingData['camp_charged_twice'];

/** Each pair of templates once, with the number of owners that have both. */
function doubles(
  { book }: Inspection,
  owners: readonly OwnersPlaces[],
  requestFor: (double: Double) => Found<'camp_charged_twice'>['request'],
): readonly Found<'camp_charged_twice' | 'service_charged_twice'>[] {
  const pairs = new Map<string, { first: Double; facts: TemplateFacts; other: TemplateFacts; owners: number }>();
  for (const { owner, places } of owners) {
    for (const [earlier, place] of samePairs(places)) {
      const key = `${earlier.facts.template.id}+${place.facts.template.id}`;
      const pair = pairs.get(key);
      if (pair === undefined) pairs.set(key, { first: { owner, place }, facts: place.facts, other: earlier.facts, owners: 1 });
      else pair.owners += 1;
    }
  }
  return [...pairs.values()].map(({ first, facts, other, owners: count }) => {
    const data: DoubleCharge = { templateId: facts.template.id, otherTemplateId: other.template.id, owners: count };
    return { path: ['templates', book.templates.indexOf(facts.template)], data, request: requestFor(first) };
  });
}

/** The pricings that stand for the same: each beside the first of its kind. */
function samePairs(places: readonly Place[]): readonly (readonly [Place, Place])[] {
  const first = new Map<string, Place>();
  return places.flatMap((place) => {
    const key = sameness(place.facts);
    const earlier = first.get(key);
    if (earlier !== undefined) return [[earlier, place] as const];
    first.set(key, place);
    return [];
  });
}

/** Camps are one thing whatever they are called; other services are the same when their type and their way of counting are. */
function sameness({ category, template, pricingType }: TemplateFacts): string {
  if (category === 'camp') return `camp ${pricingType === 'per_trip'}`;
  return `${template.serviceTypeId} ${TIMELY.has(pricingType) ? 'time' : pricingType} ${template.per}`;
}

/** Nights, days and weeks of one stay are the same time. */
const TIMELY: ReadonlySet<string> = /* @__PURE__ */ new Set(['per_night', 'per_day', 'per_week', 'immersion']);
