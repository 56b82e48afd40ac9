// Families that might host: what is known of them, and what happened until they registered.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/platform/locales.ts';
import type { LeadStage } from '#contract/scouting/lead.machine.ts';
import type { LeadEventKind } from '#contract/scouting/leads.shapes.ts';
import { identity, moment } from './columns.ts';
import { hostFamilies } from './host-families.ts';
import { users } from './identity.ts';
import { counties, inquirySources } from './places.ts';

const staffId = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id, { onDelete: 'set null' });

const textOrNothing = (name: string) => text(name).notNull().default('');

export const scoutingLeads = pgTable(
  'scouting_leads',
  {
    id: identity(),
    firstName: textOrNothing('first_name'),
    lastName: textOrNothing('last_name'),
    email: textOrNothing('email'),
    phone: textOrNothing('phone'),
    addressLine1: textOrNothing('address_line_1'),
    cityTown: textOrNothing('city_town'),
    postcode: textOrNothing('postcode'),
    /** By these, entries of the same family are found, however they were typed. */
    emailKey: textOrNothing('email_key'),
    phoneKey: textOrNothing('phone_key'),
    addressKey: textOrNothing('address_key'),
    countyId: bigint('county_id', { mode: 'number' }).references(() => counties.id),
    inquirySourceId: bigint('inquiry_source_id', { mode: 'number' }).references(() => inquirySources.id),
    campaign: textOrNothing('campaign'),
    /** The language in which it is written to. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    stage: text('stage').$type<LeadStage>().notNull().default('lead'),
    stageAt: moment('stage_at').notNull(),
    assigneeId: staffId('assignee_id'),
    nextFollowUp: date('next_follow_up', { mode: 'string' }),
    notes: textOrNothing('notes'),
    lostReason: textOrNothing('lost_reason'),
    invitedAt: moment('invited_at'),
    /** The family that it became. */
    hostFamilyId: bigint('host_family_id', { mode: 'number' })
      .unique()
      .references(() => hostFamilies.id),
    createdBy: staffId('created_by'),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('scouting_leads_email').on(table.emailKey).where(sql`email_key <> ''`),
    index('scouting_leads_phone').on(table.phoneKey).where(sql`phone_key <> ''`),
    index('scouting_leads_address').on(table.addressKey).where(sql`address_key <> ''`),
    index('scouting_leads_follow_ups').on(table.nextFollowUp).where(sql`next_follow_up is not null`),
    check('scouting_leads_family', sql`${table.hostFamilyId} is null or ${table.stage} = 'registered'`),
  ],
);

/** The codes of the links by which a lead is invited; merged leads bring theirs along. */
export const scoutingCodes = pgTable(
  'scouting_codes',
  {
    code: text('code').primaryKey(),
    leadId: bigint('lead_id', { mode: 'number' })
      .notNull()
      .references(() => scoutingLeads.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('scouting_codes_lead').on(table.leadId)],
);

/** What happened to a lead; its first row says in which stage it came. */
export const scoutingEvents = pgTable(
  'scouting_events',
  {
    id: identity(),
    leadId: bigint('lead_id', { mode: 'number' })
      .notNull()
      .references(() => scoutingLeads.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LeadEventKind>().notNull(),
    fromStage: text('from_stage').$type<LeadStage>(),
    toStage: text('to_stage').$type<LeadStage>(),
    text: textOrNothing('text'),
    byId: staffId('by_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('scouting_events_lead').on(table.leadId, table.id)],
);
