// What the experience wizard asks for, in three steps.

import * as z from 'zod';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { day, email, id, instant, line, optionalLine, phone } from '#contract/platform/validation/fields.ts';

/** Weeks of an experience. */
export const EXPERIENCE_WEEKS = { min: 1, max: 52 } as const;

/**
 * A request for an experience. `experienceType` is the number of an active trip type, `experienceLength` weeks, and `dateRange` that many
 * weeks, its last day included. The parent is asked for where the student is a child, or when `addParent` says so.
 */
export const experienceRequest = z.object({
  experienceType: id,
  experienceTypeName: optionalLine(200),
  experienceLength: z.int().min(EXPERIENCE_WEEKS.min).max(EXPERIENCE_WEEKS.max),
  activityWeeks: z.int().min(0).max(EXPERIENCE_WEEKS.max),
  dateRange: z.object({ start: day, end: day }),
  /** The number of a host family; null leaves the choice to us. */
  host: id.nullable().default(null),
  /** Numbers of activities, at most one for each activity week. */
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

/** What the sender is told: the reference to name when they write again, and where they find it when they are signed in. */
export const experienceAnswer = z.object({
  reference: z.string(),
  tripId: id.nullable(),
  /** The address that was written to. */
  email: z.string(),
});

/** What the sender of a request said of themselves and the parent, for those who look after the trip that it became. */
export const tripRequest = z.object({
  reference: z.string(),
  sentAt: instant,
  /** The address that was written to. */
  writtenTo: z.string(),
  /** When the owner of that address said that it is not theirs. */
  declinedAt: instant.nullable(),
  /** What kind of experience, as it was called then. */
  experienceTypeName: z.string(),
  fromDate: day,
  toDate: day,
  /** The family that was chosen, by the last name of its guardian. */
  family: z.object({ id, name: z.string() }).nullable(),
  /** The activities that were chosen, by name. */
  activities: z.array(z.string()),
  /** What it would cost by the prices of today; null without a family. */
  estimate: z.object({ currency: z.string(), amount: z.string() }).nullable(),
  experienceLength: z.int(),
  activityWeeks: z.int(),
  email: z.string().nullable(),
  phone: z.string(),
  parentName: z.string(),
  emailParent: z.string().nullable(),
  parentAddress: z.string(),
  cityTown: z.string(),
  /** Of the parent, by ISO 3166. */
  countryCode: z.string().nullable(),
  /** Without a code it is one that somebody has added. */
  inquirySource: z.object({ code: z.string().nullable(), name: z.string() }).nullable(),
  referralCode: z.string(),
});

/** A request as the owner of its address is asked about it. */
export const experienceClaim = z.object({
  id,
  reference: z.string(),
  sentAt: instant,
  /** Of the student. */
  firstName: z.string(),
  fromDate: day,
  toDate: day,
  /** The agent who looks after its trip, who sees the parent once they have said yes; null where there is none. */
  agent: z.string().nullable(),
});

export type ExperienceClaim = z.output<typeof experienceClaim>;

export type TripRequest = z.output<typeof tripRequest>;

export type ExperienceRequest = z.output<typeof experienceRequest>;
