// What has become of an invoice since it was sent: its payments and credits, read beside the document, which never changes.

import { changeWords } from '#contract/administration/change-words.ts';
import type { InvoiceSettlement } from '#contract/finance/invoices.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { lookUpIn } from '#server/platform/words.ts';
import { languageOf } from './invoice-words.ts';
import { type InvoiceRow, settlementsOf } from './invoices.queries.ts';
import { outstandingOf } from './invoices.rules.ts';
import { mathOf, written } from './money.rules.ts';

/** How somebody paid, as the documents of a language call it. */
export function nameOfMethod(method: string, locale: Locale): string {
  return changeWords(lookUpIn(locale), locale).value('method', method);
}

/** The settlement of a sent sales invoice; null of drafts, credit notes and what is void, which nobody pays. */
export async function settlementOf(db: Queryable, row: InvoiceRow): Promise<InvoiceSettlement | null> {
  const { id, kind, state, currency } = row;
  if (kind !== 'sales' || state === 'draft' || state === 'void' || row.document === null) return null;
  const math = mathOf(currency);
  const { language } = JSON.parse(row.document) as { language: string };
  const locale = languageOf(language);
  const payments = (await settlementsOf(db, id))
    // Money that was taken from it again, for another invoice, was never paid for this one.
    .filter(({ amount }) => math.compare(amount, math.zero) !== 0)
    .map(({ paidOn, method, amount }) => ({ paidOn, method: nameOfMethod(method, locale), amount: written(amount, currency) }));
  return { payments, credited: written(row.credited, currency), outstanding: outstandingOf(row) };
}
