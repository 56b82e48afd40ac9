// The security checklist names only what exists.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Paths of files and folders that the page names; patterns such as `*.queries.ts` are none. */
const named = [...new Set([...page.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path ?? ''))].filter((path) =>
  /^(?:server|web|contract|docs|scripts|packages)\//.test(path),
);

function placeOf(path: string): string {
  return /^(?:docs|scripts|packages)\//.test(path) ? join(root, path) : join(root, 'packages/app/src', path);
}

describe('docs/security.md', () => {
  test.each(named)('names %s, which exists', (path) => {
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
