// Names that the engine reads otherwise than a person would, or that two things share.

import { closestName } from '../../../closest-name.ts';
import { CATEGORY_WORDS, type ServiceCategory, serviceCategory } from '../../names.ts';
import { findBookingFor } from '../find-booking.ts';
import type { Found, NamedCollection } from '../finding.ts';
import type { Inspection } from '../inspection.ts';
import { type Rule, smell } from '../rule.ts';

/** Names that are misread, doubled or blank. */
export function nameRules(): readonly Rule[] {
  return [
    smell('service_name_unrecognised', (inspection) =>
      inspection.book.serviceTypes.flatMap(({ id, name }, index) => {
        const likely = serviceCategory(name) === 'other' ? likelyCategory(name) : undefined;
        if (likely === undefined) return [];
        return [{ path: ['serviceTypes', index, 'name'], data: { name, likely }, request: findBookingFor(inspection, 'serviceTypes', id) }];
      }),
    ),
    smell('service_name_ambiguous', (inspection) =>
      inspection.book.serviceTypes.flatMap(({ id, name }, index) => {
        const [taken, passedOver] = categoriesIn(name);
        if (taken === undefined || passedOver === undefined) return [];
        return [
          {
            path: ['serviceTypes', index, 'name'],
            data: { name, taken, passedOver },
            request: findBookingFor(inspection, 'serviceTypes', id),
          },
        ];
      }),
    ),
    smell('name_doubled', (inspection) => NAMED.flatMap((collection) => doubledNames(inspection, collection))),
    smell('name_blank', (inspection) =>
      [...NAMED, 'hostFamilies' as const].flatMap((collection) =>
        inspection.book[collection].flatMap(({ id, name }, index) =>
          name.trim() === ''
            ? [{ path: [collection, index, 'name'], data: { id }, request: findBookingFor(inspection, collection, id) }]
            : [],
        ),
      ),
    ),
  ];
}

/** Words that mean a category without being the one that is looked for. */
const OTHER_WORDS: Readonly<Record<string, ServiceCategory>> = {
  activities: 'camp',
  accommodation: 'hosting',
  homestay: 'hosting',
  lodging: 'hosting',
  trustfee: 'trust_fee',
  shuttle: 'transfer',
  pickup: 'transfer',
  equestrian: 'horse',
  riding: 'horse',
};

/** Shorter words have too many neighbours. */
const LONG_ENOUGH = 6;

/** What a name that means nothing to the engine was probably meant to be. */
function likelyCategory(name: string): ServiceCategory | undefined {
  const lower = name.toLowerCase();
  const squeezed = lower.replace(/[^\p{L}\p{N}]/gu, '');
  const other = Object.keys(OTHER_WORDS).find((word) => squeezed.includes(word));
  if (other !== undefined) return OTHER_WORDS[other];
  const known = CATEGORY_WORDS.map(([word]) => word).filter((word) => word.length >= LONG_ENOUGH);
  const words = [squeezed, ...lower.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= LONG_ENOUGH - 1);
  const meant = words.map((word) => closestName(word, known)).find((word) => word !== null);
  return CATEGORY_WORDS.find(([word]) => word === meant)?.[1];
}

/** Every category a name has a word for, the deciding one first. */
function categoriesIn(name: string): readonly ServiceCategory[] {
  const lower = name.toLowerCase();
  return [...new Set(CATEGORY_WORDS.filter(([word]) => lower.includes(word)).map(([, category]) => category))];
}

/** Families are not here: two of one name are two families. */
const NAMED: readonly NamedCollection[] = ['serviceTypes', 'pricingTypes', 'tripTypes', 'templates', 'countries', 'counties', 'activities'];

function doubledNames(inspection: Inspection, collection: NamedCollection): readonly Found<'name_doubled'>[] {
  const first = new Map<string, number>();
  return inspection.book[collection].flatMap((entry, index) => {
    const name = entry.name.trim();
    const key = `${name.toLowerCase().replace(/[-_\s]+/g, ' ')}|${surroundings(entry)}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    if (earlier === undefined || name === '') return [];
    const data = { collection, name, first: [collection, earlier, 'name'] };
    return [{ path: [collection, index, 'name'], data, request: findBookingFor(inspection, collection, entry.id) }];
  });
}

/** Counties of two countries may share a name, and so may activities of two counties. */
function surroundings(entry: object): unknown {
  if ('countryId' in entry) return entry.countryId;
  return 'countyId' in entry ? entry.countyId : undefined;
}
