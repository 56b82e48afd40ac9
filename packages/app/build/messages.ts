// What goes on with the messages outside of the code: translators get and give back PO files, the compiler gets the English ones as types.

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

function exitWithUsage(): never {
  console.error(USAGE);
  process.exit(2);
}

function readOptions() {
  try {
    const options = { locale: { type: 'string' }, out: { type: 'string' }, missing: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { ...values, command: positionals[0], file: positionals[1] };
  } catch {
    return exitWithUsage();
  }
}

/** Paths are meant from where npm was called, which runs scripts in the folder of the package. */
function resolvePath(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

function runExport({ locale, out, missing }: ReturnType<typeof readOptions>): void {
  const known = TRANSLATED.find((name) => name === locale);
  if (known === undefined || out === undefined) exitWithUsage();
  const { text, count } = exportMessages({ locale: known, isMissingOnly: missing });
  writeFileSync(resolvePath(out), text);
  console.log(`${out}: ${count} messages for ${known}.`);
}

function runImport(file: string | undefined): void {
  if (file === undefined) exitWithUsage();
  try {
    const { locale, changed, skipped } = importMessages({ file, text: readFileSync(resolvePath(file), 'utf8') });
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
