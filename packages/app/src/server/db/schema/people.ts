// Students and their parents.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '#contract/people/documents.shapes.ts';
import { attachments } from './attachments.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { countries } from './places.ts';

export const students = pgTable(
  'students',
  {
    id: identity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    gender: text('gender').notNull().default(''),
    countryId: bigint('country_id', { mode: 'number' }).references(() => countries.id),
    hobbies: text('hobbies').notNull().default(''),
    /** Health details are shown only to those who care for the child. */
    allergies: text('allergies').notNull().default(''),
    anyMedicalCondition: text('any_medical_condition').notNull().default(''),
    /** 0 no, 1 yes. */
    vacinated: integer('vacinated').notNull().default(0),
    /** Notes from the parents for those who care for the child. */
    notes: text('notes').notNull().default(''),
    /** Notes by staff for staff: parents and hosts never see them. */
    internalNotes: text('internal_notes').notNull().default(''),
    studentTypeId: integer('student_type_id').notNull().default(3),
    /** The agent who looks after the child. */
    agentId: bigint('agent_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('students_agent').on(table.agentId),
    // The words of health notes (functions.sql): none of them may be sent to a language model.
    index('students_health').using('gin', sql`health_words(${table.allergies}, ${table.anyMedicalCondition})`),
    check('students_vacinated', sql`${table.vacinated} in (0, 1)`),
  ],
);

/** Pictures of a student; the files are private attachments. */
export const studentPhotos = pgTable(
  'student_photos',
  {
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    ref: text('ref')
      .notNull()
      .references(() => attachments.ref, { onDelete: 'cascade' }),
    /** From 0; the first one represents the student in lists. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.position] }), index('student_photos_ref').on(table.ref)],
);

/** Documents of a student, such as a passport; the files are private attachments. */
export const studentDocuments = pgTable(
  'student_documents',
  {
    id: identity(),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    ref: text('ref')
      .notNull()
      .unique()
      .references(() => attachments.ref, { onDelete: 'cascade' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    name: text('name').notNull(),
    /** Who added it; null once that account is deleted. */
    addedBy: bigint('added_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('student_documents_student').on(table.studentId), index('student_documents_added_by').on(table.addedBy)],
);

/** The types of students; three have a fixed id: 1 with a group, 2 through an agent, 3 alone. */
export const studentTypes = pgTable('student_types', {
  id: integer('id').primaryKey(),
  /** The key of its message; a type added later has only a name. */
  code: text('code').unique(),
  name: text('name').notNull(),
  active: boolean('active').notNull().default(true),
});

/** The parents of a student; the first is the one who is billed. */
export const studentParents = pgTable(
  'student_parents',
  {
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.userId] }), index('student_parents_user').on(table.userId)],
);

/** Parents named by an agent, by address: they get no access to anything until they have confirmed it themselves. */
export const parentInvitations = pgTable(
  'parent_invitations',
  {
    id: identity(),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The address of the parent, with or without an account. */
    email: text('email').notNull(),
    /** Who invited; null once that account is deleted. */
    invitedBy: bigint('invited_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('parent_invitations_once').on(table.studentId, sql`lower(${table.email})`),
    index('parent_invitations_email').on(sql`lower(${table.email})`),
    index('parent_invitations_invited_by').on(table.invitedBy),
  ],
);
