// The rules that find what is missing or wrong in a booking. Each issue belongs to a field; none discards what was chosen.

import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import type { BookingIssue } from '#contract/booking/booking.shapes.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { type BrokenStayRule, findBrokenStayRule, measureStay, type StayRules } from '#contract/host-families/stay-rules.ts';
import { isAdultOn } from '#contract/people/age.ts';
import type { StudentPart } from '#contract/people/completeness.ts';
import { findMisfits, type Guest, type GuestCriteria, type Misfit } from '#contract/people/guest-fit.rules.ts';

export interface FoundIssue {
  readonly field: string;
  readonly code: BookingIssue;
  /** Whether it prevents payment. */
  readonly blocks: boolean;
  /** The guest who doesn't fit, and the name of the camp, if it is one. */
  readonly about?: { readonly name: string; readonly misfit: Misfit };
  /** The rule of the family that the stay breaks. */
  readonly brokenRule?: BrokenStayRule;
}

export interface ChildFacts extends Guest {
  readonly missing: readonly StudentPart[];
  /** Whether the child is on another trip on some of the nights. */
  readonly isAway: boolean;
}

export interface FamilyFacts {
  readonly isLive: boolean;
  readonly welcome: GuestCriteria;
  readonly guests: number;
  readonly stayRules: StayRules;
  /** The maximum number of beds taken by others on any night of the stay. */
  readonly taken: number;
}

export interface WeekFacts {
  readonly activityId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly name: string;
  readonly welcome: GuestCriteria;
  /** Places available to this booking, including those it holds. */
  readonly free: number;
}

/** The facts about everything that a booking refers to; unknown IDs are missing from the maps. */
export interface BookingFacts {
  readonly today: string;
  /** Entered by staff. */
  readonly onBehalf: boolean;
  readonly children: ReadonlyMap<number, ChildFacts>;
  readonly families: ReadonlyMap<number, FamilyFacts>;
  readonly weeks: ReadonlyMap<number, WeekFacts>;
  /** The families no longer available for the trip that the booking started from, and those on its list. Null if it can't become this booking. */
  readonly begun: { readonly outIds: readonly number[]; readonly listedIds: readonly number[] } | null;
}

/** The longest stay, in days. */
const LONGEST = 366;

/** Details required to book a student; other details for the host can be added until the stay. */
const ESSENTIAL: readonly StudentPart[] = ['name', 'dateOfBirth', 'gender'];

const found = (field: string, code: BookingIssue, blocks = true): FoundIssue => ({ field, code, blocks });

/** Returns the chosen students that are known. */
const guestsOf = ({ children }: CurrentTrip, facts: BookingFacts): Guest[] =>
  [...new Set(children)].flatMap((id) => (id === null ? [] : (facts.children.get(id) ?? [])));

/** Finds guests outside a family's preferences. These don't block: the family is asked anyway. */
function wishIssues(trip: CurrentTrip, facts: BookingFacts): FoundIssue[] {
  const { fromDate } = trip;
  if (fromDate === null) return [];
  return (['hostFamilyId', 'backupHostFamilyId'] as const).flatMap((field) => {
    const family = facts.families.get(trip[field] ?? 0);
    const found = family === undefined ? [] : findMisfits(guestsOf(trip, facts), family.welcome, fromDate);
    return found.map((misfit): FoundIssue => ({ field, code: 'familyWelcomesOthers', blocks: false, about: { name: '', misfit } }));
  });
}

/** Finds rules of families that the stay breaks. Staff may overrule them, and whoever was asked before goes on. */
function stayRuleIssues(trip: CurrentTrip, { families, today, onBehalf, begun }: BookingFacts): FoundIssue[] {
  const { fromDate, toDate } = trip;
  if (fromDate === null || toDate === null || toDate <= fromDate) return [];
  return (['hostFamilyId', 'backupHostFamilyId'] as const).flatMap((field): FoundIssue[] => {
    const id = trip[field];
    const family = families.get(id ?? 0);
    if (id === null || !family?.isLive || begun?.listedIds.includes(id)) return [];
    const brokenRule = findBrokenStayRule(family.stayRules, measureStay({ fromDate, toDate }, today));
    return brokenRule === null ? [] : [{ field, code: 'familyRules', blocks: !onBehalf, brokenRule }];
  });
}

function childIssues({ children, fromDate }: CurrentTrip, facts: BookingFacts): FoundIssue[] {
  if (!children.some((id) => id !== null)) return [found('children', 'childMissing')];
  return children.flatMap((id, index): FoundIssue[] => {
    const field = `children.${index}`;
    if (id === null) return [found(field, 'childMissing')];
    if (children.indexOf(id) < index) return [found(field, 'childTwice')];
    const child = facts.children.get(id);
    if (child === undefined) return [found(field, 'childUnknown')];
    // Parents book for children; adults are booked by staff.
    const adult = fromDate !== null && isAdultOn(child.dateOfBirth, fromDate) ? [found(field, 'childAdult', !facts.onBehalf)] : [];
    const away = child.isAway ? [found(field, 'childAway', !facts.onBehalf)] : [];
    const isVague = child.missing.some((part) => ESSENTIAL.includes(part));
    return [...adult, ...away, ...(child.missing.length > 0 ? [found(field, 'childIncomplete', isVague)] : [])];
  });
}

function dateIssues({ fromDate, toDate }: CurrentTrip, { today }: BookingFacts): FoundIssue[] {
  if (fromDate === null || toDate === null) return [found(fromDate === null ? 'fromDate' : 'toDate', 'datesMissing')];
  if (toDate <= fromDate) return [found('toDate', 'datesReversed')];
  const past = fromDate < today ? [found('fromDate', 'datesPast')] : [];
  const days = (dayNumber(toDate) ?? 0) - (dayNumber(fromDate) ?? 0) + 1;
  return days > LONGEST ? [...past, found('toDate', 'datesTooLong')] : past;
}

function familyIssues({ hostFamilyId, backupHostFamilyId, children }: CurrentTrip, { families }: BookingFacts): FoundIssue[] {
  if (hostFamilyId === null) return [found('hostFamilyId', 'familyMissing')];
  const beds = Math.max(1, children.filter((id) => id !== null).length);
  const family = families.get(hostFamilyId);
  const issues: FoundIssue[] = [];
  if (family === undefined || !family.isLive) issues.push(found('hostFamilyId', 'familyNotLive'));
  else if (family.guests < beds) issues.push(found('hostFamilyId', 'familyTooSmall'));
  else if (family.taken + beds > family.guests) issues.push(found('hostFamilyId', 'familyTaken'));
  if (backupHostFamilyId === null) return issues;
  const backup = families.get(backupHostFamilyId);
  if (backupHostFamilyId === hostFamilyId) issues.push(found('backupHostFamilyId', 'backupIsPrimary'));
  else if (backup === undefined || !backup.isLive) issues.push(found('backupHostFamilyId', 'backupNotLive'));
  else if (backup.taken + beds > backup.guests) issues.push(found('backupHostFamilyId', 'backupTaken'));
  return issues;
}

/** Finds conflicts with the trip that the booking started from. */
function tripIssues({ tripId, children, hostFamilyId, backupHostFamilyId }: CurrentTrip, { begun }: BookingFacts): FoundIssue[] {
  // Without a child the trip can't be matched, and the missing child is reported first.
  if (tripId === null || !children.some((id) => id !== null)) return [];
  if (begun === null) return [found('tripId', 'tripOver')];
  const isOut = (id: number | null) => id !== null && begun.outIds.includes(id);
  return [
    ...(isOut(hostFamilyId) ? [found('hostFamilyId', 'familySaidNo')] : []),
    ...(isOut(backupHostFamilyId) ? [found('backupHostFamilyId', 'familySaidNo')] : []),
  ];
}

type Week = CurrentTrip['camps'][number];

/** Finds guests outside a camp's age and gender rules, which only staff may override. */
function ruleIssues(field: string, { name, welcome, startDate }: WeekFacts, { trip, facts }: About): FoundIssue[] {
  return findMisfits(guestsOf(trip, facts), welcome, startDate).map((misfit): FoundIssue => {
    return { field, code: misfit.kind === 'age' ? 'campAges' : 'campGender', blocks: !facts.onBehalf, about: { name, misfit } };
  });
}

interface About {
  readonly trip: CurrentTrip;
  readonly facts: BookingFacts;
}

function weekIssues(field: string, week: Week, { trip, facts }: About): FoundIssue[] {
  const known = facts.weeks.get(week.scheduleId);
  if (known === undefined || known.activityId !== week.activityId || known.startDate !== week.startDate)
    return [found(field, 'campUnknown')];
  const { fromDate, toDate } = trip;
  const isOutside = fromDate !== null && toDate !== null && (known.startDate < fromDate || known.endDate > toDate);
  return isOutside ? [found(field, 'campOutsideDates')] : [];
}

function campIssues(trip: CurrentTrip, facts: BookingFacts): FoundIssue[] {
  const { camps, backupCamps, activityDetailsType, children } = trip;
  const places = Math.max(1, children.filter((id) => id !== null).length);
  if (activityDetailsType === 'family' && camps.length > 0) return [found('activityDetailsType', 'campsNotWanted')];
  const missing = activityDetailsType !== 'family' && camps.length === 0 ? [found('camps', 'campMissing', false)] : [];
  const own = camps.flatMap((week, index): FoundIssue[] => {
    const field = `camps.${index}`;
    const issues = weekIssues(field, week, { trip, facts });
    if (issues.length > 0) return issues;
    if (camps.findIndex(({ startDate }) => startDate === week.startDate) < index) return [found(field, 'campClash')];
    const known = facts.weeks.get(week.scheduleId);
    const others = known === undefined ? [] : ruleIssues(field, known, { trip, facts });
    return [...others, ...((known?.free ?? 0) < places ? [found(field, 'campFull')] : [])];
  });
  const backups = backupCamps.flatMap((week, index): FoundIssue[] => {
    const field = `backupCamps.${index}`;
    const issues = weekIssues(field, week, { trip, facts });
    if (issues.length > 0) return issues;
    const isOwn = camps.some(({ scheduleId }) => scheduleId === week.scheduleId);
    const isAgain = backupCamps.some(
      (other, place) =>
        place < index && other.startDate === week.startDate && (other.rank === week.rank || other.scheduleId === week.scheduleId),
    );
    const known = facts.weeks.get(week.scheduleId);
    const others = known === undefined ? [] : ruleIssues(field, known, { trip, facts });
    return [...others, ...(isOwn || isAgain ? [found(field, 'campClash')] : [])];
  });
  return [...missing, ...own, ...backups];
}

/** Returns all issues of a booking, in the order of the screens. */
export function findBookingIssues(trip: CurrentTrip, facts: BookingFacts): FoundIssue[] {
  return [
    ...tripIssues(trip, facts),
    ...childIssues(trip, facts),
    ...dateIssues(trip, facts),
    ...familyIssues(trip, facts),
    ...stayRuleIssues(trip, facts),
    ...wishIssues(trip, facts),
    ...campIssues(trip, facts),
  ];
}
