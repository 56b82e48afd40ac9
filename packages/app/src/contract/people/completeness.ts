// What a host needs to know about a student before the stay, and which of it is still missing.

/** The required parts, in the order in which forms ask for them. */
export const STUDENT_REQUIRED_PARTS = ['name', 'dateOfBirth', 'gender', 'country', 'hobbies', 'allergies', 'anyMedicalCondition'] as const;
export type StudentPart = (typeof STUDENT_REQUIRED_PARTS)[number];

/** The fields of a student that are checked. */
export interface DescribedStudent {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
  readonly gender: string;
  readonly countryId: number | null;
  readonly hobbies: string;
  /** Any text counts as an answer, such as “none”. */
  readonly allergies: string;
  readonly anyMedicalCondition: string;
}

const isFilled = (text: string) => text.trim() !== '';

/** Returns what is still missing, in the order in which forms ask for it; empty if the student is complete. */
export function listMissingParts(student: DescribedStudent): StudentPart[] {
  const said: Readonly<Record<StudentPart, boolean>> = {
    name: isFilled(student.firstName) && isFilled(student.lastName),
    dateOfBirth: student.dateOfBirth !== null,
    gender: isFilled(student.gender),
    country: student.countryId !== null,
    hobbies: isFilled(student.hobbies),
    allergies: isFilled(student.allergies),
    anyMedicalCondition: isFilled(student.anyMedicalCondition),
  };
  return STUDENT_REQUIRED_PARTS.filter((part) => !said[part]);
}

/** Returns how much is there, as a whole percentage. */
export function computeCompleteness(missing: readonly StudentPart[]): number {
  return Math.floor(((STUDENT_REQUIRED_PARTS.length - missing.length) * 100) / STUDENT_REQUIRED_PARTS.length);
}
