// Shapes of groups: the list, one group, what is typed of it, and its copy for the next year.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, email, id, instant, line, optionalLine, phone } from '#contract/platform/validation/fields.ts';
import { GROUP_STATES } from './group-states.ts';
import { MAX_GROUP_MEMBERS } from './members.shapes.ts';

export const groupsList = declareList({
  name: 'groups',
  columns: [
    'name',
    'state',
    'fromDate',
    'toDate',
    'members',
    'trips',
    'size',
    'leader',
    'leaderEmail',
    'leaderPhone',
    'agent',
    'county',
    'camp',
    'tripType',
    'business',
    'createdAt',
  ],
  sorts: ['name', 'state', 'fromDate', 'leader', 'agent', 'county', 'createdAt'],
  defaultSort: '-fromDate',
  filters: {
    state: { kind: 'choice', choices: GROUP_STATES },
    fromDate: { kind: 'day', emptiable: true },
    countyId: { kind: 'choice', emptiable: true },
    agentId: { kind: 'choice', emptiable: true },
  },
});

const named = z.object({ id, name: z.string() });

export const listedGroup = z.object({
  id,
  name: z.string(),
  state: z.enum(GROUP_STATES),
  fromDate: day.nullable(),
  toDate: day.nullable(),
  /** The students whom the caller may see, and their trips that are not cancelled. */
  members: z.int(),
  trips: z.int(),
  size: z.int().nullable(),
  leader: z.string(),
  leaderEmail: z.string(),
  leaderPhone: z.string(),
  agent: named.nullable(),
  county: named.nullable(),
  camp: named.nullable(),
  tripType: named.nullable(),
  business: named.nullable(),
  createdAt: instant,
  version: z.int(),
});

export type ListedGroup = z.output<typeof listedGroup>;

export const group = listedGroup.extend({ notes: z.string() });

export type Group = z.output<typeof group>;

const size = z.int().min(1).max(MAX_GROUP_MEMBERS).nullable();

const fields = z.object({
  name: line(120),
  leader: optionalLine(120),
  leaderEmail: z.union([z.literal(''), email]).default(''),
  leaderPhone: phone,
  /** An agent's own groups are theirs; others can leave it out. */
  agentId: id.nullable().optional(),
  businessId: id.nullable().default(null),
  tripTypeId: id.nullable().default(null),
  countyId: id.nullable().default(null),
  activityId: id.nullable().default(null),
  fromDate: day.nullable().default(null),
  toDate: day.nullable().default(null),
  state: z.enum(GROUP_STATES).default('planning'),
  size: size.default(null),
  notes: z.string().trim().max(5000).default(''),
});

export type GroupFields = z.output<typeof fields>;

export const groupBody = fields;

export const groupChanges = z.object({
  name: fields.shape.name.optional(),
  leader: fields.shape.leader.unwrap().optional(),
  leaderEmail: fields.shape.leaderEmail.unwrap().optional(),
  leaderPhone: phone.unwrap().optional(),
  agentId: fields.shape.agentId,
  businessId: id.nullable().optional(),
  tripTypeId: id.nullable().optional(),
  countyId: id.nullable().optional(),
  activityId: id.nullable().optional(),
  fromDate: day.nullable().optional(),
  toDate: day.nullable().optional(),
  state: z.enum(GROUP_STATES).optional(),
  size: size.optional(),
  notes: fields.shape.notes.unwrap().optional(),
  version: z.int().positive(),
});

/** The days between a group and its copy: whole weeks, so that it begins on the same day of the week. */
export const DAYS_TO_NEXT_YEAR = 52 * 7;

export const duplicateGroupBody = z.object({ name: line(120), withMembers: z.boolean().default(false) });
