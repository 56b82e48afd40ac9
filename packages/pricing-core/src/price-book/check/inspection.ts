// A book laid out for inspection: every pricing with its place, and everyone for whom it stands.

import type { Path } from '../../issues.ts';
import { minorDigits } from '../../money/currency.ts';
import { isPricingRequired, type TemplateFacts, templateFacts } from '../compile.ts';
import type { HostableType } from '../compiled.ts';
import { type Fallback, fallbacksByCounty, type Level, resolveLevels } from '../levels.ts';
import { type ScaledPricing, scalePricing } from '../rates.ts';
import type { Hostable, PriceBook, Pricing } from '../shape.ts';

/** A pricing where it is written. */
export interface Place {
  readonly path: Path;
  readonly level: Level;
  readonly pricing: Pricing;
  readonly scaled: ScaledPricing;
  readonly facts: TemplateFacts;
  /** The first one a booking can be charged this pricing for; undefined when there is none. */
  readonly owner: PricedOwner | undefined;
}

/** A host family or an activity with every pricing that stands for it. */
export interface PricedOwner {
  readonly hostableType: HostableType;
  readonly source: Hostable;
  readonly path: Path;
  readonly places: readonly Place[];
}

/** A pricing that some booking can be charged. */
export interface ChargedPlace extends Place {
  readonly owner: PricedOwner;
}

export interface Inspection {
  readonly book: PriceBook;
  readonly digits: number;
  readonly templates: ReadonlyMap<number, TemplateFacts>;
  readonly places: readonly Place[];
  readonly charged: readonly ChargedPlace[];
  readonly families: readonly PricedOwner[];
  readonly activities: readonly PricedOwner[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Works out once what the rules ask about again and again. */
export function inspect(book: PriceBook): Inspection {
  const templates = templateFacts(book);
  const places = new Map<Pricing, Mutable<Place>>();
  for (const [collection, level] of LEVELS) {
    book[collection].forEach(({ pricings }, at) => {
      pricings.forEach((pricing, index) => {
        const facts = templates.get(pricing.pricingTemplateId) as TemplateFacts;
        const path = [collection, at, 'pricings', index];
        places.set(pricing, { path, level, pricing, scaled: scalePricing(pricing), facts, owner: undefined });
      });
    });
  }
  const fallbacks = fallbacksByCounty(book);
  const owners = (collection: 'hostFamilies' | 'activities', hostableType: HostableType) =>
    book[collection].map((source, index): PricedOwner => {
      const resolved = resolveLevels(source, fallbacks.get(source.countyId) as Fallback);
      const standing = resolved.map(({ pricing }) => places.get(pricing) as Mutable<Place>);
      const owner = { hostableType, source, path: [collection, index], places: standing };
      for (const place of standing) {
        if (place.owner === undefined && canCharge(place, hostableType)) place.owner = owner;
      }
      return owner;
    });
  const families = owners('hostFamilies', 'Host_family');
  const activities = owners('activities', 'Activity');
  const all = [...places.values()];
  return {
    book,
    digits: minorDigits(book.currency) as number,
    templates,
    places: all,
    charged: all.filter(isCharged),
    families,
    activities,
  };
}

const LEVELS: readonly (readonly [collection: 'countries' | 'counties' | 'hostFamilies' | 'activities', level: Level])[] = [
  ['countries', 'country'],
  ['counties', 'county'],
  ['hostFamilies', 'base'],
  ['activities', 'base'],
];

/** Whether a booking of this owner could ever have the pricing as a line. */
export function canCharge({ pricing, facts }: Place, hostableType: HostableType): boolean {
  if (!facts.tripType.active || pricing.amount === '0' || hasNoQuantity(pricing, facts)) return false;
  return hostableType === 'Host_family' || facts.category === 'camp';
}

function hasNoQuantity(pricing: Pricing, facts: TemplateFacts): boolean {
  return pricing.quantity === 0 && readsQuantity(facts);
}

/** Whether a pricing's own `quantity` means anything. */
export function readsQuantity({ category, pricingType }: Pick<TemplateFacts, 'category' | 'pricingType'>): boolean {
  return pricingType === 'per_transfer' || (pricingType === 'per_week' && category !== 'camp');
}

function isCharged(place: Place): place is ChargedPlace {
  return place.owner !== undefined;
}

/** Whether the pricing is charged without being asked for. */
export function isRequired({ pricing, facts }: Place): boolean {
  return isPricingRequired(pricing, facts.template);
}
