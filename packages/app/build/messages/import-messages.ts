// Imports translations from a PO file: all of them, or none if one is invalid.

import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import { findTranslationFaults } from './message-facts.ts';
import { type Messages, readAllMessages, writeAllMessages } from './message-files.ts';
import { type PoEntry, parsePo } from './po-file.ts';

interface Options {
  /** The name of the file in error messages. */
  readonly file: string;
  readonly text: string;
  /** The message folder, if not that of the product. */
  readonly root?: string | undefined;
}

interface Imported {
  readonly locale: Locale;
  /** The number of messages that changed. */
  readonly changed: number;
  /** What was not imported and why: it has to be translated again. */
  readonly skipped: readonly string[];
}

/** The error of an invalid translation file, with one line for each fault. */
export class ImportRefusal extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

function parseFile({ file, text }: Options) {
  try {
    return parsePo(text);
  } catch (error) {
    throw new ImportRefusal([`${file}: can't be read as a PO file: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** A language with or without a region: `de`, `de_AT`, `zh-Hans`. */
function parseLocale(language: string, file: string): Locale {
  // Traditional Chinese would overwrite the Simplified texts.
  const name = /^zh[-_](?:hant|tw|hk|mo)\b/i.test(language) ? undefined : language.split(/[-_@]/)[0];
  const choices = LOCALES.filter((locale) => locale !== 'en');
  const locale = choices.find((choice) => choice === name);
  if (locale !== undefined) return locale;
  const found = language === '' ? 'names no language' : `is for the language ${language}`;
  throw new ImportRefusal([`${file}: ${found}; the header “Language” has to be one of ${choices.join(', ')}`]);
}

function describeUnknownKey(entry: PoEntry, english: Messages): string {
  const others = [...english].filter(([, message]) => message === entry.english).map(([key]) => key);
  const right = others.length > 0 ? `the key of this English message is ${others.join(' or ')}` : 'export the messages again';
  return `${entry.key === '' ? `the entry “${entry.english}” has no msgctxt` : 'is no key'}; ${right}`;
}

function findFaults(entry: PoEntry, english: Messages, locale: Locale): string[] {
  const original = english.get(entry.key);
  if (original === undefined) return [describeUnknownKey(entry, english)];
  return isUsable(entry, english) ? findTranslationFaults(entry.translation, { english: original, locale }) : [];
}

/** Whether an entry is a finished translation of the current English message. */
function isUsable({ key, english, translation, isFuzzy }: PoEntry, originals: Messages): boolean {
  return translation !== '' && !isFuzzy && originals.get(key) === english;
}

function describeSkipped({ key, english, isFuzzy, translation }: PoEntry, originals: Messages): string[] {
  if (translation === '') return [];
  if (originals.get(key) !== english) return [`${key}: the English message is “${originals.get(key)}” by now`];
  return isFuzzy ? [`${key}: is marked as fuzzy`] : [];
}

/**
 * Writes the translations of a PO file into the files of its language.
 * @throws ImportRefusal when one of them is invalid; nothing is written then
 */
export function importMessages(options: Options): Imported {
  const { file, root } = options;
  const { language, entries } = parseFile(options);
  const locale = parseLocale(language, file);
  const english = readAllMessages('en', root);
  const faults = entries.flatMap((entry) =>
    findFaults(entry, english, locale).map((fault) => `${file}: ${`${entry.key} ${fault}`.trim()}`),
  );
  if (faults.length > 0) throw new ImportRefusal(faults);
  const before = readAllMessages(locale, root);
  const translated = new Map(entries.filter((entry) => isUsable(entry, english)).map(({ key, translation }) => [key, translation]));
  const all = new Map([...before, ...translated]);
  // In the order of English, so that the files of all languages can be compared side by side.
  const keys = new Set([...english.keys(), ...before.keys()]);
  writeAllMessages(locale, new Map([...keys].flatMap((key) => (all.has(key) ? [[key, all.get(key) ?? '']] : []))), root);
  return {
    locale,
    changed: [...translated].filter(([key, message]) => before.get(key) !== message).length,
    skipped: entries.flatMap((entry) => describeSkipped(entry, english)),
  };
}
