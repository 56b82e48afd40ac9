// Shapes of leads: the list, a lead with what happened to it, what is typed, duplicates, the import and the funnel.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { day, email, id, instant, line, locale, optionalLine, phone } from '#contract/platform/validation/fields.ts';
import { LEAD_STAGES, LEAD_STEPS, STAFF_LEAD_STEPS } from './lead.machine.ts';

export const leadsList = declareList({
  name: 'leads',
  columns: [
    'name',
    'firstName',
    'lastName',
    'stage',
    'email',
    'phone',
    'addressLine1',
    'cityTown',
    'postcode',
    'county',
    'source',
    'campaign',
    'assignee',
    'nextFollowUp',
    'language',
    'notes',
    'lostReason',
    'createdAt',
  ],
  sorts: ['name', 'stage', 'county', 'nextFollowUp', 'stageAt', 'createdAt'],
  defaultSort: 'nextFollowUp',
  filters: {
    stage: { kind: 'choice', choices: LEAD_STAGES },
    assigneeId: { kind: 'choice', emptiable: true },
    countyId: { kind: 'choice', emptiable: true },
    inquirySourceId: { kind: 'choice', emptiable: true },
    nextFollowUp: { kind: 'day', emptiable: true },
    createdAt: { kind: 'instant' },
  },
});

const person = z.object({ id, name: z.string() });
const nextFollowUp = day.nullable();

export const listedLead = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  cityTown: z.string(),
  countyId: id.nullable(),
  county: z.string(),
  inquirySourceId: id.nullable(),
  /** The key of its message; null if the source has only a name. */
  sourceCode: z.string().nullable(),
  source: z.string(),
  campaign: z.string(),
  stage: z.enum(LEAD_STAGES),
  /** Since when it is in this stage. */
  stageAt: instant,
  assignee: person.nullable(),
  nextFollowUp,
  hostFamilyId: id.nullable(),
  createdAt: instant,
  version: z.int(),
});

export type ListedLead = z.output<typeof listedLead>;

/** What staff note of a lead themselves. */
export const NOTED_KINDS = ['note', 'call', 'mail', 'meeting'] as const;

export const LEAD_EVENT_KINDS = [...NOTED_KINDS, 'stage', 'import', 'invite', 'convert', 'merge'] as const;
export type LeadEventKind = (typeof LEAD_EVENT_KINDS)[number];

const leadEvent = z.object({
  id,
  kind: z.enum(LEAD_EVENT_KINDS),
  fromStage: z.enum(LEAD_STAGES).nullable(),
  toStage: z.enum(LEAD_STAGES).nullable(),
  text: z.string(),
  by: z.string(),
  at: instant,
});

export type LeadEvent = z.output<typeof leadEvent>;

export const lead = listedLead.extend({
  firstName: z.string(),
  lastName: z.string(),
  addressLine1: z.string(),
  postcode: z.string(),
  countryId: id.nullable(),
  locale: z.enum(LOCALES),
  notes: z.string(),
  lostReason: z.string(),
  invitedAt: instant.nullable(),
  /** The address of the registration with the lead's referral code; null before it is invited. */
  inviteUrl: z.string().nullable(),
  /** The steps that staff can take now; invitations and families have endpoints of their own. */
  steps: z.array(z.enum(LEAD_STEPS)),
  /** The latest first. */
  events: z.array(leadEvent),
});

export type Lead = z.output<typeof lead>;

/** An address, or nothing. */
const optionalEmail = z.union([z.literal(''), email]).default('');

const fields = z.object({
  firstName: optionalLine(80),
  lastName: line(80),
  email: optionalEmail,
  phone,
  addressLine1: optionalLine(200),
  cityTown: optionalLine(100),
  postcode: optionalLine(20),
  countyId: id.nullable().default(null),
  inquirySourceId: id.nullable().default(null),
  campaign: optionalLine(100),
  locale: locale.default('en'),
  assigneeId: id.nullable().default(null),
  nextFollowUp: nextFollowUp.default(null),
  notes: z.string().trim().max(10_000).default(''),
});

/** Saves although there may be the same family already. */
const confirmed = z.boolean().default(false);
const version = z.int().positive();

export const newLeadBody = fields.extend({ confirmed });

export type NewLead = Omit<z.output<typeof newLeadBody>, 'confirmed'>;

export const leadChanges = z.object({
  firstName: fields.shape.firstName.unwrap().optional(),
  lastName: fields.shape.lastName.optional(),
  email: fields.shape.email.unwrap().optional(),
  phone: phone.unwrap().optional(),
  addressLine1: fields.shape.addressLine1.unwrap().optional(),
  cityTown: fields.shape.cityTown.unwrap().optional(),
  postcode: fields.shape.postcode.unwrap().optional(),
  countyId: id.nullable().optional(),
  inquirySourceId: id.nullable().optional(),
  campaign: fields.shape.campaign.unwrap().optional(),
  locale: locale.optional(),
  assigneeId: id.nullable().optional(),
  nextFollowUp: nextFollowUp.optional(),
  notes: fields.shape.notes.unwrap().optional(),
  confirmed,
  version,
});

export const stepBody = z.object({
  step: z.enum(STAFF_LEAD_STEPS),
  reason: optionalLine(500),
  /** Left out, the follow-up stays. */
  nextFollowUp: nextFollowUp.optional(),
  version,
});

export const leadEventBody = z.object({
  kind: z.enum(NOTED_KINDS),
  text: z.string().trim().min(1).max(5000),
  nextFollowUp: nextFollowUp.optional(),
});

export const versionBody = z.object({ version });

export const convertBody = z.object({
  hostingTypes: z.array(z.int()).min(1),
  guestsNumber: z.int().min(1).max(5),
  bedroomsNumber: z.int().min(1).max(5),
  version,
});

export const mergeBody = z.object({
  /** The lead that goes into the one that is named in the path, and is deleted. */
  mergedLeadId: id,
  version,
});

/** By what two entries look like the same family. */
export const DUPLICATE_REASONS = ['email', 'phone', 'address'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export const leadDuplicates = z.object({
  leads: z.array(
    z.object({
      id,
      name: z.string(),
      cityTown: z.string(),
      stage: z.enum(LEAD_STAGES),
      assignee: z.string(),
      reasons: z.array(z.enum(DUPLICATE_REASONS)),
    }),
  ),
  families: z.array(z.object({ hostFamilyId: id, name: z.string(), reasons: z.array(z.enum(DUPLICATE_REASONS)) })),
});

export type LeadDuplicates = z.output<typeof leadDuplicates>;

export const duplicatesQuery = z.object({
  email: z.string().max(254).default(''),
  phone: z.string().max(40).default(''),
  addressLine1: z.string().max(200).default(''),
  cityTown: z.string().max(100).default(''),
  postcode: z.string().max(20).default(''),
  countyId: id.optional(),
  /** The lead that is edited. */
  leadId: id.optional(),
});

export const MAX_IMPORTED_LEADS = 5000;

export const DUPLICATE_POLICIES = ['skip', 'update', 'add'] as const;

export const importLeadsBody = z.object({
  /** Only returns what would be imported. */
  dryRun: z.stringbool().default(true),
  /** Leaves a lead that is known already as it is, changes it to what the file says, or adds a second one. */
  onDuplicate: z.enum(DUPLICATE_POLICIES).default('skip'),
});

export const IMPORT_OUTCOMES = ['added', 'updated', 'unchanged', 'skipped', 'faulty'] as const;

const importedLead = z.object({
  /** The line in the file, from 1. */
  line: z.int(),
  outcome: z.enum(IMPORT_OUTCOMES),
  name: z.string(),
  /** The lead that is the same family; 0 stands for an earlier line of the file. */
  leadId: z.int().nullable(),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  /** What is wrong with a faulty line, in the reader's language. */
  message: z.string().nullable(),
});

export type ImportedLead = z.output<typeof importedLead>;

export const leadImport = z.object({
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.int()),
  rows: z.array(importedLead),
  /** Headings that stand for no field; their cells are added to the notes. */
  unknownHeadings: z.array(z.string()),
});

export type LeadImport = z.output<typeof leadImport>;

export const FUNNEL_GROUPS = ['source', 'county'] as const;

export const funnelQuery = z.object({
  by: z.enum(FUNNEL_GROUPS).default('source'),
  /** Leads that were added on these days. */
  fromDate: day.optional(),
  toDate: day.optional(),
});

/** How many of the leads have come as far as each stage, or further. */
const funnelRow = z.object({
  /** The source or county; null for leads without one. */
  id: id.nullable(),
  code: z.string().nullable(),
  name: z.string(),
  leads: z.int(),
  contacted: z.int(),
  interested: z.int(),
  invited: z.int(),
  registered: z.int(),
  lost: z.int(),
});

export type FunnelRow = z.output<typeof funnelRow>;

export const funnel = z.object({ data: z.array(funnelRow) });
