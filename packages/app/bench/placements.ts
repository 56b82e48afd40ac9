// Places students with families, by the solver and greedily: the value of both assignments, and the time that they take.

import { parseArgs } from 'node:util';
import {
  type Assignment,
  assignGreedily,
  computeValue,
  keepsRules,
  type PlacementProblem,
} from '#server/features/groups/placements/placement-problem.rules.ts';
import { solvePlacements } from '#server/features/groups/placements/solve-placements.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

/** Numbers from 0 up to 1 that are the same each time. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LANGUAGES = ['de', 'fr', 'es', 'it'];

/** A class trip of several nations: most students fit with some of the families, one in five has a friend. */
function createProblem({ students, families }: { students: number; families: number }): PlacementProblem {
  const dice = createDice(42);
  const whole = (max: number) => Math.floor(dice() * (max + 1));
  const homes = Array.from({ length: families }, (_, id) => ({
    id,
    beds: 1 + whole(2),
    distanceKm: whole(40),
    languages: ['en', LANGUAGES[id % 4] ?? 'en'],
  }));
  const guests = Array.from({ length: students }, (_, id) => {
    const [countryId, isFixed] = [whole(5), dice() < 0.02];
    const fits = homes.flatMap(({ id: home }) => (dice() < 0.15 ? [home] : []));
    return { id, countryId, languages: [LANGUAGES[countryId % 4] ?? 'en'], isFixed, fits: isFixed ? fits.slice(0, 1) : fits };
  });
  const listPairs = (count: number) =>
    Array.from({ length: count }, (_, index) => [index * 2, index * 2 + 1 + (students > 4 ? whole(2) : 0)] as const);
  return {
    ...{ students: guests, families: homes, together: listPairs(Math.floor(students / 10)), apart: [[1, students - 1]] },
    weights: { together: 3, distance: 1, nationality: 1, fewHomes: 0, languages: 1, languageGoal: 'other' },
  };
}

async function measure(work: () => Promise<Assignment> | Assignment) {
  const begun = performance.now();
  const assignment = await work();
  return { assignment, milliseconds: Math.round(performance.now() - begun) };
}

const problem = createProblem(values.quick ? { students: 20, families: 15 } : { students: 200, families: 150 });
let isBest = false;
const solved = await measure(async () => {
  const solution = await solvePlacements(problem, { timeLimitSeconds: 10 });
  isBest = solution?.isBest ?? false;
  return solution?.assignment ?? problem.students.map(() => null);
});
const greedy = await measure(() => assignGreedily(problem));

console.table(
  Object.entries({ solver: solved, greedy }).map(([way, { assignment, milliseconds }]) => ({
    ...{ way, placed: assignment.filter((family) => family !== null).length, of: problem.students.length },
    value: computeValue(problem, assignment),
    friends: problem.together.filter(([one, other]) => assignment[one] !== null && assignment[one] === assignment[other]).length,
    milliseconds,
    best: way === 'solver' ? isBest : '',
  })),
);
if (![solved, greedy].every(({ assignment }) => keepsRules(problem, assignment))) {
  console.error('An assignment breaks a rule.');
  process.exitCode = 1;
}
