// The active cell in full: its value, why it isn't saved, and what can be done about it.

import { Button } from '@mantine/core';
import type { Dispatch } from 'react';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './cell-bar.module.css';
import { showCell } from './cell-text.ts';
import type { GridAction } from './grid.model.ts';
import type { GridColumn } from './grid-layout.model.ts';
import { type Grid, getCellKey, getCellValue, isLockedAt, type LineKey } from './grid-state.model.ts';
import { useCellFault } from './use-cell-fault.ts';

interface CellBarProps {
  readonly grid: Grid;
  readonly dispatch: Dispatch<GridAction>;
  readonly columns: readonly GridColumn[];
  readonly rowName: (row: LineKey) => string;
}

export function CellBar({ grid, dispatch, columns, rowName }: CellBarProps) {
  const words = useTranslations('grid');
  const faultOf = useCellFault();
  const tag = useFormatLocale();
  const { focus, rows, marks, typed } = grid;
  const [row, column] = [rows[focus.row], columns[focus.column]];
  if (row === undefined || column === undefined) return null;
  const key = getCellKey(grid, focus);
  const value = getCellValue(grid, key);
  const mark = marks.get(key);
  const problem = mark?.message ?? (isLockedAt(grid, focus) ? null : faultOf(value, column.facts));
  return (
    <section className={`${classes['bar']} no-print`} aria-label={words('activeCell')}>
      <strong>{words('cell', { row: rowName(row), column: column.heading })}</strong>
      <span className={classes['value']} tabIndex={value.length > 200 ? 0 : undefined}>
        {value === '' ? words('empty') : showCell(value, column.facts, tag)}
      </span>
      <span className={classes['problem']} role="status" hidden={problem === null}>
        {problem}
      </span>
      {mark?.kind === 'conflict' && (
        <>
          <Button size="compact-sm" onClick={() => dispatch({ type: 'keepMine', key })}>
            {words('conflict.keepMine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'discard', keys: [key] })}>
            {words('conflict.keepTheirs')}
          </Button>
        </>
      )}
      {mark?.kind === 'failed' && (
        <Button size="compact-sm" onClick={() => dispatch({ type: 'retry' })}>
          {words('retry')}
        </Button>
      )}
      {problem !== null && mark?.kind !== 'conflict' && typed.has(key) && (
        <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'discard', keys: [key] })}>
          {words('discard')}
        </Button>
      )}
    </section>
  );
}
