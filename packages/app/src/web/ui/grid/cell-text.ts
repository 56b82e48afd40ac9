// How values of cells are shown, edited and copied, in the language of the page.

import { writeDecimal } from '@hosted-stay/pricing-react/typing';
import { writeDay } from '#web/ui/text/day-text.ts';
import { type CellFacts, findCellFault } from './cell-kinds.model.ts';

/** Returns a value as it is shown; what isn't one, as it was typed. */
export function showCell(value: string, facts: CellFacts, tag: string): string {
  if (findCellFault(value, facts) !== null) return value;
  if (facts.kind === 'day') return value === '' ? '' : writeDay(value, { tag });
  if (facts.kind === 'decimal') return value === '' ? '' : writeDecimal(value, tag);
  if (facts.kind === 'choice') return facts.choices.find((choice) => choice.value === value)?.label ?? value;
  return value;
}

/** Returns a value as text to edit or copy: unlike what is shown, days are as spreadsheets read them everywhere. */
export function toCellText(value: string, facts: CellFacts, tag: string): string {
  return facts.kind === 'day' ? value : showCell(value, facts, tag);
}
