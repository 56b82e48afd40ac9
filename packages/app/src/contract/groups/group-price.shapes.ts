// Shapes of a group's price: stays that are alike are priced together, with what that saves and why.

import * as z from 'zod';
import { day, id } from '#contract/platform/validation/fields.ts';
import { carrier } from '#contract/trips/carrier.ts';

/** Why a trip has no price now: no family is chosen, or its family and dates have none in the price book. */
const UNPRICED_REASONS = ['noFamily', 'notPriced'] as const;

const money = z.string();

const pricedTrip = z.object({
  tripId: id,
  /** The students of the trip. */
  name: z.string(),
  students: z.int(),
  family: z.string(),
  /** What the trip costs by itself, by the price book in force. */
  alone: money,
  /** The price that is agreed for the trip; null if there is none yet. */
  agreed: z.object({ currency: z.string(), amount: money }).nullable(),
  /** What would be invoiced now: the agreed price, or else the one with what is priced per booking left to the carrier. */
  now: money,
  /** The trip that pays what is priced per booking; null if this one pays that itself. */
  carrier: carrier.nullable(),
});

export type PricedTrip = z.output<typeof pricedTrip>;

const priceLine = z.object({
  name: z.string(),
  /** The camp or course that is paid; empty for the family. */
  activity: z.string(),
  quantity: z.int(),
  /** What the quantity is multiplied by; 1 for a line per booking. */
  students: z.int(),
  isPerBooking: z.boolean(),
  /** What it costs for all students in one quote, after discounts. */
  amount: money,
});

export type PriceLine = z.output<typeof priceLine>;

/** A price per booking that alike stays pay once. */
const sharedLine = z.object({
  name: z.string(),
  activity: z.string(),
  /** How often it is paid together, and by each trip alone. */
  paid: z.int(),
  instead: z.int(),
  /** What that changes, before VAT: 0 or less. */
  amount: money,
});

export type SharedLine = z.output<typeof sharedLine>;

const figures = z.object({
  students: z.int(),
  /** The sum of what the trips cost, each by itself. */
  alone: money,
  /** The shared lines, and the VAT on them: together they are the difference between `alone` and `together`. */
  shared: z.array(sharedLine),
  sharedVat: money,
  /** The sum of what the trips cost, of which one pays what is priced per booking. */
  together: money,
  /** Together minus alone. */
  difference: money,
  /** What a student costs together, on average. */
  perStudent: money,
  /** The price of all students in one quote: each figure is rounded once, and not once for each trip. */
  quoted: money,
  /** `quoted` minus `together`. */
  rounding: money,
});

export type GroupFigures = z.output<typeof figures>;

const priceSet = figures.extend({
  trips: z.array(pricedTrip),
  fromDate: day,
  toDate: day,
  /** Which part this is of alike stays with more students than one quote takes, from 1; and how many parts it has. */
  part: z.int(),
  parts: z.int(),
  lines: z.array(priceLine),
  /** The VAT of that quote. */
  vat: money,
});

export type PriceSet = z.output<typeof priceSet>;

export const groupPrice = z.object({
  currency: z.string(),
  sets: z.array(priceSet),
  unpriced: z.array(z.object({ tripId: id, name: z.string(), why: z.enum(UNPRICED_REASONS) })),
  totals: figures,
  /** The agreed prices of the trips, as they are invoiced. */
  agreed: z.array(z.object({ currency: z.string(), amount: money, trips: z.int() })),
});

export type GroupPrice = z.output<typeof groupPrice>;
