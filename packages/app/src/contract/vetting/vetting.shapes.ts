// Shapes of a family's vetting: the queue, the record with its checks, and what is typed about it.

import * as z from 'zod';
import { attachment } from '#contract/attachments/attachment.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, fileRef, id, instant, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { reference } from './reference.shapes.ts';
import { VETTING_STEPS } from './vetting.machine.ts';
import { ALL_VETTING_STATES } from './vetting-states.ts';

export const CHECK_KINDS = ['reference', 'police', 'document'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** `lapsed` is set on the day after a passed check expired. */
export const CHECK_STATUSES = ['requested', 'received', 'passed', 'failed', 'waived', 'lapsed'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** How many days before a check expires the family and staff are warned of it. */
export const EXPIRY_WARNING_DAYS = { first: 60, last: 14 } as const;

/** Days ahead in which the coordinators of a family's stays hear of an expired check. */
export const LAPSE_NOTICE_DAYS = 60;

/** References that a family needs to be approved. */
export const REFERENCES_NEEDED = 2;

/** Who is checked: a guardian, another adult of the household by their ID, or the family as a whole. */
const checkedPerson = z.string().regex(/^(guardian_one|guardian_two|family|adult:[1-9][0-9]{0,14})$/);

export const VISIT_OUTCOMES = ['positive', 'concerns', 'negative'] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

/** The checklist of a home visit. */
export const VISIT_POINTS = [
  ...['ownRoom', 'ownBed', 'desk', 'lock', 'cleanliness', 'smokeAlarm', 'heating', 'kitchen'],
  ...['pets', 'householdMet', 'transport', 'internet'],
] as const;

/** What a family can be asked for; each leads to where it is answered. */
export const REQUESTED_ITEMS = [
  ...['photos', 'description', 'address', 'rooms', 'languages', 'amenities', 'interests', 'travel', 'houseRules', 'children', 'pin'],
  ...['policeCheck', 'document', 'references', 'visitDate', 'other'],
] as const;
export type RequestedItem = (typeof REQUESTED_ITEMS)[number];

export const RELATION_KINDS = ['relative', 'friend', 'other'] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** What a profile must have to be handed in. */
export const PROFILE_GAPS = ['email', 'address', 'description', 'photos'] as const;

/** What is missing for the approval. */
export const MISSING_CHECKS = ['visit', 'references', 'police', 'document'] as const;
export type MissingCheck = (typeof MISSING_CHECKS)[number];

/** What is still open when a family could be approved: nothing that bars the approval, but it needs a reason. */
const approvalGap = z.discriminatedUnion('gap', [
  /** A reference that counts though nobody answered. */
  z.object({ gap: z.literal('reference'), name: z.string() }),
  /** An adult whose police check has no file. */
  z.object({ gap: z.literal('police'), name: z.string() }),
  /** Requests for information that aren’t closed. */
  z.object({ gap: z.literal('requests'), count: z.int() }),
  /** Points of the home visit that weren’t in order. */
  z.object({ gap: z.literal('visit'), points: z.array(z.enum(VISIT_POINTS)) }),
]);

export type ApprovalGap = z.output<typeof approvalGap>;

export const vettingsList = declareList({
  name: 'vettings',
  sorts: ['since', 'name', 'state', 'county', 'expiresOn'],
  defaultSort: 'since',
  filters: {
    state: { kind: 'choice', choices: ALL_VETTING_STATES },
    assigneeId: { kind: 'choice', emptiable: true },
    countyId: { kind: 'choice' },
    since: { kind: 'instant' },
    expiresOn: { kind: 'day', emptiable: true },
    answered: { kind: 'flag' },
  },
  columns: ['name', 'county', 'state', 'since', 'assignee', 'missing', 'expiresOn', 'answered'],
});

const person = z.object({ id, name: z.string() });

export const listedVetting = z.object({
  /** The family's; a family has one vetting. */
  id,
  hostFamilyId: id,
  name: z.string(),
  countyId: id,
  county: z.string(),
  state: z.enum(ALL_VETTING_STATES),
  /** Since when it has this state. */
  since: instant,
  assignee: person.nullable(),
  missing: z.array(z.enum(MISSING_CHECKS)),
  /** The next expiry of a passed check. */
  expiresOn: day.nullable(),
  /** Whether the family has answered a request that is still open. */
  answered: z.boolean(),
  version: z.int(),
});

/** Somebody of the staff who can visit families, or also decide about them. */
export const vettingStaff = z.object({ id, name: z.string(), canDecide: z.boolean() });

const vettingCheck = z.object({
  id,
  kind: z.enum(CHECK_KINDS),
  person: checkedPerson,
  status: z.enum(CHECK_STATUSES),
  issuedOn: day.nullable(),
  /** The last day on which it counts. */
  expiresAt: day.nullable(),
  /** Null for callers who may see states and dates only. */
  summary: z.string().nullable(),
  reason: z.string().nullable(),
  attachment: attachment.nullable(),
  reference: reference.nullable(),
  recordedBy: z.string().nullable(),
  recordedAt: instant,
  version: z.int(),
});

const vettingVisit = z.object({
  id,
  plannedAt: instant.nullable(),
  /** The time zone of the visit, in which everybody is told when it is; empty where it isn’t known. */
  wallZone: z.string(),
  visitor: person.nullable(),
  doneOn: day.nullable(),
  met: z.array(z.enum(VISIT_POINTS)),
  /** For staff only. */
  report: z.string().nullable(),
  outcome: z.enum(VISIT_OUTCOMES).nullable(),
  photos: z.array(attachment),
  version: z.int(),
});

const vettingRequest = z.object({
  id,
  items: z.array(z.enum(REQUESTED_ITEMS)),
  text: z.string(),
  askedBy: z.string().nullable(),
  askedAt: instant,
  answer: z.string(),
  answeredAt: instant.nullable(),
  closedAt: instant.nullable(),
  files: z.array(attachment),
});

/** Why a move can't be made now, in the order in which the conditions are checked. */
export const VETTING_BLOCKERS = ['ownFamily', 'relatedFamily', 'profileIncomplete', 'visitMissing', 'checksOpen'] as const;
export type VettingBlocker = (typeof VETTING_BLOCKERS)[number];

export const vetting = z.object({
  /** The family's; a family has one vetting. */
  id,
  hostFamilyId: id,
  name: z.string(),
  state: z.enum(ALL_VETTING_STATES),
  /** The states to which the caller may move it now or once a condition is met; `moves` says which. */
  transitions: z.array(z.enum(ALL_VETTING_STATES)),
  moves: z.array(
    z.object({
      step: z.enum(VETTING_STEPS),
      to: z.enum(ALL_VETTING_STATES),
      needsReason: z.boolean(),
      /** Null if it can be made now. */
      blocker: z.enum(VETTING_BLOCKERS).nullable(),
    }),
  ),
  stateHistory: z.array(
    z.object({
      from: z.enum(ALL_VETTING_STATES).nullable(),
      to: z.enum(ALL_VETTING_STATES),
      by: z.string().nullable(),
      at: instant,
      reason: z.string(),
    }),
  ),
  checks: z.array(vettingCheck),
  visits: z.array(vettingVisit),
  requests: z.array(vettingRequest),
  /** For the family, only those that it has declared itself. */
  relations: z.array(z.object({ user: person, kind: z.enum(RELATION_KINDS), isDeclaredByFamily: z.boolean() })),
  profileGaps: z.array(z.enum(PROFILE_GAPS)),
  missing: z.array(z.enum(MISSING_CHECKS)),
  /** For those who decide about a family that waits for its approval; otherwise empty. */
  approvalGaps: z.array(approvalGap),
  /** Everyone whose police check is needed. */
  adults: z.array(z.object({ person: checkedPerson, name: z.string() })),
  assigneeId: id.nullable(),
  version: z.int(),
});

export type Vetting = z.output<typeof vetting>;

export type ListedVetting = z.output<typeof listedVetting>;

const version = z.int().positive();

export const moveBody = z.object({ to: z.enum(ALL_VETTING_STATES), reason: z.string().trim().max(2000).default(''), version });

export const checkBody = z.object({
  kind: z.enum(['police', 'document']),
  person: checkedPerson,
  status: z.enum(['requested', 'received', 'passed', 'failed', 'waived']),
  issuedOn: day.nullable().default(null),
  expiresAt: day.nullable().default(null),
  summary: z.string().trim().max(2000).default(''),
  reason: optionalLine(500),
  attachmentRef: fileRef.nullable().default(null),
});

/** The kind and the person of a check stay; of a reference only whether it counts. */
export const checkChanges = checkBody.omit({ kind: true, person: true }).partial().extend({ version });

export const visitPlan = z.object({ plannedAt: instant.nullable(), visitorId: id.nullable() });

export const visitReport = z.object({
  doneOn: day,
  met: z.array(z.enum(VISIT_POINTS)).max(VISIT_POINTS.length),
  report: z.string().trim().min(1).max(10_000),
  outcome: z.enum(VISIT_OUTCOMES),
  refs: z.array(fileRef).max(20).default([]),
  version,
});

/** The fields of a request for information. */
export const requestFields = {
  items: z.array(z.enum(REQUESTED_ITEMS)).min(1).max(REQUESTED_ITEMS.length),
  text: z.string().trim().max(2000).default(''),
};

/** Returns whether a request says what it asks for: something else needs a message. */
export const isRequestClear = ({ items, text }: { readonly items: readonly RequestedItem[]; readonly text: string }): boolean =>
  !items.includes('other') || text !== '';

export const UNCLEAR_REQUEST = { path: ['text'], params: { rule: 'required' } };

export const requestBody = z.object(requestFields).refine(isRequestClear, UNCLEAR_REQUEST);

/** A certificate that a family sends of one of its adults. */
export const sentCertificate = z.object({ person: checkedPerson, attachmentRef: fileRef });

/** Somebody of the staff whom a family knows, by the name that they go by. */
export const ownRelation = z.object({ colleague: line(160), kind: z.enum(RELATION_KINDS) });

export const requestAnswer = z.object({ answer: line(4000), refs: z.array(fileRef).max(10).default([]) });
