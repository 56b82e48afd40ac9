// Shapes of students and of what is typed about them. Health fields are absent for callers who can't see them.

import * as z from 'zod';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { DEFAULT_STUDENT_TYPE_ID, STUDENTS_PAGE_SIZE } from '#contract/platform/constants.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, email, fileRef, id, instant, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { STUDENT_REQUIRED_PARTS } from './completeness.ts';
import { STUDENT_FIELD_NAMES, STUDENT_FIELDS, type StudentField, type StudentFieldEntry, type StudentFieldKind } from './student-fields.ts';

/** The actions on a student, for those with the right to take them. */
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
  // Their sheet shows a whole summer at once.
  mostPerPage: 1000,
  filters: {
    age: { kind: 'number' },
    countryId: { kind: 'choice', emptiable: true },
    studentTypeId: { kind: 'choice' },
    parentId: { kind: 'choice', emptiable: true },
    agentId: { kind: 'choice', emptiable: true },
    /** The first day of the next trip that isn't over. */
    nextTrip: { kind: 'day', emptiable: true },
    complete: { kind: 'flag' },
  },
});

/** An optional day. */
const openDay = z.preprocess((given) => (given === '' ? null : given), day.nullable());

const gender = z.union([z.literal(''), z.enum(GENDERS)]);

/** The shapes of each field type: as typed in the form, with its default, and as returned. */
const SHAPES_OF_KINDS = {
  name: (maxLength: number) => ({ typed: line(maxLength), told: z.string() }),
  text: (maxLength: number) => ({ typed: optionalLine(maxLength), told: z.string() }),
  day: () => ({ typed: openDay.default(null), told: day.nullable() }),
  gender: () => ({ typed: gender.default(''), told: z.string() }),
  country: () => ({ typed: id.nullable().default(null), told: id.nullable() }),
  studentType: () => ({ typed: id.default(DEFAULT_STUDENT_TYPE_ID), told: z.int() }),
  /** 0 no, 1 yes. */
  flag: () => ({ typed: z.coerce.number().int().min(0).max(1).default(0), told: z.int().min(0).max(1) }),
  agent: () => ({ typed: id.nullable().default(null), told: id.nullable() }),
} satisfies Record<StudentFieldKind, (maxLength: number) => { typed: z.ZodType; told: z.ZodType }>;

type Fields = typeof STUDENT_FIELDS;
type ShapesOf<Name extends StudentField> = ReturnType<(typeof SHAPES_OF_KINDS)[Fields[Name]['kind']]>;
type Typed = { [Name in StudentField]: ShapesOf<Name>['typed'] };
type Told = {
  [Name in StudentField]: Fields[Name]['readers'] extends 'all' ? ShapesOf<Name>['told'] : z.ZodOptional<ShapesOf<Name>['told']>;
};

function mapFields<Shape>(toShape: (name: StudentField) => z.ZodType): Shape {
  return Object.fromEntries(STUDENT_FIELD_NAMES.map((name) => [name, toShape(name)])) as Shape;
}

const shapesOf = (name: StudentField) => {
  const { kind, maxLength = 0 }: StudentFieldEntry = STUDENT_FIELDS[name];
  return SHAPES_OF_KINDS[kind](maxLength);
};

const typed = mapFields<Typed>((name) => shapesOf(name).typed);

/** A field that isn't for everyone is absent for callers who can't read it. */
const told = mapFields<Told>((name) => (STUDENT_FIELDS[name].readers === 'all' ? shapesOf(name).told : shapesOf(name).told.optional()));

type ObjectShape = Readonly<Record<string, z.ZodType>>;
type Sent<Shape extends ObjectShape> = {
  [Name in keyof Shape]: z.ZodOptional<Shape[Name] extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : Shape[Name]>;
};

/** Returns a form's shape with all fields optional and without defaults, as they are sent. */
function toSentShape<Shape extends ObjectShape>(shape: Shape): Sent<Shape> {
  const withoutDefault = (type: z.ZodType) => (type instanceof z.ZodDefault ? (type.unwrap() as z.ZodType) : type);
  return Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, withoutDefault(type).optional()])) as Sent<Shape>;
}

const country = z.object({ id, code: z.string(), name: z.string() });

const ownTrip = z.object({ id, state: z.enum(TRIP_STATES), fromDate: day, toDate: day });

const parent = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** Only for staff. */
  email: z.string().optional(),
});

export type StudentParent = z.output<typeof parent>;

export const student = z.object({
  id,
  ...told,
  /** In full years, today. */
  age: z.int().nullable(),
  country: country.nullable(),
  /** The missing details; only for those who can see health data, because it shows whether the health questions were answered. */
  missing: z.array(z.enum(STUDENT_REQUIRED_PARTS)).optional(),
  /** The first one is the main photo. */
  photos: z.array(fileRef),
  parents: z.array(parent),
  agentName: z.string().nullable(),
  nextTrip: ownTrip.nullable(),
  createdAt: instant,
  version: z.int(),
  actions: z.array(z.enum(STUDENT_ACTIONS)),
});

export type Student = z.output<typeof student>;

/** A student with their trips, latest first. */
export const studentPage = student.extend({ trips: z.array(ownTrip) });

export type StudentPage = z.output<typeof studentPage>;

/** The form of a student. */
export const studentForm = z.object({
  ...typed,
  photos: z.array(fileRef).max(MAX_STUDENT_PHOTOS).default([]),
});

/** The form as it is sent: a missing field stays unchanged, or gets its default in a new student. */
export const studentBody = z.object({
  ...toSentShape(studentForm.shape),
  /** A parent to link; set by staff only. */
  parentId: id.optional(),
  /** The version that was read; without it, later changes are overwritten. */
  version: z.int().optional(),
});

export type StudentBody = z.output<typeof studentBody>;

/** The result of adding a parent: linked, linked and invited, or asked by email and linked after they agree. */
export const PARENT_OUTCOMES = ['linked', 'invited', 'asked'] as const;

/** A parent by email address; the names are used only if there is no account with it. */
export const linkParentBody = z.object({ email, firstName: optionalLine(80), lastName: optionalLine(80) });

export const mergeBody = z.object({ otherId: id, version: z.int() });

export const studentType = z.object({ id: z.int(), code: z.string().nullable(), name: z.string() });

export const agentChoice = z.object({ id, name: z.string() });
