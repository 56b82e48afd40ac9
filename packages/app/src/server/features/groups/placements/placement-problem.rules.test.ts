// The solver and the greedy assignment against all assignments of small problems: rules always hold, and nothing is better.

import { expect, test } from 'vitest';
import { type Assignment, assignGreedily, computeValue, keepsRules, type PlacementProblem } from './placement-problem.rules.ts';
import { solvePlacements } from './solve-placements.ts';

/** Numbers from 0 up to 1 that are the same each time. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function createProblem(seed: number): PlacementProblem {
  const dice = createDice(seed);
  const whole = (max: number) => Math.floor(dice() * (max + 1));
  const languages = () => (dice() < 0.2 ? [] : ['de', 'fr', 'en'].slice(whole(2)));
  const families = Array.from({ length: 3 }, (_, id) => {
    const home = { id, beds: 1 + whole(1), distanceKm: dice() < 0.2 ? null : whole(60) };
    return { ...home, languages: languages() };
  });
  const students = Array.from({ length: 5 }, (_, id) => {
    const countryId = dice() < 0.2 ? null : whole(2);
    const isFixed = dice() < 0.2;
    const fits = families.flatMap(({ id: family }) => (dice() < 0.7 ? [family] : []));
    return { id, countryId, languages: languages().slice(0, 1), isFixed, fits: isFixed ? fits.slice(0, 1) : fits };
  });
  const pair = () => [whole(1), 2 + whole(2)] as const;
  const weights = {
    ...{ together: whole(3), distance: whole(3), nationality: whole(3), fewHomes: whole(3), languages: whole(3) },
    languageGoal: dice() < 0.5 ? ('shared' as const) : ('other' as const),
  };
  return { students, families, together: [pair()], apart: [pair()], weights };
}

function listAssignments({ students, families }: PlacementProblem): Assignment[] {
  const places = [null, ...families.keys()];
  return students.reduce<Assignment[]>((all) => all.flatMap((one) => places.map((place) => [...one, place])), [[]]);
}

const findBestValue = (problem: PlacementProblem) =>
  Math.max(...listAssignments(problem).flatMap((one) => (keepsRules(problem, one) ? [computeValue(problem, one)] : [])));

test('no assignment of 60 small problems is better than the solver’s, and its rules hold', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const problem = createProblem(seed);
    const solved = await solvePlacements(problem, { timeLimitSeconds: 10 });
    expect(solved?.isBest).toBe(true);
    const assignment = solved?.assignment ?? [];
    expect({ seed, holds: keepsRules(problem, assignment) }).toEqual({ seed, holds: true });
    expect({ seed, value: computeValue(problem, assignment) }).toEqual({ seed, value: findBestValue(problem) });
  }
});

test('the same problem has the same answer', async () => {
  const problem = createProblem(7);
  const [one, other] = [await solvePlacements(problem, { timeLimitSeconds: 10 }), await solvePlacements(problem, { timeLimitSeconds: 10 })];
  expect(one).toEqual(other);
});

test('the greedy assignment keeps the rules, and can be worse', () => {
  const problems = Array.from({ length: 60 }, (_, seed) => createProblem(seed + 1));
  const results = problems.map((problem) => ({ problem, assignment: assignGreedily(problem) }));
  expect(results.filter(({ problem, assignment }) => !keepsRules(problem, assignment))).toEqual([]);
  const worse = results.filter(({ problem, assignment }) => computeValue(problem, assignment) < findBestValue(problem));
  expect(worse.length).toBeGreaterThan(0);
});

test('a student who fits nowhere stays without a family', async () => {
  const problem = {
    ...createProblem(3),
    students: [{ id: 1, countryId: null, languages: [], fits: [], isFixed: false }],
    together: [],
    apart: [],
  };
  expect(await solvePlacements(problem, { timeLimitSeconds: 10 })).toEqual({ assignment: [null], isBest: true });
});

test('students who are fixed stay: for no wish, not for more others, and where they break a rule among themselves', async () => {
  const student = { countryId: null, languages: [], isFixed: false };
  const problem: PlacementProblem = {
    students: [
      { ...student, id: 1, fits: [0], isFixed: true },
      { ...student, id: 2, fits: [0], isFixed: true },
      { ...student, id: 3, fits: [0, 1] },
      { ...student, id: 4, fits: [1], isFixed: true },
      { ...student, id: 5, fits: [1] },
      { ...student, id: 6, fits: [1] },
    ],
    // The first has a bed less than its fixed guests, who moreover should be apart.
    families: [
      { id: 10, beds: 1, distanceKm: 1, languages: [] },
      { id: 11, beds: 3, distanceKm: 50, languages: [] },
    ],
    together: [[0, 2]],
    // Without the one who is fixed, two more could be placed.
    apart: [
      [0, 1],
      [3, 4],
      [3, 5],
    ],
    weights: { together: 3, distance: 3, nationality: 0, fewHomes: 3, languages: 0, languageGoal: 'other' },
  };
  const solved = await solvePlacements(problem, { timeLimitSeconds: 10 });
  expect(solved).toEqual({ assignment: [0, 0, 1, 1, null, null], isBest: true });
  expect(assignGreedily(problem)).toEqual(solved?.assignment);
});

test.each([
  ['shared', 1],
  ['other', 0],
] as const)('a student who speaks German stays by the goal %s with family %i, also if it is further away', async (languageGoal, best) => {
  const weights = { together: 0, distance: 1, nationality: 0, fewHomes: 0, languages: 2, languageGoal };
  const problem: PlacementProblem = {
    students: [{ id: 1, countryId: 276, languages: ['de'], fits: [0, 1, 2], isFixed: false }],
    families: [
      { id: 10, beds: 1, distanceKm: 40, languages: ['en'] },
      { id: 11, beds: 1, distanceKm: 40, languages: ['en', 'de-AT'] },
      // What isn't known is no reason to stay there.
      { id: 12, beds: 1, distanceKm: 5, languages: [] },
    ],
    ...{ together: [], apart: [], weights },
  };
  expect(await solvePlacements(problem, { timeLimitSeconds: 10 })).toEqual({ assignment: [best], isBest: true });
  const indifferent = { ...problem, weights: { ...weights, languages: 0 } };
  expect(await solvePlacements(indifferent, { timeLimitSeconds: 10 })).toEqual({ assignment: [2], isBest: true });
});
