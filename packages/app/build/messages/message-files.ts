// The message files: one for each language, side and section, `messages/<locale>/<side>/<section>.json`.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MESSAGES_FOLDER, type MessageTree, readSections } from '#server/messages/read-sections.ts';

/** Who uses them: the screens, the server, or both. */
export const SIDES = ['shared', 'server', 'web'] as const;

export type Side = (typeof SIDES)[number];

/** Messages by full key: `shared/validation.email`. */
export type Messages = ReadonlyMap<string, string>;

function flatten(tree: MessageTree, before: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flatten(value, `${before}${key}.`),
  );
}

/** Returns the messages of a side in a language, in the order of the files; empty if not translated yet. */
export function readMessages(side: Side, locale: string, root = MESSAGES_FOLDER): Messages {
  return new Map(flatten(readSections(join(root, locale, side)), `${side}/`));
}

/** Returns the messages of all sides in a language. */
export function readAllMessages(locale: string, root = MESSAGES_FOLDER): Messages {
  return new Map(SIDES.flatMap((side) => [...readMessages(side, locale, root)]));
}

/** Splits a key: `web/signIn.form.title` is side `web`, section `signIn` and the path `form`, `title` in it. */
function splitKey(key: string) {
  const [side = '', rest = ''] = key.split('/');
  const [section = '', ...path] = rest.split('.');
  return { side, section, path };
}

/** @example toFileName('web/signIn.title') // 'web/sign-in.json' */
function toFileName(key: string): string {
  const { side, section } = splitKey(key);
  return `${side}/${section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}

type MutableTree = { [key: string]: string | MutableTree };

function setMessage(tree: MutableTree, [key = '', ...path]: readonly string[], message: string): void {
  if (path.length === 0) {
    tree[key] = message;
    return;
  }
  tree[key] ??= {};
  setMessage(tree[key] as MutableTree, path, message);
}

/** Writes the messages of a language into their files, in the given order; files with the same content are not touched. */
export function writeAllMessages(locale: string, messages: Messages, root = MESSAGES_FOLDER): void {
  const files = new Map<string, MutableTree>();
  for (const [key, message] of messages) {
    const name = toFileName(key);
    const tree = files.get(name) ?? {};
    files.set(name, tree);
    setMessage(tree, splitKey(key).path, message);
  }
  for (const [name, tree] of files) {
    const file = join(root, locale, name);
    const text = `${JSON.stringify(tree, null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Returns notes for translators on sections and messages, by the prefix of their keys: `web/signIn`, `web/signIn.new`. */
export function readNotes(root = MESSAGES_FOLDER): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, 'notes.json'), 'utf8'));
}
