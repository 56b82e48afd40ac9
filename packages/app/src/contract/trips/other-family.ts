// A family that could host a billed trip in the place of the one that declined.

import * as z from 'zod';
import { OFFER_STATES } from './offer.machine.ts';
import { familyOfTrip } from './trip.shapes.ts';

/** A family that has room for all students on the dates of the trip, with what the stay costs there. */
export const otherFamily = z.object({
  family: familyOfTrip,
  /** The offer to it, where it was asked or proposed already. */
  offerState: z.enum(OFFER_STATES).nullable(),
  currency: z.string(),
  price: z.string(),
  /** The price less what is billed already: above 0 to be paid besides, below 0 it goes back. */
  difference: z.string(),
  fingerprint: z.string(),
});

export type OtherFamily = z.output<typeof otherFamily>;
