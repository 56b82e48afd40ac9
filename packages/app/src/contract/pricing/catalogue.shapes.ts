// Shapes of a price book's names: what can be chosen, without prices.

import * as z from 'zod';

const choice = z.object({
  id: z.int(),
  name: z.string(),
  /** Distinguishes items with the same name: county and country. */
  detail: z.string().optional(),
});

export const catalogue = z.object({
  currency: z.string(),
  hostFamilies: z.array(choice),
  activities: z.array(choice),
  /** Service types that can be added to a stay. */
  services: z.array(choice),
  /** The names of quote lines. */
  templates: z.array(choice),
});
