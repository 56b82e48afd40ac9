// Shapes of a registration that isn't finished: what is kept of it on the server, so that it goes on on another device.

import * as z from 'zod';
import { day, email, instant } from '#contract/platform/validation/fields.ts';
import { GENDERS } from './hosting-types.ts';
import { draftToken, HOST_STEPS } from './registration.shapes.ts';

/** For how many days after its last change a draft is kept. */
export const DRAFT_DAYS = 90;

/** After how many days without a change its owner is reminded, once. */
export const DRAFT_REMINDER_DAYS = 3;

const choice = z.string().max(20).nullish();
const text = (max: number) => z.string().max(max).nullish();
const count = z.coerce.number<number>().int().min(0).max(99).nullish();

/** Answers as they stand in the form, complete or not. A password is none of them, and is dropped. */
export const draftDocument = z.object({
  countryId: choice,
  countyId: choice,
  hostingType: z.array(z.string().max(20)).max(10).optional(),
  guestsNumber: count,
  bedroomsNumber: count,
  haveChild: z.boolean().nullish(),
  numberOfChildren: count,
  children: z
    .array(z.object({ gender: z.enum(GENDERS).nullable(), dob: z.union([z.literal(''), day]) }))
    .max(20)
    .optional(),
  immersionRate: text(20),
  addressLine1: text(200),
  cityTown: text(100),
  foundUsWhere: text(200),
  firstName: text(80),
  lastName: text(80),
  email: text(254),
  phone: text(25),
});

export type DraftDocument = z.output<typeof draftDocument>;

const step = z.int().min(1).max(HOST_STEPS.length);

export const keepRegistrationBody = z.object({
  /** Without one, a new draft is made. */
  token: draftToken.optional(),
  /** The version that the answers are based on; needed with a token. */
  version: z.int().positive().optional(),
  step,
  answers: draftDocument,
  referralCode: z.string().trim().max(100).optional(),
});

/** Where the link is emailed. */
export const registrationLinkBody = z.object({ email });

export const registrationDraft = z.object({
  step,
  answers: draftDocument,
  /** The code of the invitation, so that it counts on every device. */
  referralCode: z.string(),
  version: z.int(),
  changedAt: instant,
  expiresAt: instant,
});
