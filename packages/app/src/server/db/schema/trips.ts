// Trips: the stay, its dates, its price and its history; and the groups in which students travel.

import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { GroupState } from '#contract/groups/group-states.ts';
import type { PlacementWeights } from '#contract/groups/placements.shapes.ts';
import type { PriceCause, PriceConsent } from '#contract/trips/price-changes.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { TripTaskKind } from '#contract/trips/tasks.ts';
import type { Direction, MetBy } from '#contract/trips/transfers.rules.ts';
import { identity, moment } from './columns.ts';
import { geofences } from './geofences.ts';
import { hostFamilies } from './host-families.ts';
import { users } from './identity.ts';
import { money } from './money.ts';
import { students } from './people.ts';
import { counties } from './places.ts';
import { quotes } from './price-books.ts';
import { activities, businesses, tripTypes } from './pricing.ts';

/** Students who travel together, such as a class with its teacher. */
export const tripGroups = pgTable(
  'trip_groups',
  {
    id: identity(),
    name: text('name').notNull(),
    /** Who travels with the students, and how to reach them. */
    leader: text('leader').notNull().default(''),
    leaderEmail: text('leader_email').notNull().default(''),
    leaderPhone: text('leader_phone').notNull().default(''),
    agentId: bigint('agent_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    businessId: bigint('business_id', { mode: 'number' }).references(() => businesses.id),
    tripTypeId: bigint('trip_type_id', { mode: 'number' }).references(() => tripTypes.id),
    countyId: bigint('county_id', { mode: 'number' }).references(() => counties.id),
    /** The camp that its students go to. */
    activityId: bigint('activity_id', { mode: 'number' }).references(() => activities.id),
    fromDate: date('from_date', { mode: 'string' }),
    toDate: date('to_date', { mode: 'string' }),
    state: text('state').$type<GroupState>().notNull().default('planning'),
    /** How many students are expected; null if nobody knows yet. */
    size: integer('size'),
    /** How much each wish counts when students are placed; null as long as nobody has chosen. */
    placementWeights: jsonb('placement_weights').$type<PlacementWeights>(),
    notes: text('notes').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('trip_groups_name').on(table.name),
    index('trip_groups_agent').on(table.agentId),
    check('trip_groups_dates', sql`${table.toDate} > ${table.fromDate}`),
    check('trip_groups_size', sql`${table.size} > 0`),
  ],
);

/** Students of a group, with or without a trip; a trip of the group also makes its students members. */
export const tripGroupMembers = pgTable(
  'trip_group_members',
  {
    groupId: bigint('group_id', { mode: 'number' })
      .notNull()
      .references(() => tripGroups.id, { onDelete: 'cascade' }),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The family with which staff have placed the student; a draft until the family is asked. */
    hostFamilyId: bigint('host_family_id', { mode: 'number' }).references(() => hostFamilies.id, { onDelete: 'set null' }),
    /** Whether proposals leave the placement as it is. */
    isPlacementLocked: boolean('is_placement_locked').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.studentId] }), index('trip_group_members_student').on(table.studentId)],
);

/** Students of a group who want to share a home, or must not; the smaller ID comes first. */
export const tripGroupPairs = pgTable(
  'trip_group_pairs',
  {
    groupId: bigint('group_id', { mode: 'number' })
      .notNull()
      .references(() => tripGroups.id, { onDelete: 'cascade' }),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    otherId: bigint('other_id', { mode: 'number' })
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'together' | 'apart'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.studentId, table.otherId] }),
    index('trip_group_pairs_student').on(table.studentId),
    index('trip_group_pairs_other').on(table.otherId),
    check('trip_group_pairs_order', sql`${table.studentId} < ${table.otherId}`),
  ],
);

export const trips = pgTable(
  'trips',
  {
    id: identity(),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id),
    /** Who booked and is billed; null for somebody without an account. */
    parentId: bigint('parent_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    tripTypeId: bigint('trip_type_id', { mode: 'number' })
      .notNull()
      .references(() => tripTypes.id),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id),
    agentId: bigint('agent_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    coordinatorId: bigint('coordinator_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The area that the coordinator comes from; null if somebody chose them. */
    coordinatorAreaId: bigint('coordinator_area_id', { mode: 'number' }).references(() => geofences.id, { onDelete: 'set null' }),
    groupId: bigint('group_id', { mode: 'number' }).references(() => tripGroups.id),
    state: text('state').$type<TripState>().notNull().default('new'),
    /** The first and last day, as calendar dates without a time zone. */
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    activityDetailsType: text('activity_details_type').$type<'local' | 'mixed' | 'family'>().notNull().default('family'),
    currentNoOfWeeks: integer('current_no_of_weeks'),
    hostFamilyId: bigint('host_family_id', { mode: 'number' }).references(() => hostFamilies.id),
    backupHostFamilyId: bigint('backup_host_family_id', { mode: 'number' }).references(() => hostFamilies.id),
    serviceTypeIds: jsonb('service_type_ids').$type<number[]>().notNull().default([]),
    discountCode: text('discount_code'),
    vatExempt: boolean('vat_exempt').notNull().default(false),
    /** The agreed price; later price books never change it. */
    quoteFingerprint: text('quote_fingerprint').references(() => quotes.fingerprint),
    /** The alike trip of the same group that pays what is priced per booking; null if this one pays that itself. */
    perBookingPaidBy: bigint('per_booking_paid_by', { mode: 'number' }).references((): AnyPgColumn => trips.id, { onDelete: 'set null' }),
    /** An amount of the price that staff waived; it applies to that price only. */
    waivedAmount: money('waived_amount'),
    waivedFingerprint: text('waived_fingerprint').references(() => quotes.fingerprint),
    /** The parent's wishes, visible to everybody involved. */
    wishes: text('wishes').notNull().default(''),
    /** Notes by staff for staff. */
    notes: text('notes').notNull().default(''),
    /** How the trip was created. */
    origin: text('origin').$type<'booking' | 'wizard' | 'contact' | 'staff'>().notNull().default('staff'),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('trips_student').on(table.studentId),
    index('trips_parent').on(table.parentId),
    index('trips_host_family').on(table.hostFamilyId, table.fromDate),
    index('trips_agent').on(table.agentId),
    index('trips_coordinator').on(table.coordinatorId),
    index('trips_group').on(table.groupId),
    index('trips_state').on(table.state, table.fromDate),
    index('trips_quote').on(table.quoteFingerprint),
    index('trips_per_booking_paid_by').on(table.perBookingPaidBy),
    check('trips_payer_is_other', sql`${table.perBookingPaidBy} <> ${table.id}`),
    check('trips_dates', sql`${table.toDate} > ${table.fromDate}`),
  ],
);

/** The camps of a trip and their backups. */
export const tripActivities = pgTable(
  'trip_activities',
  {
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    activityId: bigint('activity_id', { mode: 'number' })
      .notNull()
      .references(() => activities.id),
    weeks: integer('weeks').notNull().default(1),
    /** Null for a camp of the trip; otherwise its rank among the backups, from 1. */
    backupRank: integer('backup_rank'),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.activityId] }), index('trip_activities_activity').on(table.activityId)],
);

/** The students of a trip; siblings can share one. The trip is named after the first. */
export const tripStudents = pgTable(
  'trip_students',
  {
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.studentId] }),
    unique('trip_students_position').on(table.tripId, table.position),
    index('trip_students_student').on(table.studentId),
  ],
);

/**
 * How students arrive and leave: once for the whole trip, or for one student. Dates and times are local to the place, without a time zone.
 */
export const tripTransfers = pgTable(
  'trip_transfers',
  {
    id: identity(),
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    direction: text('direction').$type<Direction>().notNull(),
    /** Null if all students travel together. */
    studentId: bigint('student_id', { mode: 'number' }).references(() => students.id),
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time'),
    place: text('place').notNull().default(''),
    carrierNumber: text('carrier_number').notNull().default(''),
    metBy: text('met_by').$type<MetBy>(),
    meetName: text('meet_name').notNull().default(''),
    meetPhone: text('meet_phone').notNull().default(''),
    unaccompaniedMinor: boolean('unaccompanied_minor').notNull().default(false),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('trip_transfers_once').on(table.tripId, table.direction, table.studentId).nullsNotDistinct(),
    index('trip_transfers_student').on(table.studentId),
    index('trip_transfers_place').on(table.place),
    check('trip_transfers_direction', sql`${table.direction} in ('arrival', 'departure')`),
    check('trip_transfers_time', sql`${table.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

/** Each price change of a paid, reserved or booked trip: its reason, and the parent's answer. */
export const tripPriceChanges = pgTable(
  'trip_price_changes',
  {
    id: identity(),
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    cause: text('cause').$type<PriceCause>().notNull(),
    currency: text('currency').notNull(),
    /** What the customer had to pay before, and has to pay now. */
    before: money('before').notNull(),
    after: money('after').notNull(),
    fingerprint: text('fingerprint')
      .notNull()
      .references(() => quotes.fingerprint),
    consent: text('consent').$type<PriceConsent>().notNull(),
    at: moment('at').notNull(),
    answeredAt: moment('answered_at'),
    answeredBy: bigint('answered_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('trip_price_changes_trip').on(table.tripId, table.id)],
);

/** Tasks of staff that follow from events of a trip: a refund, a difference to bill, a doubtful start. */
export const tripTasks = pgTable(
  'trip_tasks',
  {
    id: identity(),
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TripTaskKind>().notNull(),
    /** Distinguishes tasks of the same kind: the same task is never opened twice. */
    key: text('key').notNull().default(''),
    currency: text('currency'),
    amount: money('amount'),
    note: text('note').notNull().default(''),
    state: text('state').$type<'open' | 'done' | 'dropped'>().notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    doneBy: bigint('done_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('trip_tasks_once').on(table.tripId, table.kind, table.key),
    index('trip_tasks_open').on(table.createdAt).where(sql`${table.state} = 'open'`),
  ],
);

/** Each step of a trip, from its creation on. */
export const tripHistory = pgTable(
  'trip_history',
  {
    id: identity(),
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    fromState: text('from_state').$type<TripState>(),
    toState: text('to_state').$type<TripState>().notNull(),
    /** Null if the system took the step. */
    byId: bigint('by_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [index('trip_history_trip').on(table.tripId, table.id)],
);
