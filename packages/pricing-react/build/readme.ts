// Puts the tables of props and fields into the README, made from the doc comments of the sources: `npm run readme`.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fieldsOf, fieldTable, type Interfaces, readInterfaces } from './prop-tables.ts';

const file = fileURLToPath(new URL('../README.md', import.meta.url));

/** `<!-- props: LiveTotal -->`, or `<!-- fields: Invoice -->`, with what was put behind it before. */
const PLACE = /<!-- (props|fields): ([\w ]+) -->\n(?:[\s\S]*?<!-- end -->\n)?/g;

/** The text with every table made anew. */
export function withTables(text: string, interfaces: Interfaces): string {
  return text.replace(PLACE, (_, kind: string, names: string) => {
    const tables = names.split(' ').map((name) => {
      const table = fieldTable(fieldsOf(kind === 'props' ? `${name}Props` : name, interfaces));
      return kind === 'props' ? `#### ${name}\n\n${table}` : table;
    });
    return `<!-- ${kind}: ${names} -->\n\n${tables.join('\n\n')}\n\n<!-- end -->\n`;
  });
}

if (import.meta.main) writeFileSync(file, withTables(readFileSync(file, 'utf8'), readInterfaces()));
