// The vetting of host families: its history, checks, references, home visits, requests for information, and relations of staff.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReferenceMarks } from '#contract/vetting/reference.shapes.ts';
import type { CheckKind, CheckStatus, RelationKind, RequestedItem, VisitOutcome } from '#contract/vetting/vetting.shapes.ts';
import { identity, moment } from './columns.ts';
import { hostFamilies } from './host-families.ts';
import { users } from './identity.ts';

const familyId = () =>
  bigint('host_family_id', { mode: 'number' })
    .notNull()
    .references(() => hostFamilies.id, { onDelete: 'cascade' });

const staffId = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id, { onDelete: 'set null' });

/** Each step of a family's vetting, from registration on. */
export const vettingHistory = pgTable(
  'vetting_history',
  {
    id: identity(),
    hostFamilyId: familyId(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    byId: bigint('by_id', { mode: 'number' }),
    at: moment('at').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [index('vetting_history_family').on(table.hostFamilyId, table.id)],
);

/** What is checked of a family and of its adults. */
export const vettingChecks = pgTable(
  'vetting_checks',
  {
    id: identity(),
    hostFamilyId: familyId(),
    kind: text('kind').$type<CheckKind>().notNull(),
    /** Who is checked: `guardian_one`, `guardian_two`, `adult:` with the ID of another adult, or `family`. */
    person: text('person').notNull(),
    status: text('status').$type<CheckStatus>().notNull(),
    issuedOn: date('issued_on', { mode: 'string' }),
    /** The last day on which it counts; null if it doesn't expire. */
    expiresOn: date('expires_on', { mode: 'string' }),
    summary: text('summary').notNull().default(''),
    /** Why it was waived or failed. */
    reason: text('reason').notNull().default(''),
    recordedBy: staffId('recorded_by'),
    recordedAt: moment('recorded_at').notNull(),
    /** When the family and staff were told that it expires soon. */
    toldAt60: moment('told_at_60'),
    toldAt14: moment('told_at_14'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('vetting_checks_family').on(table.hostFamilyId, table.kind, table.id),
    index('vetting_checks_expiry').on(table.expiresOn).where(sql`status = 'passed' and expires_on is not null`),
    check('vetting_checks_days', sql`${table.expiresOn} is null or ${table.issuedOn} is null or ${table.expiresOn} >= ${table.issuedOn}`),
  ],
);

/** What a referee was asked by a link, and what they answered. */
export const vettingReferences = pgTable(
  'vetting_references',
  {
    checkId: bigint('check_id', { mode: 'number' })
      .primaryKey()
      .references(() => vettingChecks.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** How the referee knows the family, in the family's words. */
    relation: text('relation').notNull(),
    locale: text('locale').notNull(),
    tokenHash: text('token_hash'),
    askedAt: moment('asked_at').notNull(),
    remindedAt: moment('reminded_at'),
    reminders: integer('reminders').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    answeredAt: moment('answered_at'),
    marks: jsonb('marks').$type<ReferenceMarks>(),
    text: text('text').notNull().default(''),
  },
  (table) => [uniqueIndex('vetting_references_token').on(table.tokenHash), index('vetting_references_email').on(table.email)],
);

/** Home visits: planned ones, and their reports. */
export const vettingVisits = pgTable(
  'vetting_visits',
  {
    id: identity(),
    hostFamilyId: familyId(),
    plannedAt: moment('planned_at'),
    /** The time zone in which it was planned, and is told to everybody; empty for visits before that was kept. */
    wallZone: text('wall_zone').notNull().default(''),
    visitorId: staffId('visitor_id'),
    doneOn: date('done_on', { mode: 'string' }),
    /** The points of the checklist that were met. */
    met: jsonb('met').$type<string[]>().notNull().default([]),
    report: text('report').notNull().default(''),
    outcome: text('outcome').$type<VisitOutcome>(),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('vetting_visits_family').on(table.hostFamilyId, table.id),
    check('vetting_visits_done', sql`(${table.doneOn} is null) = (${table.outcome} is null)`),
  ],
);

/** What staff ask a family for, and what the family answered. */
export const vettingRequests = pgTable(
  'vetting_requests',
  {
    id: identity(),
    hostFamilyId: familyId(),
    items: jsonb('items').$type<RequestedItem[]>().notNull(),
    text: text('text').notNull().default(''),
    askedBy: staffId('asked_by'),
    askedAt: moment('asked_at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredAt: moment('answered_at'),
    closedAt: moment('closed_at'),
  },
  (table) => [index('vetting_requests_family').on(table.hostFamilyId, table.id)],
);

/** Staff who know a family: they have no say in its vetting. */
export const staffRelations = pgTable(
  'staff_relations',
  {
    hostFamilyId: familyId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RelationKind>().notNull(),
    declaredBy: staffId('declared_by'),
    declaredAt: moment('declared_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hostFamilyId, table.userId] }), index('staff_relations_user').on(table.userId)],
);
