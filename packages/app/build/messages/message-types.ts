// Writes the English messages down as types: with them the compiler knows every key, and the arguments that each message takes. A JSON
// file alone tells it that a message is text.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES_FOLDER, type MessageTree, readSections } from '#server/messages/read-sections.ts';

const SOURCES = join(import.meta.dirname, '../../src');

const FILES = [
  { side: 'shared', of: 'contract', name: 'SharedMessages', what: 'that both sides know' },
  { side: 'server', of: 'server', name: 'ServerMessages', what: 'of the server' },
  { side: 'web', of: 'web', name: 'WebMessages', what: 'of the screens' },
] as const;

function toProperty(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}

function toLines(tree: MessageTree, indent: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const start = `${indent}readonly ${toProperty(key)}: `;
    return typeof value === 'string'
      ? [`${start}${JSON.stringify(value)};`]
      : [`${start}{`, ...toLines(value, `${indent}  `), `${indent}};`];
  });
}

/** The files of types, by path, with what belongs into them. */
export function generateMessageTypes(): ReadonlyMap<string, string> {
  return new Map(
    FILES.map(({ side, of, name, what }) => [
      join(SOURCES, of, 'messages/english.types.ts'),
      [
        `// The messages ${what}, in English, as types: written by \`npm run -s messages:types -w @hosted-stay/app\`, never by hand.`,
        '',
        `/** By section, as in \`messages/en/${side}\`. */`,
        `export interface ${name} {`,
        ...toLines(readSections(join(MESSAGES_FOLDER, 'en', side)), '  '),
        '}',
        '',
      ].join('\n'),
    ]),
  );
}

/** Writes the files of types that are not as the English messages are now. */
export function writeMessageTypes(): void {
  for (const [file, text] of generateMessageTypes()) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
