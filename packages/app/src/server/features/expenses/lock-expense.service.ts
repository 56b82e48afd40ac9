// Holding an expense within a transaction, and sharing it out over the trips that bear it.

import type { readExpense } from '#contract/finance/expenses/expenses.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { getAmountMath, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { type ExpenseRow, findExpense, lockExpenses, whereIdIn } from './expenses.queries.ts';
import { toExpenses } from './expenses.records.ts';
import { listBearingTrips, replaceShares } from './shares.queries.ts';
import { type Share, splitAmount } from './shares.rules.ts';

/** The expense as it is after a change. */
export async function getExpense(call: Call, db: Queryable, id: number): Promise<AnswerOf<typeof readExpense>> {
  const row = await findExpense(db, id);
  const [record] = row === null ? [] : await toExpenses(call, db, [row]);
  if (record === undefined) throw notFound();
  return record;
}

interface LockExpenseInput {
  readonly id: number;
  /** As the caller has read it; left out, any will do. */
  readonly version?: number;
  readonly only?: Parameters<typeof findExpense>[2];
  /** Whether what is to be done to it can be. */
  readonly isPossible: (row: ExpenseRow) => boolean;
}

/** An expense, locked, as the caller has read it, to which this can be done. */
export async function lockExpense(tx: Transaction, call: Call, { id, version, only, isPossible }: LockExpenseInput): Promise<ExpenseRow> {
  await lockExpenses(tx, whereIdIn([id]));
  const row = await findExpense(tx, id, only);
  if (row === null) throw notFound();
  if (version !== undefined && row.version !== version) {
    const [current] = await toExpenses(call, tx, [row]);
    throw new AppError('changedMeanwhile', { current: { ...current } });
  }
  if (!isPossible(row)) throw new AppError('expenseMoved');
  return row;
}

type SharedExpense = Pick<ExpenseRow, 'id' | 'tripId' | 'groupId' | 'amount' | 'currency' | 'rebillable' | 'splitRule'>;

/** Shares an expense out by its rule over the trips that bear it now; what was typed by hand stays, and what is not billed on nobody bears. */
export async function allocateExpense(tx: Transaction, expense: SharedExpense): Promise<readonly Share[]> {
  const { id, currency, splitRule: rule, rebillable } = expense;
  if (rebillable && rule === 'by_hand') return [];
  const trips = rebillable ? await listBearingTrips(tx, expense) : [];
  const amount = toFullDigits(expense.amount, currency);
  const shares = rule === 'by_hand' ? [] : splitAmount(amount, { rule, trips }, getAmountMath(currency));
  await replaceShares(tx, id, shares);
  return shares;
}
