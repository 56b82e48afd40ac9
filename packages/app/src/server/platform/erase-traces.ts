// Takes what is told of a person out of rows that other features share: the change log, and mails to others.

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { audit, mails } from '#server/db/schema/platform.ts';
import { escapeHtml, toOneLine } from './email/layout.ts';

/** Leaves in the change log that something of these subjects was changed, and not what. */
export async function eraseAuditOf(tx: Transaction, subjectType: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(audit)
    .set({ changes: { erased: true } })
    .where(and(eq(audit.subjectType, subjectType), inArray(audit.subjectId, ids.map(String)), sql`${audit.changes} <> '{}'::jsonb`));
}

/** Shorter ones are too common to be anybody's alone. */
const MIN_TRACE_LENGTH = 6;

/** A name as mails write it in full; empty where only a part of it is known, which many people share. */
export function toFullName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return firstName.trim() === '' || lastName.trim() === '' ? '' : `${firstName.trim()} ${lastName.trim()}`;
}

/** Puts dots in the place of full names, addresses and numbers of a person, in mails to others that name them, as each form writes them. */
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
