// Students as lists and pages show them, and what is typed of one. What concerns their health is absent for whoever may not see it.

import * as z from 'zod';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { DEFAULT_STUDENT_TYPE_ID, STUDENTS_PAGE_SIZE } from '#contract/platform/constants.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, email, fileRef, id, instant, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { STUDENT_REQUIRED_PARTS } from './completeness.ts';

/** What can be done with a student, by those who may. */
export const STUDENT_ACTIONS = ['edit', 'remove', 'manage'] as const;
export type StudentAction = (typeof STUDENT_ACTIONS)[number];

export const MAX_STUDENT_PHOTOS = 5;

export const studentsList = declareList({
  name: 'students',
  columns: [
    'name',
    'firstName',
    'lastName',
    'dateOfBirth',
    'age',
    'gender',
    'country',
    'studentTypeId',
    'hobbies',
    'parents',
    'agentName',
    'nextTrip',
    'complete',
    'allergies',
    'anyMedicalCondition',
    'vacinated',
    'notes',
    'createdAt',
  ],
  sorts: ['name', 'dateOfBirth', 'country', 'studentTypeId', 'agentName', 'nextTrip', 'createdAt'],
  defaultSort: 'name',
  perPage: STUDENTS_PAGE_SIZE,
  filters: {
    age: { kind: 'number' },
    countryId: { kind: 'choice', emptiable: true },
    studentTypeId: { kind: 'choice' },
    parentId: { kind: 'choice', emptiable: true },
    agentId: { kind: 'choice', emptiable: true },
    /** The first day of the next trip that is not over. */
    nextTrip: { kind: 'day', emptiable: true },
    complete: { kind: 'flag' },
  },
});

const country = z.object({ id, code: z.string(), name: z.string() });

const ownTrip = z.object({ id, state: z.enum(TRIP_STATES), fromDate: day, toDate: day });

const parent = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** For staff alone. */
  email: z.string().optional(),
});

export type StudentParent = z.output<typeof parent>;

/** What concerns a student's health, as far as the caller may know it. */
const health = {
  allergies: z.string().optional(),
  anyMedicalCondition: z.string().optional(),
  vacinated: z.int().min(0).max(1).optional(),
  notes: z.string().optional(),
  /** What nobody has said yet; it tells whether questions on health were answered. */
  missing: z.array(z.enum(STUDENT_REQUIRED_PARTS)).optional(),
};

export const student = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: day.nullable(),
  /** In full years, today. */
  age: z.int().nullable(),
  gender: z.string(),
  hobbies: z.string(),
  countryId: id.nullable(),
  country: country.nullable(),
  studentTypeId: z.int(),
  ...health,
  /** What staff note among themselves; for those of them alone who keep students. */
  internalNotes: z.string().optional(),
  /** The first one stands for the student. */
  photos: z.array(fileRef),
  parents: z.array(parent),
  agentId: id.nullable(),
  agentName: z.string().nullable(),
  nextTrip: ownTrip.nullable(),
  createdAt: instant,
  version: z.int(),
  actions: z.array(z.enum(STUDENT_ACTIONS)),
});

export type Student = z.output<typeof student>;

/** One student with their trips, the latest first. */
export const studentPage = student.extend({ trips: z.array(ownTrip) });

export type StudentPage = z.output<typeof studentPage>;

/** A day that may be left open. */
const openDay = z.preprocess((given) => (given === '' ? null : given), day.nullable());

const gender = z.union([z.literal(''), z.enum(GENDERS)]);

/** What is typed of a student. */
export const studentForm = z.object({
  firstName: line(80),
  lastName: line(80),
  dateOfBirth: openDay.default(null),
  gender: gender.default(''),
  countryId: id.nullable().default(null),
  studentTypeId: id.default(DEFAULT_STUDENT_TYPE_ID),
  hobbies: optionalLine(1000),
  allergies: optionalLine(1000),
  anyMedicalCondition: optionalLine(1000),
  /** 0 no, 1 yes. */
  vacinated: z.coerce.number().int().min(0).max(1).default(0),
  notes: optionalLine(2000),
  /** Said by staff alone. */
  internalNotes: z.string().trim().max(2000).optional(),
  photos: z.array(fileRef).max(MAX_STUDENT_PHOTOS).default([]),
  /** The agent who looks after the student; said by staff alone. */
  agentId: id.nullable().optional(),
});

const { shape } = studentForm;

/** The same as it is sent: what is left out stays as it is, or is its default in a new one. */
export const studentBody = z.object({
  firstName: shape.firstName.optional(),
  lastName: shape.lastName.optional(),
  dateOfBirth: openDay.optional(),
  gender: gender.optional(),
  countryId: id.nullable().optional(),
  studentTypeId: id.optional(),
  hobbies: shape.hobbies.unwrap().optional(),
  allergies: shape.allergies.unwrap().optional(),
  anyMedicalCondition: shape.anyMedicalCondition.unwrap().optional(),
  vacinated: shape.vacinated.unwrap().optional(),
  notes: shape.notes.unwrap().optional(),
  internalNotes: shape.internalNotes,
  photos: shape.photos.unwrap().optional(),
  agentId: shape.agentId,
  /** A parent to link; said by staff alone. */
  parentId: id.optional(),
  /** Of what was read; left out, the change is made whatever was saved since. */
  version: z.int().optional(),
});

export type StudentBody = z.output<typeof studentBody>;

/** A parent by e-mail address; the names count where nobody has an account with it. */
/** What became of naming a parent: linked, linked and invited, or asked by mail and linked once they say yes. */
export const PARENT_OUTCOMES = ['linked', 'invited', 'asked'] as const;

export const linkParentBody = z.object({ email, firstName: optionalLine(80), lastName: optionalLine(80) });

export const mergeBody = z.object({ otherId: id, version: z.int() });

export const studentType = z.object({ id: z.int(), code: z.string().nullable(), name: z.string() });

export const agentChoice = z.object({ id, name: z.string() });
