// Rules for the transitions of trips and offers: who can take which step, and what blocks it. Days are ISO strings, compared as text.

import type { Role } from '#contract/identity/roles.ts';
import { addDays } from '#contract/platform/days.ts';
import { LIVE_OFFERS, listOfferMoves, OFFERS_KNOWING_CHILD, type OfferMove, type OfferState } from '#contract/trips/offer.machine.ts';
import { AGREED_STATES, OVER_STATES, type TripState } from '#contract/trips/states.ts';
import { isByHand, listTripMoves, OPEN_STATES, type TripGuard, type TripMove } from '#contract/trips/trip.machine.ts';
import type { AllowedTransition, Hindrance, Offer, TripSide } from '#contract/trips/trip.shapes.ts';

/** Days after its last day until a settled trip is closed. */
export const CLOSED_AFTER_DAYS = 7;

/** Formats the camps of a trip for the change log: chosen camps first, then each backup with its rank. */
export function describeCamps(camps: readonly { readonly scheduleId: number; readonly backupRank: number | null }[]): string[] {
  const inTurn = camps.toSorted((one, other) => (one.backupRank ?? 0) - (other.backupRank ?? 0) || one.scheduleId - other.scheduleId);
  return inTurn.map(({ scheduleId, backupRank }) => (backupRank === null ? `${scheduleId}` : `${scheduleId} (${backupRank})`));
}

/** The data that guards check. */
export interface GuardContext {
  readonly today: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly hostFamilyId: number | null;
  readonly offers: readonly { readonly hostFamilyId: number; readonly state: OfferState }[];
  /** Whether a camp is chosen. */
  readonly hasCamp: boolean;
  readonly openInvoices: number;
}

export interface TransitionInput {
  readonly by: 'hand' | 'product';
  /** The state before the step. */
  readonly from?: TripState;
  readonly reason?: string;
  /** The family given with the step. */
  readonly hostFamilyId?: number | undefined;
}

/** Returns whether a family was asked and has not answered yet. */
export const isAsked = (state: OfferState): boolean => state === 'awaiting_review' || state === 'considering';

/** Returns whether a family is out: it is not asked again unless staff reopen its offer. */
export const isOut = (state: OfferState): boolean => state !== 'new' && !LIVE_OFFERS.includes(state);

/** Returns whether the trip is still open: no family has been reserved. */
export const isOpen = (state: TripState): boolean => (OPEN_STATES as readonly TripState[]).includes(state);

/** Returns the offers on the waiting list, by rank. */
export function listWaitingOffers<Row extends { readonly state: OfferState; readonly rank: number | null }>(offers: readonly Row[]): Row[] {
  const waiting = offers.filter(({ state }) => state === 'waiting_list');
  return waiting.toSorted((one, other) => (one.rank ?? 99) - (other.rank ?? 99));
}

type Check = (about: GuardContext, taken: TransitionInput) => boolean;

const GUARDS: Readonly<Record<TripGuard, Check>> = {
  somebodyAsked: ({ offers, hasCamp, hostFamilyId }, taken) =>
    hasCamp || hostFamilyId !== null || taken.hostFamilyId !== undefined || offers.length > 0,
  oneFamilyChosen: ({ offers, hostFamilyId }, taken) => {
    const chosen = taken.hostFamilyId ?? hostFamilyId;
    const offer = offers.find((one) => one.hostFamilyId === chosen);
    return chosen !== null && (offer === undefined || !isOut(offer.state));
  },
  offerAcceptable: ({ offers, hostFamilyId }, taken) => {
    const accepting = taken.hostFamilyId ?? hostFamilyId;
    return offers.some((one) => one.state === 'accepted' || (one.hostFamilyId === accepting && isAsked(one.state)));
  },
  // To start or resume a stay, a family must have accepted; having asked one is not enough.
  offerAccepted: ({ offers }) => offers.some(({ state }) => state === 'accepted'),
  otherFamilyChosen: ({ offers, hostFamilyId }, taken) => {
    const offer = offers.find((one) => one.hostFamilyId === taken.hostFamilyId);
    const isFree = offer === undefined || (!isOut(offer.state) && offer.state !== 'accepted');
    return taken.hostFamilyId !== undefined && taken.hostFamilyId !== hostFamilyId && isFree;
  },
  hasBegun: ({ today, fromDate }) => today >= fromDate,
  isOver: ({ today, toDate }, { by, from }) => (by === 'hand' && from === 'in_progress' ? today >= toDate : today > toDate),
  isToCome: ({ today, fromDate }) => today < fromDate,
  isSettled: ({ today, toDate, openInvoices }, { by, reason = '' }) =>
    (by === 'hand' && reason !== '') || (openInvoices === 0 && today > addDays(toDate, CLOSED_AFTER_DAYS)),
  backupWaits: ({ offers, hostFamilyId }, taken) =>
    offers.some((one) => one.state === 'waiting_list' || (one.hostFamilyId !== hostFamilyId && one.hostFamilyId === taken.hostFamilyId)),
};

const BLOCKERS: Readonly<Record<TripGuard, Hindrance>> = {
  somebodyAsked: 'nobodyAsked',
  oneFamilyChosen: 'noFamilyChosen',
  offerAcceptable: 'noOfferAccepted',
  offerAccepted: 'noOfferAccepted',
  otherFamilyChosen: 'noOtherFamily',
  hasBegun: 'tripNotBegun',
  isOver: 'tripNotOver',
  isToCome: 'tripNotToCome',
  isSettled: 'tripNotSettled',
  backupWaits: 'noBackupFree',
};

/** Returns the blockers of a step: one for each guard that fails. */
export function findBlockers(move: TripMove, about: GuardContext, input: TransitionInput): Hindrance[] {
  return move.guards.filter((guard) => !GUARDS[guard](about, { ...input, from: move.from })).map((guard) => BLOCKERS[guard]);
}

const NEED_FAMILY: readonly TripMove['step'][] = ['reserve', 'rehouse'];

const BY_REASON: readonly Hindrance[] = ['tripNotSettled'];
/** Blockers that the input of the step resolves: the given family or the reason. */
const ANSWERED: readonly Hindrance[] = ['noOtherFamily', 'noFamilyChosen', ...BY_REASON];

/** Returns the steps that a user with these roles can take manually now, each with its blockers. */
export function listTransitions(state: TripState, roles: readonly Role[], about: GuardContext): AllowedTransition[] {
  return listTripMoves(state, roles)
    .filter((move) => move.by.some((mover) => mover !== 'product' && roles.includes(mover) && isByHand(move, mover)))
    .map((move) => {
      const all = findBlockers(move, about, { by: 'hand' });
      const hindrances = all.filter((one) => !ANSWERED.includes(one));
      const reasoned = move.needsReason || all.some((one) => BY_REASON.includes(one));
      return { step: move.step, to: move.to, needsReason: reasoned, needsFamily: NEED_FAMILY.includes(move.step), hindrances };
    });
}

/** The user's relation to an offer. */
export interface OfferActor {
  readonly roles: readonly Role[];
  readonly isHost: boolean;
}

/** Returns the steps of an offer that a user can take manually now. Staff who answer for a family must give a reason. */
export function listOfferSteps(
  {
    state,
    trip,
    otherAccepted,
    areStudentsKnown,
  }: { state: OfferState; trip: TripState; otherAccepted: boolean; areStudentsKnown: boolean },
  { roles, isHost }: OfferActor,
): Offer['allowedSteps'] {
  const movers = isHost ? [...roles, 'host' as const] : roles;
  return listOfferMoves(state, trip, movers).map((move) => ({
    step: move.step,
    to: move.to,
    needsReason: isReasonRequired(move, isHost),
    hindrances: [
      ...(move.guards.includes('noOtherAccepted') && otherAccepted ? (['offerTaken'] as const) : []),
      ...(move.guards.includes('dataComplete') && !areStudentsKnown ? (['studentDataMissing'] as const) : []),
    ],
  }));
}

/** Returns whether a step needs a reason: it does if somebody else answers for the family. */
export function isReasonRequired({ step, from }: Pick<OfferMove, 'step' | 'from'>, isHost: boolean): boolean {
  return !isHost && (step === 'accept' || step === 'decline' || (step === 'withdraw' && from === 'accepted'));
}

/** Returns the side from which a user sees a trip. If several apply, the one with the most access wins. */
export function toTripSide(roles: readonly Role[], { isParent, isHost }: { isParent: boolean; isHost: boolean }): TripSide {
  if (roles.includes('Administrator') || roles.includes('Coordinator')) return 'staff';
  if (roles.includes('Finance')) return 'finance';
  if (roles.includes('Agent')) return 'agent';
  if (isHost && !isParent) return 'host';
  return 'parent';
}

/**
 * Returns the roles that a user has for a trip: an agent is one of the trips that they look after. Who sees all trips through finance is a
 * parent of those that they booked, and one of no other family's.
 */
export function listTripRoles(
  caller: { readonly id: number; readonly roles: readonly Role[] } | null,
  trip: { readonly agentId: number | null; readonly parentId: number | null },
): Role[] {
  if (caller === null) return [];
  const { id, roles } = caller;
  return roles.filter((role) => {
    if (role === 'Agent') return trip.agentId === id;
    return role !== 'Parent' || trip.parentId === id || !roles.includes('Finance');
  });
}

/** Returns whether contact details are disclosed: the students' to the family, and the family's address to the parents. */
export function areContactsDisclosed(state: TripState): boolean {
  return (AGREED_STATES as readonly TripState[]).includes(state);
}

/**
 * Returns whether a family that was asked can see health details of the child: while it may still host, until the trip is closed or
 * cancelled.
 */
export function canSeeChild(offer: OfferState, trip: TripState): boolean {
  return OFFERS_KNOWING_CHILD.includes(offer) && !(OVER_STATES as readonly TripState[]).includes(trip);
}
