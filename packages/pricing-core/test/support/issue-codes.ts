// Every issue code of the engine with what it is about, read from where the codes are declared.

import { readFileSync } from 'node:fs';
import type { Issue, Result } from '../../src/index.ts';

export interface DeclaredCode {
  readonly code: string;
  /** The comment it stands under: `A request`, `A price book` … */
  readonly about: string;
}

/** The codes in the order of their declaration. */
export function issueCodes(): DeclaredCode[] {
  const source = readFileSync(new URL('../../src/issues.ts', import.meta.url), 'utf8');
  const body = source.slice(source.indexOf('interface RequestIssueData {'), source.indexOf('export type IssueCode'));
  let about = '';
  return body.split('\n').flatMap((line) => {
    about = /^ {2}\/\/ (.+)$/.exec(line)?.[1] ?? about;
    const code = /^ {2}readonly (\w+):/.exec(line)?.[1];
    return code === undefined ? [] : [{ code, about }];
  });
}

/** An issue as the tables of tests write it. */
export type Found = readonly [code: Issue['code'], path: string, data: Issue['data']];

/** One row: what is wrong, the input, and every issue it deserves. */
export type FaultyInput = readonly [what: string, input: unknown, ...found: Found[]];

export function issuesOf(result: Result<unknown>): Found[] {
  return result.ok ? [] : result.issues.map(({ code, path, data }) => [code, path.join('.'), data]);
}

/** The codes declared under these comments that no row of a table produces. */
export function neverProduced(table: readonly FaultyInput[], ...about: string[]): string[] {
  const produced = new Set<string>(table.flatMap(([, , ...found]) => found.map(([code]) => code)));
  return issueCodes().flatMap(({ code, ...declared }) => (about.includes(declared.about) && !produced.has(code) ? [code] : []));
}
