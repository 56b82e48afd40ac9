// The people and rooms of a host family's home.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { RoomKind } from '#contract/host-families/family-fields.ts';
import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import { identity } from './columns.ts';
import { hostFamilies } from './host-families.ts';

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
