// What a host has to know of a student before taking them in, and what of it nobody has said yet.

/** What is asked for, in the order in which it is. */
export const STUDENT_REQUIRED_PARTS = ['name', 'dateOfBirth', 'gender', 'country', 'hobbies', 'allergies', 'anyMedicalCondition'] as const;
export type StudentPart = (typeof STUDENT_REQUIRED_PARTS)[number];

/** A student as far as it is judged. */
export interface DescribedStudent {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
  readonly gender: string;
  readonly countryId: number | null;
  readonly hobbies: string;
  /** Answered by any words, also by those that say that there are none. */
  readonly allergies: string;
  readonly anyMedicalCondition: string;
}

const isFilled = (text: string) => text.trim() !== '';

/** What is still missing of a student, in the order in which it is asked for; empty when a host is told all they need. */
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

/** How much of it is there, in whole percent. */
export function computeCompleteness(missing: readonly StudentPart[]): number {
  return Math.floor(((STUDENT_REQUIRED_PARTS.length - missing.length) * 100) / STUDENT_REQUIRED_PARTS.length);
}
