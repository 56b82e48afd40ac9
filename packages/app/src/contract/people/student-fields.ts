// What is known of a student, field by field: one entry makes the field part of what is typed, sent and told, of the change log and of
// files. What becomes of it when two entries are merged or a student is erased: server/features/people/students/student-fields.rules.ts.

/** What a field holds; students.shapes.ts says how each kind is typed and told. */
export type StudentFieldKind = 'name' | 'text' | 'day' | 'gender' | 'country' | 'studentType' | 'flag' | 'agent';

interface FieldReaders {
  /**
   * Who reads the field of a student whom they see: everybody, those who may know of health (`students.health`), or staff who keep
   * students (`students.manage`). Of a field that is not for all, the change log says whether it is filled, and not with what.
   */
  readonly readers: 'all' | 'health' | 'staff';
  /** From when on a family that is to host the student reads it. */
  readonly host: 'asked' | 'booked' | 'never';
  /** The column of the list that tells it, and whether the page shows that column or the exported file alone. */
  readonly column: { readonly name: string; readonly in: 'page' | 'file' } | null;
}

/** `maxLength`: how many characters of a name or a text may be typed. */
export type StudentFieldEntry = FieldReaders &
  (
    | { readonly kind: 'name' | 'text'; readonly maxLength: number }
    | { readonly kind: Exclude<StudentFieldKind, 'name' | 'text'>; readonly maxLength?: never }
  );

/** Every field, in the order in which forms report faults. */
export const STUDENT_FIELDS = {
  firstName: { kind: 'name', maxLength: 80, readers: 'all', host: 'asked', column: { name: 'firstName', in: 'file' } },
  lastName: { kind: 'name', maxLength: 80, readers: 'all', host: 'booked', column: { name: 'lastName', in: 'file' } },
  /** Families that are asked are told the age alone. */
  dateOfBirth: { kind: 'day', readers: 'all', host: 'booked', column: { name: 'dateOfBirth', in: 'page' } },
  gender: { kind: 'gender', readers: 'all', host: 'asked', column: { name: 'gender', in: 'file' } },
  countryId: { kind: 'country', readers: 'all', host: 'never', column: { name: 'country', in: 'page' } },
  studentTypeId: { kind: 'studentType', readers: 'all', host: 'never', column: { name: 'studentTypeId', in: 'page' } },
  hobbies: { kind: 'text', maxLength: 1000, readers: 'all', host: 'asked', column: { name: 'hobbies', in: 'file' } },
  allergies: { kind: 'text', maxLength: 1000, readers: 'health', host: 'asked', column: { name: 'allergies', in: 'file' } },
  anyMedicalCondition: {
    kind: 'text',
    maxLength: 1000,
    readers: 'health',
    host: 'asked',
    column: { name: 'anyMedicalCondition', in: 'file' },
  },
  vacinated: { kind: 'flag', readers: 'health', host: 'asked', column: { name: 'vacinated', in: 'file' } },
  /** What parents say of the child to those who care for it. */
  notes: { kind: 'text', maxLength: 2000, readers: 'health', host: 'asked', column: { name: 'notes', in: 'file' } },
  /** What staff note among themselves: parents and hosts are never told. */
  internalNotes: { kind: 'text', maxLength: 2000, readers: 'staff', host: 'never', column: null },
  /** The agent who looks after the student; said by staff alone. */
  agentId: { kind: 'agent', readers: 'all', host: 'never', column: { name: 'agentName', in: 'page' } },
} as const satisfies Readonly<Record<string, StudentFieldEntry>>;

export type StudentField = keyof typeof STUDENT_FIELDS;

export const STUDENT_FIELD_NAMES = Object.keys(STUDENT_FIELDS) as readonly StudentField[];

/** The fields whose entry says all of this, such as `{ readers: 'health' }`. */
export type StudentFieldWith<Part extends Partial<StudentFieldEntry>> = {
  [Name in StudentField]: (typeof STUDENT_FIELDS)[Name] extends Part ? Name : never;
}[StudentField];

/** The fields that a host family is told, sooner or later. */
export type HostField = StudentFieldWith<{ readonly host: 'asked' | 'booked' }>;

export const HOST_FIELDS = STUDENT_FIELD_NAMES.filter((name): name is HostField => STUDENT_FIELDS[name].host !== 'never');

type Readers = StudentFieldEntry['readers'];

/** The fields that are told to these readers, and not to all. */
export function listFieldsFor<Who extends Readers>(readers: Who): readonly StudentFieldWith<{ readonly readers: Who }>[] {
  return STUDENT_FIELD_NAMES.filter(
    (name): name is StudentFieldWith<{ readonly readers: Who }> => STUDENT_FIELDS[name].readers === readers,
  );
}

/** These fields of a student, and nothing else of it. */
export function pickStudentFields<Values, Name extends StudentField & keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as Pick<Values, Name>;
}
