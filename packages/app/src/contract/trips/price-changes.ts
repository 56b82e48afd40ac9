// Why a trip comes to cost something else, what its parent says to that, and how long a refund may take.

import * as z from 'zod';
import { id, instant } from '#contract/platform/validation/fields.ts';

/**
 * `backup`: the backup family was asked in the place of the chosen one · `otherFamily`: another family hosts · `camp`: another camp is had
 * · `edited`: staff have changed the stay, its days or its tax · `chosen`: the parent has chosen another family at the price shown.
 */
export const PRICE_CAUSES = ['backup', 'otherFamily', 'camp', 'edited', 'chosen'] as const;
export type PriceCause = (typeof PRICE_CAUSES)[number];

/** `notNeeded`: it costs no more, or the price was shown before · `asked`: the parent has not answered yet. */
export const PRICE_CONSENTS = ['notNeeded', 'asked', 'agreed', 'refused'] as const;
export type PriceConsent = (typeof PRICE_CONSENTS)[number];

/** Causes that nobody has spoken about with the parent: a higher price waits for their consent. */
export const CAUSES_TO_CONSENT: readonly PriceCause[] = ['backup', 'otherFamily', 'camp'];

export const priceChange = z.object({
  id,
  cause: z.enum(PRICE_CAUSES),
  currency: z.string(),
  before: z.string(),
  after: z.string(),
  /** After less before. */
  difference: z.string(),
  consent: z.enum(PRICE_CONSENTS),
  at: instant,
  answeredAt: instant.nullable(),
});

export type PriceChange = z.output<typeof priceChange>;

/** Days within which money goes back once a parent has asked for it. */
export const REFUND_WITHIN_DAYS = 14;
