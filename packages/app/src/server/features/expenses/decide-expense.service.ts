// Use cases of decisions on expenses: approving one or many, refusing, settling, and splitting the amount.

import { canStepExpense, type ExpenseState, type ExpenseStep } from '#contract/finance/expenses/expense-states.ts';
import type * as endpoints from '#contract/finance/expenses/expenses.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { getAmountMath, parseAmount, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { whereSharableExpenses } from './expense-scopes.queries.ts';
import { type ExpenseRow, findExpensesByIds, lockExpenses, updateExpense, whereIdIn } from './expenses.queries.ts';
import { canSettleExpense } from './expenses.rules.ts';
import { allocateExpense, getExpense, lockExpense } from './lock-expense.service.ts';
import { listBearingTrips, listSharesOfExpenses, replaceShares, type ShareRow } from './shares.queries.ts';
import { computeMissing, type Share } from './shares.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const canTakeStep = (step: ExpenseStep) => (row: ExpenseRow) => canStepExpense(step, row.state);

/** Tells whether the caller would be paid: somebody else has to approve it. */
function isPaidToCaller({ caller }: Call, { payerId }: ExpenseRow): boolean {
  return payerId !== null && payerId === caller?.id;
}

interface Decision {
  readonly row: ExpenseRow;
  readonly action: 'approve' | 'refuse' | 'settle';
  readonly state: ExpenseState;
  readonly reason?: string;
}

/** Writes the new state of a locked expense, with who decided it and when. */
async function updateDecision(call: Call, tx: Transaction, { row, action, state, reason = '' }: Decision): Promise<void> {
  const decided = { decidedBy: call.caller?.id ?? null, decidedAt: call.app.clock.now() };
  await updateExpense(tx, row.id, { state, ...(reason === '' ? {} : { reason }), ...(action === 'settle' ? {} : decided) });
  // The trips of a group may have changed since it was submitted.
  if (action === 'approve') await allocateExpense(tx, row);
  const changes = { state: { before: row.state, after: state }, ...(reason === '' ? {} : { reason }) };
  await recordChange(tx, call, { action: `expense.${action}`, subjectType: 'expense', subjectId: row.id, changes });
}

export async function approveExpense(call: Call, { params: { id }, body: { version } }: Input<'approveExpense'>): Output<'approveExpense'> {
  return call.db.transaction(async (tx) => {
    const row = await lockExpense(tx, call, { id, version, isPossible: canTakeStep('approve') });
    if (isPaidToCaller(call, row)) throw new AppError('expenseToYourself');
    await updateDecision(call, tx, { row, action: 'approve', state: 'approved' });
    return getExpense(call, tx, id);
  });
}

export async function approveExpenses(call: Call, { body: { ids } }: Input<'approveExpenses'>): Output<'approveExpenses'> {
  const asked = [...new Set(ids)];
  return call.db.transaction(async (tx) => {
    await lockExpenses(tx, whereIdIn(asked));
    const rows = await findExpensesByIds(tx, asked);
    const possible = rows.filter((row) => canTakeStep('approve')(row) && !isPaidToCaller(call, row));
    for (const row of possible) await updateDecision(call, tx, { row, action: 'approve', state: 'approved' });
    const approved = possible.map(({ id }) => id);
    const words = getTranslator(call.locale);
    const told = (id: number) => {
      const row = rows.find((one) => one.id === id);
      if (row === undefined) return words('answers.notFound');
      return words(canTakeStep('approve')(row) ? 'refusals.expenseToYourself' : 'refusals.expenseMoved');
    };
    const refused = asked.filter((id) => !approved.includes(id)).map((id) => ({ id, message: told(id) }));
    return { approved, refused };
  });
}

export async function refuseExpense(
  call: Call,
  { params: { id }, body: { version, reason } }: Input<'refuseExpense'>,
): Output<'refuseExpense'> {
  return call.db.transaction(async (tx) => {
    const row = await lockExpense(tx, call, { id, version, isPossible: canTakeStep('refuse') });
    await updateDecision(call, tx, { row, action: 'refuse', state: 'refused', reason });
    return getExpense(call, tx, id);
  });
}

export async function settleExpense(call: Call, { params: { id }, body: { version } }: Input<'settleExpense'>): Output<'settleExpense'> {
  return call.db.transaction(async (tx) => {
    const isPossible = (row: ExpenseRow) =>
      canSettleExpense({ ...row, isOfGroup: row.groupId !== null, isBilled: row.state === 'invoiced' });
    const row = await lockExpense(tx, call, { id, version, isPossible });
    await updateDecision(call, tx, { row, action: 'settle', state: 'settled' });
    return getExpense(call, tx, id);
  });
}

type TypedShares = Input<'splitExpense'>['body']['shares'];

/** Returns the entered shares: each of a trip that bears the expense, together exactly its amount. */
async function toTypedShares(tx: Transaction, row: ExpenseRow, typed: TypedShares): Promise<Share[]> {
  const { currency } = row;
  const trips = await listBearingTrips(tx, row);
  const faults = typed.flatMap(({ tripId }, index) => {
    const isTwice = typed.findIndex((one) => one.tripId === tripId) < index;
    const isForeign = !trips.some((trip) => trip.tripId === tripId);
    return isTwice || isForeign ? [{ field: `shares.${index}.tripId`, rule: 'unknownNumber' as const }] : [];
  });
  if (faults.length > 0) throw new ValidationError(faults);
  const math = getAmountMath(currency);
  const amounts = new Map(typed.map(({ tripId, amount }, index) => [tripId, parseAmount(amount, currency, `shares.${index}.amount`)]));
  const shares = trips.map(({ tripId }) => ({ tripId, amount: amounts.get(tripId) ?? math.zero }));
  const missing = computeMissing(toFullDigits(row.amount, currency), shares, math);
  const sign = math.compare(missing, math.zero);
  if (sign === 0) return shares;
  const difference = sign > 0 ? missing : math.negate(missing);
  throw new AppError('sharesDiffer', { field: 'shares', values: { direction: sign > 0 ? 'less' : 'more', difference, currency } });
}

const toSharesText = (shares: readonly Pick<ShareRow, 'tripId' | 'amount'>[], currency: string) =>
  shares.map(({ tripId, amount }) => `${tripId}: ${toFullDigits(amount, currency)}`);

export async function splitExpense(call: Call, { params: { id }, body }: Input<'splitExpense'>): Output<'splitExpense'> {
  const { version, rule, shares: typed } = body;
  return call.db.transaction(async (tx) => {
    const isPossible = ({ state, rebillable }: ExpenseRow) => rebillable && state !== 'refused' && state !== 'settled';
    const row = await lockExpense(tx, call, { id, version, only: whereSharableExpenses(call), isPossible });
    const before = await listSharesOfExpenses(tx, [id]);
    if (before.some(({ standing }) => standing !== 'unbilled')) throw new AppError('expenseBilled');
    const shares = rule === 'by_hand' ? await toTypedShares(tx, row, typed) : await allocateExpense(tx, { ...row, splitRule: rule });
    if (rule === 'by_hand') await replaceShares(tx, id, shares);
    await updateExpense(tx, id, { splitRule: rule });
    const { currency } = row;
    const changes = {
      ...(rule === row.splitRule ? {} : { splitRule: { before: row.splitRule, after: rule } }),
      shares: { before: toSharesText(before, currency), after: toSharesText(shares, currency) },
    };
    await recordChange(tx, call, { action: 'expense.split', subjectType: 'expense', subjectId: id, changes });
    return getExpense(call, tx, id);
  });
}
