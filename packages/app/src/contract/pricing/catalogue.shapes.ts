// The names of a price book: what there is to choose from, and no price.

import * as z from 'zod';

const choice = z.object({
  id: z.int(),
  name: z.string(),
  /** Tells things of the same name apart: county and country. */
  detail: z.string().optional(),
});

export const catalogue = z.object({
  currency: z.string(),
  hostFamilies: z.array(choice),
  activities: z.array(choice),
  /** Service types that can be added to a stay. */
  services: z.array(choice),
  /** What lines of a quote are called. */
  templates: z.array(choice),
});
