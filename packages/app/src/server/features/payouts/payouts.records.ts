// Converts payout rows to the records of the API; payees see less than those who approve and pay.

import { maskIban } from '#contract/finance/payouts/iban.ts';
import type { ListedPayout, PayoutPage, PayoutWarning } from '#contract/finance/payouts/payouts.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { listPayoutHistory, type PayoutRow } from './payouts.queries.ts';
import { findCoolingEnd, isPaidToCaller, listPayoutSteps, listWarnings, payoutNumber } from './payouts.rules.ts';
import { isOfTestMoney } from './test-money.queries.ts';

export function toListedPayout(row: PayoutRow): ListedPayout {
  const { id, payeeType, payeeId, payeeName, tripId, studentName, fromDate, toDate, businessId, businessName } = row;
  const { currency, state, dueDate, batchId, paidOn, reference, version } = row;
  return {
    ...{ id, payeeType, payeeId, payeeName, tripId, studentName, fromDate, toDate, businessId, businessName },
    ...{ currency, state, dueDate, batchId, paidOn, reference, version },
    number: payoutNumber(id),
    amount: toFullDigits(row.amount, currency),
    lacksDetails: row.details === null,
    createdAt: row.createdAt.toISOString(),
  };
}

const toMaskedAccount = ({ holder, iban, bic }: { holder: string; iban: string; bic: string }) => ({ holder, iban: maskIban(iban), bic });

/** Returns the warnings for the approver, or once approved, for those who pay. */
function listWarningsFor(call: Call, row: PayoutRow, isTest: boolean): PayoutWarning[] {
  const id = call.caller?.id ?? null;
  if (row.state === 'approved') return isPaidToCaller(row, id) ? ['toYourself'] : [];
  if (row.state !== 'scheduled' && row.state !== 'pending') return [];
  return listWarnings({ ...row, isOfTestMoney: isTest }, { id, now: call.app.clock.now() });
}

/** Returns from when a payout that waits for its approval can get it; null if it can now. */
function findApprovalStart({ app }: Call, { state, details }: PayoutRow): string | null {
  if (state !== 'scheduled' && state !== 'pending') return null;
  return findCoolingEnd(details, { now: app.clock.now(), hours: app.config.PAYOUT_COOLING_HOURS })?.toISOString() ?? null;
}

/** Returns the fields that only those who approve and pay may see. */
function toPayerFields(call: Call, row: PayoutRow, isTest: boolean) {
  const { approverName, creatorName, reason, quoteFingerprint, details, changerName, batch } = row;
  return {
    quoteFingerprint,
    details: details && { ...toMaskedAccount(details), changedAt: details.changedAt.toISOString(), changedBy: changerName },
    batch: batch && { id: batch.id, messageId: batch.messageId, executionDate: batch.executionDate },
    approvedBy: approverName,
    createdBy: creatorName,
    reason,
    warnings: listWarningsFor(call, row, isTest),
    coolsUntil: findApprovalStart(call, row),
    steps: call.may('payouts.write') ? listPayoutSteps(row) : [],
  };
}

const HIDDEN_FROM_PAYEES = {
  quoteFingerprint: null,
  details: null,
  batch: null,
  approvedBy: null,
  createdBy: null,
  reason: '',
  warnings: [],
  coolsUntil: null,
  steps: [],
};

export async function toPayoutPage(call: Call, db: Queryable, row: PayoutRow): Promise<PayoutPage> {
  const steps = await listPayoutHistory(db, row.id);
  const isPayer = call.grant.all;
  const isTest = isPayer && (await isOfTestMoney(db, row));
  return {
    ...toListedPayout(row),
    ...(isPayer ? toPayerFields(call, row, isTest) : HIDDEN_FROM_PAYEES),
    purchaseInvoice: row.purchaseInvoiceId === null ? null : { id: row.purchaseInvoiceId, number: row.purchaseNumber },
    account: row.iban === '' ? null : toMaskedAccount(row),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    history: steps.map(({ at, from, to, by, reason }) => ({
      ...{ at: at.toISOString(), from, to },
      by: isPayer ? by : null,
      reason: isPayer ? reason : '',
    })),
  };
}
