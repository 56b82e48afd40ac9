// What a card of the board can do: where it can be dropped, and why not elsewhere. Pure.

import type { Role } from '#contract/identity/roles.ts';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { PAST_STATES, TRIP_STATES, type TripState } from '#contract/trips/states.ts';
import { TRIP_MOVES } from '#contract/trips/trip.machine.ts';
import type { AllowedTransition } from '#contract/trips/trip.shapes.ts';

/** Collapsed when the board opens, however many cards they have. */
const COLLAPSED_AT_FIRST: readonly TripState[] = ['closed', 'cancelled'];

/**
 * Whether a column is narrow as long as nobody has chosen: where it is empty it would only push others out of sight.
 * @param count of its cards; undefined while loading
 */
export const isCollapsedAtFirst = (state: TripState, count: number | undefined): boolean =>
  count === 0 || COLLAPSED_AT_FIRST.includes(state);

export type Drop =
  | { readonly kind: 'same' }
  | { readonly kind: 'open'; readonly transition: AllowedTransition }
  /** The step exists, but a guard is in its way. */
  | { readonly kind: 'blocked'; readonly transition: AllowedTransition }
  | { readonly kind: 'others'; readonly roles: readonly Role[] }
  /** Only the product takes this step. */
  | { readonly kind: 'automatic' }
  | { readonly kind: 'none' };

type Moving = Pick<BoardCard, 'state' | 'allowedTransitions'>;

/** Returns what happens if a card is dropped on the column of a state. */
export function findDrop({ state, allowedTransitions }: Moving, to: TripState): Drop {
  if (state === to) return { kind: 'same' };
  const transition = allowedTransitions.find((one) => one.to === to);
  if (transition !== undefined) return { kind: transition.hindrances.length === 0 ? 'open' : 'blocked', transition };
  const moves = TRIP_MOVES.filter((move) => move.from === state && move.to === to);
  if (moves.length === 0) return { kind: 'none' };
  const roles = [...new Set(moves.flatMap(({ by }) => by))].filter((mover) => mover !== 'product' && mover !== 'Parent');
  return roles.length === 0 ? { kind: 'automatic' } : { kind: 'others', roles };
}

/** Returns the steps of a card to other states, those that are possible now first. */
export function listTargets({ state, allowedTransitions }: Moving): readonly AllowedTransition[] {
  const moves = allowedTransitions.filter(({ to }) => to !== state);
  return [...moves.filter(({ hindrances }) => hindrances.length === 0), ...moves.filter(({ hindrances }) => hindrances.length > 0)];
}

/** Returns how far a stay is from today: not of interest once it is over. */
export function findStart({
  state,
  daysToStart,
}: Pick<BoardCard, 'state' | 'daysToStart'>): { key: 'starts' | 'begun'; days: number } | null {
  if ((PAST_STATES as readonly TripState[]).includes(state)) return null;
  return daysToStart < 0 ? { key: 'begun', days: -daysToStart } : { key: 'starts', days: daysToStart };
}

/** Where several cards can go together: only states that at least one of them can reach now. */
export interface BulkTarget {
  readonly to: TripState;
  readonly cards: readonly BoardCard[];
  readonly needsReason: boolean;
}

/** Returns whether the step can be taken without asking for more than a reason. */
export function isPlain({ step, needsFamily }: AllowedTransition, { hostFamilyId }: Pick<BoardCard, 'hostFamilyId'>): boolean {
  return step !== 'prolong' && step !== 'rehouse' && (!needsFamily || hostFamilyId !== null);
}

export function listBulkTargets(cards: readonly BoardCard[]): readonly BulkTarget[] {
  return TRIP_STATES.flatMap((to) => {
    const able = cards.flatMap((card) => {
      const drop = findDrop(card, to);
      return drop.kind === 'open' && isPlain(drop.transition, card) ? [{ card, transition: drop.transition }] : [];
    });
    if (able.length === 0) return [];
    return [{ to, cards: able.map(({ card }) => card), needsReason: able.some(({ transition }) => transition.needsReason) }];
  });
}
