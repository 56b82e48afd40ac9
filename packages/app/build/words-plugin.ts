// Compiles the words of the screens while they are bundled, so that no parser of messages has to be loaded by a browser.

import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Words = { readonly [key: string]: string | Words };

function compiled(words: Words): unknown {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );
}

const WORDS = /\/src\/(?:web|contract)\/words\/([a-z]{2})\/[a-z-]+\.ts$/;

/** Every file of words has one export, its section. */
export function wordsPlugin(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!WORDS.test(file)) return null;
      const module: Record<string, Words> = await import(`${pathToFileURL(file).href}?${Date.now()}`);
      return Object.entries(module)
        .map(([name, words]) => `export const ${name} = ${JSON.stringify(compiled(words))};`)
        .join('\n');
    },
  };
}
