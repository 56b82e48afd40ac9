// Endpoints of content items.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor, matchQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { CONTENT_ITEM_STATES } from './content-item.machine.ts';
import {
  contentItem,
  contentItemBody,
  contentItemChange,
  contentItemsList,
  moveContentItemBody,
  sendContentItemBody,
} from './content-items.shapes.ts';

const params = z.object({ id });

export const listContentItems = endpoint({
  method: 'GET',
  path: '/api/content-items',
  access: 'content.write',
  summary: 'The texts on their way from idea to published, those first that are due first.',
  query: listQueryFor(contentItemsList),
  answer: pageOf(contentItem),
});

export const countContentItems = endpoint({
  method: 'GET',
  path: '/api/content-items/counts',
  access: 'content.write',
  summary: 'How many content items are in each state.',
  query: matchQueryFor(contentItemsList),
  answer: z.object({ data: z.array(z.object({ state: z.enum(CONTENT_ITEM_STATES), count: z.int() })) }),
});

export const exportContentItems = endpoint(
  exportEndpoint({ list: contentItemsList, path: '/api/content-items/export', access: 'content.write' }),
);

export const readContentItem = endpoint({
  method: 'GET',
  path: '/api/content-items/{id}',
  access: 'content.write',
  summary: 'A content item with its sources, and its page or article.',
  params,
  answer: contentItem,
});

export const findArticleItem = endpoint({
  method: 'GET',
  path: '/api/content/{id}/item',
  access: 'content.write',
  summary: 'The content item that a page or an article was made of, if there is one.',
  params,
  answer: z.object({ item: contentItem.nullable() }),
});

export const createContentItem = endpoint({
  method: 'POST',
  path: '/api/content-items',
  access: 'content.write',
  summary: 'Adds an idea.',
  body: contentItemBody,
  answer: contentItem,
});

export const changeContentItem = endpoint({
  method: 'PATCH',
  path: '/api/content-items/{id}',
  access: 'content.write',
  summary: 'Changes what a content item says, who writes it, and by when.',
  params,
  body: contentItemChange,
  answer: contentItem,
  refusals: ['changedMeanwhile'],
});

export const deleteContentItem = endpoint({
  method: 'DELETE',
  path: '/api/content-items/{id}',
  access: 'content.delete',
  summary: 'Deletes a content item; its page or article stays.',
  params,
  answer: done,
});

export const moveContentItem = endpoint({
  method: 'POST',
  path: '/api/content-items/{id}/transition',
  access: 'content.write',
  summary: 'Moves a content item to another state.',
  params,
  body: moveContentItemBody,
  answer: contentItem,
  refusals: [
    ...(['contentItemMoved', 'contentBriefMissing', 'contentAssigneeMissing', 'contentArticleMissing', 'contentNotVisible'] as const),
    'changedMeanwhile',
  ],
});

export const sendContentItem = endpoint({
  method: 'POST',
  path: '/api/content-items/{id}/send',
  access: 'content.write',
  summary: 'Makes the draft of a page or of a blog article of a content item, with its keywords, sources and writer.',
  params,
  body: sendContentItemBody,
  answer: contentItem,
  refusals: ['contentItemSent', 'contentItemMoved', 'slugRefused', 'changedMeanwhile'],
});
