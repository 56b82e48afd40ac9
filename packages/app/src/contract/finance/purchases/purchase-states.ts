// What becomes of an invoice of a host or another supplier, and which step leads from where, as data for server and screens.

export const PURCHASE_STATES = ['draft', 'approved', 'part_paid', 'paid', 'void'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** What people do to it; payouts move it between `approved`, `part_paid` and `paid` by their amounts. */
export const PURCHASE_STEPS = {
  edit: ['draft'],
  remove: ['draft'],
  approve: ['draft'],
  /** The host confirms an invoice that we wrote in their name; once. */
  accept: ['draft', 'approved', 'part_paid', 'paid'],
  void: ['approved'],
} as const satisfies Record<string, readonly PurchaseState[]>;

export type PurchaseStep = keyof typeof PURCHASE_STEPS;

/** Whether a step can be taken from a state. */
export function canStepPurchase(step: PurchaseStep, state: PurchaseState): boolean {
  return (PURCHASE_STEPS[step] as readonly PurchaseState[]).includes(state);
}
