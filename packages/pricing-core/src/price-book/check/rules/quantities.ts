// Quantities that are not read, and pricing types that count the wrong thing.

import type { PricingType, ServiceCategory } from '../../names.ts';
import { bookingOf, largestQuantity, weekWith } from '../bookings.ts';
import { type Inspection, isRequired, type Place, readsQuantity } from '../inspection.ts';
import { type Rule, smell } from '../rule.ts';

/** Quantities that are not read or are 0, and services counted by something else. */
export function quantityRules(): readonly Rule[] {
  return [
    smell('quantity_ignored', ({ book, charged }) =>
      charged.flatMap((place) => {
        const { quantity } = place.pricing;
        if (quantity === undefined || readsQuantity(place.facts) || isTrue(quantity, place)) return [];
        return [
          {
            path: [...place.path, 'quantity'],
            data: { templateId: place.pricing.pricingTemplateId, quantity, pricingType: place.facts.pricingType },
            request: bookingOf(book, place, { quantity: otherQuantity(quantity, largestQuantity(place, book.policy.campDaysPerWeek)) }),
          },
        ];
      }),
    ),
    smell('quantity_zero', (inspection) =>
      inspection.places
        .filter(({ pricing, facts }) => pricing.quantity === 0 && readsQuantity(facts) && pricing.amount !== '0')
        .map((place) => {
          const family = inspection.families.find(({ places }) => places.includes(place));
          return {
            path: [...place.path, 'quantity'],
            data: { templateId: place.pricing.pricingTemplateId },
            request: family === undefined ? null : weekWith(inspection.book, family.source, [place.facts.template.serviceTypeId]),
          };
        }),
    ),
    smell('pricing_type_unfit', pricingTypeUnfit),
  ];
}

/** Once per trip is what is charged anyway. */
function isTrue(quantity: number, { facts }: Place): boolean {
  return quantity === 1 && facts.pricingType === 'per_trip';
}

/** A quantity that a booking can have and that is not the one given. */
function otherQuantity(given: number, largest: number): number {
  return given < largest ? given + 1 : 1;
}

/** What each kind of service is not counted by. */
const UNFIT: Readonly<Record<ServiceCategory, readonly PricingType[]>> = {
  camp: ['per_night', 'per_day', 'per_transfer', 'immersion'],
  hosting: ['per_transfer'],
  immersion: ['per_transfer'],
  transfer: ['per_night', 'per_day', 'per_week', 'immersion'],
  trust_fee: ['per_transfer', 'immersion'],
  horse: ['per_transfer', 'immersion'],
  other: ['per_transfer', 'immersion'],
};

function pricingTypeUnfit({ book, charged, templates }: Inspection) {
  return [...templates.values()]
    .filter(({ category, pricingType }) => UNFIT[category].includes(pricingType))
    .map((facts) => {
      const uses = charged.filter((place) => place.facts === facts);
      const place = uses.find(isRequired) ?? uses[0];
      return {
        path: ['templates', book.templates.indexOf(facts.template), 'pricingTypeId'],
        data: { templateId: facts.template.id, category: facts.category, pricingType: facts.pricingType },
        request: place === undefined ? null : bookingOf(book, place),
      };
    });
}
