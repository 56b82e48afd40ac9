// Rules of a family's own children: their age today, and whether one of them is as wished.

import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import { getAgeOn } from '#contract/people/age.ts';

interface OwnChild {
  readonly gender: (typeof GENDERS)[number];
  readonly dob: string;
}

/** The child that a family must have; null for any gender or age. */
export interface WishedChild {
  readonly gender: (typeof GENDERS)[number] | null;
  /** In full years. */
  readonly age: number | null;
  readonly today: string;
}

/** Returns the age of a child on a day; an unborn child has age 0. */
export function getChildAge({ dob }: Pick<OwnChild, 'dob'>, today: string): number {
  return Math.max(0, getAgeOn(dob, today));
}

/** Returns whether one child has both the gender and the age; a family without children passes only if neither is given. */
export function hasChildLike(children: readonly OwnChild[], { gender, age, today }: WishedChild): boolean {
  if (gender === null && age === null) return true;
  return children.some((child) => (gender === null || child.gender === gender) && (age === null || getChildAge(child, today) === age));
}
