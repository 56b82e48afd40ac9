// What a trip tells of its students: nothing that a host may know is left out on the way to the screen.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HOST_FIELDS, STUDENT_FIELDS } from '#contract/people/student-fields.ts';
import { userWith } from '#web/testing/accounts.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { trip } from '#web/testing/trips.ts';
import { StudentCard } from './host/student-card.tsx';
import { StudentTrip } from './hub/student-trip.tsx';

const words = ['hostings', 'hubTrips', 'trips', 'names', 'invoices', 'resource', 'lists', 'suits', 'tags'] as const;

const { open } = partsOf({ at: '/hub/trips', words, user: userWith(['Coordinator']), heading: 'Trips' });

const texts = HOST_FIELDS.filter((name) => 'maxLength' in STUDENT_FIELDS[name]);

function tripWithTexts() {
  const [student] = trip().students;
  if (student === undefined) throw new Error('A trip of the tests has a student.');
  return trip({ students: [{ ...student, ...Object.fromEntries(texts.map((name) => [name, `the ${name}`])) }] });
}

const listMissing = () => texts.filter((name) => !document.body.textContent.includes(`the ${name}`));

test('a host reads every text of the student that hosts are told', async () => {
  const [student] = tripWithTexts().students;
  await open(student === undefined ? null : <StudentCard student={student} />);
  await expect.element(page.getByText('the hobbies')).toBeVisible();
  expect(listMissing(), 'host/student-card.tsx').toEqual([]);
});

test('staff read the same in the view of a trip with its student', async () => {
  const one = tripWithTexts();
  await open(<StudentTrip trip={one} studentId={one.students[0]?.id ?? 0} />);
  await expect.element(page.getByText('the hobbies')).toBeVisible();
  expect(listMissing(), 'hub/student-trip.tsx').toEqual([]);
});
