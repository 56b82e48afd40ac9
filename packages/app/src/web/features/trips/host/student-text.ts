// A short description of a student: age and gender.

import { useTranslations } from '#web/ui/text/translations.ts';

interface Told {
  readonly age: number | null;
  readonly gender: string;
}

const KNOWN = ['female', 'male', 'other'] as const;

/** @example const toText = useStudentText(); toText({ age: 12, gender: 'female' }) // '12 years, girl' */
export function useStudentText(): (student: Told) => string {
  const words = useTranslations('hostings.student');
  return ({ age, gender }) => {
    const known = KNOWN.find((name) => name === gender);
    return [...(age === null ? [] : [words('age', { age })]), ...(known === undefined ? [] : [words(known)])].join(', ');
  };
}
