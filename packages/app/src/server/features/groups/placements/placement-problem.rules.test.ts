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
  const families = Array.from({ length: 3 }, (_, id) => ({ id, beds: 1 + whole(1), distanceKm: dice() < 0.2 ? null : whole(60) }));
  const students = Array.from({ length: 5 }, (_, id) => ({
    id,
    countryId: dice() < 0.2 ? null : whole(2),
    isFixed: dice() < 0.2,
    fits: families.flatMap(({ id: family }) => (dice() < 0.7 ? [family] : [])),
  }));
  const pair = () => [whole(1), 2 + whole(2)] as const;
  const weights = { together: whole(3), distance: whole(3), nationality: whole(3), fewHomes: whole(3) };
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
  const problem = { ...createProblem(3), students: [{ id: 1, countryId: null, fits: [], isFixed: false }], together: [], apart: [] };
  expect(await solvePlacements(problem, { timeLimitSeconds: 10 })).toEqual({ assignment: [null], isBest: true });
});
