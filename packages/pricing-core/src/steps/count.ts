// Step 2: how many days, nights, camp weeks and immersion days the stay has.

import { countMondayToFriday, dayNumber } from '../calendar/civil-date.ts';
import { type Issue, issue } from '../issues.ts';
import type { Owner } from '../price-book/compiled.ts';
import type { QuoteRequest } from '../quote-request.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Resolved } from './resolve.ts';

/** The counts of a stay, under the names a quote uses. */
export interface StayCounts {
  /** Days from first to last, both included. */
  readonly noOfDaysOfTrip: number;
  readonly nights: number;
  /** Mondays whose Friday is also in the stay: the possible camp weeks. */
  readonly countMonToFri: number;
  /** Camp weeks in the stay, by a chosen activity or by the family. */
  readonly noOfCampsAdded: number;
  readonly noOfImmersionDays: number;
}

/** One owner's part in the stay. */
export interface Share {
  readonly owner: Owner;
  /** The camp weeks its camp prices are for. The family's: those that no chosen activity covers. */
  readonly campWeeks: number;
  /** Chosen by the request, as an activity is; its pricings then need no other reason to count. */
  readonly chosen: boolean;
}

export interface Counted {
  readonly resolved: Resolved;
  readonly counts: StayCounts;
  /** The family's share, then the chosen activities'; these take no part in a stay of the kind `family`. */
  readonly shares: readonly Share[];
}

/** Days, nights and possible camp weeks between two valid dates. */
export function countDays(fromDate: string, toDate: string): Pick<StayCounts, 'noOfDaysOfTrip' | 'nights' | 'countMonToFri'> {
  const from = dayNumber(fromDate) as number;
  const to = dayNumber(toDate) as number;
  return { noOfDaysOfTrip: to - from + 1, nights: to - from, countMonToFri: countMondayToFriday(from, to) };
}

/** Requested camp weeks: none in a family stay; otherwise as requested; otherwise those of the activities, or in a local stay all possible ones. */
export function campWeeksWanted(
  { activityDetailsType, currentNoOfWeeks }: Pick<QuoteRequest, 'activityDetailsType' | 'currentNoOfWeeks'>,
  chosenWeeks: number,
  countMonToFri: number,
): number {
  if (activityDetailsType === 'family') return 0;
  if (currentNoOfWeeks !== null) return currentNoOfWeeks;
  return activityDetailsType === 'mixed' ? chosenWeeks : Math.max(chosenWeeks, countMonToFri);
}

/** Immersion days: all days of a family stay, none of a local stay, and the days without camp of a mixed stay. */
export function immersionDays(kind: QuoteRequest['activityDetailsType'], days: number, campWeeks: number, campDaysPerWeek: number): number {
  if (kind === 'family') return days;
  return kind === 'local' ? 0 : Math.max(0, days - campWeeks * campDaysPerWeek);
}

/** Refuses with `too_many_activities` and `too_many_camp_weeks`. */
export function count(resolved: Resolved): Result<Counted> {
  const { request, book } = resolved;
  const days = countDays(request.fromDate, request.toDate);
  const { noOfDaysOfTrip, countMonToFri } = days;
  const nights = book.nightsAsDays ? noOfDaysOfTrip : days.nights;
  const activities = request.activityDetailsType === 'family' ? [] : resolved.activities;
  const chosenWeeks = activities.reduce((sum, { weeks }) => sum + weeks, 0);
  const noOfCampsAdded = campWeeksWanted(request, chosenWeeks, countMonToFri);
  if (chosenWeeks > noOfCampsAdded || noOfCampsAdded > countMonToFri) {
    return refuse(campIssues(request, chosenWeeks, noOfCampsAdded, countMonToFri));
  }
  const noOfImmersionDays = immersionDays(request.activityDetailsType, noOfDaysOfTrip, noOfCampsAdded, book.campDaysPerWeek);
  const family: Share = { owner: resolved.family, campWeeks: noOfCampsAdded - chosenWeeks, chosen: false };
  return ok({
    resolved,
    counts: { noOfDaysOfTrip, nights, countMonToFri, noOfCampsAdded, noOfImmersionDays },
    shares: [family, ...activities.map(({ owner, weeks }) => ({ owner, campWeeks: weeks, chosen: true }))],
  });
}

function campIssues(request: QuoteRequest, chosenWeeks: number, wantedWeeks: number, possibleWeeks: number): Issue[] {
  const wantedBy = request.currentNoOfWeeks === null ? 'nearbyActivities' : 'currentNoOfWeeks';
  return [
    ...(chosenWeeks > wantedWeeks ? [issue('too_many_activities', ['nearbyActivities'], { chosenWeeks, wantedWeeks })] : []),
    ...(wantedWeeks > possibleWeeks ? [issue('too_many_camp_weeks', [wantedBy], { wantedWeeks, possibleWeeks })] : []),
  ];
}
