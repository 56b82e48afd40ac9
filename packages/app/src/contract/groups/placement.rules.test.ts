// Who can stay with whom: each rule by itself, and what parents write about allergies.

import { expect, test } from 'vitest';
import {
  findPetAllergies,
  findSharedLanguages,
  isLanguageWished,
  listPlacementFaults,
  type PlacedStudent,
  type PlacingFamily,
} from './placement.rules.ts';

const mia: PlacedStudent = { studentId: 1, name: 'Mia', dateOfBirth: '2012-03-04', gender: 'female', allergicTo: [], closedFamilyIds: [] };
const family: PlacingFamily = {
  ...{ hostFamilyId: 9, beds: 2, pets: ['dog'], welcomesAgeFrom: 12, welcomesAgeTo: 17, welcomesGenders: [], excludesStay: false },
};
const faults = (student: Partial<PlacedStudent>, home: Partial<PlacingFamily> = {}, guestIds: number[] = []) =>
  listPlacementFaults(
    { ...mia, ...student },
    { ...family, ...home },
    {
      firstDay: '2026-07-06',
      guestIds,
      pairs: [
        { studentId: 3, otherId: 1, kind: 'apart' },
        { studentId: 4, otherId: 1, kind: 'together' },
      ],
    },
  );

test('a student who fits is refused by nothing, also where the other bed is taken', () => {
  expect(faults({}, {}, [4])).toEqual([]);
  // Who is there already needs no other bed.
  expect(faults({}, { beds: 1 }, [1])).toEqual([]);
});

test.each([
  ['beds', {}, { beds: 0 }, []],
  ['beds', {}, {}, [5, 6]],
  ['age', { dateOfBirth: '2016-01-01' }, {}, []],
  ['gender', {}, { welcomesGenders: ['male'] as const }, []],
  ['pets', { allergicTo: ['dog'] as const }, {}, []],
  ['stay', {}, { excludesStay: true }, []],
  ['apart', {}, {}, [3]],
  ['apart', { closedFamilyIds: [9] }, {}, []],
  ['apart', { closedFamilyIds: [9] }, {}, [3]],
] as const)('%s is a reason: %j, %j, %j', (rule, student, home, guestIds) => {
  expect(faults(student, home as Partial<PlacingFamily>, [...guestIds])).toEqual([rule]);
});

test.each([
  ['Dogs and cats', ['dog', 'cat']],
  ['Katzenhaare, Nüsse', ['cat']],
  ['allergique aux chevaux', ['horse']],
  ['猫アレルギー', ['cat']],
  ['Alergia al pelo de animales', ['dog', 'cat', 'rabbit', 'horse', 'other']],
  ['Peanuts, fish', []],
  ['None, also not to dogs', []],
  ['Keine Allergien gegen Tiere', []],
  ['No food allergies, but cats', ['cat']],
  ['No nuts but dogs', ['dog']],
  ['No allergies except horses', ['horse']],
  ['Keine Nüsse; Katzen', ['cat']],
  ['Keine Lebensmittel, aber Hunde', ['dog']],
  ['Pas de noix mais les chiens', ['dog']],
  ['Ninguna comida, pero gatos', ['cat']],
  ['Nessun cibo ma gatti', ['cat']],
  ['Katzenallergie', ['cat']],
  ['Katzenhaarallergie', ['cat']],
  ['Hundeallergie und Pferdehaarallergie', ['dog', 'horse']],
  ['Federallergie', ['bird', 'chickens']],
  ['Tierhaarallergie', ['dog', 'cat', 'rabbit', 'horse', 'other']],
  ['Haustiere', ['dog', 'cat', 'rabbit', 'horse', 'other']],
  ['Hundert Pollen, Haselnüsse, tierisches Eiweiß', []],
  ['No cats or dogs. Nothing', []],
  ['', []],
])('%j is about %j', (text, pets) => {
  expect(findPetAllergies(text)).toEqual(pets);
});

const speak = (...languages: string[]) => ({ languages });

test('languages are shared whatever their region or way of writing, and not known if either says nothing', () => {
  expect(findSharedLanguages(speak('de', 'fr'), speak('en', 'fr-CA'))).toEqual(['fr']);
  expect(findSharedLanguages(speak('nb'), speak('no'))).toEqual(['nb']);
  expect(findSharedLanguages(speak('de'), speak('en'))).toEqual([]);
  expect(findSharedLanguages(speak('de'), speak())).toBeNull();
  expect(findSharedLanguages(speak(), speak('en'))).toBeNull();
});

test.each([
  ['shared', ['de', 'en'], true],
  ['shared', ['en'], false],
  ['shared', [], false],
  ['other', ['de', 'en'], false],
  ['other', ['en'], true],
  ['other', [], false],
] as const)('by the goal %s a home that speaks %j is wished for a German: %s', (goal, spoken, isWished) => {
  expect(isLanguageWished(goal, { student: speak('de'), home: speak(...spoken) })).toBe(isWished);
});
