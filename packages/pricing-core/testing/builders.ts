// Readable price books and requests for unit tests: one family, one activity, a template for every service and pricing type.

import { parsePriceBook } from '../src/price-book/parse.ts';
import type { PriceBook, PriceBookInput } from '../src/price-book/shape.ts';
import type { QuoteRequestInput } from '../src/quote-request.ts';

/** Ids of the standard book. */
export const STANDARD = { country: 1, county: 10, family: 500, activity: 900, tripType: 1, business: 70 } as const;

const SERVICES = { hosting: 1, camp: 2, trust_fee: 3, transfer: 4, horse: 5, immersion: 6, other: 7 } as const;
const SERVICE_NAMES = ['Hosting', 'Summer camp', 'Trust fee', 'Airport transfer', 'Horse riding', 'Immersion', 'Insurance'];
const PRICING_TYPES = { per_night: 1, per_day: 2, per_week: 3, per_transfer: 4, immersion: 5, per_trip: 6 } as const;
const PRICING_TYPE_NAMES = ['Per night', 'Per day', 'Per week', 'Per transfer', 'Immersion', 'Per trip'];

type Service = keyof typeof SERVICES;
type PricingTypeKey = keyof typeof PRICING_TYPES;

/** A template of the standard book: `'hosting per_night'`. */
export type TemplateName = `${Service} ${PricingTypeKey}`;

type PricingInput = NonNullable<PriceBookInput['countries'][number]['pricings']>[number];
type TemplateInput = PriceBookInput['templates'][number];
type TripTypeInput = PriceBookInput['tripTypes'][number];
type DiscountInput = NonNullable<TripTypeInput['discounts']>[number];

/** A pricing by the name of its template. */
export type PriceParts = Omit<PricingInput, 'pricingTemplateId'> & { readonly template: TemplateName };

/** What may be different from the standard book. */
export interface BookParts {
  readonly currency?: string;
  readonly version?: string;
  readonly policy?: NonNullable<PriceBookInput['policy']>;
  /** Prices of the family, the county, the country and the activity. */
  readonly family?: readonly PriceParts[];
  readonly county?: readonly PriceParts[];
  readonly country?: readonly PriceParts[];
  readonly activity?: readonly PriceParts[];
  /** Activities beside the standard one, by id. */
  readonly moreActivities?: Readonly<Record<number, readonly PriceParts[]>>;
  /** Discount rules of the trip type of every template. */
  readonly discounts?: readonly DiscountInput[];
  /** Whether that trip type is active. */
  readonly active?: boolean;
  /** Changes to templates: `{ 'hosting per_night': { required: true } }`. */
  readonly templates?: Readonly<Partial<Record<TemplateName, Partial<TemplateInput>>>>;
}

/** The id of a service type of the standard book, as a request's `serviceTypeIds` names it. */
export function serviceTypeId(service: Service): number {
  return SERVICES[service];
}

/** The id of a template of the standard book. */
export function templateId(name: TemplateName): number {
  const [service, pricingType] = name.split(' ') as [Service, PricingTypeKey];
  return SERVICES[service] * 10 + PRICING_TYPES[pricingType];
}

/** The standard book with these parts changed, as it would be written. */
export function priceBookInput(parts: BookParts = {}): PriceBookInput {
  const { country, county, family, activity, tripType, business } = STANDARD;
  const activities = { [activity]: parts.activity ?? [], ...parts.moreActivities };
  return {
    version: parts.version ?? 'test-1',
    currency: parts.currency ?? 'EUR',
    policy: parts.policy ?? {},
    serviceTypes: named(SERVICE_NAMES),
    pricingTypes: named(PRICING_TYPE_NAMES),
    tripTypes: [{ id: tripType, name: 'Immersion', active: parts.active ?? true, discounts: [...(parts.discounts ?? [])] }],
    templates: templates(parts.templates ?? {}),
    countries: [{ id: country, name: 'Ireland', pricings: pricings(parts.country) }],
    counties: [{ id: county, name: 'Galway', countryId: country, pricings: pricings(parts.county) }],
    hostFamilies: [{ id: family, name: 'Byrne', countyId: county, businessId: business, pricings: pricings(parts.family) }],
    activities: Object.entries(activities).map(([id, list]) => ({
      id: Number(id),
      name: `Activity ${id}`,
      countyId: county,
      businessId: business,
      pricings: pricings(list),
    })),
  };
}

/** The standard book with these parts changed, checked. Throws when the parts make a faulty book: a fault of the test. */
export function aPriceBook(parts: BookParts = {}): PriceBook {
  const parsed = parsePriceBook(priceBookInput(parts));
  if (!parsed.ok) throw new TypeError(`not a price book: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
}

/** A request for a week with the standard family, Monday 6 to Sunday 12 July 2026, with these fields changed. */
export function aRequest(parts: Partial<QuoteRequestInput> = {}): QuoteRequestInput {
  return { hostFamilyId: STANDARD.family, fromDate: '2026-07-06', toDate: '2026-07-12', ...parts };
}

function named(names: readonly string[]) {
  return names.map((name, index) => ({ id: index + 1, name }));
}

function templates(changes: NonNullable<BookParts['templates']>): TemplateInput[] {
  const names = Object.keys(SERVICES).flatMap((service) => Object.keys(PRICING_TYPES).map((type) => `${service} ${type}` as TemplateName));
  return names.map((name) => {
    const id = templateId(name);
    const standard = { id, name, serviceTypeId: Math.floor(id / 10), pricingTypeId: id % 10, tripTypeId: STANDARD.tripType };
    return { ...standard, ...changes[name] };
  });
}

function pricings(list: readonly PriceParts[] = []): PricingInput[] {
  return list.map(({ template, ...rest }) => ({ ...rest, pricingTemplateId: templateId(template) }));
}
