// Shapes of applying the group price and of taking it back: each trip with its price before and after, and who is left out.

import * as z from 'zod';
import { id } from '#contract/platform/validation/fields.ts';
import { MAX_GROUP_MEMBERS } from './members.shapes.ts';

/** `apply`: one of alike trips pays what is priced per booking · `takeBack`: each trip pays it again. */
export const CARRIER_CHANGES = ['apply', 'takeBack'] as const;
export type CarrierChange = (typeof CARRIER_CHANGES)[number];

/**
 * Why a trip keeps its price: `billed` it is invoiced · `closed` it can't be changed any more · `cancelled` · `notAlike` no other trip is like
 * it · `nothingShared` nothing is priced per booking · `notCheaper` its agreed price is lower already · `otherCurrency` it is agreed in
 * another currency · `noFamily`, `notPriced` it has no price.
 */
export const LEFT_OUT_REASONS = [
  'billed',
  'closed',
  'cancelled',
  'notAlike',
  'nothingShared',
  'notCheaper',
  'otherCurrency',
  'noFamily',
  'notPriced',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export const carrierPlanQuery = z.object({ change: z.enum(CARRIER_CHANGES).default('apply') });

const money = z.string();

const plannedTrip = z.object({
  tripId: id,
  /** The students of the trip. */
  name: z.string(),
  version: z.int(),
  /** Whether the trip pays what is priced per booking for others. */
  isCarrier: z.boolean(),
  /** The trip that is to pay for this one; null if this one pays itself. */
  carrier: z.object({ tripId: id, name: z.string() }).nullable(),
  /** Whether the change does anything to the trip. */
  isChanged: z.boolean(),
  /** What would be invoiced now, and what would be afterwards. */
  before: money,
  after: money,
  difference: money,
});

export type PlannedTrip = z.output<typeof plannedTrip>;

export const carrierPlan = z.object({
  currency: z.string(),
  trips: z.array(plannedTrip),
  leftOut: z.array(z.object({ tripId: id, name: z.string(), why: z.enum(LEFT_OUT_REASONS) })),
  totals: z.object({ before: money, after: money, difference: money }),
  /** What one quote for all of the alike trips would differ by, as it rounds each figure once. */
  rounding: money,
});

export type CarrierPlan = z.output<typeof carrierPlan>;

export const carrierChangeBody = z.object({
  change: z.enum(CARRIER_CHANGES),
  /** The trips whose change the user saw. If one of them is another by now, nothing is changed. */
  shown: z
    .array(z.object({ tripId: id, version: z.int(), carrierId: id.nullable(), after: z.string().trim().max(40) }))
    .min(1)
    .max(MAX_GROUP_MEMBERS),
});

export const changedCarriers = z.object({
  /** How many trips were changed; 0 if they were already. */
  changed: z.int(),
  plan: carrierPlan,
});
