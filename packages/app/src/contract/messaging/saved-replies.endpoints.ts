// Endpoints of the saved replies that staff insert when they answer.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { renderedReply, savedRepliesList, savedReply, savedReplyBody } from './saved-reply.shapes.ts';

const params = z.object({ id });

export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/api/saved-replies',
  access: 'support.handle',
  summary: 'The saved replies of staff, by name, with their texts in each language.',
  query: listQueryFor(savedRepliesList),
  answer: pageOf(savedReply),
});

export const listRenderedReplies = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/saved-replies',
  access: 'support.handle',
  summary: 'The saved replies as staff insert them in a conversation: in the language of the user, with what is known of them.',
  params,
  answer: z.object({ data: z.array(renderedReply) }),
});

export const createSavedReply = endpoint({
  method: 'POST',
  path: '/api/saved-replies',
  access: 'savedReplies.write',
  summary: 'Adds a saved reply.',
  body: savedReplyBody,
  answer: savedReply,
  refusals: ['nameTaken'],
});

export const updateSavedReply = endpoint({
  method: 'PATCH',
  path: '/api/saved-replies/{id}',
  access: 'savedReplies.write',
  summary: 'Changes a saved reply.',
  params,
  body: savedReplyBody.extend({ version: z.int() }),
  answer: savedReply,
  refusals: ['nameTaken', 'changedMeanwhile'],
});

export const deleteSavedReply = endpoint({
  method: 'DELETE',
  path: '/api/saved-replies/{id}',
  access: 'savedReplies.write',
  summary: 'Deletes a saved reply.',
  params,
  answer: done,
});
