// The SQL of what invoices bill of the price of their trip.

import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { trips } from '#server/db/schema/trips.ts';

/** What a kept document bills by its quote: its quoted lines and the VAT of the stay. Lines that were added by hand are extras. */
export function sumQuotedPart(document: SQL): SQL {
  return sql`((select coalesce(sum((l ->> 'amount')::numeric - (l ->> 'discount')::numeric), 0)
      from jsonb_array_elements(coalesce(${document}::jsonb -> 'lines', '[]')) l where l ->> 'kind' = 'quoted')
    + (select coalesce(sum((v ->> 'amount')::numeric), 0)
      from jsonb_array_elements(coalesce(${document}::jsonb #> '{totals,vatLines}', '[]')) v where v ->> 'kind' = 'stay'))`;
}

/** Whether all of an invoice bills the price of its trip: without a quote, and written when extras were not told apart. */
function whereBillsAll(invoice: string): SQL {
  return sql.raw(`(not ${invoice}.extras_apart and ${invoice}.quote_fingerprint is null)`);
}

/**
 * What a sent invoice bills of the price of its trip: its quoted lines, as that of a difference has one. What is typed by hand bills
 * something else, but for old invoices that were typed for the price.
 */
export function sumPriceBilled(invoice: string): SQL {
  const of = sql.raw(invoice);
  return sql`(case when ${whereBillsAll(invoice)} then coalesce(${of}.total, 0) else ${sumQuotedPart(sql`${of}.document`)} end)`;
}

/** What its credit notes have taken off that, above 0. */
export function sumPriceCredited(invoice: string): SQL {
  const of = sql.raw(invoice);
  return sql`(case when ${whereBillsAll(invoice)} then ${of}.credited else
    (select coalesce(-sum(${sumQuotedPart(sql`note.document`)}), 0) from invoices note
      where note.credits_id = ${of}.id and note.document is not null) end)`;
}

/** Whether an invoice bills something of the price of its trip, or is to once it is sent, rather than extras alone. */
export function isOfPrice(invoice: string): SQL {
  const of = sql.raw(invoice);
  return sql`(${of}.quote_fingerprint is not null or ${whereBillsAll(invoice)} or exists (
    select from jsonb_array_elements(coalesce(${of}.document::jsonb -> 'lines', '[]')) l where l ->> 'kind' = 'quoted'))`;
}

/** The sales invoices of the price of a trip that count, the oldest first, with what each bills of it. */
export function listPriceInvoices(db: Queryable, tripId: number) {
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      state: invoices.state,
      currency: invoices.currency,
      billed: sql<string>`${sumPriceBilled('invoices')}::text`,
      credited: sql<string>`${sumPriceCredited('invoices')}::text`,
    })
    .from(invoices)
    .where(and(eq(invoices.tripId, tripId), eq(invoices.kind, 'sales'), ne(invoices.state, 'void'), isOfPrice('invoices')))
    .orderBy(asc(invoices.id));
}

export type PriceInvoiceRow = Awaited<ReturnType<typeof listPriceInvoices>>[number];

/** The agreed price of a trip, and what staff have forgone of one. */
export async function findPriceAgreement(db: Queryable, tripId: number) {
  const [found] = await db
    .select({
      quoteFingerprint: trips.quoteFingerprint,
      waivedAmount: trips.waivedAmount,
      waivedFingerprint: trips.waivedFingerprint,
    })
    .from(trips)
    .where(eq(trips.id, tripId));
  return found ?? null;
}

/** The documents of an invoice's credit notes, in the order of their numbers. */
export async function listCreditNoteDocuments(db: Queryable, id: number): Promise<string[]> {
  const rows = await db
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.creditsId, id), isNotNull(invoices.document)))
    .orderBy(asc(invoices.id));
  return rows.flatMap(({ document }) => document ?? []);
}
