// Queries of translated messages.

import { and, eq } from 'drizzle-orm';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { messageTranslations } from '#server/db/schema/conversations.ts';

export async function findTranslation(db: Queryable, { messageId, locale }: { messageId: number; locale: Locale }) {
  const [found] = await db
    .select({ text: messageTranslations.text, source: messageTranslations.source })
    .from(messageTranslations)
    .where(and(eq(messageTranslations.messageId, messageId), eq(messageTranslations.locale, locale)));
  return found ?? null;
}

/** Keeps a translation; of two that were asked for at the same moment the first one counts. */
export async function insertTranslation(tx: Transaction, translation: typeof messageTranslations.$inferInsert): Promise<void> {
  await tx.insert(messageTranslations).values(translation).onConflictDoNothing();
}
