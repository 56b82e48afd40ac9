// Runs in a process of its own: tampers with it, quotes the stays of a file, prints one answer a line.

import { readFileSync } from 'node:fs';
import { ALL } from './tampering.ts';

const [, , stays = '', tampering = 'nothing', moment = 'before'] = process.argv;
const tamper = ALL[tampering];
if (tamper === undefined) throw new TypeError(`no tampering is called ${tampering}`);

const inputs = JSON.parse(readFileSync(stays, 'utf8')) as { readonly book: unknown; readonly request: never }[];
if (moment === 'before') tamper();
const { compilePriceBook, parsePriceBook } = await import('../../src/index.ts');
if (moment === 'after') tamper();

const answers = inputs.map(({ book, request }) => {
  const parsed = parsePriceBook(book);
  return JSON.stringify(parsed.ok ? compilePriceBook(parsed.value).quote(request) : parsed);
});
process.stdout.write(answers.join('\n'));
