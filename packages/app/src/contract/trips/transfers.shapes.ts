// How the students of a trip arrive and leave, as it is typed and as its readers are told of it.

import * as z from 'zod';
import { day, id, optionalLine, phone } from '#contract/platform/validation/fields.ts';
import { cleanNumber, DIRECTIONS, MEETING, TRANSFER_HINTS } from './transfers.rules.ts';

/** A time as clocks on the wall of the place show it, `14:35`. */
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const transferBody = z.object({
  direction: z.enum(DIRECTIONS),
  /** Null: all of the trip travel together. */
  studentId: id.nullable().default(null),
  day,
  time: wallTime.nullable().default(null),
  /** The airport, the station, the port, or where a car stops. */
  place: optionalLine(120),
  /** Of the flight, the train or the ship. */
  carrierNumber: z.string().trim().max(20).overwrite(cleanNumber).default(''),
  metBy: z.enum(MEETING).nullable().default(null),
  meetName: optionalLine(120),
  meetPhone: phone,
  /** Whether the airline looks after a child that travels alone. */
  unaccompaniedMinor: z.boolean().default(false),
  /** What the host family should know of it. */
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
  /** Whether the caller may say how the students travel now. */
  mayEdit: z.boolean(),
  /** Whether the caller may say who meets them, whoever that is. */
  mayArrange: z.boolean(),
  /** How many transfers the agreed price holds; null before there is one, and for a host. */
  paid: z.int().nullable(),
  hints: z.array(z.object({ kind: z.enum(TRANSFER_HINTS), transferId: id.nullable(), paid: z.int(), arranged: z.int() })),
  /** Places that are used often, for who may say where. */
  places: z.array(z.string()),
});

export type TransferPlan = z.output<typeof transferPlan>;
