// Reads messages from their files.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Messages by key, in as many levels as the file has. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** Every message of every language. */
export const MESSAGES_FOLDER = join(import.meta.dirname, '../../../messages');

function toSectionName(file: string): string {
  return file.replace('.json', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The sections of a folder by name, `signIn` of `sign-in.json`; none of a folder that is not there. */
export function readSections(folder: string): Record<string, MessageTree> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    files
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => [toSectionName(name), JSON.parse(readFileSync(join(folder, name), 'utf8')) as MessageTree]),
  );
}
