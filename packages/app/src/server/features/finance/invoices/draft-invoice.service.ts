// Creates invoice drafts for other features from a buyer and lines with amounts.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { findLastBuyer } from './invoices.queries.ts';
import { insertDraft } from './invoices.service.ts';

/** The default number of days until payment is due. */
const DUE_IN_DAYS = 14;

interface DraftLine {
  readonly description: string;
  readonly amount: string;
  /** If empty, the rate of the business applies. */
  readonly vatPercentage: string;
}

export interface DraftRequest {
  readonly businessId: number;
  readonly buyer: { readonly id: number; readonly name: string; readonly email: string };
  readonly language: Locale;
  readonly lines: readonly DraftLine[];
}

/** Returns the due date of an invoice issued today. */
export function toDueDate(today: string): string {
  const day = dayNumber(today);
  return day === undefined ? '' : dateText(day + DUE_IN_DAYS);
}

/** Saves a draft of a sales invoice; returns its ID and total, which is null while something is missing, such as an address. */
export async function draftInvoice(
  call: Call,
  tx: Transaction,
  { businessId, buyer, language, lines }: DraftRequest,
): Promise<{ readonly id: number; readonly total: string | null; readonly currency: string }> {
  // Accounts have no address, so that of their last invoice is used.
  const { address = [], vatNumber = '' } = (await findLastBuyer(tx, buyer.id)) ?? {};
  const typed: InvoiceContent = {
    buyer: { name: buyer.name, address, email: buyer.email, vatNumber },
    issueDate: '',
    dueDate: toDueDate(call.app.clock.today()),
    reference: '',
    language,
    lines: lines.map(({ description, amount, vatPercentage }, index) => ({
      ...{ id: index + 1, description, quantity: '1', unitAmount: amount, vatPercentage },
    })),
    vatExempt: false,
    vatText: '',
    schedule: { mode: 'none', percentage: '20', amount: '', count: 3, dates: [] },
    notes: '',
  };
  return insertDraft(call, tx, { businessId, buyerId: buyer.id, quoteFingerprint: null, typed });
}
