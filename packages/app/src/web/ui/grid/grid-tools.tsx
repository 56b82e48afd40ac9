// Above a grid that saves cell by cell: undo and redo, what is being saved, and what could not be.

import { Button, Text } from '@mantine/core';
import { IconAlertCircle, IconArrowBackUp, IconArrowForwardUp, IconRefresh } from '@tabler/icons-react';
import type { Dispatch, ReactNode } from 'react';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { GridAction } from './grid.model.ts';
import { listMarked } from './grid-saves.model.ts';
import { type At, type CellKey, type Grid, splitCellKey } from './grid-state.model.ts';
import classes from './grid-tools.module.css';

interface GridToolsProps {
  readonly grid: Grid;
  readonly dispatch: Dispatch<GridAction>;
  /** The cells that wait for their user: marked or with a fault. */
  readonly stopped: readonly CellKey[];
  readonly children?: ReactNode;
}

/** Returns the places of cells in the grid, in its order; those of rows that aren't shown are left out. */
function findPlaces({ rows, columns }: Grid, keys: readonly CellKey[]): readonly At[] {
  const [rowAt, columnAt] = [new Map(rows.map((key, at) => [String(key), at])), new Map(columns.map((key, at) => [String(key), at]))];
  return keys
    .flatMap((key) => {
      const names = splitCellKey(key);
      const [row, column] = [rowAt.get(names.row), columnAt.get(names.column)];
      return row === undefined || column === undefined ? [] : [{ row, column }];
    })
    .sort((one, other) => one.row - other.row || one.column - other.column);
}

export function GridTools({ grid, dispatch, stopped, children }: GridToolsProps) {
  const words = useTranslations('grid');
  const { sending, focus } = grid;
  const failed = listMarked(grid, 'failed').length;
  const waiting = sending.size + grid.typed.size - stopped.length;
  const state =
    stopped.length > 0
      ? words('unsaved', { count: stopped.length })
      : waiting > 0
        ? words('saving', { count: waiting })
        : grid.past.length > 0
          ? words('allSaved')
          : '';

  function goToNext(): void {
    const places = findPlaces(grid, stopped);
    const next = places.find(({ row, column }) => row > focus.row || (row === focus.row && column > focus.column)) ?? places[0];
    if (next !== undefined) dispatch({ type: 'goTo', at: next });
  }

  async function discardAll(): Promise<void> {
    const isSure = await confirm({
      title: words('discardTitle'),
      consequences: [words('discardText')],
      confirm: words('discardAll'),
      tone: 'danger',
    });
    if (isSure) dispatch({ type: 'discard', keys: stopped });
  }

  return (
    <div className={`${classes['tools']} no-print`}>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        disabled={grid.past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      >
        {words('undo')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp size={16} aria-hidden />}
        disabled={grid.future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      >
        {words('redo')}
      </Button>
      <Text role="status" className={classes['state'] ?? ''} c={stopped.length > 0 ? 'var(--mantine-color-error)' : 'dimmed'} size="sm">
        {state}
      </Text>
      {stopped.length > 0 && (
        <Button variant="default" leftSection={<IconAlertCircle size={16} aria-hidden />} onClick={goToNext}>
          {words('nextProblem')}
        </Button>
      )}
      {failed > 0 && (
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => dispatch({ type: 'retry' })}>
          {words('retry')}
        </Button>
      )}
      {stopped.length > 0 && (
        <Button variant="subtle" color="red" onClick={() => void discardAll()}>
          {words('discardAll')}
        </Button>
      )}
      {children}
    </div>
  );
}
