// What of a trip and its offers can be done now, by whom, and what stands against it. Days are compared as they are written.

import type { Role } from '#contract/identity/roles.ts';
import { addDays } from '#contract/platform/days.ts';
import { LIVE_OFFERS, listOfferMoves, OFFERS_KNOWING_CHILD, type OfferMove, type OfferState } from '#contract/trips/offer.machine.ts';
import { AGREED_STATES, OVER_STATES, type TripState } from '#contract/trips/states.ts';
import { isByHand, listTripMoves, OPEN_STATES, type TripGuard, type TripMove } from '#contract/trips/trip.machine.ts';
import type { AllowedTransition, Hindrance, Offer, TripSide } from '#contract/trips/trip.shapes.ts';

/** Days after the last one until a settled trip is closed. */
export const CLOSED_AFTER_DAYS = 7;

/** The camps of a trip as the change log tells them: those that are had, and after them each backup with its place. */
export function describeCamps(camps: readonly { readonly scheduleId: number; readonly backupRank: number | null }[]): string[] {
  const inTurn = camps.toSorted((one, other) => (one.backupRank ?? 0) - (other.backupRank ?? 0) || one.scheduleId - other.scheduleId);
  return inTurn.map(({ scheduleId, backupRank }) => (backupRank === null ? `${scheduleId}` : `${scheduleId} (${backupRank})`));
}

/** What guards look at. */
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
  /** The state in which the step is taken. */
  readonly from?: TripState;
  readonly reason?: string;
  /** The family that is named with the step. */
  readonly hostFamilyId?: number | undefined;
}

/** Whether a family was asked, and has not answered yet. */
export const isAsked = (state: OfferState): boolean => state === 'awaiting_review' || state === 'considering';

/** Whether a family is out: it is not asked any more unless staff take it up again. */
export const isOut = (state: OfferState): boolean => state !== 'new' && !LIVE_OFFERS.includes(state);

/** Whether no family is chosen for a trip yet. */
export const isOpen = (state: TripState): boolean => (OPEN_STATES as readonly TripState[]).includes(state);

/** The offers of families in waiting, the next one first. */
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
  // Where a stay goes on or starts, it is not enough that a family was asked.
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

/** What stands against a step now. */
export function findBlockers(move: TripMove, about: GuardContext, input: TransitionInput): Hindrance[] {
  return move.guards.filter((guard) => !GUARDS[guard](about, { ...input, from: move.from })).map((guard) => BLOCKERS[guard]);
}

const NEED_FAMILY: readonly TripMove['step'][] = ['reserve', 'rehouse'];

const BY_REASON: readonly Hindrance[] = ['tripNotSettled'];
/** What is answered with the step itself: by the family that is named, or by the reason. */
const ANSWERED: readonly Hindrance[] = ['noOtherFamily', 'noFamilyChosen', ...BY_REASON];

/** The steps that somebody may take now by hand. */
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

/** Who somebody is to an offer. */
export interface OfferActor {
  readonly roles: readonly Role[];
  readonly isHost: boolean;
}

/** The steps of an offer that somebody may take now by hand; staff who answer in the name of a family say why. */
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

/** Whoever answers for a family that is not theirs says why. */
export function isReasonRequired({ step, from }: Pick<OfferMove, 'step' | 'from'>, isHost: boolean): boolean {
  return !isHost && (step === 'accept' || step === 'decline' || (step === 'withdraw' && from === 'accepted'));
}

/** For whom a trip is told, by the roles through which its reader sees it; the one that may know most counts. */
export function toTripSide(roles: readonly Role[], { isParent, isHost }: { isParent: boolean; isHost: boolean }): TripSide {
  if (roles.includes('Administrator') || roles.includes('Coordinator')) return 'staff';
  if (roles.includes('Finance')) return 'finance';
  if (roles.includes('Agent')) return 'agent';
  if (isHost && !isParent) return 'host';
  return 'parent';
}

/** From when on families are told who comes, and parents where they live. */
export function areContactsDisclosed(state: TripState): boolean {
  return (AGREED_STATES as readonly TripState[]).includes(state);
}

/** Whether a family that was asked is told how a child is: as long as it may take it in, and until the stay is settled. */
export function canSeeChild(offer: OfferState, trip: TripState): boolean {
  return OFFERS_KNOWING_CHILD.includes(offer) && !(OVER_STATES as readonly TripState[]).includes(trip);
}
