// The SQL of invoice links in emails: created with an email, valid until they expire or are deleted.

import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { INVOICE_LINK_DAYS } from '#contract/finance/invoices/invoice-link.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { invoiceLinks } from '#server/db/schema/finance.ts';
import { createToken } from '#server/platform/sessions/sessions.ts';

const DAY_MS = 24 * 3600 * 1000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Creates the link of an invoice and returns its token, of which only a hash is stored. Replaces the previous link. */
export async function createInvoiceLink(tx: Transaction, invoiceId: number, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const token = createToken();
  const fresh = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + INVOICE_LINK_DAYS * DAY_MS), createdAt: now };
  await tx
    .insert(invoiceLinks)
    .values({ invoiceId, ...fresh })
    .onConflictDoUpdate({ target: invoiceLinks.invoiceId, set: fresh });
  return { token, expiresAt: fresh.expiresAt };
}

/** Returns the ID of the invoice of a valid link; null if the link is unknown, deleted or expired. */
export async function findInvoiceIdByLink(db: Queryable, token: string, now: Date): Promise<number | null> {
  const [found] = await db
    .select({ invoiceId: invoiceLinks.invoiceId })
    .from(invoiceLinks)
    .where(and(eq(invoiceLinks.tokenHash, hashToken(token)), gt(invoiceLinks.expiresAt, now)));
  return found?.invoiceId ?? null;
}

export async function deleteInvoiceLink(tx: Transaction, invoiceId: number): Promise<void> {
  await tx.delete(invoiceLinks).where(eq(invoiceLinks.invoiceId, invoiceId));
}
