// What can be done to a payout, what its approver must know of it, and whose eyes were on it.

import { findPayoutMove, PAYOUT_STEPS_BY_HAND, type PayoutState, type PayoutStep } from '#contract/finance/payouts/payout.machine.ts';
import type { PayoutWarning } from '#contract/finance/payouts/payouts.shapes.ts';

/** For so many days after an account was changed, whoever approves money to it is told. */
const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;

/** What a payout is called to the bank. @example payoutNumber(12) // 'PO-000012' */
export function payoutNumber(id: number): string {
  return `PO-${String(id).padStart(6, '0')}`;
}

interface PayoutStatus {
  readonly state: PayoutState;
  readonly batchId: number | null;
}

/** Whether the bank was told to pay it and has not answered. */
export function isOrderedFromBank({ state, batchId }: PayoutStatus): boolean {
  return state === 'approved' && batchId !== null;
}

/** Whether a step can be taken now: what the bank was told to pay can't be held back any more. */
function canTakePayoutStep(step: PayoutStep, payout: PayoutStatus): boolean {
  const move = findPayoutMove(payout.state, step);
  return move !== null && !(move.guards.includes('notOrdered') && isOrderedFromBank(payout));
}

/** What people can do now. */
export function listPayoutSteps(payout: PayoutStatus): PayoutStep[] {
  return PAYOUT_STEPS_BY_HAND.filter((step) => canTakePayoutStep(step, payout));
}

/** Whether a payout goes to the caller’s own family: then it is for somebody else to decide on. */
export function isPaidToCaller({ ownerId }: { readonly ownerId: number | null }, callerId: number | null): boolean {
  return ownerId !== null && ownerId === callerId;
}

interface ReviewedPayout {
  /** Whose family is paid. */
  readonly ownerId: number | null;
  readonly createdBy: number | null;
  readonly details: { readonly changedAt: Date } | null;
  /** Everybody who changed the account since somebody else approved a payout to it. */
  readonly changers: readonly number[];
  /** Whether its stay was paid with a test card. */
  readonly isOfTestMoney: boolean;
}

interface Approver {
  readonly id: number | null;
  readonly now: Date;
}

/** What somebody who approves a payout must know: the account is missing, or fresh, or of their own doing; or the payout itself is. */
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

/** Of the warnings, those that keep a payout from being approved unless a reason is given. */
export function findReasonRequired(warnings: readonly PayoutWarning[]): 'payoutDetailsFresh' | 'payoutAddedByYou' | null {
  if (warnings.includes('detailsOwn')) return 'payoutDetailsFresh';
  return warnings.includes('addedByYou') ? 'payoutAddedByYou' : null;
}
