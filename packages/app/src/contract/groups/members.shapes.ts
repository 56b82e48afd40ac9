// Shapes of the members of a group: who they are, lines that are pasted or read from a file, and trips for all of them.

import * as z from 'zod';
import { day, id } from '#contract/platform/validation/fields.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { MEMBER_COLUMNS } from './group-states.ts';

export const groupMember = z.object({
  studentId: id,
  name: z.string(),
  dateOfBirth: day.nullable(),
  gender: z.string(),
  /** The names of the parents, the one who is billed first. */
  parents: z.array(z.string()),
  /** The trip with the group that is not cancelled, if the caller may see it. */
  trip: z
    .object({ id, state: z.enum(TRIP_STATES), fromDate: day, toDate: day, hostFamilyId: id.nullable(), hostFamilyName: z.string() })
    .nullable(),
});

export type GroupMember = z.output<typeof groupMember>;

export const groupMembers = z.object({ data: z.array(groupMember) });

/** Enough for a school; more are several groups. */
export const MAX_GROUP_MEMBERS = 500;

/** The most students that are added at once. */
export const MAX_ADDED_MEMBERS = 200;

export const addMembersBody = z.object({ studentIds: z.array(id).min(1).max(MAX_ADDED_MEMBERS) });

export const importMembersBody = z.object({
  /** Lines with one student each; their cells are separated by tabs, semicolons or commas. */
  text: z.string().min(1).max(100_000),
  /** What each column holds, null for nothing that is needed. Left out, it is found by headings and contents. */
  columns: z.array(z.enum(MEMBER_COLUMNS).nullable()).max(50).optional(),
  /** Only returns what would become of each line. */
  dryRun: z.boolean().default(true),
});

/**
 * A new student, one who is known but was not a member, one who was, one who has the name of a known student without a date of birth to
 * compare, so that somebody has to say who is meant, and a line that can't be added.
 */
export const MEMBER_OUTCOMES = ['created', 'added', 'member', 'possible', 'faulty'] as const;

const importedMember = z.object({
  /** The line in the text, from 1. */
  line: z.int(),
  outcome: z.enum(MEMBER_OUTCOMES),
  name: z.string(),
  /** The address of the parent who is linked or asked; null if nobody is. */
  parentEmail: z.string().nullable(),
  /** What is wrong with a faulty line, or whom one may mean, in the reader's language. */
  message: z.string().nullable(),
});

export type ImportedMember = z.output<typeof importedMember>;

export const memberImport = z.object({
  rows: z.array(importedMember),
  counts: z.record(z.enum(MEMBER_OUTCOMES), z.int()),
  /** The headings, or the cells of the first line if there are none. */
  headings: z.array(z.string()),
  columns: z.array(z.enum(MEMBER_COLUMNS).nullable()),
});

export type MemberImport = z.output<typeof memberImport>;

const TRIP_OUTCOMES = ['created', 'existing', 'refused'] as const;

export const groupTrips = z.object({
  data: z.array(
    z.object({
      studentId: id,
      name: z.string(),
      outcome: z.enum(TRIP_OUTCOMES),
      tripId: id.nullable(),
      /** Why there is no trip, in the reader's language. */
      message: z.string().nullable(),
    }),
  ),
});

export type GroupTrips = z.output<typeof groupTrips>;
