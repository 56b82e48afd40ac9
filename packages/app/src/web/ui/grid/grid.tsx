// A grid of cells like a spreadsheet: a single tab stop, spreadsheet keys inside, and only visible rows and columns rendered.

// biome-ignore-all lint/a11y/useSemanticElements: only visible rows of the large grid are rendered, at absolute positions.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and refers to the active cell.

import { defaultRangeExtractor, type Range as Sight, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isComposing } from '#web/ui/input-method.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import classes from './grid.module.css';
import { GridHead } from './grid-head.tsx';
import { findKeyAction } from './grid-keys.model.ts';
import { scrollToColumn } from './grid-layout.model.ts';
import { GridOnPaper } from './grid-on-paper.tsx';
import type { GridProps } from './grid-props.ts';
import { GridRow, type OtherPerson } from './grid-row.tsx';
import { getSelection } from './grid-state.model.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useGridLayout } from './use-grid-layout.ts';

/** The height of a row and of the head in pixels; must match the style sheet. */
const ROW = 36;
const HEAD = 60;

const NONE = { from: 0, to: -1 };
const NOBODY: readonly OtherPerson[] = [];

/** Scrolls the focused cell into view in both directions. */
function useInSight(
  element: React.RefObject<HTMLDivElement | null>,
  props: GridProps & { readonly stuck: number; toRow(row: number): void },
): void {
  const { grid, columns, stuck, headWidth, toRow } = props;
  const latest = useRef({ toRow, columns, stuck, headWidth });
  latest.current = { toRow, columns, stuck, headWidth };
  const { row, column } = grid.focus;
  useEffect(() => {
    const { current } = latest;
    current.toRow(row);
    const scroller = element.current;
    if (!scroller) return;
    const room = scroller.clientWidth;
    const around = { columns: current.columns, frozen: current.stuck, headWidth: current.headWidth };
    // In languages that are written from right to left, positions are negative.
    const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
    const left = scrollToColumn(around, column, { scrolled: scroller.scrollLeft * sign, room });
    if (left !== scroller.scrollLeft * sign) scroller.scrollLeft = left * sign;
  }, [element, row, column]);
}

export function Grid(props: GridProps) {
  const { label, corner, grid, dispatch, columns, frozen = 0, headWidth, rowName, rowHead, mayWrite, help, onSave, onOpenRow } = props;
  const tag = useFormatLocale();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [openMenu, setOpenMenu] = useState<number | null>(null);
  const { rows, focus, editing } = grid;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => element.current,
    estimateSize: () => ROW,
    overscan: 8,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    // The row of the focused cell stays rendered even if scrolled away, because the grid refers to the cell by ID.
    rangeExtractor: (range: Sight) =>
      [...new Set([...defaultRangeExtractor(range), ...(rows.length > 0 ? [focus.row] : [])])].sort((a, b) => a - b),
  });
  const { layout, stuck } = useGridLayout(element, { columns, frozen, headWidth, active: focus.column });
  useInSight(element, { ...props, stuck, toRow: (row) => row < rows.length && virtual.scrollToIndex(row, { align: 'auto' }) });
  const { events, textAt, copy, paste, adjust } = useGridEvents({ ...props, tag, element });

  const showMenu = useCallback((column: number | null) => {
    setOpenMenu(column);
    if (column === null) element.current?.focus({ preventScroll: true });
  }, []);

  /** Keys that concern the page rather than the cells; returns whether it was one. */
  function pressOnPage({ key, altKey, ...event }: KeyboardEvent, ctrl: boolean): boolean {
    if (ctrl && key.toLowerCase() === 's' && onSave !== undefined) {
      onSave();
      return true;
    }
    const row = rows[focus.row];
    if (ctrl && key === 'Enter' && !event.shiftKey && onOpenRow !== undefined && row !== undefined) {
      onOpenRow(row);
      return true;
    }
    if (altKey && key === 'ArrowDown' && props.menu !== undefined) {
      setOpenMenu(focus.column);
      return true;
    }
    return false;
  }

  function press(event: KeyboardEvent): void {
    const ctrl = event.ctrlKey || event.metaKey;
    if (event.target === element.current && pressOnPage(event, ctrl)) {
      event.preventDefault();
      return;
    }
    const pageRows = Math.max(1, Math.floor(((element.current?.clientHeight ?? 0) - HEAD) / ROW) - 1);
    const action = findKeyAction(
      { key: event.key, ctrl, shift: event.shiftKey, alt: event.altKey },
      { grid, pageRows, text: textAt(focus), mayWrite },
    );
    if (action === null || isComposing(event) || event.target !== element.current) return;
    event.preventDefault();
    dispatch(adjust(action));
  }

  const selection = getSelection(grid);
  const { typed, saved, sending, marks } = grid;
  const values = useMemo(() => ({ typed, saved, sending, marks }), [typed, saved, sending, marks]);
  return (
    <>
      <GridOnPaper {...{ label, corner, grid, columns, headWidth, rowName, tag }} />
      <div
        ref={element}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={!mayWrite}
        aria-activedescendant={editing === null && rows.length > 0 ? `${id}-${focus.row}-${focus.column}` : undefined}
        aria-describedby={`${id}-help`}
        tabIndex={0}
        className={`${classes['grid']} no-print`}
        onKeyDown={press}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={paste}
      >
        <GridHead corner={corner} layout={layout} frozen={stuck} menu={props.menu} open={openMenu} onOpen={showMenu} />
        <div role="presentation" style={{ height: virtual.getTotalSize() - HEAD, width: layout.width }} />
        {virtual.getVirtualItems().map(({ index, start }) => {
          const rowKey = rows[index] ?? -1;
          const isIn = index >= selection.top && index <= selection.bottom;
          const range = isIn ? { from: selection.left, to: selection.right } : NONE;
          const here = index === focus.row;
          const name = rowName(rowKey);
          return (
            <GridRow
              key={rowKey}
              id={id}
              row={index}
              rowKey={rowKey}
              name={name}
              head={rowHead?.(rowKey) ?? name}
              layout={layout}
              values={values}
              isLocked={grid.isLocked}
              {...range}
              active={here ? focus.column : -1}
              editing={here ? editing : null}
              others={props.others?.get(rowKey) ?? NOBODY}
              top={start}
              tag={tag}
              mayWrite={mayWrite}
              events={events}
            />
          );
        })}
        <span id={`${id}-help`} className={classes['hidden']}>
          {help}
        </span>
      </div>
    </>
  );
}
