// What the build makes of a language that is not translated in full.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesPlugin } from '../../build/messages-plugin.ts';
import { testFolder } from '../support/folder.ts';

type Transform = (this: { addWatchFile(file: string): void }, text: string, id: string) => string | null;

/** What a file of messages becomes, and which files are watched for it. */
function transform(language: string, messages: Readonly<Record<string, unknown>>) {
  const folder = join(testFolder(), 'messages');
  const fileOf = (locale: string) => join(folder, locale, 'web/sign-in.json');
  for (const [locale, content] of Object.entries(messages)) {
    mkdirSync(dirname(fileOf(locale)), { recursive: true });
    writeFileSync(fileOf(locale), JSON.stringify(content));
  }
  const watched: string[] = [];
  const run = messagesPlugin({ isCompiled: false }).transform as Transform;
  const text = run.call({ addWatchFile: (file) => watched.push(file) }, JSON.stringify(messages[language]), fileOf(language));
  return { made: JSON.parse(text ?? 'null') as unknown, watchesEnglish: watched.includes(fileOf('en')) };
}

const en = { title: 'Sign in', form: { email: 'Email', password: 'Password' }, new: { link: 'Register' } };

test('a language says in English what it lacks, message by message', () => {
  const de = { title: 'Anmelden', form: { password: 'Passwort' } };
  expect(transform('de', { en, de })).toEqual({
    made: { title: 'Anmelden', form: { email: 'Email', password: 'Passwort' }, new: { link: 'Register' } },
    watchesEnglish: true,
  });
});

test('English stands as it is', () => {
  expect(transform('en', { en })).toEqual({ made: en, watchesEnglish: false });
});

test('other files are left alone', () => {
  const run = messagesPlugin().transform as Transform;
  expect(run.call({ addWatchFile: () => {} }, '{}', '/src/fixtures/en.json')).toBeNull();
});
