// Tells whether somebody who is written down is a student who is known already.

import { normalizeHeading } from '#server/platform/lists/table-text.rules.ts';

/** Whom a line of a list names. */
export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
}

interface KnownStudent extends NamedPerson {
  readonly id: number;
}

/** Returns a name without case, accents and punctuation. */
export const toNameKey = ({ firstName, lastName }: Pick<NamedPerson, 'firstName' | 'lastName'>) =>
  `${normalizeHeading(firstName)} ${normalizeHeading(lastName)}`;

/** The student whom a line means, those whom it may mean, which a person has to say, or nobody who is known. */
type Match<Known> =
  | { readonly kind: 'same'; readonly student: Known }
  | { readonly kind: 'possible'; readonly students: readonly Known[] }
  | { readonly kind: 'nobody' };

/**
 * Returns the student whom a line means: the same name and date of birth. A name alone decides nothing: another child may have it, whose
 * parent must not be linked.
 */
export function findSameStudent<Known extends KnownStudent>(known: readonly Known[], fields: NamedPerson): Match<Known> {
  const namesakes = known.filter((student) => toNameKey(student) === toNameKey(fields));
  const student = namesakes.find(({ dateOfBirth }) => dateOfBirth !== null && dateOfBirth === fields.dateOfBirth);
  if (student !== undefined) return { kind: 'same', student };
  const students = namesakes.filter(({ dateOfBirth }) => dateOfBirth === null || fields.dateOfBirth === null);
  return students.length > 0 ? { kind: 'possible', students } : { kind: 'nobody' };
}
