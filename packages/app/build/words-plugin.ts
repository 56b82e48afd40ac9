// Compiles the words of the screens while they are bundled, so that no parser of messages has to be loaded by a browser.

import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { forgetImports, importFresh } from './fresh-import.ts';

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
    watchChange: forgetImports,
    /** Words are put together of words of other files, which the compiled ones no longer name. */
    hotUpdate({ file, modules }) {
      const locale = WORDS.exec(file)?.[1];
      if (locale === undefined) return;
      const { idToModuleMap } = this.environment.moduleGraph;
      return [...new Set([...modules, ...[...idToModuleMap].filter(([id]) => WORDS.exec(id)?.[1] === locale).map(([, module]) => module)])];
    },
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!WORDS.test(file)) return null;
      const module = await importFresh<Record<string, Words>>(file);
      return Object.entries(module)
        .map(([name, words]) => `export const ${name} = ${JSON.stringify(compiled(words))};`)
        .join('\n');
    },
  };
}
