// The problem of placing students with families: what counts how much, the value of an assignment, and a greedy one to compare with.

import { isLanguageWished } from '#contract/groups/placement.rules.ts';
import type { PlacementWeights } from '#contract/groups/placements.shapes.ts';

export interface PlacementProblem {
  readonly students: readonly {
    readonly id: number;
    readonly countryId: number | null;
    readonly languages: readonly string[];
    /** The families that could host the student, by their places in `families`. */
    readonly fits: readonly number[];
    /** Whether the family is fixed: locked, or of a trip that is reserved. It is the only one of `fits`, and the student stays there. */
    readonly isFixed: boolean;
  }[];
  readonly families: readonly {
    readonly id: number;
    readonly beds: number;
    readonly distanceKm: number | null;
    readonly languages: readonly string[];
  }[];
  /** Pairs by places in `students`. */
  readonly together: readonly (readonly [number, number])[];
  readonly apart: readonly (readonly [number, number])[];
  readonly weights: PlacementWeights;
}

/** The family of each student by its place; null for none. */
export type Assignment = readonly (number | null)[];

/** A placed student counts more than all wishes of a group together. */
const PLACED = 1_000_000;

/** What a wish is worth at weight 1; distances count from 1 to 50 kilometres. */
const WORTH = { together: 60, nationality: 25, languages: 25, fewHomes: 20, kilometre: 1 };
const MAX_KM = 50;

/** What it is worth that a student stays with a family, whoever else does; both by their places. */
export function countWorth({ students, families, weights }: PlacementProblem, stay: { student: number; family: number }): number {
  const [student, home] = [students[stay.student], families[stay.family]];
  const distance = Math.min(home?.distanceKm ?? MAX_KM, MAX_KM);
  const isWished = student !== undefined && home !== undefined && isLanguageWished(weights.languageGoal, { student, home });
  return PLACED - weights.distance * WORTH.kilometre * distance + (isWished ? weights.languages * WORTH.languages : 0);
}

/** Returns the family where a student stays in any case; null if there is none. */
export function findFixedFamily({ students }: PlacementProblem, student: number): number | null {
  const found = students[student];
  return found?.isFixed ? (found.fits[0] ?? null) : null;
}

/** Returns the most guests of a family: its beds, or the fixed guests if those are more. */
export function countRoom(problem: PlacementProblem, family: number): number {
  const fixed = problem.students.filter((_, student) => findFixedFamily(problem, student) === family).length;
  return Math.max(problem.families[family]?.beds ?? 0, fixed);
}

/** Returns the pairs apart that can still be kept apart: two who are fixed stay where they are. */
export const listApart = (problem: PlacementProblem) =>
  problem.apart.filter((pair) => pair.some((student) => findFixedFamily(problem, student) === null));

/** What the wishes about whole homes are worth, by the weights of the group. */
export function toHomeWorth({ weights }: PlacementProblem) {
  return {
    together: weights.together * WORTH.together,
    /** For each student more than one of a nationality in a home. */
    nationality: weights.nationality * WORTH.nationality,
    /** For each home that is used. */
    home: weights.fewHomes * WORTH.fewHomes,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the value of an assignment; higher is better. It says nothing about whether rules hold. */
export function computeValue(problem: PlacementProblem, assignment: Assignment): number {
  const worth = toHomeWorth(problem);
  const placed = assignment.flatMap((family, student) => (family === null ? [] : [countWorth(problem, { student, family })]));
  const pairs = problem.together.filter(([one, other]) => assignment[one] != null && assignment[one] === assignment[other]);
  const homes = new Map<string, number>();
  for (const [student, family] of assignment.entries()) {
    const country = problem.students[student]?.countryId;
    if (family !== null && country != null) homes.set(`${family} ${country}`, (homes.get(`${family} ${country}`) ?? 0) + 1);
  }
  const alike = sum([...homes.values()].map((count) => count - 1));
  const used = new Set(assignment.filter((family) => family !== null)).size;
  return sum(placed) + worth.together * pairs.length - worth.nationality * alike - worth.home * used;
}

/** Returns whether an assignment keeps all rules. */
export function keepsRules(problem: PlacementProblem, assignment: Assignment): boolean {
  const guests = problem.families.map(() => 0);
  for (const [student, family] of assignment.entries()) {
    const fixed = findFixedFamily(problem, student);
    if (fixed !== null && family !== fixed) return false;
    if (family === null) continue;
    if (!problem.students[student]?.fits.includes(family)) return false;
    guests[family] = (guests[family] ?? 0) + 1;
  }
  const isRoomy = guests.every((count, family) => count <= countRoom(problem, family));
  return isRoomy && listApart(problem).every(([one, other]) => assignment[one] == null || assignment[one] !== assignment[other]);
}

/** Places one student after the other, those with the fewest families first, each where it is worth most. */
export function assignGreedily(problem: PlacementProblem): Assignment {
  const assignment: (number | null)[] = problem.students.map((_, student) => findFixedFamily(problem, student));
  const order = problem.students.map((_, index) => index);
  const rank = (student: number) => problem.students[student]?.fits.length ?? 0;
  order.sort((one, other) => rank(one) - rank(other) || one - other);
  for (const student of order.filter((one) => assignment[one] == null)) {
    let best: { readonly family: number; readonly value: number } | null = null;
    for (const family of problem.students[student]?.fits ?? []) {
      const next = assignment.with(student, family);
      if (!keepsRules(problem, next)) continue;
      const value = computeValue(problem, next);
      if (best === null || value > best.value) best = { family, value };
    }
    assignment[student] = best?.family ?? null;
  }
  return assignment;
}
