// State machine of purchase invoices (of hosts and other suppliers): transitions and who can take them. Shared by the server and the
// screens.

export const PURCHASE_STATES = ['draft', 'approved', 'part_paid', 'paid', 'void'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** `product`: taken automatically, because of a change to the stay or a payout of the invoice. */
export type PurchaseMover = 'people' | 'product';

/** Conditions besides the state. */
export type PurchaseGuard =
  | 'nothingPaid'
  /** The invoice is self-billed and the host hasn't confirmed it yet. */
  | 'unconfirmed'
  /** A reason is given if the approved amount differs from the quote of the stay. */
  | 'differenceExplained';

interface Rule {
  readonly from: readonly PurchaseState[];
  /**
   * `settled` becomes `approved`, `part_paid` or `paid`, depending on its payouts. Null if the state stays the same or the invoice is
   * deleted.
   */
  readonly to: PurchaseState | 'settled' | null;
  readonly by: readonly PurchaseMover[];
  readonly guards?: readonly PurchaseGuard[];
}

const people: readonly PurchaseMover[] = ['people'];
const product: readonly PurchaseMover[] = ['product'];
const both: readonly PurchaseMover[] = ['people', 'product'];

/** All transitions of a purchase invoice. */
const RULES = {
  edit: { from: ['draft'], to: null, by: both },
  remove: { from: ['draft'], to: null, by: both, guards: ['nothingPaid'] },
  approve: { from: ['draft'], to: 'settled', by: people, guards: ['differenceExplained'] },
  accept: { from: ['draft', 'approved', 'part_paid', 'paid'], to: null, by: people, guards: ['unconfirmed'] },
  void: { from: ['approved'], to: 'void', by: both, guards: ['nothingPaid'] },
  /** A payout of the invoice was paid. */
  settle: { from: ['approved', 'part_paid', 'paid'], to: 'settled', by: product },
} as const satisfies Record<string, Rule>;

export type PurchaseStep = keyof typeof RULES;

const STEPS: Readonly<Record<PurchaseStep, Rule>> = RULES;

/** Only payouts settle an invoice. */
export type PurchaseStepByHand = Exclude<PurchaseStep, 'settle'>;

/** The steps that people can take. */
export const PURCHASE_STEPS_BY_HAND = (Object.keys(RULES) as PurchaseStep[]).filter((step): step is PurchaseStepByHand =>
  STEPS[step].by.includes('people'),
);

export interface PurchaseMove {
  readonly to: Rule['to'];
  readonly guards: readonly PurchaseGuard[];
}

/** Returns the transition of a step from a state, or null if the step isn't allowed there. */
export function findPurchaseMove(from: PurchaseState, step: PurchaseStep): PurchaseMove | null {
  const { from: states, to, guards = [] } = STEPS[step];
  return states.includes(from) ? { to, guards } : null;
}
