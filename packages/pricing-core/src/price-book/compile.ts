// A checked book → a compiled one: levels resolved, names understood, percentages turned into exact fractions.

import { minorDigits } from '../money/currency.ts';
import { SCALE, toScaled } from '../money/decimal-text.ts';
import { ratio } from '../money/ratio.ts';
import { Candidate, type CandidateFacts, type CompiledBook, type HostableType, type Owner } from './compiled.ts';
import { compileDiscounts, type DiscountTable } from './discounts.ts';
import { type Fallback, fallbacksByCounty, type LevelledPricing, resolveLevels } from './levels.ts';
import { type PricingType, pricingTypeOf, type ServiceCategory, serviceCategory } from './names.ts';
import { RatePool } from './rate-pool.ts';
import { scalePricing } from './rates.ts';
import type { Hostable, PriceBook, Pricing, PricingTemplate, TripType } from './shape.ts';

/** What a template says, with the names it points at understood. */
export interface TemplateFacts {
  readonly template: PricingTemplate;
  readonly tripType: TripType;
  readonly category: ServiceCategory;
  readonly pricingType: PricingType;
  readonly discounts: DiscountTable;
}

/** A parsed book made ready for quoting: levels resolved, discounts in tiers, owners by id. An owner is compiled at its first quote. */
export function compileBook(book: PriceBook): CompiledBook {
  const digits = minorDigits(book.currency) as number;
  const fallbacks = fallbacksByCounty(book);
  const compile = candidateCompiler(templateFacts(book), digits);
  const candidatesOf = (source: Hostable) => resolveLevels(source, fallbacks.get(source.countyId) as Fallback).flatMap(compile);
  const owners = (hostables: readonly Hostable[], hostableType: HostableType) =>
    new Map(hostables.map((source) => [source.id, new BookOwner(hostableType, source, candidatesOf)]));
  return {
    source: book,
    digits,
    rounding: book.policy.rounding,
    vatRate: ratio(toScaled(book.policy.vatRate), SCALE),
    campDaysPerWeek: book.policy.campDaysPerWeek,
    nightsAsDays: false,
    families: owners(book.hostFamilies, 'Host_family'),
    activities: owners(book.activities, 'Activity'),
  };
}

/** An owner whose pricings are compiled when first asked for: one quote from a large book need not wait for the rest of it. */
class BookOwner implements Owner {
  declare readonly hostableType: HostableType;
  declare readonly id: number;
  declare readonly businessId: number;
  declare readonly source: Hostable;
  readonly #compile: (source: Hostable) => readonly Candidate[];
  #candidates: readonly Candidate[] | undefined;

  constructor(hostableType: HostableType, source: Hostable, compile: (source: Hostable) => readonly Candidate[]) {
    this.hostableType = hostableType;
    this.id = source.id;
    this.businessId = source.businessId;
    this.source = source;
    this.#compile = compile;
  }

  get candidates(): readonly Candidate[] {
    this.#candidates ??= this.#compile(this.source).filter(({ category }) => mayPrice(this.hostableType, category));
    return this.#candidates;
  }
}

/** Every template of a book by its id. */
export function templateFacts(book: PriceBook): ReadonlyMap<number, TemplateFacts> {
  const categories = new Map(book.serviceTypes.map(({ id, name }) => [id, serviceCategory(name)]));
  const pricingTypes = new Map(book.pricingTypes.map(({ id, name }) => [id, pricingTypeOf(name) as PricingType]));
  const tripTypes = new Map(book.tripTypes.map((tripType) => [tripType.id, { tripType, discounts: compileDiscounts(tripType) }]));
  return new Map(
    book.templates.map((template) => [
      template.id,
      {
        template,
        category: categories.get(template.serviceTypeId) as TemplateFacts['category'],
        pricingType: pricingTypes.get(template.pricingTypeId) as PricingType,
        ...(tripTypes.get(template.tripTypeId) as { tripType: TripType; discounts: DiscountTable }),
      },
    ]),
  );
}

/** Compiles each pricing once, however many owners fall back on it; those that can never count are left out. */
function candidateCompiler(
  templates: ReadonlyMap<number, TemplateFacts>,
  digits: number,
): (found: LevelledPricing) => readonly Candidate[] {
  const compiled = new Map<Pricing, readonly Candidate[]>();
  const pool = new RatePool(NUMBERS_A_CHUNK);
  return ({ level, pricing }) => {
    const known = compiled.get(pricing);
    if (known !== undefined) return known;
    const facts = templates.get(pricing.pricingTemplateId) as TemplateFacts;
    const candidates =
      barriersOf(pricing, facts.tripType).length > 0 ? [] : [new Candidate({ ...candidateFacts({ level, pricing }, facts), digits, pool })];
    compiled.set(pricing, candidates);
    return candidates;
  };
}

/** Rates are kept 64 kB at a time. */
const NUMBERS_A_CHUNK = 8192;

function candidateFacts(
  { level, pricing }: LevelledPricing,
  { template, tripType, category, pricingType, discounts }: TemplateFacts,
): Omit<CandidateFacts, 'digits' | 'pool'> {
  return {
    level,
    templateId: template.id,
    tripTypeId: tripType.id,
    serviceTypeId: template.serviceTypeId,
    category,
    pricingType,
    perBooking: template.per === 'booking',
    required: isPricingRequired(pricing, template),
    givenQuantity: givenQuantity(pricing),
    discounts,
    scaled: scalePricing(pricing),
  };
}

/** Whether a pricing is part of every stay: as it says itself, else as its template says. */
export function isPricingRequired(pricing: Pricing, template: PricingTemplate): boolean {
  return Object.hasOwn(pricing, 'required') ? pricing.required === true : template.required;
}

/** The quantity a pricing fixes, or null. An own field: what a page adds to every object is no quantity. */
export function givenQuantity(pricing: Pricing): number | null {
  return Object.hasOwn(pricing, 'quantity') ? (pricing.quantity ?? null) : null;
}

/** What keeps a pricing from ever counting, whoever asks for it. */
export type Barrier = 'trip_type_inactive' | 'amount_zero';

/** Every barrier of one pricing; none for a pricing that some request can make count. */
export function barriersOf({ amount }: Pricing, { active }: TripType): readonly Barrier[] {
  return [...(active ? [] : ['trip_type_inactive' as const]), ...(amount === '0' ? ['amount_zero' as const] : [])];
}

/** An activity is chosen for its camp alone: nothing else it may be priced for is its customer's concern. */
export function mayPrice(hostableType: HostableType, category: ServiceCategory): boolean {
  return hostableType !== 'Activity' || category === 'camp';
}
