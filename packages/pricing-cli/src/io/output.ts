// Where an answer goes: stdout, or a file that appears whole or not at all.

import type { Context } from '../command.ts';
import type { OutputChoice } from '../print/formats.ts';
import { printableLines } from '../print/printable.ts';
import type { Sink } from './sink.ts';

/** Opens the place an {@link OutputChoice} names and hands it to `print`. A file is there when `print` is through, and not before. */
export async function withOutput<T>(context: Context, choice: OutputChoice, print: (sink: Sink) => Promise<T>): Promise<T> {
  if (choice.file === undefined) return print(standardOutput(context, choice));
  const { withFile } = await import('./atomic-file.ts');
  return withFile(context, choice.file, print);
}

/** Tables colour their own headings and clean their own cells; any other text is cleaned here before a terminal sees it. */
function standardOutput(context: Context, { format }: OutputChoice): Sink {
  const isTerminal = context.isTerminal.out;
  const clean = isTerminal && format !== 'table';
  return {
    isTerminal,
    write: (chunk) => context.out.write(clean && typeof chunk === 'string' ? printableLines(chunk) : chunk, context.signal),
  };
}
