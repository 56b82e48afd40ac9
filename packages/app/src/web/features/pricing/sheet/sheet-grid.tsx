// The sheet as a grid: a single tab stop, spreadsheet keys inside, and only visible rows rendered.

// biome-ignore-all lint/a11y/useSemanticElements: only visible rows of the large sheet are rendered, at absolute positions.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and refers to the active cell.

import { defaultRangeExtractor, type Range as Sight, useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type CSSProperties, type Dispatch, type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { isComposing } from '#web/ui/input-method.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { getCellKey, getCellValue, getSelection, listSelectedCells, type Sheet, type SheetAction } from './sheet.model.ts';
import classes from './sheet.module.css';
import { endOfWriting, findKeyAction } from './sheet-keys.model.ts';
import { type RowEvents, SheetRow } from './sheet-row.tsx';
import { readCell, readTsv, writeCell, writeTsv } from './sheet-text.model.ts';

/** The height of a row and of the head in pixels; must match the style sheet. */
const ROW = 36;
const HEAD = 60;

const NONE = { from: 0, to: -1 };

interface SheetGridProps {
  readonly label: string;
  /** The heading of the first column. */
  readonly corner: string;
  readonly sheet: Sheet;
  readonly dispatch: Dispatch<SheetAction>;
  readonly rowNames: ReadonlyMap<number, string>;
  readonly columnNames: ReadonlyMap<number, string>;
  readonly mayWrite: boolean;
  /** Called by the keyboard shortcut. */
  readonly onSave: () => void;
}

/** Scrolls the focused cell into view in both directions. */
function useInSight(grid: React.RefObject<HTMLDivElement | null>, { focus }: Sheet, toRow: (row: number) => void): void {
  const latest = useRef(toRow);
  latest.current = toRow;
  useEffect(() => {
    latest.current(focus.row);
    const element = grid.current;
    const head = element?.querySelectorAll<HTMLElement>('[role="columnheader"]')[focus.column + 1];
    const first = element?.querySelector<HTMLElement>('[role="columnheader"]');
    if (!element || !head || !first) return;
    const room = { from: element.scrollLeft + first.offsetWidth, to: element.scrollLeft + element.clientWidth };
    if (head.offsetLeft < room.from) element.scrollLeft -= room.from - head.offsetLeft;
    else if (head.offsetLeft + head.offsetWidth > room.to) element.scrollLeft += head.offsetLeft + head.offsetWidth - room.to;
  }, [grid, focus.row, focus.column]);
}

export function SheetGrid({ label, corner, sheet, dispatch, rowNames, columnNames, mayWrite, onSave }: SheetGridProps) {
  const words = useTranslations('priceSheet');
  const tag = useFormatLocale();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const now = useRef(sheet);
  now.current = sheet;
  const { rows, columns, focus, editing } = sheet;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW,
    overscan: 8,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    // The row of the focused cell stays rendered even if scrolled away, because the grid refers to the cell by ID.
    rangeExtractor: (range: Sight) =>
      [...new Set([...defaultRangeExtractor(range), ...(rows.length > 0 ? [focus.row] : [])])].sort((a, b) => a - b),
  });
  useInSight(grid, sheet, (row) => row < rows.length && virtual.scrollToIndex(row, { align: 'auto' }));

  const textHere = () => writeCell(getCellValue(now.current, getCellKey(now.current, now.current.focus)), tag);

  const events: RowEvents = useMemo(() => {
    /** Ends editing immediately: the cell loses focus before the next render, which would end it a second time. */
    const end = (action: SheetAction) => {
      now.current = { ...now.current, editing: null };
      dispatch(action);
    };
    const commit = (by: { row: number; column: number }) => {
      const text = now.current.editing;
      if (text === null) return;
      end({ type: 'commit', value: readCell(text, tag), by });
    };
    return {
      onPoint(event, at) {
        const { focus: here, editing: text } = now.current;
        const again = here.row === at.row && here.column === at.column;
        if (again && text !== null) return;
        commit({ row: 0, column: 0 });
        const opens = again && event.pointerType === 'touch' && mayWrite;
        if (opens) dispatch({ type: 'edit', text: writeCell(getCellValue(now.current, getCellKey(now.current, at)), tag) });
        else dispatch({ type: 'goTo', at, extend: event.shiftKey || event.type === 'pointerenter' });
        if (opens) event.preventDefault();
      },
      onOpen: () =>
        mayWrite && dispatch({ type: 'edit', text: writeCell(getCellValue(now.current, getCellKey(now.current, now.current.focus)), tag) }),
      onType: (text) => dispatch({ type: 'edit', text }),
      onWritingKey(event) {
        if (isComposing(event)) return;
        event.stopPropagation();
        const by = endOfWriting({ key: event.key, shift: event.shiftKey });
        if (by === null && event.key !== 'Escape') return;
        event.preventDefault();
        if (by === null) end({ type: 'cancel' });
        else commit(by);
        grid.current?.focus({ preventScroll: true });
      },
      onWritten: () => commit({ row: 0, column: 0 }),
    };
  }, [dispatch, tag, mayWrite]);

  function press(event: KeyboardEvent): void {
    const ctrl = event.ctrlKey || event.metaKey;
    if (ctrl && event.key.toLowerCase() === 's' && mayWrite) {
      event.preventDefault();
      onSave();
      return;
    }
    const pageRows = Math.max(1, Math.floor(((grid.current?.clientHeight ?? 0) - HEAD) / ROW) - 1);
    const action = findKeyAction(
      { key: event.key, ctrl, shift: event.shiftKey, alt: event.altKey },
      { sheet, pageRows, text: textHere(), mayWrite },
    );
    if (action === null || isComposing(event)) return;
    event.preventDefault();
    dispatch(action);
  }

  function copy(event: ClipboardEvent, cut: boolean): void {
    if (editing !== null) return;
    event.preventDefault();
    const cells = listSelectedCells(sheet).map((row) => row.map((value) => writeCell(value, tag)));
    event.clipboardData.setData('text/plain', writeTsv(cells));
    if (cut && mayWrite) dispatch({ type: 'clear' });
  }

  function paste(event: ClipboardEvent): void {
    if (editing !== null || !mayWrite) return;
    event.preventDefault();
    const cells = readTsv(event.clipboardData.getData('text/plain'));
    dispatch({ type: 'paste', cells: cells.map((row) => row.map((text) => readCell(text, tag))) });
  }

  const selection = getSelection(sheet);
  const { typed, saved, refused } = sheet;
  const cells = useMemo(() => ({ typed, saved, refused }), [typed, saved, refused]);
  const width: CSSProperties & Record<'--columns', number> = { '--columns': columns.length };
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-readonly={!mayWrite}
      aria-activedescendant={editing === null && rows.length > 0 ? `${id}-${focus.row}-${focus.column}` : undefined}
      aria-describedby={`${id}-help`}
      tabIndex={0}
      className={classes['grid']}
      style={width}
      onKeyDown={press}
      onCopy={(event) => copy(event, false)}
      onCut={(event) => copy(event, true)}
      onPaste={paste}
    >
      <div role="row" aria-rowindex={1} className={classes['head']}>
        <div role="columnheader" aria-colindex={1} className={classes['corner']}>
          {corner}
        </div>
        {columns.map((template, column) => (
          <div
            key={template}
            role="columnheader"
            aria-colindex={column + 2}
            className={classes['heading']}
            title={columnNames.get(template)}
          >
            <span>{columnNames.get(template)}</span>
          </div>
        ))}
      </div>
      <div role="presentation" className={classes['space']} style={{ height: virtual.getTotalSize() - HEAD }} />
      {virtual.getVirtualItems().map(({ index, start }) => {
        const thing = rows[index] ?? -1;
        const isIn = index >= selection.top && index <= selection.bottom;
        const range = isIn ? { from: selection.left, to: selection.right } : NONE;
        const here = index === focus.row;
        return (
          <SheetRow
            key={thing}
            id={id}
            row={index}
            thing={thing}
            name={rowNames.get(thing) ?? ''}
            columns={columns}
            columnNames={columnNames}
            cells={cells}
            {...range}
            active={here ? focus.column : -1}
            editing={here ? editing : null}
            top={start}
            tag={tag}
            mayWrite={mayWrite}
            events={events}
          />
        );
      })}
      <span id={`${id}-help`} className={classes['hidden']}>
        {words(mayWrite ? 'help' : 'helpReading')}
      </span>
    </div>
  );
}
