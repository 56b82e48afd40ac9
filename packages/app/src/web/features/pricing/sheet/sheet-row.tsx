// One row of the sheet, rendered only if it has changed, because there are many.

// biome-ignore-all lint/a11y/useSemanticElements: only visible rows of the large sheet are rendered, at absolute positions.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and refers to the active cell.

import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type CellKey, getCellValue, type Sheet, toCellKey } from './sheet.model.ts';
import classes from './sheet.module.css';
import { isRight, writeCell } from './sheet-text.model.ts';

export interface RowEvents {
  onPoint(event: PointerEvent, at: { row: number; column: number }): void;
  onOpen(): void;
  onType(text: string): void;
  onWritingKey(event: KeyboardEvent<HTMLInputElement>): void;
  onWritten(): void;
}

interface SheetRowProps {
  readonly id: string;
  readonly row: number;
  readonly thing: number;
  readonly name: string;
  readonly columns: readonly number[];
  readonly columnNames: ReadonlyMap<number, string>;
  readonly cells: Pick<Sheet, 'typed' | 'saved' | 'refused'>;
  /** The selected columns of the row; none if `from` is after `to`. */
  readonly from: number;
  readonly to: number;
  /** The column of the focused cell if it is in this row, otherwise -1. */
  readonly active: number;
  readonly editing: string | null;
  readonly top: number;
  readonly tag: string;
  readonly mayWrite: boolean;
  readonly events: RowEvents;
}

/** The input of a cell while it is edited. */
function Writing({ text, label, events }: { readonly text: string; readonly label: string; readonly events: RowEvents }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);
  return (
    <input
      ref={input}
      className={classes['input']}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => events.onType(event.currentTarget.value)}
      onKeyDown={events.onWritingKey}
      onBlur={events.onWritten}
    />
  );
}

function looks(...names: readonly (string | false)[]): string {
  return names.flatMap((name) => (name === false ? [] : [classes[name] ?? ''])).join(' ');
}

export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { id, row, thing, name, columns, columnNames, cells, from, to, active, editing, top, tag, mayWrite, events } = props;
  const words = useTranslations('priceSheet');
  const faultOf = (key: CellKey, value: string) => cells.refused.get(key) ?? (isRight(value) ? null : words('notAnAmount', { value }));
  return (
    <div role="row" aria-rowindex={row + 2} className={classes['row']} style={{ transform: `translateY(${top}px)` }}>
      <div role="rowheader" aria-colindex={1} className={classes['name']} title={name}>
        {name}
      </div>
      {columns.map((template, column) => {
        const key = toCellKey(thing, template);
        const value = getCellValue(cells, key);
        const fault = faultOf(key, value);
        const here = column === active;
        const selected = column >= from && column <= to;
        const isChanged = cells.typed.has(key);
        return (
          <div
            key={template}
            id={`${id}-${row}-${column}`}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={selected}
            aria-invalid={fault !== null}
            aria-readonly={!mayWrite}
            title={fault ?? undefined}
            className={looks('cell', selected && 'selected', here && 'active', isChanged && 'changed', fault !== null && 'faulty')}
            onPointerDown={(event) => events.onPoint(event, { row, column })}
            onPointerEnter={(event) => event.buttons === 1 && event.pointerType === 'mouse' && events.onPoint(event, { row, column })}
            onDoubleClick={events.onOpen}
          >
            {here && editing !== null ? (
              <Writing text={editing} label={words('cell', { row: name, column: columnNames.get(template) ?? '' })} events={events} />
            ) : (
              <>
                {writeCell(value, tag)}
                {isChanged && <span className={classes['hidden']}>{words('isChanged')}</span>}
                {fault !== null && <span className={classes['hidden']}>{fault}</span>}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
});
