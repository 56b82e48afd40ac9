// Use cases of a payout on its way: approved, held, paid, failed, tried again, taken back.

import { maskIban } from '#contract/finance/payouts/iban.ts';
import type { PayoutStep } from '#contract/finance/payouts/payout-states.ts';
import type * as endpoints from '#contract/finance/payouts/payouts.endpoints.ts';
import type { ApprovalResults, PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { assertPaidByNow } from '#server/features/finance/finance.public.ts';
import { updatePaidOfPurchase } from '#server/features/purchases/purchases.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { closeDetailsChanges, listOpenChangers } from './payout-details.queries.ts';
import { findPayout, lockDetailsOfPayee, lockPayouts, type PayoutRow } from './payouts.queries.ts';
import { toPayoutPage } from './payouts.records.ts';
import { canTakePayoutStep, findReasonRequired, isOrderedFromBank, isPaidToCaller, listWarnings, payoutNumber } from './payouts.rules.ts';
import { getPayoutPage } from './payouts.service.ts';
import { isOfTestMoney } from './test-money.queries.ts';
import { CLEARED_APPROVAL, transitionPayout } from './transition.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface PayoutStepInput {
  readonly id: number;
  readonly version: number;
  readonly step: PayoutStep;
}

/** A payout, locked, as the caller has read it, and of which the step can be taken. */
async function lockPayoutForStep(tx: Transaction, call: Call, { id, version, step }: PayoutStepInput): Promise<PayoutRow> {
  const [row] = await lockPayouts(tx, [id]);
  if (row === undefined) throw notFound();
  if (row.version !== version) throw new AppError('changedMeanwhile', { current: { ...(await toPayoutPage(call, tx, row)) } });
  if (step === 'hold' && isOrderedFromBank(row)) throw new AppError('payoutOrdered', { values: { number: payoutNumber(id) } });
  if (!canTakePayoutStep(step, row)) throw new AppError('payoutMoved', { values: { number: payoutNumber(id) } });
  return row;
}

/**
 * Money that nobody has paid is paid out to nobody.
 * @throws AppError `payoutOfTestMoney`
 */
async function assertRealMoney(tx: Transaction, row: PayoutRow): Promise<void> {
  if (await isOfTestMoney(tx, row)) throw new AppError('payoutOfTestMoney', { values: { number: payoutNumber(row.id) } });
}

/**
 * Nobody decides on money to their own family.
 * @throws AppError `payoutToYourself`
 */
function assertNotOwnPayout({ caller }: Call, row: PayoutRow): void {
  if (isPaidToCaller(row, caller?.id ?? null)) throw new AppError('payoutToYourself');
}

/** Approves a payout for the account that its payee has now, which nobody changes meanwhile. */
async function approveLockedPayout(tx: Transaction, call: Call, { id, version, reason }: { id: number; version: number; reason: string }) {
  const found = await findPayout(tx, id);
  if (found === null) throw notFound();
  const details = await lockDetailsOfPayee(tx, found);
  const row = await lockPayoutForStep(tx, call, { id, version, step: 'approve' });
  assertNotOwnPayout(call, row);
  await assertRealMoney(tx, row);
  if (details === null) throw new AppError('payoutDetailsMissing', { values: { name: row.payeeName } });
  const by = { id: call.caller?.id ?? null, now: call.app.clock.now() };
  const changers = await listOpenChangers(tx, row);
  const objection = findReasonRequired(listWarnings({ ...row, details, changers, isOfTestMoney: false }, by));
  if (objection !== null && reason === '') throw new AppError(objection, { field: 'reason' });
  const { holder, iban, bic } = details;
  const approval = { approvedBy: by.id, approvedAt: by.now, holder, iban, bic };
  const exception = objection === null ? {} : { fourEyesWaived: true };
  await transitionPayout(tx, call, row, {
    step: 'approve',
    fields: approval,
    reason,
    changes: { holder, iban: maskIban(iban), ...exception },
  });
  if (by.id !== null && !changers.includes(by.id)) await closeDetailsChanges(tx, row, { seenBy: by.id, seenAt: by.now });
}

export async function approvePayout(call: Call, { params: { id }, body }: Input<'approvePayout'>): Output<'approvePayout'> {
  return call.db.transaction(async (tx) => {
    await approveLockedPayout(tx, call, { id, ...body });
    return getPayoutPage(call, tx, id);
  });
}

/** What a refusal says, in the caller's language; what is no refusal goes on its way. */
function toRefusalMessage(error: unknown, { locale }: Call): { code: string; message: string } {
  const words = getTranslator(locale);
  if (error instanceof AppError) return { code: error.code, message: words(`refusals.${error.code}`, error.details.values as never) };
  if (error instanceof HttpError) return { code: error.code, message: words(`answers.${error.code}`, error.values as never) };
  throw error;
}

export async function approvePayouts(call: Call, { body: { payouts, reason } }: Input<'approvePayouts'>): Output<'approvePayouts'> {
  const outcomes: ApprovalResults['outcomes'] = [];
  for (const { id, version } of payouts) {
    const number = payoutNumber(id);
    try {
      await call.db.transaction((tx) => approveLockedPayout(tx, call, { id, version, reason }));
      outcomes.push({ id, number, code: null, message: null });
    } catch (error) {
      outcomes.push({ id, number, ...toRefusalMessage(error, call) });
    }
  }
  return { approved: outcomes.filter(({ code }) => code === null).length, outcomes };
}

/** Takes a step that changes nothing but the payout itself. */
async function takeStep(
  call: Call,
  named: PayoutStepInput,
  { reason = '', fields = {} }: { reason?: string; fields?: object },
): Promise<PayoutPage> {
  return call.db.transaction(async (tx) => {
    const row = await lockPayoutForStep(tx, call, named);
    await transitionPayout(tx, call, row, { step: named.step, reason, fields });
    return getPayoutPage(call, tx, named.id);
  });
}

export async function holdPayout(call: Call, { params: { id }, body: { version, reason } }: Input<'holdPayout'>): Output<'holdPayout'> {
  return takeStep(call, { id, version, step: 'hold' }, { reason, fields: CLEARED_APPROVAL });
}

export async function resumePayout(call: Call, { params: { id }, body: { version } }: Input<'resumePayout'>): Output<'resumePayout'> {
  return takeStep(call, { id, version, step: 'resume' }, {});
}

export async function failPayout(call: Call, { params: { id }, body: { version, reason } }: Input<'failPayout'>): Output<'failPayout'> {
  return takeStep(call, { id, version, step: 'fail' }, { reason });
}

export async function retryPayout(call: Call, { params: { id }, body: { version } }: Input<'retryPayout'>): Output<'retryPayout'> {
  return takeStep(call, { id, version, step: 'retry' }, { fields: CLEARED_APPROVAL });
}

export async function voidPayout(call: Call, { params: { id }, body: { version, reason } }: Input<'voidPayout'>): Output<'voidPayout'> {
  return takeStep(call, { id, version, step: 'void' }, { reason, fields: { key: null } });
}

/**
 * Records that a locked payout was paid, in it and in the invoice that it pays.
 * @throws AppError `payoutToYourself`
 */
export async function payLockedPayout(
  tx: Transaction,
  call: Call,
  { row, paidOn, reference }: { row: PayoutRow; paidOn: string; reference: string },
): Promise<void> {
  assertNotOwnPayout(call, row);
  await transitionPayout(tx, call, row, { step: 'pay', fields: { paidOn, reference, reason: row.reason }, changes: { paidOn, reference } });
  if (row.purchaseInvoiceId !== null) await updatePaidOfPurchase(tx, row.purchaseInvoiceId);
}

export async function payPayout(call: Call, { params: { id }, body }: Input<'payPayout'>): Output<'payPayout'> {
  const { version, paidOn, reference } = body;
  assertPaidByNow(call.app.clock, paidOn);
  return call.db.transaction(async (tx) => {
    const row = await lockPayoutForStep(tx, call, { id, version, step: 'pay' });
    // What the bank has been told to pay may have left: that is recorded as it is.
    if (!isOrderedFromBank(row)) await assertRealMoney(tx, row);
    await payLockedPayout(tx, call, { row, paidOn, reference });
    return getPayoutPage(call, tx, id);
  });
}
