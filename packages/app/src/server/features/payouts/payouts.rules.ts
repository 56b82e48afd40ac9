// Available steps of a payout, warnings for its approver, and the four-eyes rules.

import { findPayoutMove, PAYOUT_STEPS_BY_HAND, type PayoutState, type PayoutStep } from '#contract/finance/payouts/payout.machine.ts';
import type { PayoutWarning } from '#contract/finance/payouts/payouts.shapes.ts';

/** The number of days after an account change in which approvers are warned. */
const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;

interface ChangedAccount {
  readonly changedAt: Date;
  /** 1 for the first account of a payee, which nobody can have redirected. */
  readonly version: number;
}

/** Returns until when no payout to an account can be approved, since it was changed lately; null if there is no reason to wait. */
export function findCoolingEnd(account: ChangedAccount | null, { now, hours }: { now: Date; hours: number }): Date | null {
  if (account === null || account.version <= 1) return null;
  const end = new Date(account.changedAt.getTime() + hours * HOUR_MS);
  return end > now ? end : null;
}

/** Returns the reference of a payout at the bank. @example payoutNumber(12) // 'PO-000012' */
export function payoutNumber(id: number): string {
  return `PO-${String(id).padStart(6, '0')}`;
}

interface PayoutStatus {
  readonly state: PayoutState;
  readonly batchId: number | null;
}

/** Returns whether the payout is ordered from the bank and not confirmed as paid. */
export function isOrderedFromBank({ state, batchId }: PayoutStatus): boolean {
  return state === 'approved' && batchId !== null;
}

/** Returns whether a step is allowed now: an ordered payout can't be held back. */
function canTakePayoutStep(step: PayoutStep, payout: PayoutStatus): boolean {
  const move = findPayoutMove(payout.state, step);
  return move !== null && !(move.guards.includes('notOrdered') && isOrderedFromBank(payout));
}

/** Returns the steps that users can take now. */
export function listPayoutSteps(payout: PayoutStatus): PayoutStep[] {
  return PAYOUT_STEPS_BY_HAND.filter((step) => canTakePayoutStep(step, payout));
}

/** Returns whether a payout goes to the caller's own family, so that someone else must decide on it. */
export function isPaidToCaller({ ownerId }: { readonly ownerId: number | null }, callerId: number | null): boolean {
  return ownerId !== null && ownerId === callerId;
}

interface ReviewedPayout {
  /** The owner of the paid family. */
  readonly ownerId: number | null;
  readonly createdBy: number | null;
  readonly details: { readonly changedAt: Date } | null;
  /** Everyone who changed the account since someone else last approved a payout to it. */
  readonly changers: readonly number[];
  /** Whether the stay was paid with a test card. */
  readonly isOfTestMoney: boolean;
}

interface Approver {
  readonly id: number | null;
  readonly now: Date;
}

/**
 * Returns the warnings for an approver: own family, account missing, recently changed or changed by them, payout added by them, test money.
 */
export function listWarnings(
  { ownerId, createdBy, details, changers, isOfTestMoney }: ReviewedPayout,
  { id, now }: Approver,
): PayoutWarning[] {
  const isFresh = details !== null && now.getTime() - details.changedAt.getTime() < FRESH_DAYS * DAY_MS;
  const isChanger = details !== null && id !== null && changers.includes(id);
  return [
    ...(isPaidToCaller({ ownerId }, id) ? (['toYourself'] as const) : []),
    ...(details === null ? (['detailsMissing'] as const) : []),
    ...(isChanger ? (['detailsOwn'] as const) : []),
    ...(isFresh && !isChanger ? (['detailsFresh'] as const) : []),
    ...(id !== null && createdBy === id ? (['addedByYou'] as const) : []),
    ...(isOfTestMoney ? (['testMoney'] as const) : []),
  ];
}

/** Returns the error of the first warning that requires a reason for the approval; null if none does. */
export function findReasonRequired(warnings: readonly PayoutWarning[]): 'payoutDetailsFresh' | 'payoutAddedByYou' | null {
  if (warnings.includes('detailsOwn')) return 'payoutDetailsFresh';
  return warnings.includes('addedByYou') ? 'payoutAddedByYou' : null;
}
