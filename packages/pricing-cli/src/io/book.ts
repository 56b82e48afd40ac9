// A price book from its file: parsed, checked, or every fault of it with its line.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { parsePriceBook } from '@hosted-stay/pricing-core';
import type { Context } from '../command.ts';
import { CommandFailure } from '../failure.ts';
import type { Options } from '../options.ts';
import { readFileText } from './files.ts';
import { complaintsIn } from './issue-complaints.ts';
import type { JsonDocument } from './json-document.ts';
import { parseJson } from './json-text.ts';

/** The file `--book` names, else the one PRICING_BOOK names. */
export function bookFile(context: Context, options: Options): string {
  return options.text('book') ?? context.env['PRICING_BOOK'] ?? options.required('book');
}

/** Reads and checks a price book. A faulty one ends the command as `bad_book`, all faults told. */
export async function readBook(context: Context, file: string): Promise<PriceBook> {
  return (await readBookDocument(context, file)).book;
}

/** The same, with the text it came from, so that its parts can be shown by line. */
export async function readBookDocument(
  context: Context,
  file: string,
): Promise<{ readonly book: PriceBook; readonly document: JsonDocument }> {
  const { name, text } = await readFileText(context, file, 'bad_book');
  const document = await parseJson(name, text);
  if (!document.ok) throw new CommandFailure('bad_book', [document.complaint]);
  const book = parsePriceBook(document.value.value);
  if (!book.ok) throw new CommandFailure('bad_book', await complaintsIn(document.value, book.issues));
  return { book: book.value, document: document.value };
}
