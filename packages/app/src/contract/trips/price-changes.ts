// Causes of a changed trip price, the parent's consent, and the period for refunds.

import * as z from 'zod';
import { id, instant } from '#contract/platform/validation/fields.ts';

/**
 * `backup`: the backup family was asked after the chosen one declined · `otherFamily`: another family hosts · `camp`: another camp replaces
 * one
 * · `edited`: staff changed the stay, its days or its tax · `chosen`: the parent chose another family at the price shown
 * · `group`: what is priced per booking is paid by another trip of the group, or not any more.
 */
export const PRICE_CAUSES = ['backup', 'otherFamily', 'camp', 'edited', 'chosen', 'group'] as const;
export type PriceCause = (typeof PRICE_CAUSES)[number];

/** `notNeeded`: the price isn't higher, or it was shown before · `asked`: the parent hasn't answered yet. */
export const PRICE_CONSENTS = ['notNeeded', 'asked', 'agreed', 'refused'] as const;
export type PriceConsent = (typeof PRICE_CONSENTS)[number];

/** Causes that the parent didn't ask for: a higher price needs their consent. */
export const CAUSES_TO_CONSENT: readonly PriceCause[] = ['backup', 'otherFamily', 'camp'];

export const priceChange = z.object({
  id,
  cause: z.enum(PRICE_CAUSES),
  currency: z.string(),
  before: z.string(),
  after: z.string(),
  /** The new price minus the old one. */
  difference: z.string(),
  consent: z.enum(PRICE_CONSENTS),
  at: instant,
  answeredAt: instant.nullable(),
});

export type PriceChange = z.output<typeof priceChange>;

/** Days within which a refund is made after a parent has requested it. */
export const REFUND_WITHIN_DAYS = 14;
