// What there is to choose from, by name: quotes hold ids alone.

import type { Payee } from '@hosted-stay/pricing-core';

/** One thing to choose. `detail` tells things of the same name apart: a family's county and country. */
export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly detail?: string;
}

/** The names behind the ids of requests and quotes. Names are text that anyone may have typed: never markup. */
export interface PriceCatalogue {
  /** ISO 4217. */
  readonly currency: string;
  /** Families to stay with. */
  readonly hostFamilies: readonly Choice[];
  /** Camps and courses to book beside the stay. */
  readonly activities: readonly Choice[];
  /** Service types that can be added to a stay. */
  readonly services: readonly Choice[];
  /** Pricing templates: what a line of a quote is called. */
  readonly templates: readonly Choice[];
}

/** The name of the family or activity that is paid. */
export function payeeNameIn({ activities, hostFamilies }: PriceCatalogue, { hostableType, hostableId }: Payee): string {
  return nameIn(hostableType === 'Activity' ? activities : hostFamilies, hostableId);
}

/** The name for an id; the id itself, with `#` before it, where the catalogue has none. */
export function nameIn(choices: readonly Choice[], id: number): string {
  return choices.find((choice) => choice.id === id)?.name ?? `#${id}`;
}
