// Endpoints of expenses: submitting, deciding, splitting, billing and reading them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import {
  approvalReport,
  billExpensesBody,
  billingReport,
  editExpenseBody,
  expense,
  expenseBody,
  expenseIdsBody,
  expenseSharesList,
  expensesList,
  expenseTotal,
  groupChoice,
  groupExpenses,
  listedExpense,
  ownExpenses,
  refuseExpenseBody,
  splitBody,
} from './expenses.shapes.ts';

const params = z.object({ id });
const version = z.object({ version: z.int() });

export const listExpenses = endpoint({
  method: 'GET',
  path: '/api/expenses',
  access: 'expenses.read',
  summary: 'Expenses that the caller submitted or has to do with; finance sees all.',
  query: listQueryFor(expensesList),
  answer: pageOf(listedExpense),
});

export const exportExpenses = endpoint(exportEndpoint({ list: expensesList, path: '/api/expenses/export', access: 'expenses.read' }));

export const readExpenseTotals = endpoint({
  method: 'GET',
  path: '/api/expenses/totals',
  access: 'expenses.read',
  summary: 'What the expenses of the list with these filters come to, by currency.',
  query: listQueryFor(expensesList),
  answer: z.object({ data: z.array(expenseTotal) }),
});

export const readOwnExpenses = endpoint({
  method: 'GET',
  path: '/api/expenses/by-trip',
  access: 'expenses.read',
  summary: 'The newest 500 expenses that the caller submitted or bears, trip by trip, with the sum of each trip.',
  answer: ownExpenses,
});

export const readGroupExpenses = endpoint({
  method: 'GET',
  path: '/api/expenses/by-group',
  access: 'expenses.read',
  summary: 'The expenses of a group, and what each of its parents bears of them.',
  query: z.object({ groupId: id }),
  answer: groupExpenses,
});

export const exportExpenseShares = endpoint(
  exportEndpoint({ list: expenseSharesList, path: '/api/expenses/shares/export', access: 'expenses.read' }),
);

export const findGroups = endpoint({
  method: 'GET',
  path: '/api/groups/choices',
  access: 'expenses.read',
  summary: 'Groups by name, 20 at most: those that the caller looks after.',
  query: z.object({ search: z.string().trim().max(100).default('') }),
  answer: z.object({ data: z.array(groupChoice) }),
});

export const readExpense = endpoint({
  method: 'GET',
  path: '/api/expenses/{id}',
  access: 'expenses.read',
  summary: 'One expense with the shares that the caller may see.',
  params,
  answer: expense,
});

export const submitExpense = endpoint({
  method: 'POST',
  path: '/api/expenses',
  access: 'expenses.submit',
  summary: 'Submits an expense of a trip or a group that the caller has to do with.',
  body: expenseBody,
  answer: expense,
  refusals: ['noBusinessInCurrency'],
});

export const editExpense = endpoint({
  method: 'PATCH',
  path: '/api/expenses/{id}',
  access: 'expenses.submit',
  summary: 'Changes an expense that nobody has decided on.',
  params,
  body: editExpenseBody,
  answer: expense,
  refusals: ['changedMeanwhile', 'expenseMoved', 'noBusinessInCurrency'],
});

export const deleteExpense = endpoint({
  method: 'DELETE',
  path: '/api/expenses/{id}',
  access: 'expenses.submit',
  summary: 'Takes out an expense that nobody has decided on, with its receipt.',
  params,
  answer: done,
  refusals: ['expenseMoved'],
});

export const splitExpense = endpoint({
  method: 'POST',
  path: '/api/expenses/{id}/shares',
  access: 'expenses.submit',
  summary: 'Shares an expense anew over the trips of its group, as long as nothing of it is billed.',
  params,
  body: splitBody,
  answer: expense,
  refusals: ['changedMeanwhile', 'expenseMoved', 'expenseBilled', 'sharesDiffer'],
});

export const approveExpense = endpoint({
  method: 'POST',
  path: '/api/expenses/{id}/approve',
  access: 'expenses.decide',
  summary: 'Approves an expense.',
  params,
  body: version,
  answer: expense,
  refusals: ['expenseToYourself', 'changedMeanwhile', 'expenseMoved'],
});

export const approveExpenses = endpoint({
  method: 'POST',
  path: '/api/expenses/approve',
  access: 'expenses.decide',
  summary: 'Approves several expenses; what can not be approved any more stays as it is and is told.',
  body: expenseIdsBody,
  answer: approvalReport,
});

export const refuseExpense = endpoint({
  method: 'POST',
  path: '/api/expenses/{id}/refuse',
  access: 'expenses.decide',
  summary: 'Refuses an expense, with the reason.',
  params,
  body: refuseExpenseBody,
  answer: expense,
  refusals: ['changedMeanwhile', 'expenseMoved'],
});

export const settleExpense = endpoint({
  method: 'POST',
  path: '/api/expenses/{id}/settle',
  access: 'expenses.decide',
  summary: 'Closes an expense: whoever laid it out has the money back, and what is billed on is on sent invoices.',
  params,
  body: version,
  answer: expense,
  refusals: ['changedMeanwhile', 'expenseMoved'],
});

export const billExpenses = endpoint({
  method: 'POST',
  path: '/api/expenses/bill',
  access: 'expenses.decide',
  summary: 'Makes draft invoices of the approved shares that are on none: one for each parent, business and currency.',
  body: billExpensesBody,
  answer: billingReport,
  refusals: ['nothingToBill', 'noBusinessInCurrency'],
});
