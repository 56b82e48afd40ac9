// Drafts the invoice of a stay at its agreed price for staff to check, and tells beforehand what it would be.

import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { buildInvoice } from '#server/features/finance/invoices/build-invoice.service.ts';
import { insertDraft } from '#server/features/finance/invoices/invoices.service.ts';
import { getAmountMath } from '#server/features/finance/money.rules.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { loadInvoiceInput, type Stay } from './bill-stay.service.ts';
import { whereVisible } from './billed-trips.service.ts';

interface DraftedStay extends Omit<Stay, 'parentId' | 'addressOf'> {
  readonly buyerId: number;
}

/** The invoice that a stay would get, as the reader sees it. */
export interface PlannedStay {
  readonly currency: string;
  readonly lines: readonly { readonly description: string /** After discounts. */; readonly amount: string }[];
  readonly vat: string;
  readonly total: string;
}

async function loadInput(call: Call, db: Queryable, { buyerId, ...stay }: DraftedStay): Promise<InvoiceContent> {
  const typed = await loadInvoiceInput(db, call, { ...stay, parentId: buyerId, addressOf: whereVisible(call) });
  if (typed === null) throw new ValidationError([{ field: 'buyerId', rule: 'unknownNumber' }]);
  return typed;
}

/**
 * Returns what `draftStay` would bill, in the language of the reader; null if its quote isn't kept.
 * @throws AppError `documentDamaged`; ValidationError for a buyer or a business that isn't there
 */
export async function planStay(call: Call, db: Queryable, stay: DraftedStay): Promise<PlannedStay | null> {
  const typed = await loadInput(call, db, stay);
  const { invoice, sketch } = await buildInvoice(call, db, { ...stay, typed: { ...typed, language: call.locale } });
  const shown = invoice ?? sketch;
  if (shown === null) return null;
  const { currency, lines, totals } = shown;
  const { subtract } = getAmountMath(currency);
  return {
    currency,
    lines: lines.map(({ description, amount, discount }) => ({ description, amount: subtract(amount, discount) })),
    ...{ vat: totals.vat, total: totals.total },
  };
}

/**
 * Saves the draft, with a reference that is printed; returns its ID. Locks the trip.
 * @throws AppError `alreadyBilled`, `carrierLost`, `documentDamaged`; ValidationError for a buyer who can't be billed
 */
export async function draftStay(call: Call, tx: Transaction, { reference, ...stay }: DraftedStay & { reference: string }): Promise<number> {
  const typed = await loadInput(call, tx, stay);
  const { businessId, buyerId, quoteFingerprint, tripId } = stay;
  const { id } = await insertDraft(call, tx, { businessId, buyerId, quoteFingerprint, tripId, typed: { ...typed, reference } });
  return id;
}
