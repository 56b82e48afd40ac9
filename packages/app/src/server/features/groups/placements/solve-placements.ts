// Finds the best assignment of students to families with HiGHS, a solver of mixed-integer programs that is compiled to WebAssembly.

import highs from 'highs';
import { readAssignment, toLinearProgram } from './placement-model.rules.ts';
import { type Assignment, keepsRules, type PlacementProblem } from './placement-problem.rules.ts';

/** The types of the package are those of its CommonJS form; the module itself exports the function. */
const createHighs = highs as unknown as typeof highs.default;

/** Compiling the solver takes longer than most problems: one serves all of a thread. */
let solver: ReturnType<typeof createHighs> | undefined;

export interface Solution {
  readonly assignment: Assignment;
  /** Whether it is proven that there is no better one. */
  readonly isBest: boolean;
}

interface SolveOptions {
  readonly timeLimitSeconds: number;
}

/** Returns the best assignment that is found in time; null if none is. The same problem has the same answer, if it is the best one. */
export async function solvePlacements(problem: PlacementProblem, { timeLimitSeconds }: SolveOptions): Promise<Solution | null> {
  const program = toLinearProgram(problem);
  if (program === null) return { assignment: problem.students.map(() => null), isBest: true };
  solver ??= createHighs();
  // Without parallel work and with a fixed seed, runs don't differ.
  const solved = (await solver).solve(program, { time_limit: timeLimitSeconds, mip_rel_gap: 0, random_seed: 1, output_flag: false });
  if (solved.Status !== 'Optimal' && solved.Status !== 'Time limit reached') return null;
  const columns: Readonly<Record<string, { readonly Primal?: number }>> = solved.Columns;
  const getValue = (name: string) => columns[name]?.Primal ?? 0;
  const assignment = readAssignment(problem, getValue);
  // A search that ended early may have found none.
  return keepsRules(problem, assignment) ? { assignment, isBest: solved.Status === 'Optimal' } : null;
}
