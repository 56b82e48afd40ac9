// Endpoints of writing with a language model, for editors.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id, locale } from '#contract/platform/validation/fields.ts';
import {
  listedWriting,
  newPromptBody,
  prompt,
  promptChanges,
  promptVersion,
  saveAnswerBody,
  savedAnswer,
  translateBody,
  wholeWriting,
  writeBody,
  writingState,
} from './language-model.shapes.ts';

const params = z.object({ id });

/** Lines of JSON, each a `writingEvent`. */
const EVENTS = ['application/x-ndjson'] as const;

export const readWritingState = endpoint({
  method: 'GET',
  path: '/api/writing',
  access: 'content.write',
  summary: 'Which language model there is, if any, what it costs, and what is left of this month’s budget.',
  answer: writingState,
});

export const listPrompts = endpoint({
  method: 'GET',
  path: '/api/writing-prompts',
  access: 'content.write',
  summary: 'The prompts that editors keep, by title, archived ones too.',
  answer: z.object({ data: z.array(prompt) }),
});

export const createPrompt = endpoint({
  method: 'POST',
  path: '/api/writing-prompts',
  access: 'content.write',
  summary: 'Adds a prompt; {{name}} in its text is a variable.',
  body: newPromptBody,
  answer: prompt,
  refusals: ['nameTaken'],
});

export const changePrompt = endpoint({
  method: 'PATCH',
  path: '/api/writing-prompts/{id}',
  access: 'content.write',
  summary: 'Changes a prompt, or archives it; another text is a new version.',
  params,
  body: promptChanges,
  answer: prompt,
  refusals: ['nameTaken', 'changedMeanwhile'],
});

export const listPromptVersions = endpoint({
  method: 'GET',
  path: '/api/writing-prompts/{id}/versions',
  access: 'content.write',
  summary: 'The texts that a prompt has had, the latest first.',
  params,
  answer: z.object({ data: z.array(promptVersion) }),
});

export const listWritings = endpoint({
  method: 'GET',
  path: '/api/writings',
  access: 'content.write',
  summary: 'What the language model was asked for, the latest first.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageOf(listedWriting),
});

export const readWriting = endpoint({
  method: 'GET',
  path: '/api/writings/{id}',
  access: 'content.write',
  summary: 'One answer of the language model, with what was sent for it.',
  params,
  answer: wholeWriting,
});

export const writeText = endpoint({
  method: 'POST',
  path: '/api/writings',
  access: 'content.write',
  summary:
    'Has the language model write a text, sent as it is written: lines of JSON. Closing the connection stops the model. Nothing is sent to it that names a person in the database, an email address, a telephone number or a health note.',
  body: writeBody,
  answer: z.unknown(),
  bytes: EVENTS,
  maxBodyKb: 1024,
  refusals: ['writingOff', 'writingBudgetUsed', 'personalData'],
});

export const saveAnswer = endpoint({
  method: 'POST',
  path: '/api/writing-drafts',
  access: 'content.write',
  summary:
    'Makes a draft of a text in Markdown, written by hand or by the model: a new page or article, or a part of one. Publishes nothing.',
  body: saveAnswerBody,
  answer: savedAnswer,
  maxBodyKb: 1024,
  refusals: ['slugRefused', 'changedMeanwhile', 'contentItemSent', 'contentItemMoved'],
});

export const translateArticle = endpoint({
  method: 'POST',
  path: '/api/content/{id}/texts/{locale}/translate',
  access: 'content.write',
  summary:
    'Has the language model translate the English draft of a page or an article into the draft of another language: lines of JSON. Publishes nothing.',
  params: z.object({ id, locale }),
  body: translateBody,
  answer: z.unknown(),
  bytes: EVENTS,
  refusals: ['writingOff', 'writingBudgetUsed', 'personalData', 'changedMeanwhile'],
});
