// The levels at which a template can have a price, from the most specific to the most general, with their alternative names.

import * as z from 'zod';

/** The model types in the spelling of the rest of the product. */
export const PRICEABLE_LEVELS = ['Host_family', 'Activity', 'County', 'Country'] as const;

export type PriceableLevel = (typeof PRICEABLE_LEVELS)[number];

/** In paths and queries. */
const LEVEL_NAMES = ['county', 'country', 'host_family', 'activity'] as const;

/** `Host_family`, `host family` and `host-family` are equivalent. */
function toPriceableLevel(given: string): PriceableLevel | undefined {
  const plain = given.trim().toLowerCase().replaceAll(/[\s-]/g, '_');
  return PRICEABLE_LEVELS.find((level) => level.toLowerCase() === plain);
}

/** Parses any name of a level to its model type. */
export const level = z
  .string()
  .max(40)
  .transform((given, context): PriceableLevel => {
    const known = toPriceableLevel(given);
    if (known !== undefined) return known;
    context.addIssue({ code: 'custom', params: { rule: 'choice', values: { choices: LEVEL_NAMES.join(', ') } } });
    return z.NEVER;
  });
