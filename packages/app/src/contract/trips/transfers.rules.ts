// What holds of the journeys to and from a stay: how numbers are written, what can't be so, and what somebody should look at.

import { countNightsBetween } from '#contract/platform/days.ts';
import { AWAITED_STATES, type TripState, UPCOMING_STATES } from './states.ts';

export const DIRECTIONS = ['arrival', 'departure'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Who meets a child, or brings it: the host family, a company with its driver, the child’s parents, or the platform. */
export const MEETING = ['family', 'company', 'parent', 'platform'] as const;
export type MetBy = (typeof MEETING)[number];

/** As much of a journey as its rules look at. Days and times are those of the place, in no time zone. */
export interface Journey {
  readonly direction: Direction;
  /** Whose it is; null where all of a trip travel together. */
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
 * The number of a flight or a train as timetables write it; what is none keeps its words.
 * @example cleanNumber('ei 154') // 'EI154'
 */
export function cleanNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const [, carrier, number] = FLIGHT.exec(text.toUpperCase()) ?? [];
  return carrier === undefined || number === undefined ? text : `${carrier}${number}`;
}

/** Whether somebody arrives or leaves more than a day before or after the stay says: that is looked at, and may be meant. */
export function isFarFromStay({ direction, day }: Pick<Journey, 'direction' | 'day'>, { fromDate, toDate }: Stay): boolean {
  return Math.abs(countNightsBetween(direction === 'arrival' ? fromDate : toDate, day)) > 1;
}

const concernsSame = (one: Journey, other: Journey) =>
  one.studentId === null || other.studentId === null || one.studentId === other.studentId;

/** Whether the same child would leave before it has arrived. */
export function isFirstToLeave(journey: Journey, others: readonly Journey[]): boolean {
  return others.some((other) => {
    if (other.direction === journey.direction || !concernsSame(journey, other)) return false;
    const [arrival, departure] = journey.direction === 'arrival' ? [journey, other] : [other, journey];
    if (departure.day !== arrival.day) return departure.day < arrival.day;
    return arrival.time !== null && departure.time !== null && departure.time <= arrival.time;
  });
}

/** The students of whom it is not known how they arrive, or leave. */
export function listStudentsWithout(direction: Direction, studentIds: readonly number[], journeys: readonly Journey[]): number[] {
  const known = journeys.filter((journey) => journey.direction === direction);
  if (known.some(({ studentId }) => studentId === null)) return [];
  return studentIds.filter((id) => !known.some(({ studentId }) => studentId === id));
}

/** So many days before the first one parents are asked how their child arrives. */
const ASKED_DAYS_BEFORE = 30;

/** Whether parents should tell how a child arrives: the stay is booked, begins soon, and nobody has said it. */
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

/** Who says how children travel: parents until the stay begins, those who run it until all is settled; families and finance read it. */
export function canEditTransfers(side: 'parent' | 'host' | 'agent' | 'finance' | 'staff', state: TripState): boolean {
  if (side === 'parent') return PARENTS_MAY.includes(state);
  return (side === 'staff' || side === 'agent') && STAFF_MAY.includes(state);
}

/** What of who meets a child parents say themselves: that they do, or that nobody is known yet. All else is arranged by staff. */
export const isParentsToSay = (metBy: MetBy | null) => metBy === null || metBy === 'parent';

/** What somebody should look at. Counts go with what was paid, a transfer with what is about one. */
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
  /** How many transfers the agreed price holds; null before there is one, or where its reader is not told. */
  readonly paid: number | null;
}

/** Families, companies and the platform meet for the price of a transfer; of these a family may do it for nothing. */
function paidAndArranged(paid: number, transfers: readonly Arranged[]): { kind: TransferHintKind; arranged: number } | null {
  const met = transfers.filter(({ metBy }) => metBy !== null && metBy !== 'parent');
  if (met.length < paid) return { kind: 'paidNotArranged', arranged: met.length };
  const hired = met.filter(({ metBy }) => metBy !== 'family');
  return paid === 0 && hired.length > 0 ? { kind: 'arrangedNotPaid', arranged: hired.length } : null;
}

/** What should be looked at, by whoever runs the stay, or by parents, who are told what they can mend. */
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

/** In the order in which they happen; a time that is not known comes last of its day. */
export function sortJourneys<One extends Journey>(journeys: readonly One[]): One[] {
  const moment = ({ day, time, direction }: One) => `${day} ${time ?? '99'} ${direction}`;
  return journeys.toSorted((a, b) => (moment(a) < moment(b) ? -1 : Number(moment(a) > moment(b))));
}
