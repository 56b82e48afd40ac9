// Rules of the journeys to and from a stay: normalizing numbers, invalid combinations, and hints for people to check.

import { countNightsBetween } from '#contract/platform/days.ts';
import { AWAITED_STATES, type TripState, UPCOMING_STATES } from './states.ts';

export const DIRECTIONS = ['arrival', 'departure'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Who meets or brings a child: the host family, a company with its driver, the child's parents, or the platform. */
export const MEETING = ['family', 'company', 'parent', 'platform'] as const;
export type MetBy = (typeof MEETING)[number];

/** The fields of a journey that the rules need. Days and times are local to the place, without a time zone. */
export interface Journey {
  readonly direction: Direction;
  /** Null if all students of the trip travel together. */
  readonly studentId: number | null;
  readonly day: string;
  readonly time: string | null;
}

interface Arranged extends Journey {
  readonly id: number;
  readonly metBy: MetBy | null;
  readonly unaccompaniedMinor: boolean;
}

interface Stay {
  readonly fromDate: string;
  readonly toDate: string;
}

const FLIGHT = /^([A-Z0-9]{2,3})[\s-]*(\d{1,5}[A-Z]?)$/;

/**
 * Formats a flight or train number as in timetables; other text stays as it is.
 * @example cleanNumber('ei 154') // 'EI154'
 */
export function cleanNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const [, carrier, number] = FLIGHT.exec(text.toUpperCase()) ?? [];
  return carrier === undefined || number === undefined ? text : `${carrier}${number}`;
}

/**
 * Returns whether an arrival is more than a day from the stay's first day, or a departure from its last. This may be intended, so it is
 * only a hint.
 */
export function isFarFromStay({ direction, day }: Pick<Journey, 'direction' | 'day'>, { fromDate, toDate }: Stay): boolean {
  return Math.abs(countNightsBetween(direction === 'arrival' ? fromDate : toDate, day)) > 1;
}

const concernsSame = (one: Journey, other: Journey) =>
  one.studentId === null || other.studentId === null || one.studentId === other.studentId;

/** Returns whether the same child would leave before it arrives. */
export function isFirstToLeave(journey: Journey, others: readonly Journey[]): boolean {
  return others.some((other) => {
    if (other.direction === journey.direction || !concernsSame(journey, other)) return false;
    const [arrival, departure] = journey.direction === 'arrival' ? [journey, other] : [other, journey];
    if (departure.day !== arrival.day) return departure.day < arrival.day;
    return arrival.time !== null && departure.time !== null && departure.time <= arrival.time;
  });
}

/** Returns the students whose arrival or departure isn't known. */
export function listStudentsWithout(direction: Direction, studentIds: readonly number[], journeys: readonly Journey[]): number[] {
  const known = journeys.filter((journey) => journey.direction === direction);
  if (known.some(({ studentId }) => studentId === null)) return [];
  return studentIds.filter((id) => !known.some(({ studentId }) => studentId === id));
}

/** How many days before the first day parents are asked for the arrival. */
const ASKED_DAYS_BEFORE = 30;

/** Returns whether parents should enter the arrival: the stay is booked, begins soon, and an arrival is missing. */
export function isArrivalWanted(
  { state, fromDate, studentIds, today }: { state: TripState; fromDate: string; studentIds: readonly number[]; today: string },
  journeys: readonly Journey[],
): boolean {
  const days = countNightsBetween(today, fromDate);
  return (
    (AWAITED_STATES as readonly TripState[]).includes(state) &&
    days >= 0 &&
    days <= ASKED_DAYS_BEFORE &&
    listStudentsWithout('arrival', studentIds, journeys).length > 0
  );
}

const PARENTS_MAY: readonly TripState[] = UPCOMING_STATES;
const STAFF_MAY: readonly TripState[] = [...PARENTS_MAY, 'in_progress', 'completed'];

/**
 * Returns whether a side can edit transfers: parents until the stay begins, staff and agents until the trip is settled.
 * Host families and finance can only read them.
 */
export function canEditTransfers(side: 'parent' | 'host' | 'agent' | 'finance' | 'staff', state: TripState): boolean {
  if (side === 'parent') return PARENTS_MAY.includes(state);
  return (side === 'staff' || side === 'agent') && STAFF_MAY.includes(state);
}

/** Parents can only choose that they meet the child themselves or that nobody is known yet. Staff arrange everything else. */
export const isParentsToSay = (metBy: MetBy | null) => metBy === null || metBy === 'parent';

/** Hints for people to check. Counts are compared with the paid transfers; the other hints are about one transfer. */
export const TRANSFER_HINTS = [
  'farFromStay',
  'minorUnmet',
  'unmet',
  'arrivalMissing',
  'departureMissing',
  'paidNotArranged',
  'arrangedNotPaid',
] as const;
export type TransferHintKind = (typeof TRANSFER_HINTS)[number];

export interface TransferHint {
  readonly kind: TransferHintKind;
  readonly transferId: number | null;
  readonly paid: number;
  readonly arranged: number;
}

interface Looked {
  readonly stay: Stay & { readonly state: TripState };
  readonly studentIds: readonly number[];
  /** The number of transfers in the agreed price; null if there is no price yet or the reader can't see it. */
  readonly paid: number | null;
}

/** Compares paid with arranged transfers. Families, companies and the platform charge a transfer, but a family may also do it for free. */
function paidAndArranged(paid: number, transfers: readonly Arranged[]): { kind: TransferHintKind; arranged: number } | null {
  const met = transfers.filter(({ metBy }) => metBy !== null && metBy !== 'parent');
  if (met.length < paid) return { kind: 'paidNotArranged', arranged: met.length };
  const hired = met.filter(({ metBy }) => metBy !== 'family');
  return paid === 0 && hired.length > 0 ? { kind: 'arrangedNotPaid', arranged: hired.length } : null;
}

/** Returns the hints for staff, or for parents only those that they can act on. */
export function listHints(transfers: readonly Arranged[], { stay, studentIds, paid }: Looked, isStaffs: boolean): TransferHint[] {
  const isAgreed = (AWAITED_STATES as readonly TripState[]).includes(stay.state);
  const about = (kind: TransferHintKind, transferId: number | null, counts = { paid: 0, arranged: 0 }) => ({ kind, transferId, ...counts });
  const money = isStaffs && isAgreed && paid !== null ? paidAndArranged(paid, transfers) : null;
  return [
    ...transfers.flatMap((one): TransferHint[] => {
      const isUnmet = one.metBy === null;
      return [
        ...(isFarFromStay(one, stay) ? [about('farFromStay', one.id)] : []),
        ...(isUnmet && one.unaccompaniedMinor ? [about('minorUnmet', one.id)] : []),
        ...(isUnmet && !one.unaccompaniedMinor && isStaffs && isAgreed ? [about('unmet', one.id)] : []),
      ];
    }),
    ...(isAgreed && listStudentsWithout('arrival', studentIds, transfers).length > 0 ? [about('arrivalMissing', null)] : []),
    ...(isAgreed && listStudentsWithout('departure', studentIds, transfers).length > 0 ? [about('departureMissing', null)] : []),
    ...(money === null || paid === null ? [] : [about(money.kind, null, { paid, arranged: money.arranged })]),
  ];
}

/** Sorts journeys by time; an unknown time comes last on its day. */
export function sortJourneys<One extends Journey>(journeys: readonly One[]): One[] {
  const moment = ({ day, time, direction }: One) => `${day} ${time ?? '99'} ${direction}`;
  return journeys.toSorted((a, b) => (moment(a) < moment(b) ? -1 : Number(moment(a) > moment(b))));
}
