// Endpoints of pages and articles for editors.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id, locale } from '#contract/platform/validation/fields.ts';
import {
  archiveBody,
  articleChanges,
  articleVersion,
  blogPostsList,
  confirmBody,
  editedArticle,
  listedDraft,
  madePreview,
  newArticleBody,
  pagesList,
  publishBody,
  slugCheck,
  slugQuery,
  textBody,
  wholeVersion,
  withdrawBody,
} from './drafts.shapes.ts';

const params = z.object({ id });
const textParams = z.object({ id, locale });
const versionParams = z.object({ id, versionId: id });

export const listPages = endpoint({
  method: 'GET',
  path: '/api/content-pages',
  access: 'content.write',
  summary: 'All pages, whether visitors can read them or not, those first that were edited last.',
  query: listQueryFor(pagesList),
  answer: pageOf(listedDraft),
});

export const exportPages = endpoint(exportEndpoint({ list: pagesList, path: '/api/content-pages/export', access: 'content.write' }));

export const listBlogPosts = endpoint({
  method: 'GET',
  path: '/api/content-blogs',
  access: 'content.write',
  summary: 'All articles of the blog, whether visitors can read them or not, those first that were edited last.',
  query: listQueryFor(blogPostsList),
  answer: pageOf(listedDraft),
});

export const exportBlogPosts = endpoint(
  exportEndpoint({ list: blogPostsList, path: '/api/content-blogs/export', access: 'content.write' }),
);

export const listAuthors = endpoint({
  method: 'GET',
  path: '/api/content-authors',
  access: 'content.write',
  summary: 'The staff who can be named as authors; only those who edit content can be made responsible for a planned text.',
  answer: z.object({ data: z.array(z.object({ id, name: z.string(), isEditor: z.boolean() })) }),
});

export const listArticleTags = endpoint({
  method: 'GET',
  path: '/api/content-tags',
  access: 'content.write',
  summary: 'The tags that articles have.',
  answer: z.object({ data: z.array(z.string()) }),
});

export const checkSlug = endpoint({
  method: 'GET',
  path: '/api/content-slugs',
  access: 'content.write',
  summary: 'Whether a name is free for the address of a page or an article, and if not, one that is.',
  query: slugQuery,
  answer: slugCheck,
});

export const readArticle = endpoint({
  method: 'GET',
  path: '/api/content/{id}',
  access: 'content.write',
  summary: 'A page or an article with its texts in every language, as their editors left them.',
  params,
  answer: editedArticle,
});

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/content',
  access: 'content.write',
  summary: 'Adds a page or an article, as an English draft.',
  body: newArticleBody,
  answer: editedArticle,
  refusals: ['slugRefused'],
});

export const changeArticle = endpoint({
  method: 'PATCH',
  path: '/api/content/{id}',
  access: 'content.write',
  summary: 'Changes the address, tags, author or feature image at once; a former address leads to the new one.',
  params,
  body: articleChanges,
  answer: editedArticle,
  refusals: ['slugRefused', 'changedMeanwhile', 'attachmentInUse'],
});

export const archiveArticle = endpoint({
  method: 'POST',
  path: '/api/content/{id}/archive',
  access: 'content.write',
  summary: 'Hides an article from visitors in every language, or shows it again as it was.',
  params,
  body: archiveBody,
  answer: editedArticle,
  refusals: ['changedMeanwhile'],
});

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/content/{id}',
  access: 'content.delete',
  summary: 'Deletes a page or an article; its addresses tell from then on that it is gone.',
  params,
  answer: done,
});

export const saveText = endpoint({
  method: 'PATCH',
  path: '/api/content/{id}/texts/{locale}',
  access: 'content.write',
  summary: 'Saves the draft of a text; visitors go on reading what is published.',
  params: textParams,
  body: textBody,
  // As many letters as the blocks of a text may have, in any script.
  maxBodyKb: 2048,
  answer: editedArticle,
  refusals: ['changedMeanwhile'],
});

export const confirmTranslation = endpoint({
  method: 'POST',
  path: '/api/content/{id}/texts/{locale}/confirm',
  access: 'content.write',
  summary: 'Notes that a translation says what the English original says, by the revision of it that was read.',
  params: textParams,
  body: confirmBody,
  answer: editedArticle,
  refusals: ['changedMeanwhile'],
});

export const publishTexts = endpoint({
  method: 'POST',
  path: '/api/content/{id}/publish',
  access: 'content.write',
  summary: 'Publishes the drafts of some languages by the revisions that were read, now or at a time, and for as long as wished.',
  params,
  body: publishBody,
  answer: editedArticle,
  refusals: ['articleIncomplete', 'englishFirst', 'changedMeanwhile'],
});

export const withdrawTexts = endpoint({
  method: 'POST',
  path: '/api/content/{id}/withdraw',
  access: 'content.write',
  summary: 'Takes what is published from visitors, or calls off what is scheduled; drafts stay.',
  params,
  body: withdrawBody,
  answer: editedArticle,
});

export const createPreview = endpoint({
  method: 'POST',
  path: '/api/content/{id}/previews',
  access: 'content.write',
  summary: 'Makes a secret link that shows the draft for a week without signing in.',
  params,
  body: z.object({ locale }),
  answer: madePreview,
});

export const revokePreviews = endpoint({
  method: 'DELETE',
  path: '/api/content/{id}/previews',
  access: 'content.write',
  summary: 'Ends all links that show the draft.',
  params,
  answer: editedArticle,
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/content/{id}/versions',
  access: 'content.write',
  summary: 'What was published in a language, the latest first.',
  params,
  query: z.object({ locale }),
  answer: z.object({ data: z.array(articleVersion) }),
});

export const readVersion = endpoint({
  method: 'GET',
  path: '/api/content/{id}/versions/{versionId}',
  access: 'content.write',
  summary: 'A published text, as visitors read it.',
  params: versionParams,
  answer: wholeVersion,
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/content/{id}/versions/{versionId}/restore',
  access: 'content.write',
  summary: 'Makes a published text the draft of its language again.',
  params: versionParams,
  body: z.object({ revision: z.int().positive() }),
  answer: editedArticle,
  refusals: ['changedMeanwhile'],
});
