// Expenses as their readers' clients receive them, with the shares that they may see.

import type { Expense, ExpenseAction, ExpenseShare, ListedExpense } from '#contract/finance/expenses/expenses.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { getAmountMath, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { whereReadableShares, whereSharableExpenses } from './expense-scopes.queries.ts';
import { type ExpenseRow, findExpenseIds } from './expenses.queries.ts';
import { listActions } from './expenses.rules.ts';
import { listSharesOfExpenses, type ShareRow } from './shares.queries.ts';
import { findRoundedUp } from './shares.rules.ts';

function toExpenseShare(row: ShareRow, rounded: ReadonlySet<number>): ExpenseShare {
  const { tripId, studentName, parentId, parentName, standing, invoiceNumber } = row;
  const invoiceId = standing === 'unbilled' ? null : row.invoiceId;
  const amount = toFullDigits(row.amount, row.currency);
  return { tripId, studentName, parentId, parentName, amount, extra: rounded.has(tripId), standing, invoiceId, invoiceNumber };
}

/** What the record of an expense needs besides its row. */
interface ExpenseContext {
  readonly shares: readonly ShareRow[];
  readonly maySplit: boolean;
}

/** Returns what the caller can do with an expense now. */
function listAllowedActions(call: Call, row: ExpenseRow, { shares, maySplit }: ExpenseContext): ExpenseAction[] {
  return listActions({
    state: row.state,
    isOfGroup: row.groupId !== null,
    rebillable: row.rebillable,
    isBilled: shares.some(({ standing }) => standing !== 'unbilled'),
    isDrafted: row.isDrafted,
    mayDecide: call.may('expenses.decide'),
    maySubmit: call.may('expenses.submit'),
    maySplit,
    isOwn: row.submittedBy === (call.caller?.id ?? 0),
  });
}

function toExpense(call: Call, row: ExpenseRow, beside: ExpenseContext): Expense {
  const { shares } = beside;
  const { id, state, category, description, currency, spentOn, tripId, groupId, subject, businessName, payerId, payerName } = row;
  const math = getAmountMath(currency);
  const sumOf = (counted: readonly ShareRow[]) => math.sum(counted.map(({ amount }) => amount));
  const rounded = findRoundedUp(row.splitRule, shares, math);
  return {
    ...{ id, state, category, description, currency, spentOn, tripId, groupId, subject, businessName, payerId, payerName },
    amount: toFullDigits(row.amount, currency),
    rebillable: row.rebillable,
    splitRule: row.splitRule,
    receiptRef: row.receiptRef,
    receiptName: row.receiptName,
    submittedBy: row.submitterName,
    decidedBy: row.deciderName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    billed: sumOf(shares.filter(({ standing }) => standing !== 'unbilled')),
    paid: sumOf(shares.filter(({ standing }) => standing === 'paid')),
    version: row.version,
    actions: listAllowedActions(call, row, beside),
    shares: shares.map((share) => toExpenseShare(share, rounded)),
  };
}

/** Returns expenses with the shares that the caller may see. */
export async function toExpenses(call: Call, db: Queryable, rows: readonly ExpenseRow[]): Promise<Expense[]> {
  const ids = rows.map(({ id }) => id);
  const shares = Map.groupBy(await listSharesOfExpenses(db, ids, whereReadableShares(call)), ({ expenseId }) => expenseId);
  const sharable = await findExpenseIds(db, ids, whereSharableExpenses(call));
  return rows.map((row) => toExpense(call, row, { shares: shares.get(row.id) ?? [], maySplit: sharable.has(row.id) }));
}

/** Returns the same records without details, as lists show them. */
export async function toListedExpenses(call: Call, rows: readonly ExpenseRow[]): Promise<ListedExpense[]> {
  const records = await toExpenses(call, call.db, rows);
  return records.map(({ shares: _, receiptName: __, decidedBy: ___, decidedAt: ____, ...listed }) => listed);
}
