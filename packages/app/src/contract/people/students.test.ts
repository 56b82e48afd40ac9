// How old somebody is, across leap days, and what is missing of a student: of any day and any student.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAgeOn, isAdultOn } from './age.ts';
import { computeCompleteness, listMissingParts, STUDENT_REQUIRED_PARTS } from './completeness.ts';

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const DAY = 24 * 3600 * 1000;
const someDay = fc.integer({ min: Date.UTC(1980, 0, 1) / DAY, max: Date.UTC(2060, 0, 1) / DAY }).map((days) => dayOf(days * DAY));

/** Counts birthdays one by one; who was born on 29 February has theirs on 1 March where there is none. */
function birthdaysUntil(born: string, day: string): number {
  const [year = 0, month = 1, date = 1] = born.split('-').map(Number);
  let count = 0;
  for (let next = year + 1; dayOf(Date.UTC(next, month - 1, date)) <= day; next += 1) count += 1;
  return count;
}

test('an age is the number of birthdays, whatever the years between', () => {
  fc.assert(
    fc.property(someDay, someDay, (one, other) => {
      const [born, day] = one < other ? [one, other] : [other, one];
      expect(getAgeOn(born, day)).toBe(birthdaysUntil(born, day));
      expect(isAdultOn(born, day)).toBe(birthdaysUntil(born, day) >= 18);
    }),
    {
      examples: [
        ['2008-02-29', '2026-02-28'],
        ['2008-02-29', '2026-03-01'],
        ['2008-02-29', '2028-02-29'],
        ['2008-03-01', '2026-02-28'],
      ],
    },
  );
  expect(getAgeOn(null, '2026-03-01')).toBeNull();
  expect(isAdultOn('2008-02-29', '2026-02-28')).toBe(false);
  expect(isAdultOn('2008-02-29', '2026-03-01')).toBe(true);
  expect(isAdultOn(null, '2026-03-01')).toBe(false);
});

const text = fc.constantFrom('', ' ', 'None', 'Nüsse');
const student = fc.record({
  firstName: text,
  lastName: text,
  dateOfBirth: fc.option(someDay),
  gender: text,
  countryId: fc.option(fc.nat()),
  hobbies: text,
  allergies: text,
  anyMedicalCondition: text,
});

test('exactly the details without an entry are missing; one more detail never makes a student less complete', () => {
  fc.assert(
    fc.property(student, (of) => {
      const missing = listMissingParts(of);
      expect(missing).toEqual(STUDENT_REQUIRED_PARTS.filter((part) => missing.includes(part)));
      expect(missing.includes('allergies')).toBe(of.allergies.trim() === '');
      expect(missing.includes('name')).toBe(of.firstName.trim() === '' || of.lastName.trim() === '');
      expect(missing.includes('dateOfBirth')).toBe(of.dateOfBirth === null);
      const more = listMissingParts({ ...of, allergies: 'None', countryId: 372 });
      expect(more).toEqual(missing.filter((part) => part !== 'allergies' && part !== 'country'));
      expect(computeCompleteness(more)).toBeGreaterThanOrEqual(computeCompleteness(missing));
      expect(computeCompleteness(missing) === 100).toBe(missing.length === 0);
    }),
  );
});
