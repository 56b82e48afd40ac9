// The executor of payout transitions: the only code that changes the state of a payout.

import { maskIban } from '#contract/finance/payouts/iban.ts';
import { findPayoutMove, type PayoutMove, type PayoutStep } from '#contract/finance/payouts/payout.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { updatePaidOfPurchase } from '#server/features/purchases/purchases.public.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { closeDetailsChanges } from './payout-details.queries.ts';
import { type Approval, findPayoutBlocker } from './payout-guards.rules.ts';
import { insertPayoutHistory, type PayoutFields, type PayoutRow, writePayoutState } from './payouts.queries.ts';
import { findReasonRequired, isOrderedFromBank, listWarnings, payoutNumber } from './payouts.rules.ts';
import { isOfTestMoney } from './test-money.queries.ts';

/** Resets the fields that an approval sets. */
const CLEARED_APPROVAL = { approvedBy: null, approvedAt: null, holder: '', iban: '', bic: '', batchId: null } as const;

/** A step with its input. */
export type PayoutTransition =
  | { readonly step: 'approve'; readonly reason: string; readonly approval: Approval }
  | { readonly step: 'pay'; readonly payment: { readonly paidOn: string; readonly reference: string } }
  | { readonly step: Exclude<PayoutStep, 'approve' | 'pay'>; readonly reason?: string };

const getReason = (transition: PayoutTransition): string => ('reason' in transition ? (transition.reason ?? '') : '');

async function assertTransition(
  tx: Transaction,
  { app, caller }: Actor,
  row: PayoutRow,
  transition: PayoutTransition,
): Promise<PayoutMove> {
  const move = findPayoutMove(row.state, transition.step);
  if (move === null) throw new AppError('payoutMoved', { values: { number: payoutNumber(row.id) } });
  // A payout ordered from the bank may have been paid already, so its payment is recorded as it is.
  const asksForMoney = move.guards.includes('realMoney') && !isOrderedFromBank(row);
  const blocker = findPayoutBlocker(move, row, {
    caller: { id: caller?.id ?? null, now: app.clock.now() },
    isOfTestMoney: asksForMoney && (await isOfTestMoney(tx, row)),
    reason: getReason(transition),
    approval: transition.step === 'approve' ? transition.approval : null,
    coolingHours: app.config.PAYOUT_COOLING_HOURS,
  });
  if (blocker !== null) throw new AppError(blocker.code, blocker.details);
  return move;
}

/** The fields written with the state, and the changes for the audit log. */
interface Prepared {
  readonly fields: PayoutFields;
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** Copies the payee's current account into the payout, so that later changes of the account don't redirect the money. */
function prepareApproval({ app, caller }: Actor, row: PayoutRow, { details, changers }: Approval): Prepared {
  // The guard `accountKnown` refuses this before.
  if (details === null) throw new AppError('payoutDetailsMissing', { values: { name: row.payeeName } });
  const { holder, iban, bic } = details;
  const by = { id: caller?.id ?? null, now: app.clock.now() };
  const objection = findReasonRequired(listWarnings({ ...row, details, changers, isOfTestMoney: false }, by));
  return {
    fields: { approvedBy: by.id, approvedAt: by.now, holder, iban, bic },
    changes: { holder, iban: maskIban(iban), ...(objection === null ? {} : { fourEyesWaived: true }) },
  };
}

function prepare(by: Actor, row: PayoutRow, transition: PayoutTransition): Prepared {
  switch (transition.step) {
    case 'approve':
      return prepareApproval(by, row, transition.approval);
    case 'pay':
      // Keeps the reason of the approval.
      return { fields: { ...transition.payment, reason: row.reason }, changes: transition.payment };
    case 'hold':
    case 'retry':
    case 'unapprove':
      return { fields: CLEARED_APPROVAL };
    case 'void':
      return { fields: { key: null } };
    default:
      return { fields: {} };
  }
}

/** Runs the effects of a transition within its transaction. */
async function runEffects(tx: Transaction, { app, caller }: Actor, row: PayoutRow, transition: PayoutTransition): Promise<void> {
  if (transition.step === 'pay' && row.purchaseInvoiceId !== null) await updatePaidOfPurchase(tx, row.purchaseInvoiceId);
  // Account changes count as seen once someone who made none of them approves a payout.
  const isSecondPair = transition.step === 'approve' && caller !== null && !transition.approval.changers.includes(caller.id);
  if (isSecondPair) await closeDetailsChanges(tx, row, { seenBy: caller.id, seenAt: app.clock.now() });
}

/**
 * Runs a step of a locked payout: finds it in the table, runs its guards, writes state, history and audit log, and runs its effects.
 * @throws AppError `payoutMoved` where the table has no such step from the state, and the error of the first guard that fails
 */
export async function transitionPayout(tx: Transaction, by: Actor, row: PayoutRow, transition: PayoutTransition): Promise<void> {
  const { to } = await assertTransition(tx, by, row, transition);
  const { fields, changes } = prepare(by, row, transition);
  const { id, state, amount, currency } = row;
  const reason = getReason(transition);
  await writePayoutState(tx, id, to, { reason, ...fields });
  const byId = by.caller?.id ?? null;
  await insertPayoutHistory(tx, { payoutId: id, fromState: state, toState: to, byId, at: by.app.clock.now(), reason });
  const told = { state: { before: state, after: to }, amount, currency, ...(reason === '' ? {} : { reason }), ...changes };
  await recordChange(tx, by, { action: `payout.${transition.step}`, subjectType: 'payout', subjectId: id, changes: told });
  await runEffects(tx, by, row, transition);
}
