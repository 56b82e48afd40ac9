// The SQL of what invoices bill of the price of their trip.

import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { trips } from '#server/db/schema/trips.ts';

/** Sums the quoted lines and stay VAT of a stored document. Lines added manually are extras. */
export function sumQuotedPart(document: SQL): SQL {
  return sql`((select coalesce(sum((l ->> 'amount')::numeric - (l ->> 'discount')::numeric), 0)
      from jsonb_array_elements(coalesce(${document}::jsonb -> 'lines', '[]')) l where l ->> 'kind' = 'quoted')
    + (select coalesce(sum((v ->> 'amount')::numeric), 0)
      from jsonb_array_elements(coalesce(${document}::jsonb #> '{totals,vatLines}', '[]')) v where v ->> 'kind' = 'stay'))`;
}

/** Matches an invoice that bills the price as a whole: without a quote, from before extras were kept apart. */
function whereBillsAll(invoice: string): SQL {
  return sql.raw(`(not ${invoice}.extras_apart and ${invoice}.quote_fingerprint is null)`);
}

/**
 * Sums what a sent invoice bills of the price of its trip: its quoted lines. Manual lines are extras, except on old invoices that were
 * entered manually for the price.
 */
export function sumPriceBilled(invoice: string): SQL {
  const of = sql.raw(invoice);
  return sql`(case when ${whereBillsAll(invoice)} then coalesce(${of}.total, 0) else ${sumQuotedPart(sql`${of}.document`)} end)`;
}

/** Sums what credit notes took off that amount, above 0. */
export function sumPriceCredited(invoice: string): SQL {
  const of = sql.raw(invoice);
  return sql`(case when ${whereBillsAll(invoice)} then ${of}.credited else
    (select coalesce(-sum(${sumQuotedPart(sql`note.document`)}), 0) from invoices note
      where note.credits_id = ${of}.id and note.document is not null) end)`;
}

/** Matches an invoice that bills a part of its trip's price, or will once sent, rather than only extras. */
export function isOfPrice(invoice: string): SQL {
  const of = sql.raw(invoice);
  return sql`(${of}.quote_fingerprint is not null or ${whereBillsAll(invoice)} or exists (
    select from jsonb_array_elements(coalesce(${of}.document::jsonb -> 'lines', '[]')) l where l ->> 'kind' = 'quoted'))`;
}

/** Returns the sales invoices of a trip's price that aren't void, oldest first, with the billed and credited part of it. */
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

/** Returns the agreed price of a trip, and what was waived. */
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

/** Returns the documents of an invoice's credit notes, ordered by number. */
export async function listCreditNoteDocuments(db: Queryable, id: number): Promise<string[]> {
  const rows = await db
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.creditsId, id), isNotNull(invoices.document)))
    .orderBy(asc(invoices.id));
  return rows.flatMap(({ document }) => document ?? []);
}
