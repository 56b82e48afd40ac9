// Use cases of settling an account: previewing the allocation of its money to invoices, and applying exactly that.

import type * as endpoints from '#contract/finance/billing/billing.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  allocateToInvoice,
  getAmountMath,
  incrementPaymentVersion,
  lockInvoice,
  lockPayment,
} from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { findAccountOwner, findSettleable } from './accounts.queries.ts';
import { toReadContext } from './accounts.service.ts';
import type { Account } from './movements.queries.ts';
import { planSettlement } from './settlement.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

async function loadSettlementPlan(call: Call, db: Queryable, account: Account) {
  return planSettlement(await findSettleable(db, account, call.app.config.TIME_ZONE), getAmountMath);
}

export async function previewSettlement(call: Call, { params: account }: Input<'previewSettlement'>): Output<'previewSettlement'> {
  if ((await findAccountOwner(call.db, account, toReadContext(call))) === null) throw notFound();
  return { parts: await loadSettlementPlan(call, call.db, account) };
}

const toSortedIds = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

export async function settleAccount(call: Call, { params: account, body }: Input<'settleAccount'>): Output<'settleAccount'> {
  if ((await findAccountOwner(call.db, account, toReadContext(call))) === null) throw notFound();
  return call.db.transaction(async (tx) => {
    // Locks payments before invoices, each by ID, as everywhere, to avoid deadlocks.
    const payments = toSortedIds(body.parts.map(({ paymentId }) => paymentId));
    const locked = new Map<number, Awaited<ReturnType<typeof lockPayment>>>();
    for (const id of payments) locked.set(id, await lockPayment(tx, id));
    for (const id of toSortedIds(body.parts.map(({ invoiceId }) => invoiceId))) await lockInvoice(tx, id);
    const parts = await loadSettlementPlan(call, tx, account);
    const isSame =
      parts.length === body.parts.length &&
      parts.every((part, index) => {
        const seen = body.parts[index];
        if (seen?.paymentId !== part.paymentId || seen.invoiceId !== part.invoiceId) return false;
        const math = getAmountMath(part.currency);
        return math.read(seen.amount).ok && math.compare(seen.amount, part.amount) === 0;
      });
    if (!isSame) throw new AppError('changedMeanwhile', { current: { parts } });
    for (const { paymentId, invoiceId, amount } of parts) {
      const payment = locked.get(paymentId);
      if (!payment) throw new AppError('changedMeanwhile');
      await allocateToInvoice(tx, call, { payment, invoiceId, amount, field: 'parts' });
      await recordChange(tx, call, {
        action: 'payment.allocate',
        subjectType: 'payment',
        subjectId: paymentId,
        changes: { invoiceId, amount },
      });
    }
    for (const id of payments) await incrementPaymentVersion(tx, id);
    return { parts };
  });
}
