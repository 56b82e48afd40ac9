// The pages of docs name only files that exist, and what a file is said to export it exports.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** The rows of the table that tells where to find what: the path, and the names that it begins with. */
const places = [...readFileSync(join(root, 'docs/words.md'), 'utf8').matchAll(/^\| [^|]+ \| (`[\w./-]+\.ts`[^|]*) \| ([^|]*)\|$/gm)].map(
  ([, paths = '', names = '']) => {
    const files = [...paths.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    const [first = ''] = files;
    const beside = [...names.matchAll(/`([\w-]+(?:\.\w+)*\.ts)`/g)].map(([, file = '']) => join(dirname(first), file));
    return { files: [...files, ...beside], names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) };
  },
);

const placeInServer = (path: string) => (path.startsWith('packages/') ? join(root, path) : join(import.meta.dirname, path));

test('docs/words.md tells where to find what', () => {
  expect(places.length).toBeGreaterThan(15);
});

test.each(places)('docs/words.md sends readers to $files, for $names', ({ files, names }) => {
  const texts = files.map((file) => readFileSync(placeInServer(file), 'utf8')).join('\n');
  for (const name of names) expect(texts).toMatch(new RegExp(`^export (async )?(class|const|function) ${name}\\b`, 'm'));
});

/** Paths of files and folders that a page names; patterns such as `*.queries.ts` are none. */
function listPaths(text: string): string[] {
  const inCode = [...new Set([...text.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path ?? ''))];
  return inCode.filter((path) => /^(?:server|web|contract|docs|scripts|packages)\//.test(path));
}

function placeOf(path: string): string {
  return /^(?:docs|scripts|packages)\//.test(path) ? join(root, path) : join(root, 'packages/app/src', path);
}

test.each(['CONTRIBUTING.md', 'docs/the-product.md', 'docs/words.md', 'docs/how-a-price-is-made.md'])(
  '%s names paths that exist',
  (file) => {
    const paths = listPaths(readFileSync(join(root, file), 'utf8')).filter((path) => !path.startsWith('packages/app/data'));
    expect(paths.filter((path) => !existsSync(placeOf(path)))).toEqual([]);
  },
);

describe('docs/security.md', () => {
  test.each(listPaths(page))('names %s, which exists', (path) => {
    expect(existsSync(placeOf(path))).toBe(true);
  });

  test('says of every requirement how it stands', () => {
    const rows = page.split('\n').filter((line) => /^\| \d+\.\d/.test(line));
    expect(rows.length).toBeGreaterThan(120);
    expect(rows.filter((row) => !/^\|[^|]+\| (?:met|partly|not met|operator|n\/a) \|[^|]*\|$/.test(row))).toEqual([]);
  });

  test('covers every chapter', () => {
    const chapters = [...page.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });
});
