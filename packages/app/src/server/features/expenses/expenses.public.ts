// The public interface of expenses for the rest of the server.

import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { whereExpensesOf } from './expense-scopes.queries.ts';
import { findExpense } from './expenses.queries.ts';

/** Receipts, readable by everyone who can read their expense. */
export const expenseReceipts: AttachmentSubject = {
  type: 'expense',
  async mayRead({ db, caller, may }, subjectId) {
    if (caller === null || !may('expenses.read')) return false;
    const only = may('expenses.decide') ? undefined : whereExpensesOf(caller);
    return (await findExpense(db, Number(subjectId), only)) !== null;
  },
};
