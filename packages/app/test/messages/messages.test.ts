// Messages: every key is asked for, every message can be read, every language says all of it with the same arguments and its own plurals.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { findWrongAddress } from '../../build/messages/forms-of-address.ts';
import { findMessageFaults, findTranslationFaults, parseFacts } from '../../build/messages/message-facts.ts';
import { readMessages, readNotes, SIDES } from '../../build/messages/message-files.ts';
import { generateMessageTypes } from '../../build/messages/message-types.ts';
import { listUnusedKeys } from '../../build/messages/message-usage.ts';

const WEB = join(import.meta.dirname, '../../src/web');
const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');

async function readSources(): Promise<string[]> {
  const names = await readdir(WEB, { recursive: true });
  const code = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/^(messages|testing)\//.test(name));
  return Promise.all(code.map((name) => readFile(join(WEB, name), 'utf8')));
}

test('every key of the screens is asked for somewhere', async () => {
  const keys = [...readMessages('web', 'en').keys()].map((key) => key.replace('web/', ''));
  expect(keys.length).toBeGreaterThan(100);
  expect(listUnusedKeys(keys, await readSources())).toEqual([]);
});

test.each(SIDES)('every English message of %s can be read', (side) => {
  const messages = readMessages(side, 'en');
  expect(messages.size).toBeGreaterThan(0);
  expect([...messages].flatMap(([key, message]) => findMessageFaults(message, 'en').map((fault) => `${key} ${fault}`))).toEqual([]);
});

test.each(SIDES)('every language says all of %s', (side) => {
  const english = readMessages(side, 'en');
  const faults = TRANSLATIONS.flatMap((locale) => {
    const own = readMessages(side, locale);
    const surplus = [...own.keys()].filter((key) => !english.has(key)).map((key) => `${locale} ${key} is no key`);
    return [
      ...surplus,
      ...[...english].flatMap(([key, message]) => {
        const translated = own.get(key);
        if (translated === undefined) return [`${locale} ${key} is missing`];
        return findTranslationFaults(translated, { english: message, locale }).map((fault) => `${locale} ${key} ${fault}`);
      }),
    ];
  });
  expect(faults).toEqual([]);
});

test.each(['es', 'it'] as const)('every message in %s addresses its reader as usted or Lei', (locale) => {
  const messages = SIDES.flatMap((side) => [...readMessages(side, locale)]);
  const faults = messages.flatMap(([key, message]) => findWrongAddress(message, locale).map((word) => `${locale} ${key} says ${word}`));
  expect(faults).toEqual([]);
});

/** Where a part of a section says what shared messages say: screens that do not load those say the same. */
const SAME = {
  'web/campaigns.state': 'shared/names.campaignState',
  'web/campaigns.type': 'shared/names.campaignType',
  'web/contact.topics': 'shared/names.contactTopic',
  'web/hubTrips.tasks.kind': 'shared/names.tripTask',
  'web/roles.name': 'shared/names.role',
  'web/trips.state': 'shared/names.tripState',
  'web/trips.offerState': 'shared/names.offerState',
  'web/users.state': 'shared/names.userState',
};

test.each(LOCALES)('names of states and kinds are the same on all screens, %s', (locale) => {
  const [shared, web] = [readMessages('shared', locale), readMessages('web', locale)];
  const pick = (messages: ReadonlyMap<string, string>, part: string) =>
    Object.fromEntries([...messages].flatMap(([key, message]) => (key.startsWith(`${part}.`) ? [[key.slice(part.length), message]] : [])));
  for (const [copy, original] of Object.entries(SAME)) {
    expect(pick(web, copy), copy).toEqual(pick(shared, original));
    expect(Object.keys(pick(web, copy)), copy).not.toEqual([]);
  }
});

test('the English messages are written down as types; run npm run -s messages:types -w @hosted-stay/app when they are not', async () => {
  for (const [file, text] of generateMessageTypes()) expect((await readFile(file, 'utf8')) === text, file).toBe(true);
});

test('every note to translators is of a section or a message that is there', () => {
  const keys = SIDES.flatMap((side) => [...readMessages(side, 'en').keys()]);
  expect(Object.keys(readNotes()).filter((part) => !keys.some((key) => key === part || key.startsWith(`${part}.`)))).toEqual([]);
});

describe('the check sees', () => {
  const english = 'Try again in {minutes, plural, one {# minute} other {# minutes}}, <b>{name}</b>.';

  test.each([
    ['fr', 'Réessayez dans {minutes, plural, one {# minute} many {# minutes} other {# minutes}}, <b>{name}</b>.', []],
    ['ja', '{minutes, plural, other {#分}}後に<b>{name}</b>', []],
    [
      'fr',
      'Réessayez dans {minutes, plural, one {# minute} other {# minutes}}, <b>{name}</b>.',
      ['lacks many: the plural forms of fr are many, one, other'],
    ],
    ['ja', '{minutes, plural, one {#分} other {#分}}<b>{name}</b>', ['has one: the plural forms of ja are other']],
    [
      'ja',
      '{minutes, plural, other {#分}}<b>{nom}</b>',
      ['has the arguments minutes plural, nom text; English has minutes plural, name text'],
    ],
    ['ja', '{minutes}<b>{name}</b>', ['has the arguments minutes text, name text; English has minutes plural, name text']],
    ['ja', '{minutes, plural, other {#分}}{name}', ['has the tags none; English has b']],
  ])('%s: %s', (locale, message, faults) => {
    expect(findTranslationFaults(message, { english, locale })).toEqual(faults);
  });

  test('arguments inside of choices, and messages that can’t be read', () => {
    expect(parseFacts('{kind, select, a {{name}} other {nobody}}').arguments).toEqual(['kind select a|other', 'name text']);
    expect(findMessageFaults('{broken', 'en')[0]).toMatch(/^can't be read/);
  });

  test.each([
    ['es', 'No puedes ofrecer menos. Elige tu foto e inténtalo.', ['puedes', 'Elige', 'tu', 'inténtalo']],
    ['es', '{by, select, staff {Ponte en contacto con nosotros.} other {Añade una foto}}', ['Ponte', 'Añade']],
    ['es', 'Vuestra familia: ¿podéis decidir vosotros si os visitamos?', ['Vuestra', 'podéis', 'vosotros', 'os']],
    ['es', 'No puede ofrecer menos. Guarda su foto. Inténtelo. Quien elige, añade su té. {name} selecciona otro.', []],
    ['it', 'Non puoi collegare genitori. Lascia vuoto il tuo campo. Riprova.', ['puoi', 'Lascia vuoto', 'tuo', 'Riprova']],
    ['it', '{count, plural, one {Rispondi a {name}. Copialo.} other {Salva}}', ['Rispondi', 'Copialo']],
    ['it', 'Accedete: la vostra casa, i genitori non possono trovarvi.', ['Accedete', 'vostra', 'trovarvi']],
    ['it', 'Non può collegare genitori. Lasci vuoto il Suo campo e riprovi, poi lo apra. Chi sceglie scrive a uno di voi.', []],
    ['it', 'Scegli la data', []],
    ['de', 'Hast du te oder ti?', []],
  ])('forms of address in %s: %s', (locale, message, words) => {
    expect(findWrongAddress(message, locale)).toEqual(words);
  });

  test('keys that nobody asks for, and those that are asked for by a template', () => {
    const source = `const words = useTranslations('users'); words('title'); words(\`state.\${state}\`); words(\`\${whatever}\`);`;
    const keys = ['users.title', 'users.state.active', 'users.state.with.dots', 'users.other', 'roles.title'];
    expect(listUnusedKeys(keys, [source])).toEqual(['users.other', 'roles.title']);
  });
});

test('every section has a note to translators, in messages/notes.json', () => {
  const sections = SIDES.flatMap((side) => [...readMessages(side, 'en').keys()].map((key) => key.split('.', 1)[0] ?? ''));
  const notes = Object.keys(readNotes());
  expect([...new Set(sections)].filter((section) => !notes.includes(section))).toEqual([]);
});
