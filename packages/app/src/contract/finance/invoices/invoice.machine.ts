// What leads an invoice from one state to the next, and who takes it there; for the server and for the screens.

import type { InvoiceState } from './invoice-states.ts';

/** The product acts because of what happened to the stay, or to a payment. */
export type InvoiceMover = 'people' | 'product';

/** What must hold besides the state. */
export type InvoiceGuard =
  /** Nothing was paid and nothing was credited. */
  | 'nothingSettled'
  /** Credit notes have left something of it. */
  | 'notAllCredited';

interface Rule {
  readonly from: readonly InvoiceState[];
  /** `settled` is the state by what was paid and credited: `sent`, `part_paid` or `paid`. Null where it stays in its state, or goes. */
  readonly to: InvoiceState | 'settled' | null;
  readonly by: readonly InvoiceMover[];
  readonly guards?: readonly InvoiceGuard[];
}

const people: readonly InvoiceMover[] = ['people'];
const product: readonly InvoiceMover[] = ['product'];
const both: readonly InvoiceMover[] = ['people', 'product'];

/** The whole life of a sales invoice; a credit note stays as it was sent. */
const RULES = {
  edit: { from: ['draft'], to: null, by: people },
  remove: { from: ['draft'], to: null, by: both },
  send: { from: ['draft'], to: 'settled', by: both },
  void: { from: ['sent'], to: 'void', by: both, guards: ['nothingSettled'] },
  credit: { from: ['sent', 'part_paid', 'paid'], to: 'settled', by: both, guards: ['notAllCredited'] },
  pay: { from: ['sent', 'part_paid'], to: 'settled', by: both },
  remind: { from: ['sent', 'part_paid'], to: null, by: both },
  /** Money that has paid it is taken from it: for another invoice, or to go back. */
  deallocate: { from: ['sent', 'part_paid', 'paid'], to: 'settled', by: product },
} as const satisfies Record<string, Rule>;

export type InvoiceStep = keyof typeof RULES;

/** Money is taken from an invoice where its payment is shown. */
export type InvoiceStepByHand = Exclude<InvoiceStep, 'deallocate'>;

const STEPS: Readonly<Record<InvoiceStep, Rule>> = RULES;

/** Those that people take. */
export const INVOICE_STEPS_BY_HAND = (Object.keys(RULES) as InvoiceStep[]).filter((step): step is InvoiceStepByHand =>
  STEPS[step].by.includes('people'),
);

export interface InvoiceMove {
  readonly to: Rule['to'];
  readonly guards: readonly InvoiceGuard[];
}

/** Where a step leads from a state; null when it can't be taken there. */
export function findInvoiceMove(from: InvoiceState, step: InvoiceStep): InvoiceMove | null {
  const { from: states, to, guards = [] } = STEPS[step];
  return states.includes(from) ? { to, guards } : null;
}
