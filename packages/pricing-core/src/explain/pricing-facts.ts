// One pricing of the book as an explanation names it: what it is for, whom it pays, at which level it stands.

import type { Payee } from '../payee.ts';
import type { Level } from '../price-book/levels.ts';
import type { PricingType, ServiceCategory } from '../price-book/names.ts';

/** Something of the price book by its id and the name an administrator gave it. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Whom a pricing pays, by name too. */
export interface NamedPayee extends Payee {
  readonly name: string;
}

/** A level of the price book and the owner, county or country that stands there. */
export interface LevelPlace {
  readonly level: Level;
  readonly place: Named;
}

/** One pricing of the book: what it is for, whom it pays and where it stands. */
export interface PricingFacts {
  readonly template: Named;
  readonly serviceType: Named & { readonly category: ServiceCategory };
  readonly tripType: Named;
  readonly pricingType: PricingType;
  readonly payee: NamedPayee;
  readonly usedFrom: LevelPlace;
  /** The amount the provider side asks for one unit, as the book has it. */
  readonly asked: string;
}

/** Nearer levels that have no such pricing, and farther ones whose pricing this one hides. */
export interface LevelStory {
  readonly passed: readonly LevelPlace[];
  readonly hides: readonly (LevelPlace & { readonly asked: string })[];
}
