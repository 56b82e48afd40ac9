// Who pays what is priced per booking, if another trip of the group pays it, and why that trip can't any more.

import * as z from 'zod';
import { id } from '#contract/platform/validation/fields.ts';

/**
 * `missing`: it is deleted, or the stay left it · `cancelled` · `otherGroup`: they aren't in the same group · `carried`: another trip pays
 * for it, too · `notAlike`: dates, wishes, seller or a price differ · `full`: it pays for as many students as one quote takes.
 */
export const CARRIER_PROBLEMS = ['missing', 'cancelled', 'otherGroup', 'carried', 'notAlike', 'full'] as const;
export type CarrierProblem = (typeof CARRIER_PROBLEMS)[number];

export const carrier = z.object({
  /** The trip that pays; null if there is none any more. */
  tripId: id.nullable(),
  /** The students of that trip, for those who may see it. */
  name: z.string(),
  /** Why it can't pay: without an invoice, the trip is priced with everything that it includes. */
  problem: z.enum(CARRIER_PROBLEMS).nullable(),
  /** Whether the price is invoiced, and so kept. */
  isBilled: z.boolean(),
  /** Whether the agreed price leaves out what nobody pays now: it is to be priced again before it is invoiced. */
  isUnderpriced: z.boolean(),
});

export type Carrier = z.output<typeof carrier>;
