// What the price book says about one owner's pricings, at every level, hidden ones included.

import { type TemplateFacts, templateFacts } from '../price-book/compile.ts';
import type { CompiledBook, Owner } from '../price-book/compiled.ts';
import { type Fallback, fallbacksByCounty, type Level, levelsOf } from '../price-book/levels.ts';
import type { Pricing, ServiceType } from '../price-book/shape.ts';
import type { LevelPlace, LevelStory, Named, NamedPayee, PricingFacts } from './pricing-facts.ts';

/** One pricing as it stands for an owner. */
export interface StandingPricing {
  readonly at: LevelPlace;
  readonly pricing: Pricing;
  /** The nearer level whose pricing of the same template hides this one; null where it counts itself. */
  readonly hiddenBy: LevelPlace | null;
}

/** The parts of a book that an explanation looks up by id. */
export class BookFacts {
  readonly templates: ReadonlyMap<number, TemplateFacts>;
  readonly #serviceTypes: ReadonlyMap<number, ServiceType>;
  readonly #fallbacks: ReadonlyMap<number, Fallback>;

  constructor({ source }: CompiledBook) {
    this.templates = templateFacts(source);
    this.#serviceTypes = new Map(source.serviceTypes.map((serviceType) => [serviceType.id, serviceType]));
    this.#fallbacks = fallbacksByCounty(source);
  }

  template(id: number): TemplateFacts {
    return this.templates.get(id) as TemplateFacts;
  }

  /** Every pricing of an owner's three levels, in the order in which they are asked. */
  standing(owner: Owner): StandingPricing[] {
    const first = new Map<number, LevelPlace>();
    return this.#levels(owner).flatMap(({ at, pricings }) =>
      pricings.map((pricing) => {
        const hiddenBy = first.get(pricing.pricingTemplateId) ?? null;
        if (hiddenBy === null) first.set(pricing.pricingTemplateId, at);
        return { at, pricing, hiddenBy };
      }),
    );
  }

  /** What a pricing passed on the way to its level, and what it hides beyond. */
  levelStory(owner: Owner, standing: readonly StandingPricing[], used: StandingPricing): LevelStory {
    const levels = this.#levels(owner).map(({ at }) => at);
    const templateId = used.pricing.pricingTemplateId;
    return {
      passed: levels.slice(
        0,
        levels.findIndex(({ level }) => level === used.at.level),
      ),
      hides: standing.flatMap(({ at, pricing, hiddenBy }) =>
        pricing.pricingTemplateId === templateId && hiddenBy !== null ? [{ ...at, asked: pricing.amount }] : [],
      ),
    };
  }

  facts(owner: Owner, { at, pricing }: StandingPricing): PricingFacts {
    const { template, tripType, category, pricingType } = this.template(pricing.pricingTemplateId);
    const serviceType = this.#serviceTypes.get(template.serviceTypeId) as ServiceType;
    return {
      template: named(template),
      serviceType: { ...named(serviceType), category },
      tripType: named(tripType),
      pricingType,
      payee: payeeOf(owner),
      usedFrom: at,
      asked: pricing.amount,
    };
  }

  #levels({ source }: Owner): { readonly at: LevelPlace; readonly pricings: readonly Pricing[] }[] {
    const fallback = this.#fallbacks.get(source.countyId) as Fallback;
    const places: Readonly<Record<Level, Named>> = { base: source, ...fallback };
    return levelsOf(source, fallback).map(([level, pricings]) => ({ at: { level, place: named(places[level]) }, pricings }));
  }
}

function named({ id, name }: Named): Named {
  return { id, name };
}

/** An owner by type, id and name. */
export function payeeOf({ hostableType, source }: Owner): NamedPayee {
  return { hostableType, hostableId: source.id, name: source.name };
}
