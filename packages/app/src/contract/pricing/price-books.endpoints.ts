// Endpoints of price books: preview, publishing, restoring, withdrawing, and the files of the command line.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import {
  bookDifference,
  draftReport,
  importBody,
  importReport,
  priceBook,
  priceBooksList,
  publishBody,
  restoreBody,
} from './price-books.shapes.ts';

const params = z.object({ number: id });

export const listPriceBooks = endpoint({
  method: 'GET',
  path: '/api/price-books',
  access: 'priceBooks.read',
  summary: 'Published price books, the newest first.',
  query: listQueryFor(priceBooksList),
  answer: pageOf(priceBook),
});

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/price-books/draft',
  access: 'priceBooks.read',
  summary: 'What the next book would be: its faults, what looks like a slip, and what has changed since the newest one.',
  answer: draftReport,
});

export const readDraftFile = endpoint({
  method: 'GET',
  path: '/api/price-books/draft/file',
  access: 'priceBooks.read',
  summary: 'The draft as the file that the command line reads.',
  answer: z.undefined(),
  bytes: ['application/json'],
  refusals: ['draftHasFaults'],
});

export const importPrices = endpoint({
  method: 'POST',
  path: '/api/price-books/import',
  access: 'priceBooks.publish',
  summary:
    'Puts the types, templates, discount rules and prices of a file of the command line in the place of the draft’s, all or nothing.',
  upload: 'file',
  body: importBody,
  answer: importReport,
  refusals: ['fileTooLarge', 'fileTypeRefused', 'importHasFaults', 'draftChanged', 'inUse'],
});

export const publishPriceBook = endpoint({
  method: 'POST',
  path: '/api/price-books',
  access: 'priceBooks.publish',
  summary: 'Makes the draft, as it was looked at, the next price book; it never changes afterwards.',
  body: publishBody,
  answer: priceBook,
  refusals: ['draftChanged', 'draftHasFaults', 'nothingToPublish'],
});

export const readPriceBook = endpoint({
  method: 'GET',
  path: '/api/price-books/{number}',
  access: 'priceBooks.read',
  summary: 'One price book, with what it changed of the one before it.',
  params,
  answer: priceBook.extend({ differences: z.array(bookDifference), differencesInAll: z.int(), comparedWith: id.nullable() }),
  refusals: ['documentDamaged'],
});

export const readPriceBookFile = endpoint({
  method: 'GET',
  path: '/api/price-books/{number}/file',
  access: 'priceBooks.read',
  summary: 'A price book as the file that the command line reads.',
  params,
  answer: z.undefined(),
  bytes: ['application/json'],
  refusals: ['documentDamaged'],
});

export const restorePriceBook = endpoint({
  method: 'POST',
  path: '/api/price-books/{number}/restore',
  access: 'priceBooks.publish',
  summary: 'Publishes the prices of an older book again, as a new book; the draft stays as it is.',
  params,
  body: restoreBody,
  answer: priceBook,
  refusals: ['nothingToPublish', 'documentDamaged'],
});

export const withdrawPriceBook = endpoint({
  method: 'POST',
  path: '/api/price-books/{number}/withdraw',
  access: 'priceBooks.publish',
  summary: 'Calls off a book that has not come into force yet.',
  params,
  answer: priceBook,
  refusals: ['priceBookInForce'],
});
