// Which of alike trips pays what is priced per booking for the others, and what follows for each; also the way back.

import type { AmountMath } from '@hosted-stay/pricing-core/amounts';
import type { LeftOutReason } from '#contract/groups/carrier-plan.shapes.ts';

/** A trip with what decides about it. Amounts are of one currency. */
export interface ShareableTrip {
  readonly tripId: number;
  /** The trip that is set to pay for it. */
  readonly carrierId: number | null;
  /** Why it can't be changed; null if it can. */
  readonly fixed: Extract<LeftOutReason, 'billed' | 'closed' | 'otherCurrency' | 'notPriced'> | null;
  /** Whether its agreed price leaves out what is priced per booking; null if none is agreed. */
  readonly isAgreedWithout: boolean | null;
  /** Whether its payer can pay by the book of its agreed price alone, so that it stays with that payer. */
  readonly isKept: boolean;
  /** Whether anything of its price is priced per booking. */
  readonly hasShared: boolean;
  /** What would be invoiced now, what it costs by itself, and what it costs if another trip pays what is priced per booking. */
  readonly now: string;
  readonly alone: string;
  readonly without: string;
}

/** What becomes of a trip. */
export interface CarrierDecision {
  readonly tripId: number;
  readonly carrierId: number | null;
  readonly isChanged: boolean;
  readonly after: string;
}

export interface LeftOut {
  readonly tripId: number;
  readonly why: LeftOutReason;
}

export interface Decisions {
  readonly planned: readonly CarrierDecision[];
  readonly leftOut: readonly LeftOut[];
}

const paysItself = ({ carrierId, isAgreedWithout }: ShareableTrip) => carrierId === null && isAgreedWithout !== true;

/**
 * Returns the trip that pays for the others: one that does already, else one whose price is fixed and includes everything, else the one of the
 * lowest number. Undefined if no trip can.
 */
export function chooseCarrier(stays: readonly ShareableTrip[]): ShareableTrip | undefined {
  const paid = new Set(stays.flatMap(({ carrierId }) => carrierId ?? []));
  const rankOf = (stay: ShareableTrip) => (paysItself(stay) && paid.has(stay.tripId) ? 0 : stay.fixed === null ? 2 : 1);
  return stays
    .filter((stay) => stay.fixed === null || paysItself(stay))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.tripId - b.tripId)
    .at(0);
}

/**
 * Decides about a trip that can be changed. A price that is agreed as it should be is kept, whatever the price book says now.
 * @param carrierId the trip that is to pay for it
 */
function decide(stay: ShareableTrip, carrierId: number | null): CarrierDecision {
  const isWithout = carrierId !== null;
  const isPriceKept = stay.isAgreedWithout === isWithout;
  const isChanged = stay.carrierId !== carrierId || (stay.isAgreedWithout !== null && !isPriceKept);
  return { tripId: stay.tripId, carrierId, isChanged, after: isPriceKept ? stay.now : isWithout ? stay.without : stay.alone };
}

/** Returns whether sharing would not lower an agreed price, as when the price book has changed since. */
const isNotCheaper = ({ isAgreedWithout, without, now }: ShareableTrip, math: AmountMath) =>
  isAgreedWithout === false && math.compare(without, now) >= 0;

/** Returns why a trip that nothing is shared with keeps its price. */
const reasonAlone = ({ hasShared }: ShareableTrip, others: number): LeftOutReason =>
  others === 0 || hasShared ? 'notAlike' : 'nothingShared';

/** Returns who is to pay for a trip: the payer of its set, unless it or those that it pays for stay together as agreed. */
function choosePayerOf(stay: ShareableTrip, stays: readonly ShareableTrip[], carrier: ShareableTrip | undefined): number | null {
  if (stay.isKept) return stay.carrierId;
  const isBound = stays.some(({ isKept, carrierId }) => isKept && carrierId === stay.tripId);
  return carrier === undefined || stay === carrier || isBound ? null : carrier.tripId;
}

/**
 * Decides which of alike trips pays what is priced per booking. Trips that are fixed stay as they are, and are left out unless they pay for
 * others; a trip that another one was to pay for and that is alone by now pays itself again.
 */
export function planAlikeTrips(stays: readonly ShareableTrip[], math: AmountMath): Decisions {
  const planned: CarrierDecision[] = [];
  const leftOut: LeftOut[] = [];
  const carrier = stays.length > 1 && stays.some(({ hasShared }) => hasShared) ? chooseCarrier(stays) : undefined;
  for (const stay of stays) {
    const { tripId, fixed } = stay;
    if (carrier === undefined && fixed === null && paysItself(stay)) leftOut.push({ tripId, why: reasonAlone(stay, stays.length - 1) });
    else if (fixed !== null && stay !== carrier) leftOut.push({ tripId, why: fixed });
    else if (fixed !== null) planned.push({ tripId, carrierId: null, isChanged: false, after: stay.now });
    else if (carrier !== undefined && stay !== carrier && paysItself(stay) && isNotCheaper(stay, math))
      leftOut.push({ tripId, why: 'notCheaper' });
    else planned.push(decide(stay, choosePayerOf(stay, stays, carrier)));
  }
  // A carrier for whom nobody is left is no carrier.
  const isUsed = planned.some(({ carrierId }) => carrierId !== null);
  const fixedAlone = carrier?.fixed;
  if (isUsed || fixedAlone == null) return { planned, leftOut };
  return { planned: [], leftOut: [...leftOut, { tripId: carrier?.tripId ?? 0, why: fixedAlone }] };
}

/** Decides that each trip pays itself again. Trips that do already are not named. */
export function planTakingBack(stays: readonly ShareableTrip[]): Decisions {
  const shared = stays.filter((stay) => !paysItself(stay));
  return {
    planned: shared.filter(({ fixed }) => fixed === null).map((stay) => decide(stay, null)),
    leftOut: shared.flatMap(({ tripId, fixed }) => (fixed === null ? [] : [{ tripId, why: fixed }])),
  };
}
