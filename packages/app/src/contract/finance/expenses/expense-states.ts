// What becomes of an expense, and which step leads from where, as data for server and screens.

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
  /** It was billed on to who pays for it. */
  invoice: { from: ['approved'], to: 'invoiced' },
  /** Who paid it has their money back, or it is not billed on. */
  settle: { from: ['approved', 'invoiced'], to: 'settled' },
} as const satisfies Record<string, Step>;

export type ExpenseStep = keyof typeof EXPENSE_STEPS;

/** Whether a step can be taken from a state. */
export function canStepExpense(step: ExpenseStep, state: ExpenseState): boolean {
  return (EXPENSE_STEPS[step].from as readonly ExpenseState[]).includes(state);
}

/** How the expense of a group is shared: equally between the parents, or by the number of their students. */
export const SPLIT_RULES = ['equal', 'per_student', 'by_hand'] as const;
export type SplitRule = (typeof SPLIT_RULES)[number];
