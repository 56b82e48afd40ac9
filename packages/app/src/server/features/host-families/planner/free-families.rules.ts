// Which families can take a stay, and why the others can't.

import { type FreeFamiliesQuery, WHY_NOT, type WhyNot } from '#contract/host-families/planner.shapes.ts';
import { findBrokenStayRule, measureStay, type StayRules } from '#contract/host-families/stay-rules.ts';
import { addDays } from '#contract/platform/days.ts';
import { listFreeNights, type TakenStretch } from '../profile/availability.rules.ts';

interface AskedFamily {
  readonly isLive: boolean;
  readonly guestsNumber: number;
  readonly hostingTypes: readonly number[];
  readonly pets: readonly string[];
  readonly welcomesAgeFrom: number;
  readonly welcomesAgeTo: number;
  readonly welcomesGenders: readonly string[];
  readonly stayRules: StayRules;
  readonly blocks: readonly TakenStretch[];
}

/** Returns the beds that are free on every night of a stay. */
export function countFreeBeds({ guestsNumber, blocks }: Pick<AskedFamily, 'guestsNumber' | 'blocks'>, stay: FreeFamiliesQuery): number {
  const nights = listFreeNights({ fromDate: stay.fromDate, toDate: addDays(stay.toDate, -1) }, { guests: guestsNumber, blocks });
  return Math.min(guestsNumber, ...nights.map(({ freeBeds }) => freeBeds));
}

/** Returns all reasons why a family can't take a stay; none if it can. */
export function listWhyNot(family: AskedFamily, stay: FreeFamiliesQuery, today: string): WhyNot[] {
  const { students, gender, age, avoidPets, hostingType } = stay;
  const isAway = family.blocks.some(({ kind }) => kind === 'own');
  const isSmall = family.guestsNumber < students;
  const fails: Readonly<Record<WhyNot, boolean>> = {
    notLive: !family.isLive,
    away: isAway,
    fewBeds: isSmall,
    full: !isAway && !isSmall && countFreeBeds(family, stay) < students,
    stayRules: findBrokenStayRule(family.stayRules, measureStay(stay, today)) !== null,
    gender: gender !== undefined && family.welcomesGenders.length > 0 && !family.welcomesGenders.includes(gender),
    age: age !== undefined && (age < family.welcomesAgeFrom || age > family.welcomesAgeTo),
    pets: avoidPets.some((pet) => family.pets.includes(pet)),
    hostingType: hostingType !== undefined && !family.hostingTypes.includes(hostingType),
  };
  return WHY_NOT.filter((reason) => fails[reason]);
}

/** Returns how many families each reason concerns, and how many it alone keeps from the stay. */
export function countWhyNot(reasons: readonly (readonly WhyNot[])[]): { reason: WhyNot; count: number; only: number }[] {
  return WHY_NOT.map((reason) => {
    const concerned = reasons.filter((own) => own.includes(reason));
    return { reason, count: concerned.length, only: concerned.filter((own) => own.length === 1).length };
  }).filter(({ count }) => count > 0);
}
