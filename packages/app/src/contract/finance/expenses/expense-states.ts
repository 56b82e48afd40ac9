// States and transitions of an expense, as data for server and screens.

export const EXPENSE_STATES = ['submitted', 'approved', 'invoiced', 'settled', 'refused'] as const;
export type ExpenseState = (typeof EXPENSE_STATES)[number];

export const EXPENSE_CATEGORIES = ['transport', 'medical', 'food', 'equipment', 'excursion', 'damage', 'other'] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

interface Step {
  readonly from: readonly ExpenseState[];
  readonly to: ExpenseState;
}

export const EXPENSE_STEPS = {
  approve: { from: ['submitted'], to: 'approved' },
  refuse: { from: ['submitted'], to: 'refused' },
  /** The expense was billed to whoever bears it. */
  invoice: { from: ['approved'], to: 'invoiced' },
  /** The person who paid was reimbursed, or the expense isn't billed to anyone. */
  settle: { from: ['approved', 'invoiced'], to: 'settled' },
} as const satisfies Record<string, Step>;

export type ExpenseStep = keyof typeof EXPENSE_STEPS;

/** Returns whether a step is allowed from a state. */
export function canStepExpense(step: ExpenseStep, state: ExpenseState): boolean {
  return (EXPENSE_STEPS[step].from as readonly ExpenseState[]).includes(state);
}

/** How a group's expense is split: equally between the parents, by their number of students, or by hand. */
export const SPLIT_RULES = ['equal', 'per_student', 'by_hand'] as const;
export type SplitRule = (typeof SPLIT_RULES)[number];
