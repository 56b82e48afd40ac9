// Writes the problem of placing students as a mixed-integer linear program in the LP format, and reads its solution.

import {
  type Assignment,
  countRoom,
  countWorth,
  findFixedFamily,
  listApart,
  type PlacementProblem,
  toHomeWorth,
} from './placement-problem.rules.ts';

const stay = (student: number, family: number) => `x_${student}_${family}`;

/** Numbers of terms on one line; solvers read lines of limited length. */
const TERMS_OF_LINE = 50;

function joinTerms(terms: readonly string[]): string {
  const lines: string[] = [];
  for (let start = 0; start < terms.length; start += TERMS_OF_LINE) lines.push(terms.slice(start, start + TERMS_OF_LINE).join(' '));
  return lines.join('\n ');
}

/** The parts of a program; names of rows are left out, the solver makes its own. */
interface Program {
  readonly goal: string[];
  readonly rows: string[];
  readonly whole: string[];
}

const plus = (names: readonly string[]) => names.map((name) => `+ ${name}`);

/**
 * Each student has at most one family, each family at most as many students as beds, and some don't share one. Students who are fixed stay
 * in any case: what they break among themselves doesn't count, so that there always is a solution.
 */
function addRules(problem: PlacementProblem, { rows }: Program): void {
  const { students, families } = problem;
  for (const [student, { fits }] of students.entries()) {
    const limit = findFixedFamily(problem, student) === null ? '<=' : '=';
    if (fits.length > 0) rows.push(`${joinTerms(plus(fits.map((family) => stay(student, family))))} ${limit} 1`);
  }
  for (const family of families.keys()) {
    const guests = students.flatMap(({ fits }, student) => (fits.includes(family) ? [stay(student, family)] : []));
    const room = countRoom(problem, family);
    if (guests.length > room) rows.push(`${joinTerms(plus(guests))} <= ${room}`);
  }
  for (const [one, other] of listApart(problem))
    for (const family of students[one]?.fits ?? [])
      if (students[other]?.fits.includes(family)) rows.push(`+ ${stay(one, family)} + ${stay(other, family)} <= 1`);
}

/** A pair counts in a home if both are there. */
function addTogether(problem: PlacementProblem, { goal, rows }: Program): void {
  const { together } = toHomeWorth(problem);
  if (together === 0) return;
  for (const [index, [one, other]] of problem.together.entries())
    for (const family of problem.students[one]?.fits ?? []) {
      if (!problem.students[other]?.fits.includes(family)) continue;
      const both = `z_${index}_${family}`;
      goal.push(`+ ${together} ${both}`);
      for (const student of [one, other]) rows.push(`+ ${both} - ${stay(student, family)} <= 0`);
    }
}

/** The students more than one of a nationality in a home. */
function addNationalities(problem: PlacementProblem, { goal, rows }: Program): void {
  const { nationality } = toHomeWorth(problem);
  if (nationality === 0) return;
  for (const family of problem.families.keys()) {
    const guests = problem.students.flatMap(({ countryId, fits }, student) =>
      countryId !== null && fits.includes(family) ? [{ countryId, student }] : [],
    );
    for (const [countryId, alike] of Map.groupBy(guests, (guest) => guest.countryId)) {
      if (alike.length < 2) continue;
      const more = `n_${family}_${countryId}`;
      goal.push(`- ${nationality} ${more}`);
      rows.push(`${joinTerms(plus(alike.map(({ student }) => stay(student, family))))} - ${more} <= 1`);
    }
  }
}

/** The homes that are used. */
function addHomes(problem: PlacementProblem, { goal, rows, whole }: Program): void {
  const { home } = toHomeWorth(problem);
  if (home === 0) return;
  for (const family of problem.families.keys()) {
    const guests = problem.students.flatMap(({ fits }, student) => (fits.includes(family) ? [student] : []));
    if (guests.length === 0) continue;
    goal.push(`- ${home} u_${family}`);
    whole.push(`u_${family}`);
    for (const student of guests) rows.push(`+ ${stay(student, family)} - u_${family} <= 0`);
  }
}

/** Returns the program in the LP format; null if no student fits anywhere. */
export function toLinearProgram(problem: PlacementProblem): string | null {
  const program: Program = { goal: [], rows: [], whole: [] };
  for (const [student, { fits }] of problem.students.entries())
    for (const family of fits) {
      program.goal.push(`+ ${countWorth(problem, { student, family })} ${stay(student, family)}`);
      program.whole.push(stay(student, family));
    }
  if (program.goal.length === 0) return null;
  addRules(problem, program);
  addTogether(problem, program);
  addNationalities(problem, program);
  addHomes(problem, program);
  const { goal, rows, whole } = program;
  return `Maximize\n obj: ${joinTerms(goal)}\nSubject To\n ${rows.join('\n ')}\nBinary\n ${joinTerms(whole)}\nEnd\n`;
}

/** Returns the assignment that the values of the variables stand for. */
export function readAssignment({ students }: PlacementProblem, getValue: (name: string) => number): Assignment {
  return students.map(({ fits }, student) => fits.find((family) => getValue(stay(student, family)) > 0.5) ?? null);
}
