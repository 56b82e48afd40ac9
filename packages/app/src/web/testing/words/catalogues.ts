// All words of the product, by language and file, as they stand in the source.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';

/** Messages by their whole key: `validation.email`. */
export type Messages = ReadonlyMap<string, string>;

type Tree = { readonly [key: string]: string | Tree };

const SOURCE = join(import.meta.dirname, '../../..');

/** The rooms that keep words. */
export const ROOMS = ['contract', 'server', 'web'] as const;

export type Room = (typeof ROOMS)[number];

function flat(tree: Tree, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );
}

async function filesOf(room: Room, locale: Locale): Promise<string[]> {
  const folder = join(SOURCE, room, 'words', locale);
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => join(folder, name));
}

/** The messages of a room in a language; none when nobody has translated it yet. */
export async function messagesOf(room: Room, locale: Locale): Promise<Messages> {
  const files = await filesOf(room, locale);
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Tree>));
  return new Map(modules.flatMap((module) => flat(module)));
}

/** The languages in which a room has words, besides English. */
export async function translationsOf(room: Room): Promise<Locale[]> {
  const found = await Promise.all(LOCALES.map(async (locale) => ((await filesOf(room, locale)).length > 0 ? [locale] : [])));
  return found.flat().filter((locale) => locale !== 'en');
}
