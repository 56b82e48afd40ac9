// Colour, where a person looks on and has not declined it; never in data.

import type { Context } from '../command.ts';
import type { Options } from '../options.ts';
import type { OutputChoice } from './formats.ts';

export const COLOR_CHOICES = ['auto', 'always', 'never'] as const;
export type ColorChoice = (typeof COLOR_CHOICES)[number];

/** `--color` decides; `auto` asks NO_COLOR and FORCE_COLOR, then whether the stream is a terminal that can. */
export function wantsColor(context: Context, stream: 'out' | 'err', choice: ColorChoice): boolean {
  if (choice !== 'auto') return choice === 'always';
  const { NO_COLOR, FORCE_COLOR, TERM } = context.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return context.isTerminal[stream] && TERM !== 'dumb';
}

function bold(text: string): string {
  return `\u001b[1m${text}\u001b[22m`;
}

/** Text in red, for a terminal. */
export function red(text: string): string {
  return `\u001b[31m${text}\u001b[39m`;
}

/** The style of table headings: bold on a terminal with colours, otherwise plain. */
export function headingStyle(context: Context, options: Options, choice: OutputChoice): (text: string) => string {
  const isColored =
    choice.format === 'table' && choice.file === undefined && wantsColor(context, 'out', options.oneOf('color', COLOR_CHOICES) ?? 'auto');
  return isColored ? bold : (text) => text;
}
