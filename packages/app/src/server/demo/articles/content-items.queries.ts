// Writes the content items of the demo world: texts in each state, one of them late, and one whose article is published.

import { and, eq } from 'drizzle-orm';
import type { ContentItemState } from '#contract/content/content-item.machine.ts';
import { addDays } from '#contract/platform/days.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { articles } from '#server/db/schema/content.ts';
import { contentItemSources, contentItems } from '#server/db/schema/content-items.ts';
import { sources } from '#server/db/schema/sources.ts';

interface DemoItem {
  readonly title: string;
  readonly state: ContentItemState;
  /** The days from today until it is due. */
  readonly dueIn: number | null;
  readonly brief?: string;
  readonly locale?: Locale;
  readonly keywords?: readonly string[];
  readonly isAssigned?: true;
  /** The address of a source. */
  readonly source?: string;
  /** The name of the page that was made of it. */
  readonly page?: string;
}

const DEMO_ITEMS: readonly DemoItem[] = [
  { title: 'What to pack for two weeks in spring', state: 'idea', dueIn: null, keywords: ['packing'] },
  { title: 'A day at school in Galway', state: 'idea', dueIn: 40, locale: 'fr' },
  {
    ...{ title: 'Why one language at home helps', state: 'brief', dueIn: -3, source: 'example.org/language-stays' },
    ...{
      brief: 'For parents who compare lengths of stay. Name what chapter 3 found, and what it did not.',
      keywords: ['language', 'study'],
    },
  },
  {
    ...{ title: 'How families choose their guests', state: 'brief', dueIn: 12, isAssigned: true, source: 'example.org/host-families' },
    brief: 'Told by two host families. No names of children.',
  },
  {
    ...{ title: 'How it works', state: 'published', dueIn: -20, isAssigned: true, page: 'how-it-works', keywords: ['start'] },
    brief: 'The way from the first question to the flight home, in five steps.',
  },
];

interface Editor {
  readonly now: Date;
  readonly today: string;
  readonly authorId: number;
}

async function findArticleId(tx: Transaction, slug: string | undefined): Promise<number | null> {
  if (slug === undefined) return null;
  const found = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.kind, 'page'), eq(articles.slug, slug)));
  return found[0]?.id ?? null;
}

/** Comes after the articles and sources. */
export async function insertContentItems(tx: Transaction, { now, today, authorId }: Editor): Promise<void> {
  for (const { title, state, dueIn, brief = '', locale = 'en', keywords = [], isAssigned, source, page } of DEMO_ITEMS) {
    const [made] = await tx
      .insert(contentItems)
      .values({
        ...{ title, state, brief, locale, keywords: [...keywords], stateAt: now, createdAt: now },
        dueOn: dueIn === null ? null : addDays(today, dueIn),
        assigneeId: isAssigned ? authorId : null,
        publishedAt: state === 'published' ? now : null,
        articleId: await findArticleId(tx, page),
      })
      .returning({ id: contentItems.id });
    const used = source === undefined ? [] : await tx.select({ id: sources.id }).from(sources).where(eq(sources.urlKey, source));
    if (made !== undefined && used.length > 0) {
      await tx.insert(contentItemSources).values(used.map(({ id }) => ({ itemId: made.id, sourceId: id })));
    }
  }
}
