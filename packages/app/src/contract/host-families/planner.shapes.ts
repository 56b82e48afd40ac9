// Shapes of the yearly planner: the weeks of each family, and who is free for a stay.

import * as z from 'zod';
import { GUESTS, STUDENT_AGES } from '#contract/platform/constants.ts';
import { day, id } from '#contract/platform/validation/fields.ts';
import { GENDERS, HOSTING_TYPES } from './hosting-types.ts';
import { PETS } from './pets.ts';

/** Several values of a query, in one text or repeated. */
const several = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .union([z.string().max(500), z.array(z.string().max(50)).max(max)])
    .transform((given): unknown[] => (Array.isArray(given) ? given : given.split(',').filter((text) => text !== '')))
    .pipe(z.array(item).max(max))
    .default([]);

const hostingType = z.coerce.number().pipe(z.literal(HOSTING_TYPES.map((type) => type.id)));

/** `geofenceId` is an area on the map; only who reads areas may name one. */
const chosen = { countyId: id.optional(), hostingType: hostingType.optional(), geofenceId: id.optional() } as const;

export const plannerQuery = z.object({
  /** A day of the first week; today by default. */
  fromDate: day.optional(),
  ...chosen,
});

export type PlannerQuery = z.output<typeof plannerQuery>;

/** How many families are read at once. */
export const PLANNER_PAGE = 500;

export const plannerRow = z.object({
  id: z.int(),
  /** The surname, or `#` and the ID for readers who may not know it. */
  name: z.string(),
  countyId: z.int(),
  county: z.string(),
  guestsNumber: z.int(),
  /** A letter for each week. */
  weeks: z.string(),
});

export type PlannerRow = z.output<typeof plannerRow>;

export const plannerPage = z.object({
  /** The Monday of the first week. */
  fromDate: z.string(),
  data: z.array(plannerRow),
  total: z.int(),
  /** Null on the last page. */
  nextPage: z.int().nullable(),
});

export const freeFamiliesQuery = z.object({
  fromDate: day,
  /** The day of departure. */
  toDate: day,
  students: z.coerce.number().pipe(z.int().min(GUESTS.min).max(GUESTS.max)).default(GUESTS.min),
  gender: z.enum(GENDERS).optional(),
  age: z.coerce.number().pipe(z.int().min(STUDENT_AGES.min).max(STUDENT_AGES.max)).optional(),
  /** Pets that must not be in the home. */
  avoidPets: several(z.enum(PETS), PETS.length),
  ...chosen,
});

export type FreeFamiliesQuery = z.output<typeof freeFamiliesQuery>;

/** Why a family can't take a stay. */
export const WHY_NOT = ['notLive', 'away', 'fewBeds', 'full', 'stayRules', 'gender', 'age', 'pets', 'hostingType'] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** How many families are named. */
export const MAX_FREE_FAMILIES = 100;

export const freeFamilies = z.object({
  /** The families that can, those with the most free beds first. */
  data: z.array(plannerRow.omit({ weeks: true }).extend({ freeBeds: z.int() })),
  total: z.int(),
  /** The families that can't, by reason: how many it concerns, and how many could if it weren't for this reason alone. */
  whyNot: z.array(z.object({ reason: z.enum(WHY_NOT), count: z.int(), only: z.int() })),
});

export type FreeFamilies = z.output<typeof freeFamilies>;
