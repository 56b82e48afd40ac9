// One step of a payout, whoever takes it: its state, its row of the history and its row of the change log, all or none.

import { PAYOUT_STEPS, type PayoutStep } from '#contract/finance/payout-states.ts';
import type { Transaction } from '#server/db/database.ts';
import type { payouts } from '#server/db/schema/payouts.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { insertStep, type PayoutRow, savePayout } from './payouts.queries.ts';

/** What an approval leaves in a payout, taken back. */
export const NOT_APPROVED = { approvedBy: null, approvedAt: null, holder: '', iban: '', bic: '', batchId: null } as const;

type Fields = Partial<typeof payouts.$inferInsert>;

interface Step {
  readonly step: PayoutStep;
  readonly fields?: Fields;
  readonly reason?: string;
  readonly changes?: Readonly<Record<string, unknown>>;
}

type Moved = Pick<PayoutRow, 'id' | 'state' | 'amount' | 'currency'>;

/** Moves a locked payout on. */
export async function move(tx: Transaction, by: Actor, row: Moved, { step, fields = {}, reason = '', changes = {} }: Step): Promise<void> {
  const { to } = PAYOUT_STEPS[step];
  await savePayout(tx, row.id, { state: to, reason, ...fields });
  await note(tx, by, row, { step, to, reason, changes });
}

/** Takes back an approval, since the account has changed that it was for. */
export async function unapprove(tx: Transaction, by: Actor, row: Moved, reason: string): Promise<void> {
  await savePayout(tx, row.id, { state: 'pending', reason, ...NOT_APPROVED });
  await note(tx, by, row, { step: 'unapprove', to: 'pending', reason, changes: {} });
}

interface Noted {
  readonly step: PayoutStep | 'unapprove';
  readonly to: PayoutRow['state'];
  readonly reason: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

async function note(
  tx: Transaction,
  by: Actor,
  { id, state, amount, currency }: Moved,
  { step, to, reason, changes }: Noted,
): Promise<void> {
  await insertStep(tx, { payoutId: id, fromState: state, toState: to, byId: by.caller?.id ?? null, at: by.app.clock.now(), reason });
  const told = { state: { before: state, after: to }, amount, currency, ...(reason === '' ? {} : { reason }), ...changes };
  await recordChange(tx, by, { action: `payout.${step}`, subjectType: 'payout', subjectId: id, changes: told });
}
