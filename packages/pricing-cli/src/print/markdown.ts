// Markdown tables, for a ticket or a mail: every cell is text, whatever it says.

import type { Sink } from '../io/sink.ts';
import { printable } from './printable.ts';
import { type Column, cellText, type RowLayout, type RowWriter } from './row-writer.ts';

/** Text that Markdown shows as it is: no table cell, link, emphasis or HTML begins inside it. */
export function markdownText(text: string): string {
  return printable(text)
    .replace(/[\\`*[\]<>|~#]|(?<!\w)_|_(?!\w)/g, (character) => `\\${character}`)
    .replace(/&/g, '&amp;');
}

const rule = ({ kind }: Column): string => (kind === 'text' ? '---' : '---:');

/** A table of GitHub’s markdown; what would break a cell is escaped. */
export function markdownRows(sink: Sink, { columns, showNumber = (text) => text }: RowLayout): RowWriter {
  const shown = (cell: unknown, { kind }: Column) => markdownText(kind === 'amount' ? showNumber(cellText(cell)) : cellText(cell));
  const line = (cells: readonly string[]) => sink.write(`| ${cells.join(' | ')} |\n`);
  let headed: Promise<void> | undefined;
  const head = () => {
    headed ??= line(columns.map(({ heading, name }) => markdownText(heading ?? name))).then(() => line(columns.map(rule)));
    return headed;
  };
  return {
    write: async (row) => {
      await head();
      await line(columns.map((column) => shown(row[column.name], column)));
    },
    end: head,
  };
}
