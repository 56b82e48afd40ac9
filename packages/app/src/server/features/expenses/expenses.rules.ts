// What can be done with an expense: by its state, by what of it is billed, and by who asks.

import { canStepExpense, type ExpenseState } from '#contract/finance/expenses/expense-states.ts';
import type { ExpenseAction } from '#contract/finance/expenses/expenses.shapes.ts';

/** What an expense's actions hang on. */
export interface ExpenseStatus {
  readonly state: ExpenseState;
  readonly isOfGroup: boolean;
  readonly rebillable: boolean;
  /** Whether some of it is on an invoice that counts. */
  readonly isBilled: boolean;
  /** Whether some of it is on a draft. */
  readonly isDrafted: boolean;
}

interface ExpenseActor {
  readonly mayDecide: boolean;
  readonly maySubmit: boolean;
  /** Whether they submitted it. */
  readonly isOwn: boolean;
  /** Whether it is theirs to share: they submitted it, or look after its group. */
  readonly maySplit: boolean;
}

/** What is billed on is closed once all of it is on invoices that were sent; what is not, once it is approved. */
export function canSettleExpense({ state, rebillable, isDrafted }: ExpenseStatus): boolean {
  return canStepExpense('settle', state) && (rebillable ? state === 'invoiced' && !isDrafted : true);
}

/** What is on an invoice is shared; and who bears the whole of it shares it with nobody. */
function canSplitExpense({ state, isOfGroup, rebillable, isBilled }: ExpenseStatus): boolean {
  return isOfGroup && rebillable && !isBilled && (state === 'submitted' || state === 'approved');
}

/** What somebody may do with an expense now. */
export function listActions({ mayDecide, maySubmit, isOwn, maySplit, ...expense }: ExpenseStatus & ExpenseActor): ExpenseAction[] {
  const isOpen = expense.state === 'submitted';
  const possible: Readonly<Record<ExpenseAction, boolean>> = {
    edit: isOpen && maySubmit && (isOwn || mayDecide),
    remove: isOpen && maySubmit && (isOwn || mayDecide),
    approve: mayDecide && canStepExpense('approve', expense.state),
    refuse: mayDecide && canStepExpense('refuse', expense.state),
    settle: mayDecide && canSettleExpense(expense),
    split: maySubmit && maySplit && canSplitExpense(expense),
    bill: mayDecide && expense.rebillable && canStepExpense('invoice', expense.state),
  };
  return (Object.keys(possible) as ExpenseAction[]).filter((action) => possible[action]);
}
