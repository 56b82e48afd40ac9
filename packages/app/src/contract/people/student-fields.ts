// The fields of a student. An entry here adds the field to the form, the requests and answers, the audit log and the exported files.
// How it is merged or erased is in server/features/people/students/student-fields.rules.ts.

/** The type of a field; students.shapes.ts has the shapes of each. */
export type StudentFieldKind = 'name' | 'text' | 'day' | 'gender' | 'country' | 'studentType' | 'flag' | 'agent';

interface FieldReaders {
  /**
   * Who can read the field, of those who can see the student: everyone, those with `students.health`, or those with `students.manage`.
   * For a field that isn't for everyone, the audit log says only whether it is filled.
   */
  readonly readers: 'all' | 'health' | 'staff';
  /** From when on the host family can read it. */
  readonly host: 'asked' | 'booked' | 'never';
  /** Its column in the list, and whether the page shows that column or only the exported file does. */
  readonly column: { readonly name: string; readonly in: 'page' | 'file' } | null;
}

/** `maxLength`: the maximum number of characters of a name or text. */
export type StudentFieldEntry = FieldReaders &
  (
    | { readonly kind: 'name' | 'text'; readonly maxLength: number }
    | { readonly kind: Exclude<StudentFieldKind, 'name' | 'text'>; readonly maxLength?: never }
  );

/** All fields, in the order in which forms report faults. */
export const STUDENT_FIELDS = {
  firstName: { kind: 'name', maxLength: 80, readers: 'all', host: 'asked', column: { name: 'firstName', in: 'file' } },
  lastName: { kind: 'name', maxLength: 80, readers: 'all', host: 'booked', column: { name: 'lastName', in: 'file' } },
  /** Before the booking, families see only the age. */
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
  /** Notes of the parents for those who care for the child. */
  notes: { kind: 'text', maxLength: 2000, readers: 'health', host: 'asked', column: { name: 'notes', in: 'file' } },
  /** Notes between staff, never visible to parents and hosts. */
  internalNotes: { kind: 'text', maxLength: 2000, readers: 'staff', host: 'never', column: null },
  /** The agent who looks after the student; set by staff only. */
  agentId: { kind: 'agent', readers: 'all', host: 'never', column: { name: 'agentName', in: 'page' } },
} as const satisfies Readonly<Record<string, StudentFieldEntry>>;

export type StudentField = keyof typeof STUDENT_FIELDS;

export const STUDENT_FIELD_NAMES = Object.keys(STUDENT_FIELDS) as readonly StudentField[];

/** The names of the fields whose entries match, such as `{ readers: 'health' }`. */
export type StudentFieldWith<Part extends Partial<StudentFieldEntry>> = {
  [Name in StudentField]: (typeof STUDENT_FIELDS)[Name] extends Part ? Name : never;
}[StudentField];

/** The fields that a host family can see at some point. */
export type HostField = StudentFieldWith<{ readonly host: 'asked' | 'booked' }>;

export const HOST_FIELDS = STUDENT_FIELD_NAMES.filter((name): name is HostField => STUDENT_FIELDS[name].host !== 'never');

type Readers = StudentFieldEntry['readers'];

/** Returns the fields that only these readers can see. */
export function listFieldsFor<Who extends Readers>(readers: Who): readonly StudentFieldWith<{ readonly readers: Who }>[] {
  return STUDENT_FIELD_NAMES.filter(
    (name): name is StudentFieldWith<{ readonly readers: Who }> => STUDENT_FIELDS[name].readers === readers,
  );
}

/** Returns only these fields of a student. */
export function pickStudentFields<Values, Name extends StudentField & keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as Pick<Values, Name>;
}
