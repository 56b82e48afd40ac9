// What a book's shape can't say: ids used once, references that lead somewhere, rules that make sense.

import { type Issue, issue, type Path } from '../issues.ts';
import { minorDigits } from '../money/currency.ts';
import { toScaled } from '../money/decimal-text.ts';
import { PRICING_TYPES, pricingTypeOf } from './names.ts';
import type { PriceBookShape, Pricing } from './shape.ts';

type Collection = 'serviceTypes' | 'pricingTypes' | 'tripTypes' | 'templates' | 'countries' | 'counties' | 'hostFamilies' | 'activities';

const COLLECTIONS: readonly Collection[] = [
  'serviceTypes',
  'pricingTypes',
  'tripTypes',
  'templates',
  'countries',
  'counties',
  'hostFamilies',
  'activities',
];

/** Which field of which collection names an id of which other one. */
const REFERENCES: readonly (readonly [from: Collection, field: string, to: Collection])[] = [
  ['templates', 'serviceTypeId', 'serviceTypes'],
  ['templates', 'pricingTypeId', 'pricingTypes'],
  ['templates', 'tripTypeId', 'tripTypes'],
  ['counties', 'countryId', 'countries'],
  ['hostFamilies', 'countyId', 'counties'],
  ['activities', 'countyId', 'counties'],
];

const PRICED: readonly ('countries' | 'counties' | 'hostFamilies' | 'activities')[] = [
  'countries',
  'counties',
  'hostFamilies',
  'activities',
];

/** A customer commission of this percentage or more would divide by nothing. */
const FULL_COMMISSION = toScaled('100');

/** Every fault a well-shaped book may still have, each with its path. */
export function findFaults(book: PriceBookShape): Issue[] {
  return [
    ...unknownCurrency(book),
    ...COLLECTIONS.flatMap((collection) => duplicateIds(book, collection)),
    ...REFERENCES.flatMap(([from, field, to]) => danglingReferences(book, from, field, to)),
    ...unknownPricingTypes(book),
    ...PRICED.flatMap((collection) =>
      book[collection].flatMap((owner, index) => faultyPricings(book, owner.pricings, [collection, index, 'pricings'])),
    ),
  ];
}

function unknownCurrency(book: PriceBookShape): Issue[] {
  return minorDigits(book.currency) === undefined ? [issue('unknown_currency', ['currency'], { received: book.currency })] : [];
}

function duplicateIds(book: PriceBookShape, collection: Collection): Issue[] {
  const first = new Map<number, number>();
  return book[collection].flatMap(({ id }, index) => {
    const earlier = first.get(id);
    if (earlier !== undefined) return [issue('duplicate_id', [collection, index, 'id'], { id, first: [collection, earlier, 'id'] })];
    first.set(id, index);
    return [];
  });
}

function danglingReferences(book: PriceBookShape, from: Collection, field: string, to: Collection): Issue[] {
  const known = new Set(book[to].map(({ id }) => id));
  return book[from].flatMap((entry, index) => {
    const id = (entry as unknown as Record<string, number>)[field] as number;
    return known.has(id) ? [] : [issue('unknown_reference', [from, index, field], { id, collection: to })];
  });
}

function unknownPricingTypes(book: PriceBookShape): Issue[] {
  return book.pricingTypes.flatMap(({ name }, index) =>
    pricingTypeOf(name) === undefined
      ? [issue('unknown_pricing_type', ['pricingTypes', index, 'name'], { name, known: PRICING_TYPES })]
      : [],
  );
}

function faultyPricings(book: PriceBookShape, pricings: readonly Pricing[], path: Path): Issue[] {
  const templates = templateIds(book);
  const first = new Map<number, number>();
  return pricings.flatMap((pricing, index) => {
    const faults: Issue[] = [];
    const templateId = pricing.pricingTemplateId;
    const earlier = first.get(templateId);
    if (!templates.has(templateId)) {
      faults.push(issue('unknown_reference', [...path, index, 'pricingTemplateId'], { id: templateId, collection: 'templates' }));
    }
    if (earlier !== undefined) {
      faults.push(
        issue('duplicate_template', [...path, index, 'pricingTemplateId'], { templateId, first: [...path, earlier, 'pricingTemplateId'] }),
      );
    }
    if (toScaled(pricing.customer.commissionPercentage) >= FULL_COMMISSION) {
      faults.push(
        issue('commission_too_high', [...path, index, 'customer', 'commissionPercentage'], {
          received: pricing.customer.commissionPercentage,
        }),
      );
    }
    if (earlier === undefined) first.set(templateId, index);
    return faults;
  });
}

/** Made once a book: the set is asked for by every owner of a price. */
const templateIdsOf = new WeakMap<PriceBookShape, ReadonlySet<number>>();

function templateIds(book: PriceBookShape): ReadonlySet<number> {
  const known = templateIdsOf.get(book) ?? new Set(book.templates.map(({ id }) => id));
  templateIdsOf.set(book, known);
  return known;
}
