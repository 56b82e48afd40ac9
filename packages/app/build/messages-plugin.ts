// Compiles the messages of the screens when they are bundled, so that browsers need no message parser, and provides an index of the files
// of each language.

import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { LOCALES } from '../src/contract/platform/locales.ts';
import { MESSAGES_FOLDER, type MessageTree } from '../src/server/messages/read-sections.ts';

/** A message file of the screens; captures its language and its section in kebab-case. */
export const MESSAGE_FILE = /\/messages\/([a-z]{2})\/(?:web|shared)\/([a-z-]+)\.json$/;

const LANGUAGES = 'virtual:messages';
const RESOLVED = `\0${LANGUAGES}`;

/** Returns the bundler's id of the module that indexes the files of a language. */
export function indexModuleOf(locale: string): string {
  return `${RESOLVED}/${locale}`;
}

/** Two sections are always in the page. */
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

/** Fills missing messages of a language, such as one that is being translated, with the English ones. */
function fillFromEnglish(own: MessageTree, english: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(english).map(([key, message]) => {
      const translated = own[key];
      if (translated === undefined || typeof message === 'string' || typeof translated === 'string') return [key, translated ?? message];
      return [key, fillFromEnglish(translated, message)];
    }),
  );
}

/** @param options if `isCompiled` is false, messages stay as they are: for tests in Node, which has the parser */
export function messagesPlugin({ isCompiled = true } = {}): Plugin {
  let root = '';
  return {
    name: 'messages',
    enforce: 'pre',
    // A message file is one object, which the code imports as a whole.
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
    // The output is JSON again, which the bundler turns into a module.
    transform(text, id) {
      const file = id.split('?')[0] ?? id;
      const locale = MESSAGE_FILE.exec(file)?.[1];
      if (locale === undefined) return null;
      const english = file.replace(`/messages/${locale}/`, '/messages/en/');
      if (locale !== 'en') this.addWatchFile(english);
      const own: MessageTree = JSON.parse(text);
      const all = locale === 'en' ? own : fillFromEnglish(own, JSON.parse(readFileSync(english, 'utf8')));
      return JSON.stringify(isCompiled ? compileMessages(all) : all);
    },
  };
}
