// Queries of what a host family tells of itself in other languages than its own.

import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { FamilyTextKind } from '#contract/host-families/family-fields.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilyTexts } from '#server/db/schema/host-homes.ts';

/** Returns the texts of a family, by language; only one language if given. */
export function listTexts(db: Queryable, { hostFamilyId, locale }: { hostFamilyId: number; locale?: Locale }) {
  const { kind, text, source, sourceHash } = hostFamilyTexts;
  return db
    .select({ locale: hostFamilyTexts.locale, kind, text, source, sourceHash })
    .from(hostFamilyTexts)
    .where(and(eq(hostFamilyTexts.hostFamilyId, hostFamilyId), locale === undefined ? undefined : eq(hostFamilyTexts.locale, locale)))
    .orderBy(asc(hostFamilyTexts.locale), asc(kind));
}

/** Writes a text in a language. One by a translation service never replaces what people wrote. */
export async function upsertText(tx: Transaction, row: typeof hostFamilyTexts.$inferInsert): Promise<void> {
  const { hostFamilyId, locale, kind, source } = hostFamilyTexts;
  const { text, sourceHash, updatedBy, updatedAt } = row;
  await tx
    .insert(hostFamilyTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [hostFamilyId, locale, kind],
      set: { text, source: row.source, sourceHash, updatedBy: updatedBy ?? null, updatedAt },
      setWhere: row.source === 'machine' ? eq(source, 'machine') : sql`true`,
    });
}

export async function deleteText(
  tx: Transaction,
  { hostFamilyId, locale, kind }: { hostFamilyId: number; locale: Locale; kind: FamilyTextKind },
): Promise<void> {
  const isOfLanguage = and(eq(hostFamilyTexts.hostFamilyId, hostFamilyId), eq(hostFamilyTexts.locale, locale));
  await tx.delete(hostFamilyTexts).where(and(isOfLanguage, eq(hostFamilyTexts.kind, kind)));
}

/** Returns whether people wrote a text of a family in a language. */
export async function isWrittenByPeople(
  db: Queryable,
  { hostFamilyId, locale, kind }: { hostFamilyId: number; locale: Locale; kind: FamilyTextKind },
): Promise<boolean> {
  const isIt = and(eq(hostFamilyTexts.hostFamilyId, hostFamilyId), eq(hostFamilyTexts.locale, locale), eq(hostFamilyTexts.kind, kind));
  return (await db.$count(hostFamilyTexts, and(isIt, ne(hostFamilyTexts.source, 'machine')))) > 0;
}
