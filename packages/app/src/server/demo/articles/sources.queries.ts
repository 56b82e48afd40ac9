// Writes the sources of the demo world, with the pages that rest on them.

import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { articles } from '#server/db/schema/content.ts';
import { articleSources, sources } from '#server/db/schema/sources.ts';

const DEMO_SOURCES = [
  {
    ...{ key: 'example.org/language-stays', title: 'What language stays change', licence: 'CC BY 4.0', tags: ['language', 'study'] },
    ...{ notes: 'Chapter 3 compares two weeks with two months.', active: true, pages: ['a-stay-in-ireland'] },
  },
  {
    ...{ key: 'example.org/host-families', title: 'Life in a host family', licence: '', tags: ['families'] },
    ...{ notes: '', active: true, pages: ['a-stay-in-ireland', 'how-it-works'] },
  },
  { key: 'example.org/old-figures', title: 'Figures of 2019', licence: '', tags: [], notes: 'Out of date.', active: false, pages: [] },
] as const;

/** Comes after the articles. */
export async function insertSources(tx: Transaction, now: Date): Promise<void> {
  for (const { key, tags, pages, ...said } of DEMO_SOURCES) {
    const row = { ...said, url: `https://${key}`, urlKey: key, tags: [...tags], createdAt: now };
    const [made] = await tx.insert(sources).values(row).returning({ id: sources.id });
    if (made === undefined || pages.length === 0) continue;
    const found = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.kind, 'page'), inArray(articles.slug, [...pages])));
    await tx.insert(articleSources).values(found.map(({ id }) => ({ sourceId: made.id, articleId: id })));
  }
}
