// Shapes of the experience wizard's three steps.

import * as z from 'zod';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { day, email, id, instant, line, optionalLine, phone } from '#contract/platform/validation/fields.ts';

/** The number of weeks of an experience. */
export const EXPERIENCE_WEEKS = { min: 1, max: 52 } as const;

/**
 * A request for an experience. `experienceType` is the ID of an active trip type, `experienceLength` is in weeks, and `dateRange` spans
 * that many weeks including its last day. The parent is required if the student is a child or `addParent` is set.
 */
export const experienceRequest = z.object({
  experienceType: id,
  experienceTypeName: optionalLine(200),
  experienceLength: z.int().min(EXPERIENCE_WEEKS.min).max(EXPERIENCE_WEEKS.max),
  activityWeeks: z.int().min(0).max(EXPERIENCE_WEEKS.max),
  dateRange: z.object({ start: day, end: day }),
  /** A host family's ID; null to let us choose. */
  host: id.nullable().default(null),
  /** Activity IDs, at most one for each activity week. */
  activities: z.array(id).max(EXPERIENCE_WEEKS.max).default([]),
  firstName: line(100),
  lastName: line(100),
  gender: z.enum(GENDERS),
  dateOfBirth: day,
  addParent: z.boolean().default(false),
  parentName: optionalLine(200),
  parentAddress: optionalLine(300),
  cityTown: optionalLine(100),
  parentCountryId: id.nullable().default(null),
  email: email.nullable().default(null),
  emailParent: email.nullable().default(null),
  phone,
  inquirySourceId: id.nullable().default(null),
  referralCode: optionalLine(100),
});

/** The answer to the sender: the reference for further contact, and the trip if they are signed in. */
export const experienceAnswer = z.object({
  reference: z.string(),
  tripId: id.nullable(),
  /** The address that the email was sent to. */
  email: z.string(),
});

/** What the sender of a request wrote about themselves and the parent, for those who manage its trip. */
export const tripRequest = z.object({
  reference: z.string(),
  sentAt: instant,
  /** The address that the email was sent to. */
  writtenTo: z.string(),
  /** When the owner of the address said that the request isn't theirs. */
  declinedAt: instant.nullable(),
  /** The name of the experience at that time. */
  experienceTypeName: z.string(),
  fromDate: day,
  toDate: day,
  /** The chosen family, by its guardian's last name. */
  family: z.object({ id, name: z.string() }).nullable(),
  /** The names of the chosen activities. */
  activities: z.array(z.string()),
  /** The price by the current price book; null without a family. */
  estimate: z.object({ currency: z.string(), amount: z.string() }).nullable(),
  experienceLength: z.int(),
  activityWeeks: z.int(),
  email: z.string().nullable(),
  phone: z.string(),
  parentName: z.string(),
  emailParent: z.string().nullable(),
  parentAddress: z.string(),
  cityTown: z.string(),
  /** The parent's country, by ISO 3166. */
  countryCode: z.string().nullable(),
  /** Without a code, it was added by staff. */
  inquirySource: z.object({ code: z.string().nullable(), name: z.string() }).nullable(),
  referralCode: z.string(),
});

/** A request as shown to the owner of its address, who is asked to claim it. */
export const experienceClaim = z.object({
  id,
  reference: z.string(),
  sentAt: instant,
  /** The student's first name. */
  firstName: z.string(),
  fromDate: day,
  toDate: day,
  /** The agent of its trip, who can see the parent once the request is claimed; null if there is none. */
  agent: z.string().nullable(),
});

export type ExperienceClaim = z.output<typeof experienceClaim>;

export type TripRequest = z.output<typeof tripRequest>;

export type ExperienceRequest = z.output<typeof experienceRequest>;
