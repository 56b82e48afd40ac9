// The SQL that erases the buyer from drafts. By law, sent invoices are kept as printed.

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { eraseAuditOf } from '#server/platform/erase-traces.ts';

const ERASED_BUYER = { name: '', address: [], email: '', vatNumber: '' };

/** Erases the buyer, reference and notes of unsent drafts; their amounts stay. */
export async function eraseBuyer(tx: Transaction, userId: number): Promise<void> {
  const drafts = await tx
    .update(invoices)
    .set({
      ...{ buyerName: '', buyerEmail: '', reason: '' },
      draft: sql`${invoices.draft} || ${JSON.stringify({ buyer: ERASED_BUYER, reference: '', notes: '' })}::jsonb`,
    })
    .where(and(eq(invoices.buyerId, userId), isNull(invoices.number)))
    .returning({ id: invoices.id });
  await eraseAuditOf(
    tx,
    'invoice',
    drafts.map(({ id }) => id),
  );
}
