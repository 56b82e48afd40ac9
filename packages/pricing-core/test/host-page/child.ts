// Runs in a process of its own: tampers with it, quotes the stays of a file, prints one answer a line.

import { readFileSync } from 'node:fs';
import { ALL } from './global-changes.ts';

const [, , stays = '', change = 'nothing', moment = 'before'] = process.argv;
const applyChange = ALL[change];
if (applyChange === undefined) throw new TypeError(`unknown change: ${change}`);

const inputs = JSON.parse(readFileSync(stays, 'utf8')) as { readonly book: unknown; readonly request: never }[];
if (moment === 'before') applyChange();
const { compilePriceBook, parsePriceBook } = await import('../../src/index.ts');
if (moment === 'after') applyChange();

const answers = inputs.map(({ book, request }) => {
  const parsed = parsePriceBook(book);
  return JSON.stringify(parsed.ok ? compilePriceBook(parsed.value).quote(request) : parsed);
});
process.stdout.write(answers.join('\n'));
