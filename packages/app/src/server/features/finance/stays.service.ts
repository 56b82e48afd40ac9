// What a stay is billed when somebody is to pay for it, and how that is taken back when it does not take place.

import type { InvoiceTyped } from '#contract/finance/invoices.shapes.ts';
import { DEFAULT_LOCALE } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { keptQuote } from '#server/features/pricing/pricing.public.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { wordsIn } from '#server/platform/words.ts';
import { buyerOf } from './billed-trips.queries.ts';
import { dueFrom } from './drafting.service.ts';
import { lockInvoice, removeInvoice } from './invoices.queries.ts';
import { isPossible, leftOf } from './invoices.rules.ts';
import { type Biller, keepDraft } from './invoices.service.ts';
import { isAbove, mathOf, written } from './money.rules.ts';
import { sendHeld } from './sending.service.ts';
import { creditHeld, voidHeld } from './settling.service.ts';
import { invoicesOfStay, originOf } from './stays.queries.ts';

interface Stay {
  readonly tripId: number;
  readonly businessId: number;
  /** Who booked it; a stay that nobody with an account booked is billed by hand. */
  readonly parentId: number;
  readonly quoteFingerprint: string;
  readonly vatExempt: boolean;
}

/** What is done because of a trip may be done whosever trip it is. */
export function billerOf({ app, caller, requestId }: Actor): Biller {
  return { app, caller, requestId, grant: { ways: [], all: true }, locale: DEFAULT_LOCALE };
}

/** Whom a stay is billed to. Accounts hold no address: it is that of their last invoice, or else as much as is known, where the child comes from. */
async function typedFor(tx: Transaction, by: Actor, { tripId, parentId, ...stay }: Stay): Promise<InvoiceTyped | null> {
  const buyer = await buyerOf(tx, parentId, undefined);
  if (buyer === null) return null;
  // The trip may be exempt, or the business that sells the stay: then its quote says so.
  const vatExempt = stay.vatExempt || (await keptQuote(by.app, tx, stay.quoteFingerprint))?.quote.request.vatExempt === true;
  const { id: _, language, ...named } = buyer;
  const address = named.address.length > 0 ? named.address : [(await originOf(tx, tripId)) ?? named.email];
  return {
    buyer: { ...named, address },
    issueDate: '',
    dueDate: dueFrom(by.app.clock.today()),
    reference: '',
    language,
    lines: [],
    vatExempt,
    vatText: vatExempt ? wordsIn(language)('trail.field.vatExempt') : '',
    schedule: { mode: 'none', percentage: '20', amount: '', count: 3, dates: [] },
    notes: '',
  };
}

/** Bills a stay by its agreed quote and sends the invoice; answers its number, null where there is nobody to bill. */
export async function billStay(tx: Transaction, by: Actor, stay: Stay): Promise<number | null> {
  const typed = await typedFor(tx, by, stay);
  if (typed === null) return null;
  const { tripId, businessId, parentId: buyerId, quoteFingerprint } = stay;
  const biller = billerOf(by);
  const { id } = await keepDraft(biller, tx, { businessId, buyerId, quoteFingerprint, tripId, billAgain: '', typed });
  const row = await lockInvoice(tx, id);
  if (row !== null) await sendHeld(tx, biller, row, { isBought: true });
  return id;
}

/** Money that was paid for a stay, of one invoice. */
export interface PaidForStay {
  readonly invoiceId: number;
  readonly currency: string;
  readonly amount: string;
}

/**
 * Takes back what a stay was billed: drafts go, what nobody paid is voided. What was paid of is credited in full, or, with `settle` false,
 * left to finance, who decide how much of it. Answers what was paid.
 */
export async function takeBackBilling(
  tx: Transaction,
  by: Actor,
  { tripId, reason, settle }: { tripId: number; reason: string; settle: boolean },
): Promise<PaidForStay[]> {
  const paid: PaidForStay[] = [];
  for (const id of await invoicesOfStay(tx, tripId)) {
    const row = await lockInvoice(tx, id);
    if (row === null) continue;
    const math = mathOf(row.currency);
    if (row.state === 'draft') {
      await removeInvoice(tx, id);
      const changes = { buyerName: row.buyerName, total: row.total };
      await recordChange(tx, by, { action: 'invoice.delete', subjectType: 'invoice', subjectId: id, changes });
    } else if (isPossible('void', row)) await voidHeld(tx, by, { row, reason });
    else if (settle && isPossible('credit', row)) await creditHeld(tx, by, { row, amount: math.sum([leftOf(row, math)]), reason });
    if (isAbove(row.paid, math.zero, math)) paid.push({ invoiceId: id, currency: row.currency, amount: written(row.paid, row.currency) });
  }
  return paid;
}
