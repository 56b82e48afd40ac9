// Saves typed cells one by one, a few at a time; what can't be saved stays in its cell, and is sent again when the connection is back.

import { type Dispatch, useEffect, useRef } from 'react';
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

export type SaveCell = (cell: CellToSave) => Promise<SaveOutcome>;

/** Requests at the same time. */
const AT_ONCE = 4;
/** How long to wait before failed cells are sent again by themselves. */
const RETRY_MS = 15_000;

interface Saving {
  readonly grid: Grid;
  readonly dispatch: Dispatch<GridAction>;
  /** Whether a value can be sent; others stay in their cells with what is wrong with them. */
  readonly isRight: (key: CellKey, value: string) => boolean;
  readonly save: SaveCell;
  /** Says in a sentence who has changed a cell to what. */
  readonly describe: (conflict: Extract<SaveOutcome, { kind: 'conflict' }>, column: string) => string;
}

export function useCellSaves({ grid, dispatch, isRight, save, describe }: Saving): void {
  const sent = useRef(new Set<CellKey>());
  const latest = useRef({ save, describe });
  latest.current = { save, describe };

  useEffect(() => {
    async function run(key: CellKey, cell: CellToSave): Promise<void> {
      const outcome = await latest.current.save(cell);
      sent.current.delete(key);
      if (outcome.kind === 'saved') return dispatch({ type: 'saved', cells: new Map([[key, outcome.value]]) });
      const reason: Mark =
        outcome.kind === 'conflict'
          ? { kind: 'conflict', theirs: outcome.theirs, message: latest.current.describe(outcome, cell.column) }
          : outcome;
      dispatch({ type: 'marked', marks: new Map([[key, reason]]) });
    }
    const free = Math.max(0, AT_ONCE - sent.current.size);
    const keys = listSendable(grid, isRight)
      .filter((key) => !sent.current.has(key))
      .slice(0, free);
    if (keys.length === 0) return;
    for (const key of keys) sent.current.add(key);
    dispatch({ type: 'send', keys });
    for (const key of keys) {
      const value = grid.typed.get(key) ?? '';
      void run(key, { ...splitCellKey(key), value, before: grid.basis.get(key) ?? '' });
    }
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
