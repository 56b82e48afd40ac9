// The settlement of a sent invoice: its payments and credits, kept apart from the document, which never changes.

import { createAuditMessages } from '#contract/administration/audit-messages.ts';
import type { InvoiceSettlement } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { getAmountMath, toFullDigits } from '#server/features/finance/money.rules.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { toInvoiceLocale } from './invoice-messages.ts';
import { type InvoiceRow, listSettlements } from './invoices.queries.ts';
import { computeOutstanding } from './invoices.rules.ts';

/** Returns the name of a payment method in a language. */
export function toMethodName(method: string, locale: Locale): string {
  return createAuditMessages(createMessageLookup(locale), locale).value('method', method);
}

/** Returns the settlement of a sent sales invoice; null for drafts, credit notes and voided invoices. */
export async function findSettlement(db: Queryable, row: InvoiceRow): Promise<InvoiceSettlement | null> {
  const { id, kind, state, currency } = row;
  if (kind !== 'sales' || state === 'draft' || state === 'void' || row.document === null) return null;
  const math = getAmountMath(currency);
  const { language } = JSON.parse(row.document) as { language: string };
  const locale = toInvoiceLocale(language);
  const payments = (await listSettlements(db, id))
    // Omits payments that were fully deallocated from this invoice.
    .filter(({ amount }) => math.compare(amount, math.zero) !== 0)
    .map(({ paidOn, method, amount }) => ({ paidOn, method: toMethodName(method, locale), amount: toFullDigits(amount, currency) }));
  return { payments, credited: toFullDigits(row.credited, currency), outstanding: computeOutstanding(row) };
}
