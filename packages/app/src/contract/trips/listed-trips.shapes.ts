// Shapes of trips in the lists of staff and agents.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, id, instant } from '#contract/platform/validation/fields.ts';
import { TRIP_STATES } from './states.ts';

export const tripsList = declareList({
  name: 'trips',
  columns: [
    'id',
    'state',
    'fromDate',
    'toDate',
    'student',
    'parent',
    'hostFamily',
    'county',
    'agent',
    'coordinator',
    'group',
    'tripType',
    'business',
    'currency',
    'total',
    'unanswered',
    'openTasks',
    'createdAt',
  ],
  /** `nextStart`: those that start from today on by their first day, then the past ones, the latest first. */
  sorts: ['nextStart', 'fromDate', 'toDate', 'createdAt', 'student', 'parent', 'hostFamily', 'state', 'id'],
  defaultSort: '-createdAt',
  filters: {
    /** The older spelling of a state is also accepted. */
    state: { kind: 'choice', choices: [...TRIP_STATES, 'in-progress'] },
    fromDate: { kind: 'day' },
    toDate: { kind: 'day' },
    createdAt: { kind: 'instant' },
    countyId: { kind: 'choice', emptiable: true },
    agentId: { kind: 'choice', emptiable: true },
    coordinatorId: { kind: 'choice', emptiable: true },
    parentId: { kind: 'choice', emptiable: true },
    studentId: { kind: 'choice' },
    hostFamilyId: { kind: 'choice', emptiable: true },
    groupId: { kind: 'choice', emptiable: true },
    tripTypeId: { kind: 'choice' },
    businessId: { kind: 'choice' },
    /** With open staff tasks. */
    hasTasks: { kind: 'flag' },
  },
});

/** The same list for those who look for what comes next. */
export const nextTripsList = { ...tripsList, defaultSort: 'nextStart' } as const;

/** A trip in a list. */
export const listedTrip = z.object({
  id,
  state: z.enum(TRIP_STATES),
  fromDate: day,
  toDate: day,
  studentId: id,
  studentName: z.string(),
  students: z.int(),
  parentId: id.nullable(),
  parentName: z.string().nullable(),
  hostFamilyId: id.nullable(),
  hostFamilyName: z.string().nullable(),
  countyName: z.string().nullable(),
  agentName: z.string().nullable(),
  coordinatorName: z.string().nullable(),
  groupName: z.string().nullable(),
  tripTypeName: z.string(),
  businessName: z.string(),
  /** What the customer pays; null for a host, and if there is no price yet. */
  currency: z.string().nullable(),
  total: z.string().nullable(),
  /** The number of offers without an answer. */
  unanswered: z.int(),
  openTasks: z.int(),
  createdAt: instant,
  version: z.int(),
});

export type ListedTrip = z.output<typeof listedTrip>;
