// For scripts that are one file: what `import()` would load later is there at once, so the bundler can leave out what nobody uses of it.

import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin } from 'esbuild';

const OURS = /\/pricing-(?:core|react)\/src\/.*\.tsx?$/;
const LATER = /\bimport\('([^']+)'\)/g;

/** `import()` of our own modules becomes a plain import and a promise of it; nothing is wrapped to be run later. */
export function oneFile(): Plugin {
  return {
    name: 'one-file',
    setup: ({ onLoad }) => {
      onLoad({ filter: OURS }, ({ path }) => {
        const imports: string[] = [];
        const text = readFileSync(path, 'utf8').replace(LATER, (_, from: string) => {
          const name = `there${imports.length}`;
          imports.push(`import * as ${name} from '${from}';`);
          return `Promise.resolve(${name})`;
        });
        return imports.length === 0
          ? undefined
          : { contents: `${imports.join('')}${text}`, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
      });
    },
  };
}
