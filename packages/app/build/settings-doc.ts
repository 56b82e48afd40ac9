// Generates docs/settings.md from the settings table: `node --conditions=@hosted-stay/source packages/app/build/settings-doc.ts`.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { settings } from '../src/server/platform/config/config.ts';

export const SETTINGS_DOC = join(import.meta.dirname, '../../../docs/settings.md');

const INTRODUCTION = `# Settings

The server is set up by environment variables. All of them may be left out; one that is empty counts as left out. When some of them are
wrong, the server says so for all at once, and does not start. This page is made from \`packages/app/src/server/platform/config/config.ts\`.

| Variable | Default | What it is for |
|---|---|---|
`;

type Property = z.core.JSONSchema.BaseSchema;

function code(text: string): string {
  return `\`${text}\``;
}

function rangeOf({ minimum, maximum, enum: choices }: Property): string {
  if (choices !== undefined) return ` One of ${choices.map((choice) => code(String(choice))).join(', ')}.`;
  if (minimum !== undefined && maximum !== undefined) return ` From ${minimum} to ${maximum}.`;
  return '';
}

function row([name, property]: [string, Property]): string {
  const standard = property.default === undefined || property.default === '' ? '' : code(String(property.default));
  return `| ${code(name)} | ${standard} | ${property.description}${rangeOf(property)} |`;
}

/** Returns the expected content of the page. */
export function settingsDoc(): string {
  const { properties = {} } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([name, property]) => row([name, property as Property]));
  return `${INTRODUCTION}${rows.join('\n')}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(SETTINGS_DOC, settingsDoc());
