// Words: every key is asked for, every message can be read, every language says all of it with the same arguments and its own plurals.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { messagesOf, ROOMS, translationsOf } from '#web/testing/words/catalogues.ts';
import { factsOf, faultsOfMessage, faultsOfTranslation } from '#web/testing/words/message.ts';
import { listUnusedKeys } from '#web/testing/words/usage.ts';

const WEB = join(import.meta.dirname, '..');

async function sources(): Promise<string[]> {
  const names = await readdir(WEB, { recursive: true });
  const code = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/^(words|testing)\//.test(name));
  return Promise.all(code.map((name) => readFile(join(WEB, name), 'utf8')));
}

test('every key of the screens is asked for somewhere', async () => {
  const keys = [...(await messagesOf('web', 'en')).keys()];
  expect(keys.length).toBeGreaterThan(100);
  expect(listUnusedKeys(keys, await sources())).toEqual([]);
});

test.each(ROOMS)('every English message of %s can be read', async (room) => {
  const messages = await messagesOf(room, 'en');
  expect(messages.size).toBeGreaterThan(0);
  expect([...messages].flatMap(([key, message]) => faultsOfMessage(message, 'en').map((fault) => `${key} ${fault}`))).toEqual([]);
});

test.each(ROOMS)('%s has words in every language of the interface', async (room) => {
  expect(await translationsOf(room)).toEqual(LOCALES.filter((locale) => locale !== 'en'));
});

test.each(ROOMS)('every language that %s speaks says all of it', async (room) => {
  const english = await messagesOf(room, 'en');
  const faults: string[] = [];
  for (const locale of await translationsOf(room)) {
    const own = await messagesOf(room, locale);
    for (const key of own.keys()) if (!english.has(key)) faults.push(`${locale} ${key} is no key`);
    for (const [key, message] of english) {
      const translated = own.get(key);
      if (translated === undefined) faults.push(`${locale} ${key} is missing`);
      else faults.push(...faultsOfTranslation(translated, { english: message, locale }).map((fault) => `${locale} ${key} ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

describe('the check sees', () => {
  const english = 'Try again in {minutes, plural, one {# minute} other {# minutes}}, <b>{name}</b>.';

  test.each([
    ['fr', 'Réessayez dans {minutes, plural, one {# minute} many {# minutes} other {# minutes}}, <b>{name}</b>.', []],
    ['ja', '{minutes, plural, other {#分}}後に<b>{name}</b>', []],
    ['fr', 'Réessayez dans {minutes, plural, one {# minute} other {# minutes}}, <b>{name}</b>.', ['does not tell many apart']],
    ['ja', '{minutes, plural, one {#分} other {#分}}<b>{name}</b>', ['has one, which the language has not']],
    [
      'ja',
      '{minutes, plural, other {#分}}<b>{nom}</b>',
      ['has the arguments minutes plural, nom text in place of minutes plural, name text'],
    ],
    ['ja', '{minutes}<b>{name}</b>', ['has the arguments minutes text, name text in place of minutes plural, name text']],
    ['ja', '{minutes, plural, other {#分}}{name}', ['has the tags  in place of b']],
  ])('%s: %s', (locale, message, faults) => {
    expect(faultsOfTranslation(message, { english, locale })).toEqual(faults);
  });

  test('what is inside of choices', () => {
    expect(factsOf('{kind, select, a {{name}} other {nobody}}').arguments).toEqual(['kind select a|other', 'name text']);
    expect(faultsOfMessage('{broken', 'en')[0]).toMatch(/^can't be read/);
  });

  test('keys that nobody asks for, and those that are asked for by a template', () => {
    const source = `const words = useTranslations('users'); words('title'); words(\`state.\${state}\`); words(\`\${whatever}\`);`;
    const keys = ['users.title', 'users.state.active', 'users.state.with.dots', 'users.other', 'roles.title'];
    expect(listUnusedKeys(keys, [source])).toEqual(['users.other', 'roles.title']);
  });
});
