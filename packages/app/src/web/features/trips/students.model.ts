// The joined names of a trip's students.

interface Named {
  readonly firstName: string;
  readonly lastName: string | null;
}

/** @example joinStudentNames([{ firstName: 'Ann', lastName: null }, { firstName: 'Ben', lastName: 'Roe' }]) // 'Ann, Ben Roe' */
export function joinStudentNames(students: readonly Named[]): string {
  return students.map(({ firstName, lastName }) => [firstName, lastName ?? ''].join(' ').trim()).join(', ');
}
