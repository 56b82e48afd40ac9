// What the experience wizard asks for, in three steps.

import * as z from 'zod';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { day, email, id, line, optionalLine, phone } from '#contract/platform/fields.ts';

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

export type ExperienceRequest = z.output<typeof experienceRequest>;
