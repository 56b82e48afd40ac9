// State machine of sales invoices: transitions and who can take them. Shared by the server and the screens.

import type { InvoiceState } from './invoice-states.ts';

/** `product`: taken automatically, because of a change to the stay or a payment. */
export type InvoiceMover = 'people' | 'product';

/** Conditions besides the state. */
export type InvoiceGuard =
  /** Nothing is paid or credited. */
  | 'nothingSettled'
  /** Credit notes don't cover the whole invoice yet. */
  | 'notAllCredited';

interface Rule {
  readonly from: readonly InvoiceState[];
  /**
   * `settled` becomes `sent`, `part_paid` or `paid`, depending on what is paid and credited. Null if the state stays the same or the
   * invoice is deleted.
   */
  readonly to: InvoiceState | 'settled' | null;
  readonly by: readonly InvoiceMover[];
  readonly guards?: readonly InvoiceGuard[];
}

const people: readonly InvoiceMover[] = ['people'];
const product: readonly InvoiceMover[] = ['product'];
const both: readonly InvoiceMover[] = ['people', 'product'];

/** All transitions of a sales invoice. Credit notes have none: they stay as they were sent. */
const RULES = {
  edit: { from: ['draft'], to: null, by: people },
  remove: { from: ['draft'], to: null, by: both },
  send: { from: ['draft'], to: 'settled', by: both },
  void: { from: ['sent'], to: 'void', by: both, guards: ['nothingSettled'] },
  credit: { from: ['sent', 'part_paid', 'paid'], to: 'settled', by: both, guards: ['notAllCredited'] },
  pay: { from: ['sent', 'part_paid'], to: 'settled', by: both },
  remind: { from: ['sent', 'part_paid'], to: null, by: both },
  /** A payment is deallocated, to settle another invoice or to be refunded. */
  deallocate: { from: ['sent', 'part_paid', 'paid'], to: 'settled', by: product },
} as const satisfies Record<string, Rule>;

export type InvoiceStep = keyof typeof RULES;

/** Deallocation is done on the page of the payment, so it isn't offered as a step of the invoice. */
export type InvoiceStepByHand = Exclude<InvoiceStep, 'deallocate'>;

const STEPS: Readonly<Record<InvoiceStep, Rule>> = RULES;

/** The steps that people can take. */
export const INVOICE_STEPS_BY_HAND = (Object.keys(RULES) as InvoiceStep[]).filter((step): step is InvoiceStepByHand =>
  STEPS[step].by.includes('people'),
);

export interface InvoiceMove {
  readonly to: Rule['to'];
  readonly guards: readonly InvoiceGuard[];
}

/** Returns the transition of a step from a state, or null if the step isn't allowed there. */
export function findInvoiceMove(from: InvoiceState, step: InvoiceStep): InvoiceMove | null {
  const { from: states, to, guards = [] } = STEPS[step];
  return states.includes(from) ? { to, guards } : null;
}
