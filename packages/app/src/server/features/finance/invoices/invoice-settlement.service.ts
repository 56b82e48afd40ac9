// What has become of an invoice since it was sent: its payments and credits, read beside the document, which never changes.

import { createAuditMessages } from '#contract/administration/audit-messages.ts';
import type { InvoiceSettlement } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { getAmountMath, toFullDigits } from '#server/features/finance/money.rules.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { toInvoiceLocale } from './invoice-messages.ts';
import { type InvoiceRow, listSettlements } from './invoices.queries.ts';
import { computeOutstanding } from './invoices.rules.ts';

/** How somebody paid, as the documents of a language call it. */
export function toMethodName(method: string, locale: Locale): string {
  return createAuditMessages(createMessageLookup(locale), locale).value('method', method);
}

/** The settlement of a sent sales invoice; null of drafts, credit notes and what is void, which nobody pays. */
export async function findSettlement(db: Queryable, row: InvoiceRow): Promise<InvoiceSettlement | null> {
  const { id, kind, state, currency } = row;
  if (kind !== 'sales' || state === 'draft' || state === 'void' || row.document === null) return null;
  const math = getAmountMath(currency);
  const { language } = JSON.parse(row.document) as { language: string };
  const locale = toInvoiceLocale(language);
  const payments = (await listSettlements(db, id))
    // Money that was taken from it again, for another invoice, was never paid for this one.
    .filter(({ amount }) => math.compare(amount, math.zero) !== 0)
    .map(({ paidOn, method, amount }) => ({ paidOn, method: toMethodName(method, locale), amount: toFullDigits(amount, currency) }));
  return { payments, credited: toFullDigits(row.credited, currency), outstanding: computeOutstanding(row) };
}
