// Saves typed cells, those of a paste in one request; what can't be saved stays in its cell, and is sent again when the connection is back.

import { type Dispatch, useEffect, useRef } from 'react';
import { MOST_CELLS } from '#contract/platform/cells.ts';
import type { GridAction } from './grid.model.ts';
import { listMarked, listSendable } from './grid-saves.model.ts';
import { type CellKey, type Grid, type Mark, splitCellKey } from './grid-state.model.ts';

/** A cell to save: its new value, and what it contained when that was typed. */
export interface CellToSave {
  readonly row: string;
  readonly column: string;
  readonly value: string;
  readonly before: string;
}

/** The value as the server has it now, or why it wasn't saved. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly value: string }
  | { readonly kind: 'refused' | 'failed'; readonly message: string }
  /** Someone else's value, who it was and when, if that is known. */
  | { readonly kind: 'conflict'; readonly theirs: string; readonly by: string | null; readonly at: string | null };

/** Saves cells in one request; resolves with their outcomes in the same order. */
export type SaveCells = (cells: readonly CellToSave[]) => Promise<readonly SaveOutcome[]>;

/** How long to wait before failed cells are sent again by themselves. */
const RETRY_MS = 15_000;

interface Saving {
  readonly grid: Grid;
  readonly dispatch: Dispatch<GridAction>;
  /** Whether a value can be sent; others stay in their cells with what is wrong with them. */
  readonly isRight: (key: CellKey, value: string) => boolean;
  readonly save: SaveCells;
  /** Says in a sentence who has changed a cell to what. */
  readonly describe: (conflict: Extract<SaveOutcome, { kind: 'conflict' }>, column: string) => string;
}

export function useCellSaves({ grid, dispatch, isRight, save, describe }: Saving): void {
  // One request at a time: what is typed meanwhile goes with the next one, and no value arrives before an earlier one of its cell.
  const isSending = useRef(false);
  const latest = useRef({ save, describe });
  latest.current = { save, describe };

  useEffect(() => {
    const toMark = (outcome: Exclude<SaveOutcome, { kind: 'saved' }>, column: string): Mark =>
      outcome.kind === 'conflict'
        ? { kind: 'conflict', theirs: outcome.theirs, message: latest.current.describe(outcome, column) }
        : outcome;

    async function run(cells: readonly (CellToSave & { readonly key: CellKey })[]): Promise<void> {
      const outcomes = await latest.current.save(cells.map(({ key: _, ...cell }) => cell)).finally(() => {
        isSending.current = false;
      });
      const [saved, marks] = [new Map<CellKey, string>(), new Map<CellKey, Mark>()];
      for (const [at, { key, column }] of cells.entries()) {
        const outcome = outcomes[at];
        if (outcome?.kind === 'saved') saved.set(key, outcome.value);
        else if (outcome !== undefined) marks.set(key, toMark(outcome, column));
      }
      dispatch({ type: 'saved', cells: saved });
      dispatch({ type: 'marked', marks });
    }
    const keys = isSending.current ? [] : listSendable(grid, isRight).slice(0, MOST_CELLS);
    if (keys.length === 0) return;
    isSending.current = true;
    dispatch({ type: 'send', keys });
    void run(keys.map((key) => ({ key, ...splitCellKey(key), value: grid.typed.get(key) ?? '', before: grid.basis.get(key) ?? '' })));
  }, [grid, dispatch, isRight]);

  const failed = listMarked(grid, 'failed').length;
  useEffect(() => {
    if (failed === 0) return;
    const again = () => dispatch({ type: 'retry' });
    const timer = setTimeout(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [failed, dispatch]);
}
