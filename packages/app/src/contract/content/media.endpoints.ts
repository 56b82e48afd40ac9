// Endpoints of the media library, for editors.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { media, mediaBody, mediaChange, mediaList, mediaUse } from './media.shapes.ts';

const params = z.object({ id });

export const listMedia = endpoint({
  method: 'GET',
  path: '/api/media',
  access: 'content.write',
  summary: 'The pictures of the library, found by their name and by what they show in any language.',
  query: listQueryFor(mediaList),
  answer: pageOf(media),
});

export const addMedia = endpoint({
  method: 'POST',
  path: '/api/media',
  access: 'content.write',
  summary: 'Adds an upload of the caller to the library.',
  body: mediaBody,
  answer: media,
  refusals: ['attachmentInUse'],
});

export const changeMedia = endpoint({
  method: 'PATCH',
  path: '/api/media/{id}',
  access: 'content.write',
  summary: 'Changes the name of a picture, what it shows, or the point that stays in sight; its pages show that at once.',
  params,
  body: mediaChange,
  answer: media,
  refusals: ['changedMeanwhile'],
});

export const listMediaUses = endpoint({
  method: 'GET',
  path: '/api/media/{id}/uses',
  access: 'content.write',
  summary: 'The pages and articles that show a picture, in drafts, versions or as their feature image.',
  params,
  answer: z.object({ data: z.array(mediaUse) }),
});

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/api/media/{id}',
  access: 'content.delete',
  summary: 'Deletes a picture that no page or article shows.',
  params,
  answer: done,
  refusals: ['inUse'],
});
