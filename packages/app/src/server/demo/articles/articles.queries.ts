// Writes the articles of the demo world into the tables.

import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { articles, articleTexts } from '#server/db/schema/content.ts';
import { daysBefore } from '../people/moments.ts';
import { DEMO_ARTICLES } from './articles.ts';

const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');

export async function insertArticles(tx: Transaction, { now, authorId }: { now: Date; authorId: number }): Promise<void> {
  for (const { kind, slug, daysAgo, texts } of DEMO_ARTICLES) {
    const publishedAt = daysBefore(now, daysAgo, { hour: 9, minute: 30 });
    const [made] = await tx
      .insert(articles)
      .values({ kind, slug, state: 'published', publishedAt, authorId, createdAt: publishedAt })
      .returning({ id: articles.id });
    const articleId = made?.id ?? 0;
    const rows = Object.entries(texts).map(([locale, text]) => ({
      articleId,
      locale: locale as Locale,
      title: text.title,
      description: text.description,
      body: paragraphs(text.body),
    }));
    await tx.insert(articleTexts).values(rows);
  }
}
