// The guards of payout transitions, besides the state.

import type { PayoutGuard, PayoutMove } from '#contract/finance/payouts/payout.machine.ts';
import type { payoutDetails } from '#server/db/schema/payouts.ts';
import type { PayoutRow } from './payouts.queries.ts';
import { findCoolingEnd, findReasonRequired, isOrderedFromBank, isPaidToCaller, listWarnings, payoutNumber } from './payouts.rules.ts';

/** The locked account that a payout is approved for, and who changed it since someone else last approved a payout to it. */
export interface Approval {
  readonly details: typeof payoutDetails.$inferSelect | null;
  readonly changers: readonly number[];
}

/** What guards need besides the payout. */
export interface PayoutGuardContext {
  readonly caller: { readonly id: number | null; readonly now: Date };
  readonly isOfTestMoney: boolean;
  readonly reason: string;
  readonly approval: Approval | null;
  /** How long payouts wait after a change of the account. */
  readonly coolingHours: number;
}

export interface PayoutBlocker {
  readonly code:
    | 'payoutOrdered'
    | 'payoutToYourself'
    | 'payoutOfTestMoney'
    | 'payoutDetailsMissing'
    | 'payoutDetailsFresh'
    | 'payoutDetailsCooling'
    | 'payoutAddedByYou';
  readonly details?: { readonly values?: Readonly<Record<string, string>>; readonly field?: string };
}

type Check = (row: PayoutRow, context: PayoutGuardContext) => PayoutBlocker | null;

const toValues = ({ id }: PayoutRow) => ({ values: { number: payoutNumber(id) } });

const CHECKS: Readonly<Record<PayoutGuard, Check>> = {
  notOrdered: (row) => (isOrderedFromBank(row) ? { code: 'payoutOrdered', details: toValues(row) } : null),
  // Nobody decides on payouts to their own family.
  notToCaller: (row, { caller }) => (isPaidToCaller(row, caller.id) ? { code: 'payoutToYourself' } : null),
  // A stay paid with test money must not be paid out.
  realMoney: (row, { isOfTestMoney }) => (isOfTestMoney ? { code: 'payoutOfTestMoney', details: toValues(row) } : null),
  accountKnown: ({ payeeName }, { approval }) =>
    approval?.details == null ? { code: 'payoutDetailsMissing', details: { values: { name: payeeName } } } : null,
  accountCooled: ({ payeeName }, { approval, caller: { now }, coolingHours }) => {
    const end = findCoolingEnd(approval?.details ?? null, { now, hours: coolingHours });
    if (end === null) return null;
    return {
      code: 'payoutDetailsCooling',
      details: { values: { name: payeeName, until: end.toISOString(), hours: String(coolingHours) } },
    };
  },
  ownDoingExplained: (row, { approval, caller, reason }) => {
    if (approval === null || reason !== '') return null;
    const code = findReasonRequired(listWarnings({ ...row, ...approval, isOfTestMoney: false }, caller));
    return code === null ? null : { code, details: { field: 'reason' } };
  },
};

/** Returns the blocker of the first guard of a step that fails; null if all pass. */
export function findPayoutBlocker({ guards }: PayoutMove, row: PayoutRow, context: PayoutGuardContext): PayoutBlocker | null {
  for (const guard of guards) {
    const blocker = CHECKS[guard](row, context);
    if (blocker !== null) return blocker;
  }
  return null;
}
