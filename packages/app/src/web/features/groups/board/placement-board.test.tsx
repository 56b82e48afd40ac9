// The board on screen: a student in hand, families that refuse, a proposal with its reasons, and families that are asked.

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type PlacementBoard as Board, DEFAULT_WEIGHTS } from '#contract/groups/placements.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { PlacementBoard } from './placement-board.tsx';

const words = ['placements', 'groups', 'names', 'lists', 'form', 'common', 'list'] as const;

const student = {
  gender: 'female',
  countryId: 276,
  country: 'Germany',
  languages: ['de'],
  isSettled: false,
  isLocked: false,
  hostFamilyId: null,
  tripId: 9,
  closedFamilyIds: [],
};
const home = { cityTown: 'Ennis', pets: ['dog'], welcomesAgeFrom: 0, welcomesAgeTo: 18, welcomesGenders: [], excludesStay: false };
const family = { ...home, languages: ['en', 'ga'] };
const first: Board = {
  firstDay: '2026-07-06',
  students: [
    { ...student, studentId: 1, name: 'Mia Berger', dateOfBirth: '2012-03-04', allergicTo: ['dog'] },
    { ...student, studentId: 2, name: 'Ida Noll', dateOfBirth: '2012-03-04', allergicTo: [], hostFamilyId: 32 },
  ],
  families: [
    { ...family, hostFamilyId: 31, name: 'Byrne', beds: 2, distanceKm: 3 },
    { ...family, hostFamilyId: 32, name: 'Kelly', beds: 2, distanceKm: null, pets: [] },
  ],
  pairs: [{ studentId: 1, otherId: 2, kind: 'together' }],
  weights: DEFAULT_WEIGHTS,
};

let board: Board;
const { answers, open, sent } = partsOf({ at: '/hub/groups/5', words, user: userWith(['Coordinator']), heading: 'Class 8b' });

beforeEach(() => {
  board = first;
  answers['GET /api/groups/5/board'] = () => board;
  answers['POST /api/groups/5/placements'] = () => board;
});

test.each([360, 1280])('a student in hand is placed by keys; families that refuse say why, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await open(<PlacementBoard groupId={5} />);
  await button('Place Mia Berger').click();
  await expect.element(page.getByText('Allergic to a pet')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Place Mia Berger here').click();
  await expectTold('Mia Berger placed');
  expect(sent('POST /api/groups/5/placements')).toEqual({ placements: [{ student_id: 1, host_family_id: 32, is_locked: false }] });
});

test('a student who was placed keeps the focus in the new place', async () => {
  answers['POST /api/groups/5/placements'] = () => {
    board = { ...first, students: first.students.map((one) => ({ ...one, hostFamilyId: 32 })) };
    return board;
  };
  await open(<PlacementBoard groupId={5} />);
  await button('Place Mia Berger').click();
  (button('Place Mia Berger here').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectTold('Mia Berger placed');
  await expect.element(button('Take Mia Berger out')).toBeVisible();
  await expect.element(button('Place Mia Berger')).toHaveFocus();
});

test('the menu offers only families that take the student', async () => {
  await open(<PlacementBoard groupId={5} />);
  await button('Place Mia Berger').click();
  await page.getByRole('combobox', { name: 'Place Mia Berger with' }).click();
  await expect.element(page.getByRole('option', { name: /Kelly/ })).toBeVisible();
  expect(page.getByRole('option', { name: /Byrne/ }).elements()).toEqual([]);
});

test('a student is dragged to a family', async () => {
  await open(<PlacementBoard groupId={5} />);
  const card = page.getByRole('listitem').filter({ hasText: 'Ida Noll' }).last();
  await card.dropTo(page.getByRole('heading', { name: /Byrne/ }));
  await expectTold('Ida Noll placed');
  expect(sent('POST /api/groups/5/placements')).toEqual({ placements: [{ student_id: 2, host_family_id: 31, is_locked: false }] });
});

test('a placement is locked and taken out', async () => {
  await open(<PlacementBoard groupId={5} />);
  await button('Lock Ida Noll’s family').click();
  await expect
    .poll(() => sent('POST /api/groups/5/placements'))
    .toEqual({
      placements: [{ student_id: 2, host_family_id: 32, is_locked: true }],
    });
  await button('Take Ida Noll out').click();
  await expectTold('Ida Noll taken out');
});

test('a proposal shows its reasons and what stands in the way, and is accepted', async () => {
  answers['POST /api/groups/5/match'] = () => ({
    placements: [
      {
        ...{ studentId: 2, hostFamilyId: 32, isLocked: false, was: { hostFamilyId: 32, isLocked: false } },
        ...{ distanceKm: 4, withIds: [], sharedLanguages: null, fits: 2 },
      },
    ],
    unplaced: [{ studentId: 1, was: { hostFamilyId: null, isLocked: false }, obstacles: [{ rule: 'pets', families: 1, alone: 1 }] }],
    isBest: true,
  });
  await open(<PlacementBoard groupId={5} />);
  await button('Propose families').click();
  await expect.element(page.getByText('Without “Allergic to a pet”, 1 family would fit.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('4 km to the camp · 2 families fit')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await expect.element(page.getByText('1 student placed', { exact: false })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(button('Accept')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectTold('Placements saved');
  await expect.element(page.getByRole('heading', { name: 'Match all' })).toHaveFocus();
  expect(sent('POST /api/groups/5/placements')).toEqual({
    placements: [
      { student_id: 1, host_family_id: null, is_locked: false, was: { host_family_id: null, is_locked: false } },
      { student_id: 2, host_family_id: 32, is_locked: false, was: { host_family_id: 32, is_locked: false } },
    ],
  });
});

test('the language at home is a wish with a goal, and a reason', async () => {
  const placed = { isLocked: false, was: { hostFamilyId: null, isLocked: false }, distanceKm: null, withIds: [], fits: 2 };
  answers['POST /api/groups/5/match'] = () => ({
    placements: [
      { ...placed, studentId: 1, hostFamilyId: 32, sharedLanguages: [] },
      { ...placed, studentId: 2, hostFamilyId: 31, sharedLanguages: ['de'] },
    ],
    ...{ unplaced: [], isBest: true },
  });
  await open(<PlacementBoard groupId={5} />);
  await expect.element(page.getByText('Ennis · 2 of 2 beds left · 3 km to the camp · English, Irish')).toBeVisible();
  expect(page.getByRole('combobox', { name: 'The home should speak' }).elements()).toEqual([]);
  await page.getByRole('combobox', { name: 'Language at home' }).click();
  await page.getByRole('option', { name: 'Much' }).click();
  await page.getByRole('combobox', { name: 'The home should speak' }).click();
  await page.getByRole('option', { name: 'A language of the student' }).click();
  await button('Propose families').click();
  await expect.element(page.getByText('doesn’t speak the student’s language · 2 families fit')).toBeVisible();
  await expect.element(page.getByText('speaks German · 2 families fit')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  expect(sent('POST /api/groups/5/match')).toEqual({
    weights: { together: 3, distance: 1, nationality: 1, few_homes: 0, languages: 2, language_goal: 'shared' },
  });
});

test('a placement that breaks a rule by now says so on the card', async () => {
  board = { ...first, students: first.students.map((one) => (one.studentId === 1 ? { ...one, hostFamilyId: 31 } : one)) };
  await open(<PlacementBoard groupId={5} />);
  const card = page.getByRole('listitem').filter({ hasText: 'Mia Berger' }).last();
  await expect.element(card.getByText('Allergic to a pet')).toBeVisible();
});

test('families are asked after a question; who had no trip stays on screen', async () => {
  answers['POST /api/groups/5/ask-families'] = () => ({
    data: [
      { studentId: 2, name: 'Ida Noll', outcome: 'asked', message: null },
      { studentId: 1, name: 'Mia Berger', outcome: 'noTrip', message: null },
    ],
  });
  await open(<PlacementBoard groupId={5} />);
  await button('Ask families').click();
  await inDialog('Ask families').click();
  await expectTold('1 offer sent');
  await expect.element(page.getByText('Mia Berger: no trip yet')).toBeVisible();
});

test('a wish is taken away', async () => {
  answers['POST /api/groups/5/pairs'] = () => ({ ...board, pairs: [] });
  await open(<PlacementBoard groupId={5} />);
  await button('Remove Mia Berger and Ida Noll').click();
  await expectTold('Wish saved');
  expect(sent('POST /api/groups/5/pairs')).toEqual({ student_id: 1, other_id: 2, kind: null });
});
