// Use cases of payout transitions: approve, hold, resume, pay, fail, retry, void.

import type * as endpoints from '#contract/finance/payouts/payouts.endpoints.ts';
import type { ApprovalResults, PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { assertPaidByNow } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import { getTranslator, putIntoWords } from '#server/platform/translate.ts';
import { listOpenChangers } from './payout-details.queries.ts';
import { findPayout, lockDetailsOfPayee, lockPayouts, type PayoutRow } from './payouts.queries.ts';
import { toPayoutPage } from './payouts.records.ts';
import { payoutNumber } from './payouts.rules.ts';
import { getPayoutPage } from './payouts.service.ts';
import { type PayoutTransition, transitionPayout } from './transition-payout.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Locks a payout and checks that it has the version the caller read. */
async function lockPayoutOfVersion(tx: Transaction, call: Call, { id, version }: { id: number; version: number }): Promise<PayoutRow> {
  const [row] = await lockPayouts(tx, [id]);
  if (row === undefined) throw notFound();
  if (row.version !== version) throw new AppError('changedMeanwhile', { current: { ...(await toPayoutPage(call, tx, row)) } });
  return row;
}

/** Approves a payout for the payee's current account, which is locked so that it can't change meanwhile. */
async function approveLockedPayout(tx: Transaction, call: Call, { id, version, reason }: { id: number; version: number; reason: string }) {
  const found = await findPayout(tx, id);
  if (found === null) throw notFound();
  const details = await lockDetailsOfPayee(tx, found);
  const row = await lockPayoutOfVersion(tx, call, { id, version });
  const changers = await listOpenChangers(tx, row);
  await transitionPayout(tx, call, row, { step: 'approve', reason, approval: { details, changers } });
}

export async function approvePayout(call: Call, { params: { id }, body }: Input<'approvePayout'>): Output<'approvePayout'> {
  return call.db.transaction(async (tx) => {
    await approveLockedPayout(tx, call, { id, ...body });
    return getPayoutPage(call, tx, id);
  });
}

/** Returns the code and translated message of a refusal; rethrows all other errors. */
function toRefusalMessage(error: unknown, { locale }: Call): { code: string; message: string } {
  const words = getTranslator(locale);
  if (error instanceof AppError) return { code: error.code, message: putIntoWords(words, `refusals.${error.code}`, error.details.values) };
  if (error instanceof HttpError) return { code: error.code, message: putIntoWords(words, `answers.${error.code}`, error.values) };
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

async function takeStep(call: Call, named: { id: number; version: number }, transition: PayoutTransition): Promise<PayoutPage> {
  return call.db.transaction(async (tx) => {
    const row = await lockPayoutOfVersion(tx, call, named);
    await transitionPayout(tx, call, row, transition);
    return getPayoutPage(call, tx, named.id);
  });
}

export async function holdPayout(call: Call, { params: { id }, body: { version, reason } }: Input<'holdPayout'>): Output<'holdPayout'> {
  return takeStep(call, { id, version }, { step: 'hold', reason });
}

export async function resumePayout(call: Call, { params: { id }, body: { version } }: Input<'resumePayout'>): Output<'resumePayout'> {
  return takeStep(call, { id, version }, { step: 'resume' });
}

export async function failPayout(call: Call, { params: { id }, body: { version, reason } }: Input<'failPayout'>): Output<'failPayout'> {
  return takeStep(call, { id, version }, { step: 'fail', reason });
}

export async function retryPayout(call: Call, { params: { id }, body: { version } }: Input<'retryPayout'>): Output<'retryPayout'> {
  return takeStep(call, { id, version }, { step: 'retry' });
}

export async function voidPayout(call: Call, { params: { id }, body: { version, reason } }: Input<'voidPayout'>): Output<'voidPayout'> {
  return takeStep(call, { id, version }, { step: 'void', reason });
}

export async function payPayout(call: Call, { params: { id }, body }: Input<'payPayout'>): Output<'payPayout'> {
  const { version, paidOn, reference } = body;
  assertPaidByNow(call.app.clock, paidOn);
  return takeStep(call, { id, version }, { step: 'pay', payment: { paidOn, reference } });
}
