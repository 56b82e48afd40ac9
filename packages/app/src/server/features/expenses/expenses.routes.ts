// The endpoints of expenses.

import * as expenses from '#contract/finance/expenses.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { billExpenses } from './billing.service.ts';
import { approveExpense, approveExpenses, refuseExpense, settleExpense, splitExpense } from './deciding.service.ts';
import {
  deleteExpense,
  editExpense,
  exportExpenses,
  listExpenses,
  readExpense,
  readExpenseTotals,
  submitExpense,
} from './expenses.service.ts';
import { exportExpenseShares, findGroups, readGroupExpenses, readOwnExpenses } from './overviews.service.ts';

export const expenseRoutes = routes(expenses, {
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
