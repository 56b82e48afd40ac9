// Drafts of invoices that other features make of what is theirs: a buyer, and lines with their amounts.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { findLastBuyer } from './invoices.queries.ts';
import { insertDraft } from './invoices.service.ts';

/** Days that a buyer has to pay, as long as nobody says otherwise. */
const DUE_IN_DAYS = 14;

interface DraftLine {
  readonly description: string;
  readonly amount: string;
  /** Left empty, it is the rate of the business. */
  readonly vatPercentage: string;
}

export interface DraftRequest {
  readonly businessId: number;
  readonly buyer: { readonly id: number; readonly name: string; readonly email: string };
  readonly language: Locale;
  readonly lines: readonly DraftLine[];
}

/** The day by which an invoice of today is to be paid. */
export function toDueDate(today: string): string {
  const day = dayNumber(today);
  return day === undefined ? '' : dateText(day + DUE_IN_DAYS);
}

/** Keeps a draft of a sales invoice; answers its number and what it comes to, null while something is missing, such as an address. */
export async function draftInvoice(
  call: Call,
  tx: Transaction,
  { businessId, buyer, language, lines }: DraftRequest,
): Promise<{ readonly id: number; readonly total: string | null; readonly currency: string }> {
  // Accounts hold no address: the one of their last invoice is theirs until somebody says otherwise.
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
