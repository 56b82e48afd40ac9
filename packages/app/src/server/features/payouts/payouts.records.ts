// A row of a payout as its readers' client knows it; whoever is paid is told less of it than whoever pays.

import { maskedIban } from '#contract/finance/iban.ts';
import type { ListedPayout, PayoutPage, PayoutWarning } from '#contract/finance/payouts.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { written } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { historyOf, type PayoutRow } from './payouts.queries.ts';
import { isToCaller, listWarnings, payoutNumber, stepsOf } from './payouts.rules.ts';
import { isOfTestMoney } from './test-money.queries.ts';

export function listedPayoutRecord(row: PayoutRow): ListedPayout {
  const { id, payeeType, payeeId, payeeName, tripId, studentName, fromDate, toDate, businessId, businessName } = row;
  const { currency, state, dueDate, batchId, paidOn, reference, version } = row;
  return {
    ...{ id, payeeType, payeeId, payeeName, tripId, studentName, fromDate, toDate, businessId, businessName },
    ...{ currency, state, dueDate, batchId, paidOn, reference, version },
    number: payoutNumber(id),
    amount: written(row.amount, currency),
    lacksDetails: row.details === null,
    createdAt: row.createdAt.toISOString(),
  };
}

const masked = ({ holder, iban, bic }: { holder: string; iban: string; bic: string }) => ({ holder, iban: maskedIban(iban), bic });

/** What whoever approves must know, and once that is done, whoever pays. */
function warnings(call: Call, row: PayoutRow, isTest: boolean): PayoutWarning[] {
  const id = call.caller?.id ?? null;
  if (row.state === 'approved') return isToCaller(row, id) ? ['toYourself'] : [];
  if (row.state !== 'scheduled' && row.state !== 'pending') return [];
  return listWarnings({ ...row, isOfTestMoney: isTest }, { id, now: call.app.clock.now() });
}

/** What only those are told who approve and pay. */
function forPayers(call: Call, row: PayoutRow, isTest: boolean) {
  const { approverName, creatorName, reason, quoteFingerprint, details, changerName, batch } = row;
  return {
    quoteFingerprint,
    details: details && { ...masked(details), changedAt: details.changedAt.toISOString(), changedBy: changerName },
    batch: batch && { id: batch.id, messageId: batch.messageId, executionDate: batch.executionDate },
    approvedBy: approverName,
    createdBy: creatorName,
    reason,
    warnings: warnings(call, row, isTest),
    steps: call.may('payouts.write') ? stepsOf(row) : [],
  };
}

const FOR_PAYEES = {
  quoteFingerprint: null,
  details: null,
  batch: null,
  approvedBy: null,
  createdBy: null,
  reason: '',
  warnings: [],
  steps: [],
};

export async function payoutRecord(call: Call, db: Queryable, row: PayoutRow): Promise<PayoutPage> {
  const steps = await historyOf(db, row.id);
  const isPayer = call.grant.all;
  const isTest = isPayer && (await isOfTestMoney(db, row));
  return {
    ...listedPayoutRecord(row),
    ...(isPayer ? forPayers(call, row, isTest) : FOR_PAYEES),
    purchaseInvoice: row.purchaseInvoiceId === null ? null : { id: row.purchaseInvoiceId, number: row.purchaseNumber },
    account: row.iban === '' ? null : masked(row),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    history: steps.map(({ at, from, to, by, reason }) => ({
      ...{ at: at.toISOString(), from, to },
      by: isPayer ? by : null,
      reason: isPayer ? reason : '',
    })),
  };
}
