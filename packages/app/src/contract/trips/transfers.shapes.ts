// Shapes of a trip's arrivals and departures, as typed and as read.

import * as z from 'zod';
import { day, id, optionalLine, phone } from '#contract/platform/validation/fields.ts';
import { cleanNumber, DIRECTIONS, MEETING, TRANSFER_HINTS } from './transfers.rules.ts';

/** A local time, `14:35`. */
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const transferBody = z.object({
  direction: z.enum(DIRECTIONS),
  /** Null: all students of the trip travel together. */
  studentId: id.nullable().default(null),
  day,
  time: wallTime.nullable().default(null),
  /** The airport, station or port, or where a car stops. */
  place: optionalLine(120),
  /** The number of the flight, train or ship. */
  carrierNumber: z.string().trim().max(20).overwrite(cleanNumber).default(''),
  metBy: z.enum(MEETING).nullable().default(null),
  meetName: optionalLine(120),
  meetPhone: phone,
  /** Whether the child is an unaccompanied minor in the airline's care. */
  unaccompaniedMinor: z.boolean().default(false),
  /** A note for the host family. */
  note: optionalLine(500),
});

export type TransferBody = z.output<typeof transferBody>;

export const changedTransferBody = transferBody.extend({ version: z.int() });

export const transfer = z.object({
  id,
  direction: z.enum(DIRECTIONS),
  studentId: id.nullable(),
  day,
  time: wallTime.nullable(),
  place: z.string(),
  carrierNumber: z.string(),
  metBy: z.enum(MEETING).nullable(),
  meetName: z.string(),
  meetPhone: z.string(),
  unaccompaniedMinor: z.boolean(),
  note: z.string(),
  version: z.int(),
});

export type Transfer = z.output<typeof transfer>;

export const transferPlan = z.object({
  data: z.array(transfer),
  /** Whether the caller can edit the transfers now. */
  mayEdit: z.boolean(),
  /** Whether the caller can choose anyone to meet the students. */
  mayArrange: z.boolean(),
  /** The number of transfers in the agreed price; null for a host, and if there is no price yet. */
  paid: z.int().nullable(),
  hints: z.array(z.object({ kind: z.enum(TRANSFER_HINTS), transferId: id.nullable(), paid: z.int(), arranged: z.int() })),
  /** Frequent places, for those who can edit. */
  places: z.array(z.string()),
});

export type TransferPlan = z.output<typeof transferPlan>;
