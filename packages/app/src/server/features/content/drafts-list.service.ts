// Use cases of the lists of pages and of blog articles: their pages and their files, and what can be chosen in them.

import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import type * as endpoints from '#contract/content/drafts.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { createDraftList, type DraftRow, isListed, listDraftRows, listTags } from './drafts.queries.ts';
import { toListedDraft } from './drafts.records.ts';
import { listAuthorRows } from './versions.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

async function listDrafts(call: Call, kind: ArticleKind, query: Input<'listPages' | 'listBlogPosts'>['query']) {
  const now = call.app.clock.now();
  const rows = (ids: readonly number[]) => listDraftRows(call.db, ids, now);
  const page = await readPage(call, createDraftList(kind, now), { asked: query, only: isListed(kind), rows });
  return { ...page, data: page.data.map(toListedDraft) };
}

function createColumns(call: Call, kind: ArticleKind): readonly ExportColumn<DraftRow>[] {
  const words = getTranslator(call.locale);
  return [
    { name: 'title', kind: 'text', value: ({ title }) => title ?? '' },
    { name: 'slug', kind: 'text', value: ({ article }) => article.slug },
    { name: 'state', kind: 'text', value: ({ state }) => words(`names.articleState.${state}`) },
    { name: 'locales', kind: 'text', value: ({ locales }) => locales.join(', ') },
    ...(kind === 'page'
      ? []
      : [{ name: 'tags', kind: 'text', value: ({ article }) => article.tags.join(', ') } satisfies ExportColumn<DraftRow>]),
    { name: 'author', kind: 'text', value: ({ author }) => author },
    { name: 'publishedAt', kind: 'instant', value: ({ article }) => article.publishedAt },
    { name: 'updatedAt', kind: 'instant', value: ({ updatedAt }) => updatedAt },
    { name: 'updatedBy', kind: 'text', value: ({ updatedBy }) => updatedBy },
    { name: 'description', kind: 'text', value: ({ description }) => description ?? '' },
  ];
}

function exportDrafts(call: Call, kind: ArticleKind, query: Input<'exportPages' | 'exportBlogPosts'>['query']): Promise<FileResponse> {
  const now = call.app.clock.now();
  const rows = (ids: readonly number[]) => listDraftRows(call.db, ids, now);
  return exportList(call, createDraftList(kind, now), { asked: query, only: isListed(kind), rows, columns: createColumns(call, kind) });
}

export const listPages = (call: Call, { query }: Input<'listPages'>): Output<'listPages'> => listDrafts(call, 'page', query);

export const listBlogPosts = (call: Call, { query }: Input<'listBlogPosts'>): Output<'listBlogPosts'> => listDrafts(call, 'blog', query);

export const exportPages = (call: Call, { query }: Input<'exportPages'>) => exportDrafts(call, 'page', query);

export const exportBlogPosts = (call: Call, { query }: Input<'exportBlogPosts'>) => exportDrafts(call, 'blog', query);

export async function listAuthors({ db }: Call): Output<'listAuthors'> {
  return { data: await listAuthorRows(db) };
}

export async function listArticleTags({ db }: Call): Output<'listArticleTags'> {
  return { data: await listTags(db) };
}
