// Rules of the actions on an expense: by its state, its billing, and the caller.

import { canStepExpense, type ExpenseState } from '#contract/finance/expenses/expense-states.ts';
import type { ExpenseAction } from '#contract/finance/expenses/expenses.shapes.ts';

/** What the actions on an expense depend on. */
export interface ExpenseStatus {
  readonly state: ExpenseState;
  readonly isOfGroup: boolean;
  readonly rebillable: boolean;
  /** Whether a share is on an invoice that isn't voided. */
  readonly isBilled: boolean;
  /** Whether a share is on a draft. */
  readonly isDrafted: boolean;
}

interface ExpenseActor {
  readonly mayDecide: boolean;
  readonly maySubmit: boolean;
  /** Whether the caller submitted it. */
  readonly isOwn: boolean;
  /** Whether the caller can split it: they submitted it, or look after its group. */
  readonly maySplit: boolean;
}

/** A rebilled expense can be settled once all its shares are on sent invoices, another one once it is approved. */
export function canSettleExpense({ state, rebillable, isDrafted }: ExpenseStatus): boolean {
  return canStepExpense('settle', state) && (rebillable ? state === 'invoiced' && !isDrafted : true);
}

/** Only a group's expense can be split, and only while it isn't billed. */
function canSplitExpense({ state, isOfGroup, rebillable, isBilled }: ExpenseStatus): boolean {
  return isOfGroup && rebillable && !isBilled && (state === 'submitted' || state === 'approved');
}

/** Returns what somebody can do with an expense now. */
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
