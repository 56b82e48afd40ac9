// A family that could host a billed trip after the first one declined.

import * as z from 'zod';
import { OFFER_STATES } from './offer.machine.ts';
import { familyOfTrip } from './trip.shapes.ts';

/** A family with room for all students on the trip's dates, with the price of the stay there. */
export const otherFamily = z.object({
  family: familyOfTrip,
  /** The offer to it, if it was asked or proposed already. */
  offerState: z.enum(OFFER_STATES).nullable(),
  currency: z.string(),
  price: z.string(),
  /** The price minus what is already billed: above 0 to be paid, below 0 to be refunded. */
  difference: z.string(),
  fingerprint: z.string(),
});

export type OtherFamily = z.output<typeof otherFamily>;
