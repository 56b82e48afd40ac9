// The people, rooms and texts of a host family's home, and what staff note about the family.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FamilyTextKind, FamilyTextSource, RoomKind } from '#contract/host-families/family-fields.ts';
import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { identity, moment } from './columns.ts';
import { hostFamilies } from './host-families.ts';
import { users } from './identity.ts';

const familyId = () =>
  bigint('host_family_id', { mode: 'number' })
    .notNull()
    .references(() => hostFamilies.id, { onDelete: 'cascade' });

/** The adults who live with a family besides its guardians. */
export const hostFamilyAdults = pgTable(
  'host_family_adults',
  {
    id: identity(),
    hostFamilyId: familyId(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** What they are to the family, in its own words. */
    relation: text('relation').notNull().default(''),
    dob: date('dob', { mode: 'string' }),
    position: integer('position').notNull(),
  },
  (table) => [index('host_family_adults_family').on(table.hostFamilyId)],
);

/** The bedrooms for students. */
export const hostFamilyRooms = pgTable(
  'host_family_rooms',
  {
    id: identity(),
    hostFamilyId: familyId(),
    name: text('name').notNull(),
    kind: text('kind').$type<RoomKind>().notNull(),
    beds: integer('beds').notNull(),
    ownBathroom: boolean('own_bathroom').notNull().default(false),
    /** Empty if anybody can sleep there. */
    forGender: text('for_gender').$type<(typeof GENDERS)[number] | ''>().notNull().default(''),
    position: integer('position').notNull(),
  },
  (table) => [
    index('host_family_rooms_family').on(table.hostFamilyId),
    check('host_family_rooms_beds', sql`${table.beds} between 1 and 6`),
  ],
);

/** What a family tells of itself in other languages than its own; the original is in the row of the family. */
export const hostFamilyTexts = pgTable(
  'host_family_texts',
  {
    hostFamilyId: familyId(),
    locale: text('locale').$type<Locale>().notNull(),
    kind: text('kind').$type<FamilyTextKind>().notNull(),
    text: text('text').notNull(),
    source: text('source').$type<FamilyTextSource>().notNull(),
    /** Identifies the original that it translates, so that a later change of it is noticed. */
    sourceHash: text('source_hash').notNull(),
    updatedBy: bigint('updated_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hostFamilyId, table.locale, table.kind] })],
);

/** Notes of staff about a family, which it doesn't see. */
export const hostFamilyNotes = pgTable(
  'host_family_notes',
  {
    id: identity(),
    hostFamilyId: familyId(),
    text: text('text').notNull(),
    byId: bigint('by_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [index('host_family_notes_family').on(table.hostFamilyId, table.id)],
);
