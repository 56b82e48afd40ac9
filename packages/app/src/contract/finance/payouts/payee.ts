// The payees for hosting: a host family or the provider of an activity.

import type { PRICEABLE_LEVELS } from '#contract/pricing/price-levels.ts';

/** The names used in the lines of a quote. */
export const PAYEE_TYPES = ['Host_family', 'Activity'] as const satisfies readonly (typeof PRICEABLE_LEVELS)[number][];

export type PayeeType = (typeof PAYEE_TYPES)[number];
