// Who fits where: a child's age on the first day and gender, against what a home welcomes or a camp takes. The same for server and screens.

import { STUDENT_AGES } from '#contract/platform/constants.ts';
import { getAgeOn } from './age.ts';

type Gender = 'female' | 'male' | 'other';

/** Somebody who would come, as far as is known of them. */
export interface Guest {
  readonly firstName: string;
  readonly dateOfBirth: string | null;
  /** Empty where nobody has said it. */
  readonly gender: string;
}

/** Whom a home or a camp is for: ages with both ends; no gender is any. */
export interface GuestCriteria {
  readonly from: number;
  readonly to: number;
  readonly genders: readonly Gender[];
}

/** Why somebody does not fit. */
export type Misfit =
  | { readonly kind: 'age'; readonly name: string; readonly age: number; readonly from: number; readonly to: number }
  | { readonly kind: 'gender'; readonly name: string; readonly genders: readonly Gender[] };

interface HomeCriteria {
  readonly welcomesAgeFrom: number;
  readonly welcomesAgeTo: number;
  readonly welcomesGenders: readonly Gender[];
}

/** Whom a family wishes for: who it takes in the end it says itself. */
export function toHomeCriteria({ welcomesAgeFrom: from, welcomesAgeTo: to, welcomesGenders: genders }: HomeCriteria): GuestCriteria {
  return { from, to, genders };
}

interface CampCriteria {
  readonly minAge: number;
  readonly maxAge: number;
  readonly gender: 'any' | 'female' | 'male';
}

/** Whom a camp takes. One for girls or for boys leaves nobody out who is neither. */
export function toCampCriteria({ minAge: from, maxAge: to, gender }: CampCriteria): GuestCriteria {
  return { from, to, genders: gender === 'any' ? [] : [gender, 'other'] };
}

/** Who takes all ages takes the grown up as well. */
const isAnyAge = ({ from, to }: GuestCriteria) => from <= STUDENT_AGES.min && to >= STUDENT_AGES.max;

/**
 * Why these do not fit, one after another; what nobody knows of somebody stands against nothing.
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

/** What keeps somebody from a camp, as a rule of the validation catalogue with its values. */
export function toCampRule(camp: string, misfit: Misfit) {
  if (misfit.kind === 'gender') {
    const takes = misfit.genders.includes('female') ? ('female' as const) : ('male' as const);
    return { rule: 'campGender' as const, values: { camp, name: misfit.name, takes } };
  }
  return { rule: 'campAges' as const, values: { camp, name: misfit.name, ...toAgeText(misfit) } };
}

/** The ages of a misfit as sentences take them. */
export function toAgeText({ age, from, to }: Extract<Misfit, { kind: 'age' }>) {
  return { age: String(age), from: String(from), to: String(to) };
}
