// A handful of named facts: an object in json, a row in csv, a list of name and value for people.

import type { Sink } from '../io/sink.ts';
import type { Cell, ColumnKind, RowFormat } from './row-writer.ts';
import { openRows } from './rows.ts';

/** One fact; `label` is what people read in place of the name. */
export interface Fact {
  readonly name: string;
  readonly value: Cell;
  readonly kind: ColumnKind;
  readonly label?: string;
}

/** How facts look to people. */
export interface FactStyle {
  readonly showNumber?: (text: string) => string;
  readonly heading?: (text: string) => string;
}

/** Writes facts in any format; json keeps their order, and amounts as they are. */
export async function writeFacts(format: RowFormat, sink: Sink, facts: readonly Fact[], style: FactStyle = {}): Promise<void> {
  const row = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  if (format === 'json') return (await import('./json.ts')).writeJson(sink, row);
  if (format !== 'table' && format !== 'markdown') {
    const rows = await openRows(format, sink, { columns: facts });
    await rows.write(row);
    return rows.end();
  }
  const rows = await openRows(format, sink, { columns: LIST_COLUMNS, ...style });
  const show = style.showNumber ?? ((text: string) => text);
  for (const { name, value, kind, label } of facts) {
    await rows.write({ fact: label ?? name, value: kind === 'amount' && value !== null ? show(String(value)) : value });
  }
  return rows.end();
}

const LIST_COLUMNS = [
  { name: 'fact', kind: 'text', heading: '' },
  { name: 'value', kind: 'number', heading: '' },
] as const;
