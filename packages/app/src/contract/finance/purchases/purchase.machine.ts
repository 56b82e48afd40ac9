// The states of an invoice of a host or another supplier, what leads from one to the next, and who takes it there; for the server and for
// the screens.

export const PURCHASE_STATES = ['draft', 'approved', 'part_paid', 'paid', 'void'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** The product acts because of what happened to the stay, or to a payout of the invoice. */
export type PurchaseMover = 'people' | 'product';

/** What must hold besides the state. */
export type PurchaseGuard =
  | 'nothingPaid'
  /** It is one that we wrote in the host's name, and the host has not confirmed it yet. */
  | 'unconfirmed'
  /** Whoever approves more or less than the quote of the stay says why. */
  | 'differenceExplained';

interface Rule {
  readonly from: readonly PurchaseState[];
  /** `settled` is the state by what payouts have paid: `approved`, `part_paid` or `paid`. Null where it stays in its state, or goes. */
  readonly to: PurchaseState | 'settled' | null;
  readonly by: readonly PurchaseMover[];
  readonly guards?: readonly PurchaseGuard[];
}

const people: readonly PurchaseMover[] = ['people'];
const product: readonly PurchaseMover[] = ['product'];
const both: readonly PurchaseMover[] = ['people', 'product'];

/** The whole life of a purchase invoice. */
const RULES = {
  edit: { from: ['draft'], to: null, by: both },
  remove: { from: ['draft'], to: null, by: both, guards: ['nothingPaid'] },
  approve: { from: ['draft'], to: 'settled', by: people, guards: ['differenceExplained'] },
  accept: { from: ['draft', 'approved', 'part_paid', 'paid'], to: null, by: people, guards: ['unconfirmed'] },
  void: { from: ['approved'], to: 'void', by: both, guards: ['nothingPaid'] },
  /** A payout of it was paid. */
  settle: { from: ['approved', 'part_paid', 'paid'], to: 'settled', by: product },
} as const satisfies Record<string, Rule>;

export type PurchaseStep = keyof typeof RULES;

const STEPS: Readonly<Record<PurchaseStep, Rule>> = RULES;

/** Payouts settle an invoice, nobody else. */
export type PurchaseStepByHand = Exclude<PurchaseStep, 'settle'>;

/** Those that people take. */
export const PURCHASE_STEPS_BY_HAND = (Object.keys(RULES) as PurchaseStep[]).filter((step): step is PurchaseStepByHand =>
  STEPS[step].by.includes('people'),
);

export interface PurchaseMove {
  readonly to: Rule['to'];
  readonly guards: readonly PurchaseGuard[];
}

/** Where a step leads from a state; null when it can't be taken there. */
export function findPurchaseMove(from: PurchaseState, step: PurchaseStep): PurchaseMove | null {
  const { from: states, to, guards = [] } = STEPS[step];
  return states.includes(from) ? { to, guards } : null;
}
