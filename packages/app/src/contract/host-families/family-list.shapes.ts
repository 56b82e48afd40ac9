// Shapes of the list of host families, and of changing many at once.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, id, instant, line } from '#contract/platform/validation/fields.ts';
import { isRequestClear, requestFields, UNCLEAR_REQUEST } from '#contract/vetting/vetting.shapes.ts';
import { VETTING_STATES } from '#contract/vetting/vetting-states.ts';
import { COMPLETENESS_ITEMS } from './completeness.ts';
import { HOSTING_TYPES } from './hosting-types.ts';

const STATES = [...VETTING_STATES, 'rejected', 'suspended'] as const;

export const hostFamiliesList = declareList({
  name: 'hostFamilies',
  columns: [
    'name',
    'county',
    'cityTown',
    'hostingTypes',
    'guestsNumber',
    'freeBeds',
    'vettingState',
    'vettingSince',
    'isLive',
    'missing',
    'responseHours',
    'lastStay',
    'coordinator',
    'createdAt',
  ],
  sorts: ['name', 'county', 'guestsNumber', 'vettingSince', 'createdAt'],
  defaultSort: 'name',
  filters: {
    countyId: { kind: 'choice' },
    hostingType: { kind: 'choice', choices: HOSTING_TYPES.map((type) => String(type.id)) },
    guestsNumber: { kind: 'number' },
    /** First and last day of a stay: families with a free bed on each night, or with as many as `guestsNumber` begins with. */
    freeOn: { kind: 'day' },
    vettingState: { kind: 'choice', choices: STATES },
    isLive: { kind: 'flag' },
    /** Lacks any of these. */
    missing: { kind: 'choice', choices: COMPLETENESS_ITEMS },
    responseHours: { kind: 'number', emptiable: true },
    coordinatorId: { kind: 'choice', emptiable: true },
    /** Lies inside any of these areas on the map. */
    geofenceId: { kind: 'choice' },
  },
});

/** A family in the list. Callers who don't look after families get only the first fields. */
export const listedFamily = z.object({
  id: z.int(),
  /** The surname, or `#` and the ID for readers who may not know it. */
  name: z.string(),
  countyId: z.int(),
  county: z.string(),
  isLive: z.boolean(),
  contactName: z.string().optional(),
  cityTown: z.string().optional(),
  hostingTypes: z.array(z.int()).optional(),
  guestsNumber: z.int().optional(),
  /** On the dates of the filter; null without it. */
  freeBeds: z.int().nullable().optional(),
  vettingState: z.string().optional(),
  vettingSince: instant.nullable().optional(),
  missing: z.array(z.enum(COMPLETENESS_ITEMS)).optional(),
  responseMinutes: z.int().nullable().optional(),
  /** The last day of its last stay that was agreed. */
  lastStay: z.string().nullable().optional(),
  coordinatorId: z.int().nullable().optional(),
  coordinator: z.string().nullable().optional(),
  isPaused: z.boolean().optional(),
  pausedUntil: z.string().nullable().optional(),
  createdAt: instant.optional(),
  version: z.int().optional(),
});

export type ListedFamily = z.output<typeof listedFamily>;

const MAX_BULK = 200;

const ids = z.array(id).min(1).max(MAX_BULK);

/** Several families in a query. */
export const familyIds = z
  .union([z.string().max(4000), z.array(z.string().max(20))])
  .transform((given): unknown[] => (Array.isArray(given) ? given : given.split(',')))
  .pipe(ids);

/** Whether only to say what would happen. */
const dryRun = z.boolean().default(false);

export const bulkFamiliesBody = z.discriminatedUnion('action', [
  z.object({ action: z.literal('pause'), ids, dryRun, reason: line(500), until: day.nullable().default(null) }),
  z.object({ action: z.literal('resume'), ids, dryRun }),
  z.object({ action: z.literal('assignCoordinator'), ids, dryRun, coordinatorId: id.nullable() }),
  /** Only for those who decide about families. */
  z.object({ action: z.literal('requestInformation'), ids, dryRun, ...requestFields }).refine(isRequestClear, UNCLEAR_REQUEST),
]);

export type BulkFamilies = z.output<typeof bulkFamiliesBody>;

/** The result for each family. Each is changed completely or not at all, independently of the others. */
export const bulkFamilyResult = z.object({
  id,
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** The code of the refusal, and its sentence. */
  code: z.string().optional(),
  message: z.string().optional(),
});

export type BulkFamilyResult = z.output<typeof bulkFamilyResult>;
