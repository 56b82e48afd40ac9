// Messages on their way to translators and back: what they get, what comes of what they give back, what is refused.

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { MESSAGES_FOLDER } from '#server/messages/read-sections.ts';
import { exportMessages } from '../../build/messages/export-messages.ts';
import { ImportRefusal, importMessages } from '../../build/messages/import-messages.ts';
import { testFolder } from '../support/folder.ts';

function writeJson(file: string, value: unknown): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** A small product: two sections in English, one of them in German. */
function makeMessages(): string {
  const root = testFolder();
  writeJson(join(root, 'notes.json'), { 'web/signIn': 'The screen for signing in.', 'web/signIn.new': 'Before the links.' });
  writeJson(join(root, 'en/web/sign-in.json'), {
    new: 'New here?',
    left: '{count, plural, one {# try left} other {# tries left}}, {name}',
    form: { title: 'Sign “in”\nhere' },
  });
  writeJson(join(root, 'en/server/mails.json'), { hello: 'Hello {name}' });
  writeJson(join(root, 'de/server/mails.json'), { hello: 'Hallo {name}' });
  return root;
}

function readTree(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

const exportFrom = (root: string, isMissingOnly = false) => exportMessages({ locale: 'de', isMissingOnly, root }).text;

/** A file of translations into German, or another language. */
function toPo(entries: string, language = 'de'): string {
  return `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n${entries}`;
}

function toEntry(key: string, english: string, translation: string): string {
  return `msgctxt "${key}"\nmsgid "${english}"\nmsgstr "${translation}"\n\n`;
}

describe('an export', () => {
  test('has each message with its English text, its translation and what translators are told', () => {
    expect(exportFrom(makeMessages())).toBe(
      [
        'msgid ""\nmsgstr ""\n"Project-Id-Version: hosted-stay\\n"\n"Language: de\\n"\n"MIME-Version: 1.0\\n"',
        '"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n',
        'msgctxt "server/mails.hello"\nmsgid "Hello {name}"\nmsgstr "Hallo {name}"\n',
        '#. The screen for signing in.\n#. Before the links.\nmsgctxt "web/signIn.new"\nmsgid "New here?"\nmsgstr ""\n',
        '#. The screen for signing in.\nmsgctxt "web/signIn.left"',
        'msgid "{count, plural, one {# try left} other {# tries left}}, {name}"\nmsgstr ""\n',
        '#. The screen for signing in.\nmsgctxt "web/signIn.form.title"\nmsgid ""\n"Sign “in”\\n"\n"here"\nmsgstr ""\n',
      ].join('\n'),
    );
  });

  test('has only the messages without a translation if that is asked for', () => {
    const text = exportFrom(makeMessages(), true);
    expect(text).toContain('msgctxt "web/signIn.new"');
    expect(text).not.toContain('server/mails');
  });

  test('has no missing messages in the product, since each language is complete', () => {
    expect(exportMessages({ locale: 'de', isMissingOnly: true }).count).toBe(0);
  });
});

describe('an import', () => {
  test.each(LOCALES.filter((locale) => locale !== 'en'))('writes the same files for all %s messages, byte by byte', (locale) => {
    const root = testFolder();
    for (const name of ['en', 'notes.json']) cpSync(join(MESSAGES_FOLDER, name), join(root, name), { recursive: true });
    const { text, count } = exportMessages({ locale });
    expect(importMessages({ file: 'x.po', text, root })).toEqual({ locale, changed: count, skipped: [] });
    expect(readTree(join(root, locale))).toEqual(readTree(join(MESSAGES_FOLDER, locale)));
  });

  test('writes what is translated, in the order of English, and leaves the rest', () => {
    const root = makeMessages();
    const title = 'msgctxt "web/signIn.form.title"\nmsgid "Sign “in”\\nhere"\nmsgstr "Hier \\"anmelden\\""\n\n';
    const text = toPo(title + toEntry('web/signIn.left', 'x', '') + toEntry('web/signIn.new', 'New here?', 'Neu hier?'), 'de_AT');
    expect(importMessages({ file: 'de.po', text, root })).toMatchObject({ locale: 'de', changed: 2 });
    expect(readFileSync(join(root, 'de/web/sign-in.json'), 'utf8')).toBe(
      '{\n  "new": "Neu hier?",\n  "form": {\n    "title": "Hier \\"anmelden\\""\n  }\n}\n',
    );
    expect(readFileSync(join(root, 'de/server/mails.json'), 'utf8')).toContain('Hallo {name}');
    expect(importMessages({ file: 'de.po', text: exportFrom(root), root })).toEqual({ locale: 'de', changed: 0, skipped: [] });
  });

  test('tells of messages whose English has changed and of fuzzy ones, and does not write them', () => {
    const root = makeMessages();
    const before = readTree(root);
    const fuzzy = `#, fuzzy, c-format\n${toEntry('server/mails.hello', 'Hello {name}', 'Guten Tag {name}')}`;
    const untranslated = toEntry('web/signIn.left', 'Once so', '');
    const text = toPo(toEntry('web/signIn.new', 'Are you new here?', 'Sind Sie {neu hier?') + untranslated + fuzzy);
    expect(importMessages({ file: 'de.po', text, root })).toEqual({
      locale: 'de',
      changed: 0,
      skipped: ['web/signIn.new: the English message is “New here?” by now', 'server/mails.hello: is marked as fuzzy'],
    });
    expect(readTree(root)).toEqual(before);
  });
});

describe('an import is refused, and nothing is written, where', () => {
  const right = toEntry('web/signIn.new', 'New here?', 'Neu hier?');
  const left = '{count, plural, one {# try left} other {# tries left}}, {name}';

  test.each([
    [
      'a key is unknown',
      toEntry('web/signIn.neu', 'New here?', 'Neu hier?'),
      'web/signIn.neu is no key; the key of this English message is web/signIn.new',
    ],
    ['a key is gone', toEntry('web/old.text', 'Old', 'Alt'), 'web/old.text is no key; export the messages again'],
    [
      'an entry has no key',
      'msgid "New here?"\nmsgstr "Neu hier?"\n\n',
      'the entry “New here?” has no msgctxt; the key of this English message is web/signIn.new',
    ],
    [
      'a message is no ICU MessageFormat',
      toEntry('server/mails.hello', 'Hello {name}', 'Hallo {name'),
      "server/mails.hello can't be read as ICU MessageFormat: EXPECT_ARGUMENT_CLOSING_BRACE",
    ],
    [
      'an argument is another',
      toEntry('server/mails.hello', 'Hello {name}', 'Hallo {vorname}'),
      'server/mails.hello has the arguments vorname text; English has name text',
    ],
    [
      'an argument is missing',
      toEntry('server/mails.hello', 'Hello {name}', 'Hallo'),
      'server/mails.hello has the arguments none; English has name text',
    ],
    [
      'a plural form is missing',
      toEntry('web/signIn.left', left, '{count, plural, other {# Versuche}}, {name}'),
      'web/signIn.left lacks one: the plural forms of de are one, other',
    ],
  ])('%s', (_, entry, fault) => {
    const root = makeMessages();
    const before = readTree(root);
    const importIt = () => importMessages({ file: 'de.po', text: toPo(right + entry), root });
    expect(importIt).toThrow(ImportRefusal);
    expect(importIt).toThrow(new ImportRefusal([`de.po: ${fault}`]));
    expect(readTree(root)).toEqual(before);
  });

  test.each([
    ['', 'de.po: names no language; the header “Language” has to be one of fr, es, it, de, ja, ko, zh'],
    ['en', 'de.po: is for the language en; the header “Language” has to be one of fr, es, it, de, ja, ko, zh'],
    ['zh_TW', 'de.po: is for the language zh_TW; the header “Language” has to be one of fr, es, it, de, ja, ko, zh'],
    ['zh-Hant', 'de.po: is for the language zh-Hant; the header “Language” has to be one of fr, es, it, de, ja, ko, zh'],
    ['pt', 'de.po: is for the language pt; the header “Language” has to be one of fr, es, it, de, ja, ko, zh'],
  ])('its language is “%s”', (language, fault) => {
    expect(() => importMessages({ file: 'de.po', text: toPo(right, language), root: makeMessages() })).toThrow(fault);
  });

  test('it is no PO file', () => {
    const importIt = () => importMessages({ file: 'de.po', text: '{ "new": "Neu hier?" }', root: makeMessages() });
    expect(importIt).toThrow(/^de\.po: can't be read as a PO file: /);
  });

  test('several messages are wrong: it tells of all of them', () => {
    const entries = toEntry('web/old.text', 'Old', 'Alt') + toEntry('server/mails.hello', 'Hello {name}', 'Hallo');
    const importIt = () => importMessages({ file: 'de.po', text: toPo(entries), root: makeMessages() });
    expect(importIt).toThrow(/^de\.po: web\/old\.text.*\nde\.po: server\/mails\.hello/);
  });
});
