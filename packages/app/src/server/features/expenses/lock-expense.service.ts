// Locks an expense within a transaction, and splits it among the trips that bear it.

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

/** Returns the expense after a change. */
export async function getExpense(call: Call, db: Queryable, id: number): Promise<AnswerOf<typeof readExpense>> {
  const row = await findExpense(db, id);
  const [record] = row === null ? [] : await toExpenses(call, db, [row]);
  if (record === undefined) throw notFound();
  return record;
}

interface LockExpenseInput {
  readonly id: number;
  /** The version that the caller has read; omitted to accept any. */
  readonly version?: number;
  readonly only?: Parameters<typeof findExpense>[2];
  /** Tells whether the change is possible. */
  readonly isPossible: (row: ExpenseRow) => boolean;
}

/** Locks an expense for a change: checks that the caller has read its current version and that the change is possible. */
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

/**
 * Splits an expense by its rule among the trips that bear it now; keeps shares set by hand. An expense that isn't rebilled has no shares.
 */
export async function allocateExpense(tx: Transaction, expense: SharedExpense): Promise<readonly Share[]> {
  const { id, currency, splitRule: rule, rebillable } = expense;
  if (rebillable && rule === 'by_hand') return [];
  const trips = rebillable ? await listBearingTrips(tx, expense) : [];
  const amount = toFullDigits(expense.amount, currency);
  const shares = rule === 'by_hand' ? [] : splitAmount(amount, { rule, trips }, getAmountMath(currency));
  await replaceShares(tx, id, shares);
  return shares;
}
