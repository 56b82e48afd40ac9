// The days of a stay as a plan: arrival, camps from Monday to Friday, days with the family, departure.

import { listDays } from './days.model.ts';

export interface PlannedCamp {
  readonly activityName: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly backupRank: number | null;
  readonly calledOff: boolean;
}

/** Consecutive days of the same kind. */
export interface PlanPart {
  readonly from: string;
  readonly to: string;
  readonly kind: 'arrival' | 'departure' | 'camp' | 'family';
  /** The name of the camp; on the first and last day, the camp of that day if there is one. */
  readonly camp: string | null;
  /** The cancelled camp of these days, if it has no replacement. */
  readonly calledOff: string | null;
}

interface Stay {
  readonly fromDate: string;
  readonly toDate: string;
  readonly camps: readonly PlannedCamp[];
}

function namesOf(camps: readonly PlannedCamp[]): string | null {
  return camps.length === 0 ? null : camps.map(({ activityName }) => activityName).join(', ');
}

function campsOn(camps: readonly PlannedCamp[], day: string): Pick<PlanPart, 'camp' | 'calledOff'> {
  const own = camps.filter((camp) => camp.backupRank === null && camp.startDate <= day && day <= camp.endDate);
  return { camp: namesOf(own.filter(({ calledOff }) => !calledOff)), calledOff: namesOf(own.filter(({ calledOff }) => calledOff)) };
}

function partOf({ fromDate, toDate, camps }: Stay, day: string): PlanPart {
  const named = campsOn(camps, day);
  if (day === fromDate) return { from: day, to: day, kind: 'arrival', ...named };
  if (day === toDate) return { from: day, to: day, kind: 'departure', ...named };
  return { from: day, to: day, kind: named.camp === null ? 'family' : 'camp', ...named };
}

const isAlike = (a: PlanPart, b: PlanPart) => a.kind === b.kind && a.camp === b.camp && a.calledOff === b.calledOff;

/** Returns every day of the stay once, with consecutive days of the same kind in one part. */
export function toPlanParts(stay: Stay): readonly PlanPart[] {
  const parts: PlanPart[] = [];
  for (const day of listDays(stay)) {
    const part = partOf(stay, day);
    const last = parts.at(-1);
    if (last !== undefined && isAlike(last, part)) parts[parts.length - 1] = { ...last, to: day };
    else parts.push(part);
  }
  return parts;
}
