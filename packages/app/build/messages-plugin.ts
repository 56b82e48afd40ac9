// Compiles the messages of the screens while they are bundled, so that no parser of messages has to be loaded by a browser, and tells in
// which files those of each language are.

import { relative, sep } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { LOCALES } from '../src/contract/platform/locales.ts';
import { MESSAGES_FOLDER, type MessageTree } from '../src/server/messages/read-sections.ts';

/** A file of messages that the screens know; captures its language and its section in kebab-case. */
export const MESSAGE_FILE = /\/messages\/([a-z]{2})\/(?:web|shared)\/([a-z-]+)\.json$/;

const LANGUAGES = 'virtual:messages';
const RESOLVED = `\0${LANGUAGES}`;

/** The module that finds the files of a language, as the bundler names it. */
export function indexModuleOf(locale: string): string {
  return `${RESOLVED}/${locale}`;
}

/** Two sections are in the page from the start. */
function toIndex(locale: string, root: string): string {
  const folder = `/${relative(root, MESSAGES_FOLDER).split(sep).join('/')}/${locale}`;
  const brought = locale === 'en' ? `, '!${folder}/web/{common,errors}.json'` : '';
  return `export const FILES = import.meta.glob(['${folder}/{web,shared}/*.json'${brought}]);`;
}

function toLanguages(): string {
  return `export const LANGUAGES = {${LOCALES.map((locale) => `${locale}: () => import('${LANGUAGES}/${locale}')`)}};`;
}

function compileMessages(messages: MessageTree): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileMessages(value)]),
  );
}

/** @param options where `isCompiled` is false, messages stay as they are: for tests in Node, which has the parser */
export function messagesPlugin({ isCompiled = true } = {}): Plugin {
  let root = '';
  return {
    name: 'messages',
    enforce: 'pre',
    // A file of messages is one object, which the code asks for as a whole.
    config: () => ({ json: { namedExports: false, stringify: false } }),
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === LANGUAGES || id.startsWith(`${LANGUAGES}/`) ? `\0${id}` : null),
    load(id) {
      if (id === RESOLVED) return toLanguages();
      const locale = LOCALES.find((name) => id === indexModuleOf(name));
      return locale === undefined ? null : toIndex(locale, root);
    },
    // What comes out is JSON again, which the bundler makes a module of.
    transform(text, id) {
      return isCompiled && MESSAGE_FILE.test(id.split('?')[0] ?? id) ? JSON.stringify(compileMessages(JSON.parse(text))) : null;
    },
  };
}
