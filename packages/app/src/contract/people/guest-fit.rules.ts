// Checks a guest's age on the first day and gender against what a host family welcomes or a camp accepts. Shared by the server and the
// screens.

import { STUDENT_AGES } from '#contract/platform/constants.ts';
import { getAgeOn } from './age.ts';

type Gender = 'female' | 'male' | 'other';

/** A person who would come, with what is known about them. */
export interface Guest {
  readonly firstName: string;
  readonly dateOfBirth: string | null;
  /** Empty if not known. */
  readonly gender: string;
}

/** Whom a host family or a camp is for. Ages are inclusive; no genders means any. */
export interface GuestCriteria {
  readonly from: number;
  readonly to: number;
  readonly genders: readonly Gender[];
}

/** Why a guest doesn't fit. */
export type Misfit =
  | { readonly kind: 'age'; readonly name: string; readonly age: number; readonly from: number; readonly to: number }
  | { readonly kind: 'gender'; readonly name: string; readonly genders: readonly Gender[] };

interface HomeCriteria {
  readonly welcomesAgeFrom: number;
  readonly welcomesAgeTo: number;
  readonly welcomesGenders: readonly Gender[];
}

/** Returns whom a family prefers. The family itself decides whom it accepts. */
export function toHomeCriteria({ welcomesAgeFrom: from, welcomesAgeTo: to, welcomesGenders: genders }: HomeCriteria): GuestCriteria {
  return { from, to, genders };
}

interface CampCriteria {
  readonly minAge: number;
  readonly maxAge: number;
  readonly gender: 'any' | 'female' | 'male';
}

/** Returns whom a camp accepts. A camp for girls or for boys also accepts the gender `other`. */
export function toCampCriteria({ minAge: from, maxAge: to, gender }: CampCriteria): GuestCriteria {
  return { from, to, genders: gender === 'any' ? [] : [gender, 'other'] };
}

/** Criteria that cover all student ages also cover adults. */
const isAnyAge = ({ from, to }: GuestCriteria) => from <= STUDENT_AGES.min && to >= STUDENT_AGES.max;

/**
 * Returns why these guests don't fit, in their order. Unknown details are never a reason.
 * @param firstDay the first day of the stay, or of the week of a camp
 * @example findMisfits([{ firstName: 'Rui', dateOfBirth: '2015-10-01', gender: 'male' }], { from: 12, to: 17, genders: [] }, '2026-07-06')
 * // [{ kind: 'age', name: 'Rui', age: 10, from: 12, to: 17 }]
 */
export function findMisfits(guests: readonly Guest[], welcome: GuestCriteria, firstDay: string): Misfit[] {
  const { from, to, genders } = welcome;
  return guests.flatMap(({ firstName: name, dateOfBirth, gender }): Misfit[] => {
    const age = getAgeOn(dateOfBirth, firstDay);
    const isOut = age !== null && !isAnyAge(welcome) && (age < from || age > to);
    const isOther = gender !== '' && genders.length > 0 && !genders.some((one) => one === gender);
    return [
      ...(isOut ? [{ kind: 'age' as const, name, age, from, to }] : []),
      ...(isOther ? [{ kind: 'gender' as const, name, genders }] : []),
    ];
  });
}

/** Returns why a guest can't go to a camp, as a rule of the validation catalogue with its values. */
export function toCampRule(camp: string, misfit: Misfit) {
  if (misfit.kind === 'gender') {
    const takes = misfit.genders.includes('female') ? ('female' as const) : ('male' as const);
    return { rule: 'campGender' as const, values: { camp, name: misfit.name, takes } };
  }
  return { rule: 'campAges' as const, values: { camp, name: misfit.name, ...toAgeText(misfit) } };
}

/** Returns the ages of a misfit as message values. */
export function toAgeText({ age, from, to }: Extract<Misfit, { kind: 'age' }>) {
  return { age: String(age), from: String(from), to: String(to) };
}
