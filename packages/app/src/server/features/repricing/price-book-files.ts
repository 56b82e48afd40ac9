// Writes price books to files for the command.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBookDocument, listBookNumbers } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { RunError } from '#server/platform/runs/run-kind.ts';

async function getDocument({ db }: App, number: number): Promise<string> {
  const found = await findBookDocument(db, number);
  if (found === null) throw new RunError(`There is no price book ${number}.`);
  return found.document;
}

/** Writes one published book; returns its path. */
export async function writeBookFile(app: App, { number, folder }: { number: number; folder: string }): Promise<string> {
  const path = join(folder, `price-book-${number}.json`);
  await writeFile(path, await getDocument(app, number));
  return path;
}

/** Writes all books that aren't withdrawn, one after another; returns the folder. */
export async function writeBookFiles(app: App, parent: string): Promise<string> {
  const folder = join(parent, 'books');
  await mkdir(folder);
  for (const number of await listBookNumbers(app.db)) await writeBookFile(app, { number, folder });
  return folder;
}
