// The endpoints of expenses.

import * as expenses from '#contract/finance/expenses/expenses.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { approveExpense, approveExpenses, refuseExpense, settleExpense, splitExpense } from './decide-expense.service.ts';
import { exportExpenseShares, findGroups, readGroupExpenses, readOwnExpenses } from './expense-overviews.service.ts';
import {
  deleteExpense,
  editExpense,
  exportExpenses,
  listExpenses,
  readExpense,
  readExpenseTotals,
  submitExpense,
} from './expenses.service.ts';
import { billExpenses } from './rebill-expenses.service.ts';

export const expenseRoutes = defineRoutes(expenses, {
  listExpenses,
  exportExpenses,
  readExpenseTotals,
  readOwnExpenses,
  readGroupExpenses,
  exportExpenseShares,
  findGroups,
  readExpense,
  submitExpense,
  editExpense,
  deleteExpense,
  splitExpense,
  approveExpense,
  approveExpenses,
  refuseExpense,
  settleExpense,
  billExpenses,
});
