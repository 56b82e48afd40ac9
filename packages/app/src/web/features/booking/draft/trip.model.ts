// The rules of the booking in progress: how each choice affects the others, and which steps are open.

import { type CampWeek, type CurrentTrip, EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { isAdultOn } from '#contract/people/age.ts';
import { addDays, countNightsBetween, isDay } from '#contract/platform/days.ts';

/** The steps in order. */
export const STEPS = ['plan', 'family', 'camps', 'review', 'payment'] as const;
export type Step = (typeof STEPS)[number];

/** Dates of birth by child; null if unknown. */
export type Births = ReadonlyMap<number, string | null>;

/** The highest number of backups of a week. */
const MOST_BACKUPS = 9;
const CAMP_DAYS = 5;

/** Returns the Mondays of the weeks that are within a stay from Monday to Friday. */
export function listCampMondays({ fromDate, toDate }: Pick<CurrentTrip, 'fromDate' | 'toDate'>): string[] {
  if (!isDay(fromDate) || !isDay(toDate)) return [];
  const weekday = new Date(`${fromDate}T00:00:00Z`).getUTCDay();
  const mondays: string[] = [];
  for (let monday = addDays(fromDate, (8 - weekday) % 7); addDays(monday, CAMP_DAYS - 1) <= toDate; monday = addDays(monday, 7)) {
    mondays.push(monday);
  }
  return mondays;
}

/** Returns the number of nights of a stay; null without dates or without a night. */
export function countNights({ fromDate, toDate }: Pick<CurrentTrip, 'fromDate' | 'toDate'>) {
  if (!isDay(fromDate) || !isDay(toDate) || toDate <= fromDate) return null;
  const nights = countNightsBetween(fromDate, toDate);
  return { nights, days: nights + 1, weeks: Math.floor(nights / 7) };
}

/** Returns whether both dates are set, with at least one night between them and not before today. */
export function hasDates(trip: Pick<CurrentTrip, 'fromDate' | 'toDate'>, today: string): boolean {
  return countNights(trip) !== null && (trip.fromDate ?? '') >= today;
}

/** Removes camps outside the dates, and backups of weeks without a camp. */
export function removeLostCamps(trip: CurrentTrip): CurrentTrip {
  const mondays = listCampMondays(trip);
  const camps = trip.camps.filter(({ startDate }) => mondays.includes(startDate));
  const held = new Set(camps.map(({ startDate }) => startDate));
  return { ...trip, camps, backupCamps: trip.backupCamps.filter(({ startDate }) => held.has(startDate)) };
}

export function setDates(trip: CurrentTrip, { from, to }: { from: string | null; to: string | null }): CurrentTrip {
  return removeLostCamps({ ...trip, fromDate: from, toDate: to });
}

/** Clears the places of children who are adults on the first day. */
export function removeAdults(trip: CurrentTrip, births: Births): { readonly trip: CurrentTrip; readonly reset: readonly number[] } {
  const { fromDate } = trip;
  if (!isDay(fromDate)) return { trip, reset: [] };
  const reset = trip.children.filter((id) => id !== null && isAdultOn(births.get(id) ?? null, fromDate)) as number[];
  if (reset.length === 0) return { trip, reset };
  return { trip: { ...trip, children: trip.children.map((id) => (id !== null && reset.includes(id) ? null : id)) }, reset };
}

/** Adds a child, in an empty place if there is one, or removes it. */
export function toggleChild(trip: CurrentTrip, { id, most }: { id: number; most: number }): CurrentTrip {
  const { children } = trip;
  if (children.includes(id)) return { ...trip, children: children.filter((one) => one !== id) };
  const empty = children.indexOf(null);
  if (empty >= 0) return { ...trip, children: children.with(empty, id) };
  return children.length >= most ? trip : { ...trip, children: [...children, id] };
}

/** Sets the number of children; those already selected stay. */
export function setChildCount(trip: CurrentTrip, count: number): CurrentTrip {
  const chosen = trip.children.filter((id) => id !== null);
  return { ...trip, children: Array.from({ length: count }, (_, index) => chosen[index] ?? null) };
}

/** Returns whether anything has been chosen; a place for an unnamed child doesn't count. */
export function isBegun(trip: CurrentTrip): boolean {
  const chosen = {
    ...trip,
    children: trip.children.filter((id) => id !== null),
    isSelectingBackupFamily: false,
    isSelectingBackupCamp: false,
  };
  return JSON.stringify(chosen) !== JSON.stringify(EMPTY_TRIP);
}

/** Returns how many beds a family, and places a camp, must have. */
export function countBeds({ children }: Pick<CurrentTrip, 'children'>): number {
  return Math.max(1, children.length);
}

/** Returns whether choosing a family replaces another one. */
export function wouldReplaceFamily({ hostFamilyId }: CurrentTrip, id: number): boolean {
  return hostFamilyId !== null && hostFamilyId !== id;
}

/** Sets the host family, which then is no longer a backup. */
export function setFamily(trip: CurrentTrip, id: number | null): CurrentTrip {
  const backupHostFamilyId = trip.backupHostFamilyId === id ? null : trip.backupHostFamilyId;
  return { ...trip, hostFamilyId: id, backupHostFamilyId, isSelectingBackupFamily: false };
}

/** Sets the backup family, unless it is the host family. */
export function setBackupFamily(trip: CurrentTrip, id: number | null): CurrentTrip {
  if (id !== null && id === trip.hostFamilyId) return trip;
  return { ...trip, backupHostFamilyId: id, isSelectingBackupFamily: false };
}

export function setStayType(trip: CurrentTrip, type: CurrentTrip['activityDetailsType']): CurrentTrip {
  const kept = type === 'family' ? { camps: [], backupCamps: [], isSelectingBackupCamp: false } : {};
  return { ...trip, ...kept, activityDetailsType: type };
}

export const findCamp = (trip: CurrentTrip, monday: string) => trip.camps.find(({ startDate }) => startDate === monday);

/** Returns the backups of a week, the first choice first. */
export function listBackups(trip: CurrentTrip, monday: string) {
  return trip.backupCamps.filter(({ startDate }) => startDate === monday).toSorted((a, b) => a.rank - b.rank);
}

/** Adds a camp if its week is within the stay and has none yet. */
export function addCamp(trip: CurrentTrip, week: CampWeek): CurrentTrip {
  if (findCamp(trip, week.startDate) !== undefined || !listCampMondays(trip).includes(week.startDate)) return trip;
  const activityDetailsType = trip.activityDetailsType === 'family' ? 'mixed' : trip.activityDetailsType;
  return { ...trip, activityDetailsType, camps: [...trip.camps, week].toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1)) };
}

/** Removes a camp and the backups of its week. */
export function removeCamp(trip: CurrentTrip, monday: string): CurrentTrip {
  const others = <Week extends CampWeek>(weeks: readonly Week[]) => weeks.filter(({ startDate }) => startDate !== monday);
  return { ...trip, camps: others(trip.camps), backupCamps: others(trip.backupCamps) };
}

/** Adds a backup as the last of its week, if the week has a different camp. */
export function addBackupCamp(trip: CurrentTrip, week: CampWeek): CurrentTrip {
  const own = listBackups(trip, week.startDate);
  const camp = findCamp(trip, week.startDate);
  const isKnown = [camp, ...own].some((one) => one?.scheduleId === week.scheduleId || one?.activityId === week.activityId);
  if (camp === undefined || isKnown || own.length >= MOST_BACKUPS) return trip;
  return { ...trip, backupCamps: [...trip.backupCamps, { ...week, rank: own.length + 1 }] };
}

/** Removes a backup, so that those after it move up; with `first`, it becomes the first one instead. */
export function removeBackupCamp(trip: CurrentTrip, scheduleId: number, { first = false } = {}): CurrentTrip {
  const gone = trip.backupCamps.find((one) => one.scheduleId === scheduleId);
  if (gone === undefined) return trip;
  const rest = listBackups(trip, gone.startDate).filter((one) => one !== gone);
  const ordered = (first ? [gone, ...rest] : rest).map((one, index) => ({ ...one, rank: index + 1 }));
  return { ...trip, backupCamps: [...trip.backupCamps.filter(({ startDate }) => startDate !== gone.startDate), ...ordered] };
}

/** Replaces the camp of a week; the other backups of the week stay. */
export function replaceCamp(trip: CurrentTrip, week: CampWeek): CurrentTrip {
  const camps = trip.camps.map((camp) => (camp.startDate === week.startDate ? week : camp));
  return removeBackupCamp({ ...trip, camps }, week.scheduleId);
}

export function toggleService(trip: CurrentTrip, id: number): CurrentTrip {
  const { serviceTypeIds } = trip;
  return { ...trip, serviceTypeIds: serviceTypeIds.includes(id) ? serviceTypeIds.filter((one) => one !== id) : [...serviceTypeIds, id] };
}

/** Returns the quote request of a booking; null if it is incomplete or its days can't be booked. */
export function toQuoteRequest(trip: CurrentTrip, today: string) {
  const { hostFamilyId, fromDate, toDate, discountCode } = trip;
  if (hostFamilyId === null || fromDate === null || toDate === null || !hasDates(trip, today)) return null;
  const weeks = new Map<number, number>();
  for (const { activityId } of trip.camps) weeks.set(activityId, (weeks.get(activityId) ?? 0) + 1);
  return {
    hostFamilyId,
    fromDate,
    toDate,
    activityDetailsType: trip.activityDetailsType,
    currentNoOfWeeks: trip.currentNoOfWeeks,
    nearbyActivities: [...weeks].map(([id, count]) => ({ id, weeks: count })),
    serviceTypeIds: trip.serviceTypeIds,
    countStudents: countBeds(trip),
    discountCode,
    // Staff may have set on the original trip whether VAT is due.
    ...(trip.tripId === null ? {} : { tripId: trip.tripId }),
  };
}

/** The current user and day. */
interface Asker {
  /** Whether the children must be named: the user is signed in. */
  readonly namesChildren: boolean;
  readonly today: string;
}

/**
 * Returns whether a step is complete. The number of children comes first; who they are must be known before paying, and users who sign in
 * on the way choose them in the review.
 */
export function isDone(trip: CurrentTrip, step: Step, { namesChildren, today }: Asker): boolean {
  switch (step) {
    case 'plan':
      return hasDates(trip, today) && trip.children.length > 0;
    case 'family':
      return trip.hostFamilyId !== null;
    case 'camps':
      return trip.activityDetailsType === 'family' || trip.camps.length > 0;
    case 'review':
      return !(namesChildren && trip.children.includes(null));
    default:
      return true;
  }
}

/** Returns a key of everything that the customer agrees to: the acceptance of the terms is valid for this booking only. */
export function toConsentKey(trip: CurrentTrip): string {
  return JSON.stringify({ ...trip, wishes: '', isSelectingBackupFamily: false, isSelectingBackupCamp: false, conversationRef: null });
}

/** Returns the step to show for a requested one: at most the first incomplete step. */
export function findReachableStep(trip: CurrentTrip, asked: string | null, who: Asker): Step {
  const wanted = STEPS.find((step) => step === asked) ?? 'plan';
  const before = STEPS.slice(0, STEPS.indexOf(wanted));
  return before.find((step) => !isDone(trip, step, who)) ?? wanted;
}

/** Returns the step in which a field of a booking can be corrected. */
export function stepOfField(field: string): Step {
  const [name = ''] = field.split('.');
  if (['children', 'fromDate', 'toDate'].includes(name)) return 'plan';
  if (['hostFamilyId', 'backupHostFamilyId'].includes(name)) return 'family';
  return ['camps', 'backupCamps', 'activityDetailsType', 'currentNoOfWeeks'].includes(name) ? 'camps' : 'review';
}

/**
 * Returns the children named here; otherwise as many as chosen here, filled with the saved names. A count of one is the initial value and
 * doesn't count as a choice.
 */
function mergedChildren(here: CurrentTrip, saved: CurrentTrip): CurrentTrip['children'] {
  if (here.children.some((id) => id !== null) || saved.children.length === 0) return here.children;
  return here.children.length > 1 ? setChildCount(saved, here.children.length).children : saved.children;
}

/** Merges the choices made here with those saved before; the ones here win. */
export function mergeTrips(here: CurrentTrip, saved: CurrentTrip): CurrentTrip {
  const hasDates = here.fromDate !== null && here.toDate !== null;
  const dates = hasDates ? here : saved;
  // How the days are spent is taken together with the dates, unless it was chosen here.
  const days = hasDates || here.activityDetailsType !== 'family' ? here : saved;
  return removeLostCamps({
    ...here,
    fromDate: dates.fromDate,
    toDate: dates.toDate,
    activityDetailsType: days.activityDetailsType,
    currentNoOfWeeks: days.currentNoOfWeeks,
    camps: days.camps,
    backupCamps: days.backupCamps,
    serviceTypeIds: here.serviceTypeIds.length > 0 ? here.serviceTypeIds : saved.serviceTypeIds,
    children: mergedChildren(here, saved),
    hostFamilyId: here.hostFamilyId ?? saved.hostFamilyId,
    backupHostFamilyId: here.backupHostFamilyId ?? (here.hostFamilyId === null ? saved.backupHostFamilyId : null),
    discountCode: here.discountCode ?? saved.discountCode,
    wishes: here.wishes || saved.wishes,
    conversationRef: here.conversationRef ?? saved.conversationRef,
    tripId: here.tripId ?? saved.tripId,
  });
}

/** Reads a number from the URL; null for anything else. */
export function readNumber(asked: URLSearchParams, name: string): number | null {
  const number = Number(asked.get(name));
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Reads the values with which a booking can start from the URL, and ignores invalid dates and numbers. */
export function prefillTrip(trip: CurrentTrip, asked: URLSearchParams): CurrentTrip {
  const [from, to] = [asked.get('from'), asked.get('to')];
  const [child, count, backup] = [readNumber(asked, 'child'), readNumber(asked, 'children'), readNumber(asked, 'backup')];
  const dated = isDay(from) && isDay(to) && from <= to ? setDates(trip, { from, to }) : trip;
  const counted = count === null || dated.children.some((id) => id !== null) ? dated : setChildCount(dated, Math.min(count, MAX_CHILDREN));
  const backed = backup === null ? counted : setBackupFamily(counted, backup);
  if (child === null || backed.children.includes(child)) return backed;
  return toggleChild(backed, { id: child, most: backed.children.length + 1 });
}
