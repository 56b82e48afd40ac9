// Erases a person from rows that features share: the audit log, and emails to others.

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { audit, mails } from '#server/db/schema/platform.ts';
import { escapeHtml, toOneLine } from './email/layout.ts';

/** Removes the details of changes to these subjects from the audit log; keeps that they were changed. */
export async function eraseAuditOf(tx: Transaction, subjectType: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(audit)
    .set({ changes: { erased: true } })
    .where(and(eq(audit.subjectType, subjectType), inArray(audit.subjectId, ids.map(String)), sql`${audit.changes} <> '{}'::jsonb`));
}

/** Shorter strings are too common to identify one person. */
const MIN_TRACE_LENGTH = 6;

/** Returns the full name as written in emails; empty if a part is missing, since many people share one name. */
export function toFullName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return firstName.trim() === '' || lastName.trim() === '' ? '' : `${firstName.trim()} ${lastName.trim()}`;
}

/** Replaces full names, addresses and numbers of a person by dots in emails to others, in each format of the email. */
export async function eraseFromEmails(tx: Transaction, traces: readonly string[]): Promise<void> {
  for (const trace of new Set(traces.filter((one) => one.length >= MIN_TRACE_LENGTH))) {
    const forms = [
      { column: mails.subject, written: toOneLine(trace) },
      { column: mails.text, written: trace },
      { column: mails.html, written: escapeHtml(trace) },
    ];
    const [subject, text, html] = forms.map(({ column, written }): SQL => sql`replace(${column}, ${written}, '…')`);
    const names = forms.map(({ column, written }): SQL => sql`strpos(${column}, ${written}) > 0`);
    await tx
      .update(mails)
      .set({ subject, text, html })
      .where(or(...names));
  }
}
