// Lists as files: the name and the headings of a file are messages whose keys only the running program knows.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { ListDeclaration } from '#contract/platform/lists/list.ts';
import { readMessages } from '../../build/messages/message-files.ts';

const CONTRACT = join(import.meta.dirname, '../../src/contract');

function isListDeclaration(value: unknown): value is ListDeclaration {
  return typeof value === 'object' && value !== null && 'defaultSort' in value && 'filters' in value;
}

async function findDeclaredLists(): Promise<ListDeclaration[]> {
  const names = await readdir(CONTRACT, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => join(CONTRACT, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const declaring = files.filter((_, index) => texts[index]?.includes(' = declareList('));
  const modules = await Promise.all(declaring.map((file) => import(pathToFileURL(file).href)));
  return modules.flatMap((module: object) => Object.values(module).filter(isListDeclaration));
}

test('every list that can be had as a file has a title and a heading for each column, in messages/en/shared/lists.json', async () => {
  const messages = readMessages('shared', 'en');
  const lists = await findDeclaredLists();
  const exported = lists.flatMap(({ name, columns }) => (columns === undefined ? [] : [{ name, columns }]));
  expect(exported.length).toBeGreaterThan(10);
  const keys = exported.flatMap(({ name, columns }) => [`${name}.title`, ...columns.map((column) => `${name}.columns.${column}`)]);
  expect(keys.filter((key) => !messages.has(`shared/lists.${key}`))).toEqual([]);
});
