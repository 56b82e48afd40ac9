// The books of an audit from disk: one file, or every .json file of a folder.

import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PriceBook } from '@hosted-stay/pricing-core';
import type { Context } from '../command.ts';
import { CommandFailure } from '../failure.ts';
import { readBook } from '../io/book.ts';

/** Reads and checks them all, in the order of their names. Two of one version end the command as `bad_book`. */
export async function readBooks(context: Context, path: string): Promise<readonly PriceBook[]> {
  const isFolder = await stat(resolve(context.cwd, path)).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const files = isFolder ? await bookFiles(context, path) : [path];
  const books: PriceBook[] = [];
  for (const file of files) {
    const book = await readBook(context, file);
    const twin = books.findIndex(({ version }) => version === book.version);
    if (twin !== -1) throw twoOfOneVersion(file, String(files[twin]), book.version);
    books.push(book);
  }
  return books;
}

async function bookFiles(context: Context, folder: string): Promise<string[]> {
  const names = (await readdir(resolve(context.cwd, folder))).filter((name) => name.toLowerCase().endsWith('.json')).sort();
  if (names.length > 0) return names.map((name) => join(folder, name));
  throw new CommandFailure('bad_book', [{ where: folder, code: 'no_books', message: 'expected price books in this folder (*.json)' }]);
}

function twoOfOneVersion(file: string, first: string, version: string): CommandFailure {
  const message = `version "${version}" is also in ${first}; give each book its own version`;
  return new CommandFailure('bad_book', [{ where: file, field: 'version', code: 'duplicate_version', message }]);
}
