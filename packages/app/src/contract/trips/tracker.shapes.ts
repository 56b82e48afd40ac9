// Shapes of the trips tracker: the list, a trip with its notes and checklist, and what staff write.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, id, instant } from '#contract/platform/validation/fields.ts';
import { LIGHTS, READINESS_CHECKS, READINESS_RULE_NAMES, TRACKED_STATES } from './readiness.ts';
import { TRIP_STATES } from './states.ts';

const light = { kind: 'choice', choices: LIGHTS } as const;

export const trackedTripsList = declareList({
  name: 'trackedTrips',
  columns: [
    'daysToStart',
    'student',
    'hostFamily',
    'fromDate',
    'toDate',
    'data',
    'family',
    'payment',
    'transfer',
    'documents',
    'state',
    'coordinator',
    'followUp',
    'followUpText',
    'checklist',
    'county',
    'agent',
    'openTasks',
    'id',
  ],
  sorts: ['fromDate', 'readiness', 'toDate', 'student', 'hostFamily', 'coordinator', 'followUp', 'id'],
  defaultSort: 'fromDate',
  filters: {
    /** The worst light of a trip. */
    readiness: light,
    data: light,
    family: light,
    payment: light,
    transfer: light,
    documents: light,
    daysToStart: { kind: 'number' },
    fromDate: { kind: 'day' },
    state: { kind: 'choice', choices: TRACKED_STATES },
    coordinatorId: { kind: 'choice', emptiable: true },
    followUp: { kind: 'day', emptiable: true },
    countyId: { kind: 'choice', emptiable: true },
    agentId: { kind: 'choice', emptiable: true },
  },
});

const checkedLight = z.object({
  check: z.enum(READINESS_CHECKS),
  light: z.enum(LIGHTS),
  /** The rule that made the light; null if nothing is missing. */
  rule: z.enum(READINESS_RULE_NAMES).nullable(),
  /** How much is missing by it. */
  count: z.int(),
});

/** With the time at which it was written. */
const followUp = z.object({ day, text: z.string(), at: instant });

/** The numbers of ticked and of all items. */
const progress = z.object({ done: z.int(), total: z.int() });

export const trackedTrip = z.object({
  id,
  state: z.enum(TRIP_STATES),
  fromDate: day,
  toDate: day,
  /** Below 0 once the stay has started. */
  daysToStart: z.int(),
  studentId: id,
  studentName: z.string(),
  students: z.int(),
  hostFamilyId: id.nullable(),
  hostFamilyName: z.string().nullable(),
  countyName: z.string().nullable(),
  agentName: z.string().nullable(),
  coordinatorId: id.nullable(),
  coordinatorName: z.string().nullable(),
  followUp: followUp.nullable(),
  checklist: progress,
  openTasks: z.int(),
  /** Only those that the reader may know, in the order of the checks. */
  lights: z.array(checkedLight),
  version: z.int(),
});

export type TrackedTrip = z.output<typeof trackedTrip>;

/** The items that every trip has; staff add others to a single one. */
export const CHECKLIST_ITEMS = ['parentsCalled', 'familyBriefed', 'houseRulesSent', 'emergencyContacts', 'arrivalConfirmed'] as const;
export type ChecklistItemKind = (typeof CHECKLIST_ITEMS)[number];

const checklistItem = z.object({
  /** Null for an item of every trip that nobody has ticked yet. */
  id: id.nullable(),
  /** Null for an item that staff added. */
  kind: z.enum(CHECKLIST_ITEMS).nullable(),
  text: z.string(),
  isDone: z.boolean(),
  doneAt: instant.nullable(),
  doneByName: z.string().nullable(),
});

export type ChecklistItem = z.output<typeof checklistItem>;

const tripNote = z.object({
  id,
  text: z.string(),
  byName: z.string(),
  at: instant,
  editedAt: instant.nullable(),
  /** Whether the reader wrote it and can change it. */
  isOwn: z.boolean(),
  version: z.int(),
});

export type TripNote = z.output<typeof tripNote>;

export const trackedTripDetail = trackedTrip.extend({
  items: z.array(checklistItem),
  /** The latest first. */
  notes: z.array(tripNote),
});

export type TrackedTripDetail = z.output<typeof trackedTripDetail>;

const text = z.string().trim().min(1).max(2000);
const version = z.int().positive();

/** The maximum number of trips that are changed at once. */
export const TRACKED_AT_ONCE = 100;

export const noteBody = z.object({ text });
export const noteChanges = z.object({ text, version });

/** Null for the day removes the follow-up. */
export const followUpBody = z.object({ day: day.nullable(), text: z.string().trim().max(500).default('') });

/** With the time of the follow-up that was seen, null if there was none: another one is not replaced unseen. */
export const plannedFollowUpBody = followUpBody.extend({ seen: instant.nullable() });

export const assignBody = z.object({ coordinatorId: id.nullable(), version });

/** An item that every trip has, ticked or not; or another one for this trip, by its text. */
export const checklistBody = z
  .object({
    kind: z.enum(CHECKLIST_ITEMS).nullable().default(null),
    text: z.string().trim().max(200).default(''),
    isDone: z.boolean().default(false),
  })
  .superRefine(({ kind, text: own }, context) => {
    if (kind === null && own === '') context.addIssue({ code: 'custom', path: ['text'], params: { rule: 'required' } });
  });

export const tickBody = z.object({ isDone: z.boolean() });

const tripIds = z.array(id).min(1).max(TRACKED_AT_ONCE);

export const bulkFollowUpBody = followUpBody.extend({ tripIds });
export const bulkAssignBody = z.object({ tripIds, coordinatorId: id.nullable() });

/** The trips that were changed; those that are over, or that the caller may not see, are left out. */
export const bulkResult = z.object({ changed: z.array(id) });
