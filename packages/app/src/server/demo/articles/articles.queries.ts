// Writes the articles of the demo world into the tables.

import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { articles, articleTexts, articleVersions } from '#server/db/schema/content.ts';
import { daysBefore } from '../people/moments.ts';
import { DEMO_ARTICLES } from './articles.ts';

const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');

export async function insertArticles(tx: Transaction, { now, authorId }: { now: Date; authorId: number }): Promise<void> {
  for (const { kind, slug, daysAgo, texts, blocks } of DEMO_ARTICLES) {
    const publishedAt = daysBefore(now, daysAgo, { hour: 9, minute: 30 });
    // What is still planned was written a week ago.
    const writtenAt = daysAgo < 0 ? daysBefore(now, 7, { hour: 9, minute: 30 }) : publishedAt;
    const [made] = await tx
      .insert(articles)
      .values({ kind, slug, publishedAt, authorId, createdAt: writtenAt })
      .returning({ id: articles.id });
    const articleId = made?.id ?? 0;
    const said = Object.entries(texts).map(([locale, { title, description, body, action }]) => ({
      articleId,
      locale: locale as Locale,
      ...{ title, description },
      body: [
        { kind: 'text' as const, key: 'text', html: paragraphs(body) },
        ...(blocks?.(locale as Locale) ?? []),
        ...(action === undefined ? [] : [{ kind: 'callToAction' as const, key: 'action', ...action }]),
      ],
    }));
    const by = { updatedAt: writtenAt, updatedBy: authorId, publishedRevision: 1 };
    await tx.insert(articleTexts).values(said.map((text) => ({ ...text, ...by, sourceRevision: text.locale === 'en' ? null : 1 })));
    const version = { number: 1, visibleFrom: publishedAt, createdAt: writtenAt, createdBy: authorId };
    await tx.insert(articleVersions).values(said.map((text) => ({ ...text, ...version })));
  }
}
