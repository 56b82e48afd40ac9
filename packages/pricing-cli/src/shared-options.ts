// Options that several commands have in common, said once.

import type { OptionSpec } from './command.ts';
import { LOCALES } from './io/locales.ts';
import type { Format } from './print/formats.ts';

export const BOOK: OptionSpec = {
  flags: '-b, --book <file>',
  description: 'price book, a JSON file (or set PRICING_BOOK)',
  completes: 'file',
};

export const OUTPUT: OptionSpec = {
  flags: '-o, --output <file>',
  description: 'write to a file; its extension sets the format',
  completes: 'file',
};

export const FIELDS: OptionSpec = { flags: '--fields <names>', description: 'print only these fields or columns: a,b', repeatable: true };

export const LOCALE: OptionSpec = {
  flags: '--locale <language>',
  description: 'language of texts and of numbers in tables',
  choices: LOCALES,
};

/** Every command has it. */
export const COLOR: OptionSpec = {
  flags: '--color <when>',
  description: 'colour for headings and errors, not for data',
  choices: ['auto', 'always', 'never'],
};

/** `--format` of a command, with what it prints where no person looks on. */
export function formatOption(formats: readonly Format[], otherwise: string): OptionSpec {
  return {
    flags: '-f, --format <format>',
    description: `output format (default: table on a terminal, else ${otherwise})`,
    choices: formats,
  };
}
