// What the pointer and the keys do in a grid: selecting, editing, and the clipboard.

import { type ClipboardEvent, type Dispatch, type RefObject, useMemo, useRef } from 'react';
import { isComposing } from '#web/ui/input-method.ts';
import { type CellFacts, readCell } from './cell-kinds.model.ts';
import { toCellText } from './cell-text.ts';
import type { GridAction } from './grid.model.ts';
import { endOfWriting } from './grid-keys.model.ts';
import type { GridColumn } from './grid-layout.model.ts';
import type { RowEvents } from './grid-row.tsx';
import {
  type At,
  type Grid,
  getCellKey,
  getCellValue,
  getSelection,
  isLockedAt,
  type LineKey,
  listSelectedCells,
  splitCellKey,
} from './grid-state.model.ts';
import { readTsv, writeTsv } from './tsv.model.ts';

interface Surroundings {
  readonly grid: Grid;
  readonly columns: readonly GridColumn[];
  readonly dispatch: Dispatch<GridAction>;
  readonly tag: string;
  readonly mayWrite: boolean;
  readonly element: RefObject<HTMLDivElement | null>;
  /** Called before rows are pasted for which there is no room at the end; whoever adds rows dispatches them. */
  readonly onPasteBeyond?: ((missing: number) => void) | undefined;
}

const NO_FACTS: CellFacts = { kind: 'text', maxLength: 0 };
const STAY: At = { row: 0, column: 0 };

/** Returns what a column holds. */
export function createFactsOf(columns: readonly GridColumn[]): (column: LineKey) => CellFacts {
  const facts = new Map(columns.map((column) => [String(column.key), column.facts]));
  return (column) => facts.get(String(column)) ?? NO_FACTS;
}

export function useGridEvents({ grid, columns, dispatch, tag, mayWrite, element, onPasteBeyond }: Surroundings) {
  const now = useRef(grid);
  now.current = grid;
  const factsOf = useMemo(() => createFactsOf(columns), [columns]);

  /** The text with which editing of a cell begins; that of a choice is its value. */
  const textAt = (at: At) => {
    const column = now.current.columns[at.column] ?? '';
    const value = getCellValue(now.current, getCellKey(now.current, at));
    const facts = factsOf(column);
    return facts.kind === 'choice' ? value : toCellText(value, facts, tag);
  };
  const latestText = useRef(textAt);
  latestText.current = textAt;

  const events: RowEvents = useMemo(() => {
    /** Ends editing immediately: the cell loses focus before the next render, which would end it a second time. */
    const end = (action: GridAction) => {
      now.current = { ...now.current, editing: null };
      dispatch(action);
    };
    const commit = (by: At) => {
      const text = now.current.editing;
      if (text === null) return;
      const facts = factsOf(now.current.columns[now.current.focus.column] ?? '');
      end({ type: 'commit', value: readCell(text, facts, tag), by });
    };
    return {
      onPoint(event, at) {
        const { focus: here, editing: text } = now.current;
        const again = here.row === at.row && here.column === at.column;
        if (again && text !== null) return;
        commit(STAY);
        const opens = again && event.pointerType === 'touch' && mayWrite && !isLockedAt(now.current, at);
        if (opens) dispatch({ type: 'edit', text: latestText.current(at) });
        else dispatch({ type: 'goTo', at, extend: event.shiftKey || event.type === 'pointerenter' });
        if (opens) event.preventDefault();
      },
      onOpen: () => mayWrite && dispatch({ type: 'edit', text: latestText.current(now.current.focus) }),
      onType: (text) => dispatch({ type: 'edit', text }),
      onEditorKey(event) {
        if (isComposing(event)) return;
        event.stopPropagation();
        // Alt and Enter begin a new line, as in spreadsheets.
        if (event.key === 'Enter' && event.altKey && event.currentTarget instanceof HTMLTextAreaElement) {
          event.preventDefault();
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          dispatch({ type: 'edit', text: `${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}` });
          return;
        }
        const by = endOfWriting({ key: event.key, shift: event.shiftKey });
        if (by === null && event.key !== 'Escape') return;
        event.preventDefault();
        if (by === null) end({ type: 'cancel' });
        else commit(by);
        element.current?.focus({ preventScroll: true });
      },
      onLeave: () => commit(STAY),
    };
  }, [dispatch, tag, mayWrite, factsOf, element]);

  function copy(event: ClipboardEvent, cut: boolean): void {
    if (grid.editing !== null) return;
    event.preventDefault();
    const cells = listSelectedCells(grid).map((row) =>
      row.map(({ key, value }) => toCellText(value, factsOf(splitCellKey(key).column), tag)),
    );
    event.clipboardData.setData('text/plain', writeTsv(cells));
    if (cut && mayWrite) dispatch({ type: 'clear' });
  }

  function paste(event: ClipboardEvent): void {
    if (grid.editing !== null || !mayWrite) return;
    event.preventDefault();
    const cells = readTsv(event.clipboardData.getData('text/plain'));
    const missing = getSelection(grid).top + cells.length - grid.rows.length;
    if (missing > 0) onPasteBeyond?.(missing);
    dispatch({ type: 'paste', cells, read: (text, column) => readCell(text, factsOf(column), tag) });
  }

  /** The action of typing a character: a choice opens its list, which finds by letters itself. */
  function adjust(action: GridAction): GridAction {
    const { focus, columns: keys } = now.current;
    const isChoice = factsOf(keys[focus.column] ?? '').kind === 'choice';
    return action.type === 'edit' && isChoice ? { type: 'edit', text: textAt(focus) } : action;
  }

  return { events, textAt, copy, paste, adjust };
}
