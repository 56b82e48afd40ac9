// Cause: other camp weeks, of the whole stay or of one chosen activity.

import { withRequest } from '../scenario.ts';
import { type CauseFamily, type Variant, variant } from './cause.ts';

/** Weeks tried up and down from what was asked for: more is no slip of the pen. */
const REACH = 6;

export const campWeeks: CauseFamily = {
  name: 'camp_weeks',
  variants: (situation) =>
    situation.scenario.request.activityDetailsType === 'family' ? [] : [...ofTheStay(situation), ...ofTheActivities(situation)],
};

type Stay = Parameters<CauseFamily['variants']>[0];

function ofTheStay({ quote }: Stay): Variant[] {
  return weeksAround(quote.noOfCampsAdded, 0, quote.countMonToFri).map((weeks) => asVariant(weeks, quote.noOfCampsAdded));
}

function asVariant(weeks: number, given: number): Variant {
  return {
    ...variant('weeks', `${weeks} camp weeks instead of ${given}`, (before) => withRequest(before, { currentNoOfWeeks: weeks })),
    habit: { key: `weeks ${weeks - given}`, variants: (situation) => variantsBy(situation, weeks - given) },
  };
}

function variantsBy({ scenario: { request }, quote: { noOfCampsAdded, countMonToFri } }: Stay, more: number): Variant[] {
  const weeks = noOfCampsAdded + more;
  return request.activityDetailsType !== 'family' && weeks >= 0 && weeks <= countMonToFri ? [asVariant(weeks, noOfCampsAdded)] : [];
}

function ofTheActivities({ scenario: { request }, quote }: Stay): Variant[] {
  return request.nearbyActivities.flatMap(({ id, weeks }, position) =>
    weeksAround(weeks, 0, quote.countMonToFri).map((other) =>
      variant(`weeks:${id}`, `${other} weeks of activity ${id} instead of ${weeks}`, (before) =>
        withRequest(before, {
          nearbyActivities: before.request.nearbyActivities.map((chosen, at) => (at === position ? { id, weeks: other } : chosen)),
        }),
      ),
    ),
  );
}

/** The nearest first. */
function weeksAround(weeks: number, minimum: number, maximum: number): number[] {
  return Array.from({ length: REACH }, (_, step) => [weeks - step - 1, weeks + step + 1])
    .flat()
    .filter((other) => other >= minimum && other <= maximum);
}
