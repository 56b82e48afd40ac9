// Endpoints of sent emails and of outbox jobs that failed, including their retry.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { listedEmail, oneEmail, outboxEntry } from './emails.shapes.ts';
import { emailsList, outboxList } from './lists.ts';

const params = z.object({ id });

/** The ID of an outbox entry; it stays the same when retried. */
const entryParams = z.object({ id: z.uuid() });

export const listMails = endpoint({
  method: 'GET',
  path: '/api/mails',
  access: 'mails.read',
  summary: 'Mails, newest first: to whom, about what, sent or kept.',
  query: listQueryFor(emailsList),
  answer: pageOf(listedEmail),
});

export const readMail = endpoint({
  method: 'GET',
  path: '/api/mails/{id}',
  access: 'mails.read',
  summary: 'One mail with its text.',
  params,
  answer: oneEmail,
});

export const previewMail = endpoint({
  method: 'GET',
  path: '/api/mails/{id}/preview',
  access: 'mails.read',
  summary: 'One mail as its reader sees it: a page that runs and loads nothing.',
  params,
  answer: z.undefined(),
  bytes: ['text/html'],
});

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  access: 'outbox.write',
  summary: 'What is to be done because of changes, what was done, and what could not be.',
  query: listQueryFor(outboxList),
  answer: pageOf(outboxEntry),
});

export const retryOutbox = endpoint({
  method: 'POST',
  path: '/api/outbox/{id}/retry',
  access: 'outbox.write',
  summary: 'Tries an entry again that was given up.',
  params: entryParams,
  answer: outboxEntry,
  refusals: ['notFailed'],
});

export const deleteOutbox = endpoint({
  method: 'DELETE',
  path: '/api/outbox/{id}',
  access: 'outbox.write',
  summary: 'Deletes an entry that was given up: it is not tried again.',
  params: entryParams,
  answer: done,
  refusals: ['notFailed'],
});
