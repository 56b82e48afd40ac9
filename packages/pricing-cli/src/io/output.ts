// Where an answer goes: stdout, or what -o names.

import type { Context } from '../command.ts';
import type { OutputChoice } from '../print/formats.ts';
import { printableLines } from '../print/printable.ts';
import type { Sink } from './sink.ts';

/** Opens the output of an {@link OutputChoice} and passes it to `print`. A file appears only after `print` has finished. */
export async function withOutput<T>(context: Context, { file, format }: OutputChoice, print: (sink: Sink) => Promise<T>): Promise<T> {
  const printCleanly = (sink: Sink) => print(cleanForTerminal(sink, format));
  if (file === undefined) {
    return printCleanly({ isTerminal: context.isTerminal.out, write: (chunk) => context.out.write(chunk, context.signal) });
  }
  const { withFile } = await import('./output-file.ts');
  return withFile(context, file, printCleanly);
}

/** Tables colour their own headings and clean their own cells; any other text is cleaned here before a terminal sees it. */
function cleanForTerminal({ isTerminal, write }: Sink, format: OutputChoice['format']): Sink {
  const clean = isTerminal && format !== 'table';
  return { isTerminal, write: (chunk) => write(clean && typeof chunk === 'string' ? printableLines(chunk) : chunk) };
}
