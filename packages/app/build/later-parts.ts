// Finds the parts that a screen loads later, and which the server renders with it: their styles are needed together with the text.

import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const LATER_PART = /^const \w+ = laterPart\(\s*withMessages\(\s*\(\) => import\('([^']+)'\)/gm;

interface Walk {
  /** The folder of the sources of the web interface. */
  readonly web: string;
  /** Returns what a module imports at once. */
  readonly importsOf: (id: string) => readonly string[];
}

/**
 * Returns the paths of these parts below the sources, and of their own parts.
 * @param screen such as `screens/travel/search.screen.tsx`
 */
export function findLaterParts(screen: string, { web, importsOf }: Walk): string[] {
  const parts = new Set<string>();
  const seen = new Set<string>();
  const waiting = [join(web, screen)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || !id.startsWith(web) || !/\.tsx?$/.test(id)) continue;
    seen.add(id);
    waiting.push(...importsOf(id));
    for (const [, path = ''] of readFileSync(id, 'utf8').matchAll(LATER_PART)) {
      const part = path.startsWith('#web/') ? join(web, path.slice('#web/'.length)) : join(dirname(id), path);
      parts.add(relative(web, part));
      waiting.push(part);
    }
  }
  return [...parts];
}
