// Requests as families make them: mostly a week or two in summer, some with camps, services, a code or a group.

import type { QuoteRequestInput } from '@hosted-stay/pricing-core';
import { countMondayToFriday, dateText, dayNumber } from '../../../packages/pricing-core/src/calendar/civil-date.ts';
import { SERVICE } from '../books/catalogue.ts';
import type { Random } from '../random.ts';

/** Where and when, before anything else is chosen. */
export interface Stay {
  readonly hostFamilyId: number;
  /** A day number of the calendar. */
  readonly from: number;
  readonly nights: number;
}

/** An activity that can be chosen beside a family. */
export interface Nearby {
  readonly id: number;
  readonly countyId: number;
}

const OPTIONAL_SERVICES = [SERVICE.transfer, SERVICE.insurance, SERVICE.horse, SERVICE.immersion] as const;
const CODES = ['EARLYBIRD', 'SIBLING', 'CAMP2', 'SUMMERLONG', 'earlybird', 'WELCOME10'] as const;

/** A day of the year, half of them between June and August. */
export function drawStay(random: Random, hostFamilyIds: readonly number[]): Stay {
  const newYear = dayNumber('2026-01-03') as number;
  const dayOfYear = random.oneIn(2) ? random.between(148, 235) : random.between(0, 340);
  const long = random.oneIn(20);
  return {
    hostFamilyId: random.pick(hostFamilyIds),
    from: newYear + dayOfYear,
    nights: long ? random.between(60, 250) : random.pick([3, 6, 7, 7, 7, 8, 13, 14, 14, 15, 20, 21, 27, 28, 30]),
  };
}

/** Everything else about a stay. `nearby` are the activities of the family's county, if it has any. */
export function drawRequest(random: Random, stay: Stay, nearby: readonly Nearby[]): QuoteRequestInput {
  const camps = drawCamps(random, countMondayToFriday(stay.from, stay.from + stay.nights), nearby);
  const services = [...OPTIONAL_SERVICES.filter(() => random.oneIn(4)), ...(camps.uncovered ? [SERVICE.camp] : [])];
  const countStudents = random.oneIn(5) ? random.between(2, random.oneIn(6) ? 24 : 3) : 1;
  return {
    hostFamilyId: stay.hostFamilyId,
    fromDate: dateText(stay.from),
    toDate: dateText(stay.from + stay.nights),
    ...camps.fields,
    ...(services.length > 0 ? { serviceTypeIds: services } : {}),
    ...(countStudents > 1 ? { countStudents } : {}),
    ...(random.oneIn(5) ? { discountCode: random.pick(CODES) } : {}),
    ...(random.oneIn(16) ? { vatExempt: true } : {}),
  };
}

interface Camps {
  readonly fields: Pick<QuoteRequestInput, 'activityDetailsType' | 'currentNoOfWeeks' | 'nearbyActivities'>;
  /** Whether the family itself has camp weeks to arrange. */
  readonly uncovered: boolean;
}

const NO_CAMPS: Camps = { fields: {}, uncovered: false };

function drawCamps(random: Random, room: number, nearby: readonly Nearby[]): Camps {
  if (room === 0 || random.oneIn(2)) return NO_CAMPS;
  const activityDetailsType = random.pick(['mixed', 'local'] as const);
  const wanted = random.between(1, Math.min(room, 6));
  const first = random.between(1, wanted);
  const chosen = nearby.length > 0 && !random.oneIn(4) ? chooseActivities(random, nearby, [first, wanted - first]) : [];
  const chosenWeeks = chosen.reduce((sum, { weeks }) => sum + weeks, 0);
  return {
    fields: { activityDetailsType, currentNoOfWeeks: wanted, ...(chosen.length > 0 ? { nearbyActivities: chosen } : {}) },
    uncovered: chosenWeeks < wanted,
  };
}

/** One activity for the first weeks, and half of the time another for the rest. */
function chooseActivities(random: Random, nearby: readonly Nearby[], [first = 1, rest = 0]: readonly number[]) {
  const at = random.between(0, nearby.length - 1);
  const one = { id: (nearby[at] as Nearby).id, weeks: first };
  const other = nearby[(at + 1) % nearby.length] as Nearby;
  return other.id === one.id || rest === 0 || random.oneIn(2) ? [one] : [one, { id: other.id, weeks: rest }];
}
