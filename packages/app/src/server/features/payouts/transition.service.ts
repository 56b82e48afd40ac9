// One step of a payout, whoever takes it: its state, its row of the history and its row of the change log, all or none.

import { PAYOUT_STEPS, type PayoutStep } from '#contract/finance/payouts/payout-states.ts';
import type { Transaction } from '#server/db/database.ts';
import type { payouts } from '#server/db/schema/payouts.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { insertPayoutHistory, type PayoutRow, updatePayout } from './payouts.queries.ts';

/** What an approval leaves in a payout, taken back. */
export const CLEARED_APPROVAL = { approvedBy: null, approvedAt: null, holder: '', iban: '', bic: '', batchId: null } as const;

type PayoutFields = Partial<typeof payouts.$inferInsert>;

interface PayoutTransition {
  readonly step: PayoutStep;
  readonly fields?: PayoutFields;
  readonly reason?: string;
  readonly changes?: Readonly<Record<string, unknown>>;
}

type TransitioningPayout = Pick<PayoutRow, 'id' | 'state' | 'amount' | 'currency'>;

/** Moves a locked payout on. */
export async function transitionPayout(
  tx: Transaction,
  by: Actor,
  row: TransitioningPayout,
  { step, fields = {}, reason = '', changes = {} }: PayoutTransition,
): Promise<void> {
  const { to } = PAYOUT_STEPS[step];
  await updatePayout(tx, row.id, { state: to, reason, ...fields });
  await recordTransition(tx, by, row, { step, to, reason, changes });
}

/** Takes back an approval, since the account has changed that it was for. */
export async function revokeApproval(tx: Transaction, by: Actor, row: TransitioningPayout, reason: string): Promise<void> {
  await updatePayout(tx, row.id, { state: 'pending', reason, ...CLEARED_APPROVAL });
  await recordTransition(tx, by, row, { step: 'unapprove', to: 'pending', reason, changes: {} });
}

interface TransitionRecord {
  readonly step: PayoutStep | 'unapprove';
  readonly to: PayoutRow['state'];
  readonly reason: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

async function recordTransition(
  tx: Transaction,
  by: Actor,
  { id, state, amount, currency }: TransitioningPayout,
  { step, to, reason, changes }: TransitionRecord,
): Promise<void> {
  await insertPayoutHistory(tx, {
    payoutId: id,
    fromState: state,
    toState: to,
    byId: by.caller?.id ?? null,
    at: by.app.clock.now(),
    reason,
  });
  const told = { state: { before: state, after: to }, amount, currency, ...(reason === '' ? {} : { reason }), ...changes };
  await recordChange(tx, by, { action: `payout.${step}`, subjectType: 'payout', subjectId: id, changes: told });
}
