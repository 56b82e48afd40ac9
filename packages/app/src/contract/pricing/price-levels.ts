// The levels at which a template can have a price, from the nearest to the widest, under each name that they are known by.

import * as z from 'zod';

/** The model types as the rest of the product names them. */
export const PRICEABLE_LEVELS = ['Host_family', 'Activity', 'County', 'Country'] as const;

export type PriceableLevel = (typeof PRICEABLE_LEVELS)[number];

/** In addresses and queries. */
const LEVEL_NAMES = ['county', 'country', 'host_family', 'activity'] as const;

/** `Host_family`, `host family` and `host-family` are the same. */
function toPriceableLevel(given: string): PriceableLevel | undefined {
  const plain = given.trim().toLowerCase().replaceAll(/[\s-]/g, '_');
  return PRICEABLE_LEVELS.find((level) => level.toLowerCase() === plain);
}

/** A level under any of its names; comes out as the model type. */
export const level = z
  .string()
  .max(40)
  .transform((given, context): PriceableLevel => {
    const known = toPriceableLevel(given);
    if (known !== undefined) return known;
    context.addIssue({ code: 'custom', params: { rule: 'choice', values: { choices: LEVEL_NAMES.join(', ') } } });
    return z.NEVER;
  });
