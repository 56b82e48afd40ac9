// Handles messages outside the code: exports and imports PO files for translators, and generates types from the English messages.

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '#contract/platform/locales.ts';
import { exportMessages } from './messages/export-messages.ts';
import { ImportRefusal, importMessages } from './messages/import-messages.ts';
import { writeMessageTypes } from './messages/message-types.ts';

const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

const USAGE = `Say what to do with the messages:
  npm run messages -w @hosted-stay/app -- export --locale de --out FILE.po              all messages, for translators
  npm run messages -w @hosted-stay/app -- export --locale de --out FILE.po --missing    those that nobody has translated
  npm run messages -w @hosted-stay/app -- import FILE.po                                what the translators say
  npm run messages:types -w @hosted-stay/app                                            the English messages as types

--locale is one of ${TRANSLATED.join(', ')}.`;

function exitWithUsage(fault?: string): never {
  console.error(fault === undefined ? USAGE : `${fault}\n\n${USAGE}`);
  process.exit(2);
}

function readOptions() {
  try {
    const options = { locale: { type: 'string' }, out: { type: 'string' }, missing: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { ...values, command: positionals[0], file: positionals[1] };
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : undefined);
  }
}

/** Resolves a path from where npm was called, since it runs scripts in the folder of the package. */
function resolvePath(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

function runExport({ locale, out, missing }: ReturnType<typeof readOptions>): void {
  const known = TRANSLATED.find((name) => name === locale);
  if (known === undefined) exitWithUsage(`--locale is “${locale ?? ''}”, and has to be one of ${TRANSLATED.join(', ')}.`);
  if (out === undefined) exitWithUsage('--out is missing: name the file to write.');
  const { text, count } = exportMessages({ locale: known, isMissingOnly: missing });
  writeFileSync(resolvePath(out), text);
  console.log(`${out}: ${count} messages for ${known}.`);
}

function readPoFile(file: string): string {
  try {
    return readFileSync(resolvePath(file), 'utf8');
  } catch (error) {
    throw new ImportRefusal([`${file}: can't be opened: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

function runImport(file: string | undefined): void {
  if (file === undefined) exitWithUsage('Name the PO file to import.');
  try {
    const { locale, changed, skipped } = importMessages({ file, text: readPoFile(file) });
    for (const line of skipped) console.warn(`not written: ${line}`);
    console.log(`${file}: ${changed} messages of ${locale} have changed.`);
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    console.error(`${error.message}\nNothing was written.`);
    process.exitCode = 1;
  }
}

const options = readOptions();
if (options.command === 'export') runExport(options);
else if (options.command === 'import') runImport(options.file);
else if (options.command === 'types') writeMessageTypes();
else exitWithUsage();
