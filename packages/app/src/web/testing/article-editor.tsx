// The editor of a page with a mock server, which keeps what is saved.

import { beforeEach } from 'vitest';
import { readArticle } from '#contract/content/drafts.endpoints.ts';
import type { DraftText, EditedArticle } from '#contract/content/drafts.shapes.ts';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { ArticleEditor } from '#web/features/content/editor/article-editor.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { userWith } from './accounts.ts';
import { partsOf } from './parts.tsx';

export const AT = '2026-07-01T09:00:00.000Z';

/** Returns a published English text. */
export function text(change: Partial<DraftText> = {}): DraftText {
  return {
    ...{ locale: 'en', title: 'How it works', description: 'From search to arrival.', imageAlt: '', revision: 3, state: 'published' },
    body: [
      { kind: 'text', key: 'text', html: '<p>Choose a family.</p>' as CleanHtml },
      { kind: 'quote', key: 'quot', text: 'We loved it.', who: 'Ann' },
    ],
    ...{
      isChanged: false,
      scheduledFor: null,
      takenDownAt: null,
      isOutdated: false,
      isMachineMade: false,
      updatedAt: AT,
      updatedBy: 'Nora Byrne',
    },
    ...change,
  };
}

/** Returns a published page with that text. */
export function article(change: Partial<EditedArticle> = {}): EditedArticle {
  return {
    ...{ id: 5, kind: 'page', slug: 'how-it-works', formerSlugs: [], state: 'published', tags: [], author: null, featureImageRef: null },
    ...{ publishedAt: AT, createdAt: AT, texts: [text()], previews: [], version: 1 },
    ...change,
  };
}

/** Sets up each test of a file: a page whose saved texts are kept. */
export function setUpArticleEditor() {
  const parts = partsOf({
    at: '/hub/pages/5',
    words: [
      'content',
      'contentEditor',
      'media',
      'names',
      'titles',
      'common',
      'form',
      'validation',
      'richText',
      'upload',
      'lists',
      'tags',
      'liveContent',
    ],
    user: userWith(['Page editor']),
    heading: 'Page',
  });

  const shelf = { stored: article() };

  /** What the server does with a text. */
  function keep(locale: string, body: Record<string, unknown>): EditedArticle {
    const before = shelf.stored.texts.find((one) => one.locale === locale);
    const { revision, ...said } = body as { revision: number };
    const next = { ...text({ state: 'draft' }), ...before, ...said, locale, revision: revision + 1, isChanged: before !== undefined };
    shelf.stored = { ...shelf.stored, texts: [...shelf.stored.texts.filter((one) => one.locale !== locale), next as DraftText] };
    return shelf.stored;
  }

  beforeEach(() => {
    shelf.stored = article();
    persist.update({ articleDrafts: undefined });
    queryClient.clear();
    Object.assign(parts.answers, {
      'GET /api/content/5': () => shelf.stored,
      'PATCH /api/content/5/texts/en': ({ body }: { body: Record<string, unknown> }) => keep('en', body),
      'PATCH /api/content/5/texts/de': ({ body }: { body: Record<string, unknown> }) => keep('de', body),
      'GET /api/content-authors': () => ({ data: [{ id: 7, name: 'Nora Byrne' }] }),
      'GET /api/content-tags': () => ({ data: [] }),
      'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Clare', countryId: 372 }] }),
      'GET /api/content-slugs': () => ({ problem: null, suggestion: null }),
    });
  });

  return { ...parts, shelf, keep };
}

/** The editor of what the server has. */
export function ShownEditor() {
  const { data } = useEndpoint(readArticle, { params: { id: 5 } });
  return data === undefined ? null : <ArticleEditor article={data} />;
}
