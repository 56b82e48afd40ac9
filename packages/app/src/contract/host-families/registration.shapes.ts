// Shapes of a family's registration, step by step, shared by the forms and the server.

import * as z from 'zod';
import { referralCode } from '#contract/identity/registration.shapes.ts';
import { BEDROOMS, GUESTS } from '#contract/platform/constants.ts';
import { day, email, line, newPassword, phone, timezone } from '#contract/platform/validation/fields.ts';
import { GENDERS, HOSTING_TYPES } from './hosting-types.ts';

/** A number outside its limits becomes the nearest limit, as in the form's steppers. */
export const clampedNumber = ({ min, max }: { min: number; max: number }) =>
  z.coerce
    .number<number>()
    .int()
    .transform((number) => Math.min(max, Math.max(min, number)));

const HOSTING_TYPE_IDS: readonly number[] = HOSTING_TYPES.map(({ id: number }) => number);

/** The ID of a chosen row; the form holds null until one is chosen. */
const chosenId = z.coerce
  .number<string | null>()
  .int()
  .refine((number) => number > 0, { params: { rule: 'required' } });

/** A nightly amount as decimal text, such as `45` or `45.50`. */
const nightlyAmount = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.]\d{1,2})?$/);

const child = z.object({ gender: z.enum(GENDERS), dob: day });

/** What shows that an unfinished registration is one's own: whoever has it, reads and changes the draft. */
export const draftToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const home = z.object({
  countryId: chosenId,
  countyId: chosenId,
  hostingType: z
    .array(
      z.coerce
        .number<string>()
        .int()
        .refine((number) => HOSTING_TYPE_IDS.includes(number), { params: { rule: 'invalid' } }),
    )
    .min(1),
  guestsNumber: clampedNumber(GUESTS),
  bedroomsNumber: clampedNumber(BEDROOMS),
  haveChild: z.boolean(),
  numberOfChildren: z.coerce.number<number>().int().min(0).max(20).default(0),
  children: z.array(child).max(20).default([]),
  immersionRate: nightlyAmount,
  addressLine1: line(200),
  cityTown: line(100),
  foundUsWhere: line(200),
});

/** The family's contact person and their new account; a signed-in user already has both. */
const contact = z.object({
  firstName: line(80),
  lastName: line(80),
  email,
  phone: phone.unwrap().min(1),
  password: newPassword.optional(),
  acceptsTerms: z.literal(true),
  referralCode: referralCode.optional(),
  /** The draft that the registration completes. */
  draftToken: draftToken.optional(),
  timezone: timezone.optional().catch(undefined),
});

/** The fields of each of the twelve steps. */
export const HOST_STEPS = [
  ['countryId'],
  ['countyId'],
  ['hostingType'],
  ['guestsNumber'],
  ['bedroomsNumber'],
  ['haveChild'],
  ['numberOfChildren'],
  ['children'],
  ['immersionRate'],
  ['addressLine1', 'cityTown'],
  ['foundUsWhere'],
  ['firstName', 'lastName', 'email', 'phone', 'password', 'acceptsTerms'],
] as const satisfies readonly (readonly (keyof typeof home.shape | keyof typeof contact.shape)[])[];

export const registerHostBody = home.extend(contact.shape);

export type HostRegistration = z.output<typeof registerHostBody>;
