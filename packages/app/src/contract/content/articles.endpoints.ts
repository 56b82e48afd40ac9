// Endpoints of pages and the blog for visitors.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { listedArticle, previewedArticle, writtenArticle, writtenPage } from './articles.shapes.ts';

/** The article's name in its URL. */
const params = z.object({ slug: z.string().max(200) });

export const readPage = endpoint({
  method: 'GET',
  path: '/api/pages/{slug}',
  access: 'content.read',
  summary: 'A published page in the language of the reader, or in English, also under a former name; a draft is not found.',
  params,
  answer: writtenPage,
  refusals: ['articleGone'],
});

export const listBlogs = endpoint({
  method: 'GET',
  path: '/api/blogs',
  access: 'content.read',
  summary: 'The published articles of the blog, the newest first.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(12),
  }),
  answer: pageOf(listedArticle),
});

export const readBlog = endpoint({
  method: 'GET',
  path: '/api/blogs/{slug}',
  access: 'content.read',
  summary: 'A published article of the blog, with the ones before and after it, also under a former name; a draft is not found.',
  params,
  answer: writtenArticle,
  refusals: ['articleGone'],
});

export const readPreview = endpoint({
  method: 'GET',
  path: '/api/content-previews/{token}',
  access: 'content.read',
  summary: 'A draft in the language of the reader, or in English, by the secret link that an editor has made of it.',
  params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
  answer: previewedArticle,
});
