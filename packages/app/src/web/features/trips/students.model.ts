// What the students of a trip are called together.

interface Named {
  readonly firstName: string;
  readonly lastName: string | null;
}

/** @example namesOf([{ firstName: 'Ann', lastName: null }, { firstName: 'Ben', lastName: 'Roe' }]) // 'Ann, Ben Roe' */
export function namesOf(students: readonly Named[]): string {
  return students.map(({ firstName, lastName }) => [firstName, lastName ?? ''].join(' ').trim()).join(', ');
}
