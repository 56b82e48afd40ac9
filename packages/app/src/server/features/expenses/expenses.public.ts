// What the rest of the server may ask of expenses.

import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { whereExpensesOf } from './expense-scopes.queries.ts';
import { findExpense } from './expenses.queries.ts';

/** A receipt is seen by whoever sees its expense. */
export const expenseReceipts: AttachmentSubject = {
  type: 'expense',
  async mayRead({ db, caller, may }, subjectId) {
    if (caller === null || !may('expenses.read')) return false;
    const only = may('expenses.decide') ? undefined : whereExpensesOf(caller);
    return (await findExpense(db, Number(subjectId), only)) !== null;
  },
};
