// Shapes of activities and their weeks, as everyone sees them and as staff edit them.

import * as z from 'zod';
import { FEATURE_IMAGE_LIMIT } from '#contract/platform/constants.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, fileRef, id, line } from '#contract/platform/validation/fields.ts';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import { activityCard, customerPrice } from '#contract/search/search.shapes.ts';

export const ACTIVITY_GENDERS = ['any', 'female', 'male'] as const;

/** A week, Monday to Friday. */
export const scheduleShape = z.object({
  id: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  state: z.enum(['open', 'cancelled']),
  /** Null for those who don't manage activities. */
  capacity: z.int().nullable(),
  placesLeft: z.int(),
  version: z.int(),
});

export type Schedule = z.output<typeof scheduleShape>;

export const activityDetail = activityCard.extend({
  description: z.string(),
  photos: z.array(z.object({ ref: z.string(), width: z.int().nullable(), height: z.int().nullable() })),
  active: z.boolean(),
  businessId: z.int().nullable(),
  version: z.int(),
  schedules: z.array(scheduleShape),
  weekPrice: customerPrice.nullable(),
});

export type ActivityDetail = z.output<typeof activityDetail>;

/** The weeks in the page's plan that a week overlaps with. */
export const clash = z.object({ scheduleId: z.int(), withScheduleIds: z.array(z.int()) });

export const activitiesList = declareList({
  name: 'activities',
  sorts: ['name', 'county', 'type', 'nextWeek', 'createdAt'],
  defaultSort: 'name',
  filters: {
    type: { kind: 'choice', choices: ACTIVITY_TYPES },
    gender: { kind: 'choice', choices: ACTIVITY_GENDERS },
    countyId: { kind: 'choice' },
    categoryId: { kind: 'choice', emptiable: true },
    active: { kind: 'flag' },
  },
});

export const activityRow = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(ACTIVITY_TYPES),
  gender: z.enum(ACTIVITY_GENDERS),
  minAge: z.int(),
  maxAge: z.int(),
  countyId: z.int(),
  county: z.string(),
  location: z.string().nullable(),
  categoryId: z.int().nullable(),
  active: z.boolean(),
  weeks: z.int(),
  nextWeek: z.string().nullable(),
  placesLeft: z.int(),
  photoRef: z.string().nullable(),
  version: z.int(),
});

export type ActivityRow = z.output<typeof activityRow>;

const age = z.int().min(0).max(18);

export const activityBody = z.object({
  name: line(200),
  countyId: id,
  locationId: id.nullable().default(null),
  type: z.enum(ACTIVITY_TYPES),
  categoryId: id.nullable().default(null),
  gender: z.enum(ACTIVITY_GENDERS).default('any'),
  minAge: age.default(0),
  maxAge: age.default(18),
  description: z.string().trim().max(5000).default(''),
  businessId: id.nullable().default(null),
  active: z.boolean().default(true),
  /** Uploaded photos in their order; the first one is the main photo. */
  photos: z.array(fileRef).max(FEATURE_IMAGE_LIMIT).default([]),
});

export type ActivityBody = z.output<typeof activityBody>;

/** The reason to take an activity offline; `version` is the one that was read. */
export const offlineBody = z.object({ reason: line(500), version: z.int() });

export const scheduleBody = z.object({
  activityId: id,
  /** A Monday. */
  startDate: day,
  capacity: z.int().min(0).max(1000),
  state: z.enum(['open', 'cancelled']).default('open'),
});

export type ScheduleBody = z.output<typeof scheduleBody>;

export const activitySchedulesList = declareList({
  name: 'activitySchedules',
  sorts: ['startDate', 'activity'],
  defaultSort: 'startDate',
  filters: {
    activityId: { kind: 'choice' },
    state: { kind: 'choice', choices: ['open', 'cancelled'] },
    startDate: { kind: 'day' },
  },
});

export const scheduleRow = scheduleShape.extend({ activityId: z.int(), activity: z.string() });

export type ScheduleRow = z.output<typeof scheduleRow>;
