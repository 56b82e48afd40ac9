// Endpoints of the saved replies that staff insert when they answer.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { done, id, line } from '#contract/platform/validation/fields.ts';
import { listUnknownVariables } from './saved-reply.ts';

const params = z.object({ id });

/** Variables that nothing is known by are refused, with their names. */
const replyText = z
  .string()
  .trim()
  .max(4000)
  .superRefine((text, context) => {
    const unknown = listUnknownVariables(text);
    if (unknown.length === 0) return;
    const values = { names: unknown.map((name) => `{{${name}}}`).join(', ') };
    context.addIssue({ code: 'custom', params: { rule: 'unknownVariable', values } });
  });

const texts = z.partialRecord(z.enum(LOCALES), replyText);

const savedReply = z.object({ id, name: z.string(), texts, version: z.int() });

export type SavedReply = z.output<typeof savedReply>;

const savedReplyBody = z.object({ name: line(80), texts });

export const savedRepliesList = declareList({ name: 'savedReplies', sorts: ['name'], defaultSort: 'name', perPage: 100, filters: {} });

export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/api/saved-replies',
  access: 'support.handle',
  summary: 'The saved replies of staff, by name, with their texts in each language.',
  query: listQueryFor(savedRepliesList),
  answer: pageOf(savedReply),
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
