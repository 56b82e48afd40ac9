// A request → the counts of its stay and the lines to be priced: all of the model that needs no arithmetic on money.

import type { QuoteWarning } from '../../src/issues.ts';
import type { QuoteRequest } from '../../src/quote-request.ts';
import { comparableCode, type Entry, type Owner, type PreparedBook, type Rule } from './prepared-book.ts';

/** A line that counts, with the rules that apply to it. */
export interface StayLine<Price, Points> {
  readonly owner: Owner<Price, Points>;
  readonly entry: Entry<Price, Points>;
  readonly quantity: number;
  readonly students: number;
  readonly rules: readonly Rule<Points>[];
}

export interface Counts {
  readonly noOfDaysOfTrip: number;
  readonly countMonToFri: number;
  readonly noOfCampsAdded: number;
  readonly noOfImmersionDays: number;
}

export interface Stay<Price, Points> {
  readonly counts: Counts;
  readonly lines: readonly StayLine<Price, Points>[];
  readonly warnings: readonly QuoteWarning[];
}

/** Why there is no quote: the first refusal in the model's order. */
export interface Refusal {
  readonly error: string;
}

/** An owner's part in the stay: the weeks its camp prices are for. */
interface Share<Price, Points> {
  readonly owner: Owner<Price, Points>;
  readonly weeks: number;
}

const DAY = 86_400_000;

export function planStay<Price, Points>(book: PreparedBook<Price, Points>, request: QuoteRequest): Stay<Price, Points> | Refusal {
  const from = Date.parse(request.fromDate) / DAY;
  const to = Date.parse(request.toDate) / DAY;
  if (to < from) return { error: 'dates_reversed' };
  if (to - from + 1 > 366) return { error: 'stay_too_long' };
  const family = book.families.get(request.hostFamilyId);
  if (family === undefined) return { error: 'unknown_host_family' };
  const chosen: Share<Price, Points>[] = [];
  for (const { id, weeks } of request.nearbyActivities) {
    const owner = book.activities.get(id);
    if (owner === undefined) return { error: 'unknown_activity' };
    if (request.activityDetailsType !== 'family') chosen.push({ owner, weeks });
  }
  const chosenWeeks = chosen.reduce((sum, { weeks }) => sum + weeks, 0);
  const countMonToFri = mondaysWithTheirFriday(from, to);
  const noOfCampsAdded = campWeeks(request, chosenWeeks, countMonToFri);
  if (chosenWeeks > noOfCampsAdded) return { error: 'too_many_activities' };
  if (noOfCampsAdded > countMonToFri) return { error: 'too_many_camp_weeks' };
  const noOfDaysOfTrip = to - from + 1;
  const noOfImmersionDays = immersionDays(request, noOfDaysOfTrip, noOfCampsAdded * book.source.policy.campDaysPerWeek);
  const counts = { noOfDaysOfTrip, countMonToFri, noOfCampsAdded, noOfImmersionDays };
  const shares = [{ owner: family, weeks: noOfCampsAdded - chosenWeeks }, ...chosen];
  const lines = selectLines(request, counts, shares);
  return { counts, lines, warnings: warningsOf(request, shares, lines) };
}

/** Day 0, the first of January 1970, was a Thursday; a week's Monday is day 4 of it. */
function mondaysWithTheirFriday(from: number, to: number): number {
  const firstMonday = from + ((((4 - from) % 7) + 7) % 7);
  return Math.max(0, Math.floor((to - 4 - firstMonday) / 7) + 1);
}

function campWeeks(request: QuoteRequest, chosenWeeks: number, countMonToFri: number): number {
  if (request.activityDetailsType === 'family') return 0;
  if (request.currentNoOfWeeks !== null) return request.currentNoOfWeeks;
  return request.activityDetailsType === 'mixed' ? chosenWeeks : Math.max(chosenWeeks, countMonToFri);
}

function immersionDays(request: QuoteRequest, days: number, campDays: number): number {
  if (request.activityDetailsType === 'family') return days;
  return request.activityDetailsType === 'local' ? 0 : Math.max(0, days - campDays);
}

function selectLines<Price, Points>(request: QuoteRequest, counts: Counts, shares: readonly Share<Price, Points>[]) {
  const code = comparableCode(request.discountCode);
  const lines: StayLine<Price, Points>[] = [];
  for (const { owner, weeks } of shares) {
    for (const entry of owner.entries) {
      const wanted = owner.hostableType === 'Activity' || entry.required || request.serviceTypeIds.includes(entry.serviceTypeId);
      if (entry.perBooking && request.withoutPerBooking === true) continue;
      if (!wanted || (entry.category === 'camp' && weeks === 0)) continue;
      const quantity = quantityOf(entry, counts, weeks);
      if (quantity === 0) continue;
      lines.push({
        owner,
        entry,
        quantity,
        students: entry.perBooking ? 1 : request.countStudents,
        rules: applyingRules(entry.rules, quantity, code),
      });
    }
  }
  return lines;
}

function quantityOf<Price, Points>(entry: Entry<Price, Points>, counts: Counts, weeks: number): number {
  const nights = counts.noOfDaysOfTrip - 1;
  switch (entry.pricingType) {
    case 'per_night':
    case 'per_day':
      return nights;
    case 'per_week':
      return entry.category === 'camp' ? weeks : (entry.ownQuantity ?? Math.ceil(nights / 7));
    case 'per_transfer':
      return entry.ownQuantity ?? 1;
    case 'immersion':
      return counts.noOfImmersionDays;
    case 'per_trip':
      return 1;
  }
}

function applyingRules<Points>(rules: readonly Rule<Points>[], quantity: number, code: string | null): readonly Rule<Points>[] {
  if (rules.length === 0) return rules;
  return rules.filter((rule) => quantity >= rule.minQuantity && (rule.required || (code !== null && rule.code === code)));
}

const NONE: readonly QuoteWarning[] = [];

function warningsOf<Price, Points>(
  { discountCode }: QuoteRequest,
  shares: readonly Share<Price, Points>[],
  lines: readonly StayLine<Price, Points>[],
): readonly QuoteWarning[] {
  const code = comparableCode(discountCode);
  const idle = discountCode !== null && code !== null && !lines.some(({ rules }) => rules.some((rule) => rule.code === code));
  const weeks = shares.reduce((sum, share) => sum + (share.weeks > 0 && !hasCampLine(lines, share.owner) ? share.weeks : 0), 0);
  if (!idle && weeks === 0) return NONE;
  return [
    ...(idle ? [{ code: 'discount_code_not_applied', path: ['discountCode'], data: { discountCode: discountCode.trim() } } as const] : []),
    ...(weeks > 0 ? [{ code: 'camp_weeks_unpriced', path: ['currentNoOfWeeks'], data: { weeks } } as const] : []),
  ];
}

function hasCampLine<Price, Points>(lines: readonly StayLine<Price, Points>[], owner: Owner<Price, Points>): boolean {
  return lines.some((line) => line.owner === owner && line.entry.category === 'camp');
}
