// The programs in the README: each names its file in its first line.

import { readFileSync } from 'node:fs';

export interface ReadmeProgram {
  readonly file: string;
  readonly text: string;
}

const PROGRAM = /^```\w+\n(?:\/\/ |<!-- )([\w-]+\.\w+)(?: -->)?\n([\s\S]*?)^```$/gm;

/** In the order in which they stand. */
export function readmePrograms(): readonly ReadmeProgram[] {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  return [...text.matchAll(PROGRAM)].map(([, file = '', program = '']) => ({ file, text: program }));
}
