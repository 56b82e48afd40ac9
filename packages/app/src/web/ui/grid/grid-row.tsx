// One row of a grid, rendered only if it has changed, because there are many.

// biome-ignore-all lint/a11y/useSemanticElements: only visible rows of the large grid are rendered, at absolute positions.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and refers to the active cell.

import { type CSSProperties, memo, type PointerEvent, type ReactNode } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CellEditor, type EditorEvents } from './cell-editor.tsx';
import { showCell } from './cell-text.ts';
import classes from './grid.module.css';
import type { GridLayout, PlacedColumn } from './grid-layout.model.ts';
import { type Grid, getCellValue, type LineKey, toCellKey } from './grid-state.model.ts';
import { useCellFault } from './use-cell-fault.ts';

export interface RowEvents extends EditorEvents {
  onPoint(event: PointerEvent, at: { row: number; column: number }): void;
  onOpen(): void;
}

/** Someone else whose active cell is in the row. */
export interface OtherPerson {
  readonly id: string;
  readonly column: LineKey;
  readonly name: string;
  readonly initials: string;
  /** From 0, for the colour of the frame. */
  readonly hue: number;
}

interface GridRowProps {
  readonly id: string;
  readonly row: number;
  readonly rowKey: LineKey;
  readonly name: string;
  /** What the head of the row shows; its name by default. */
  readonly head: ReactNode;
  readonly layout: GridLayout;
  readonly values: Pick<Grid, 'typed' | 'sending' | 'saved' | 'marks'>;
  readonly isLocked: Grid['isLocked'];
  /** The selected columns of the row; none if `from` is after `to`. */
  readonly from: number;
  readonly to: number;
  /** The column of the focused cell if it is in this row, otherwise -1. */
  readonly active: number;
  readonly editing: string | null;
  readonly others: readonly OtherPerson[];
  readonly top: number;
  readonly tag: string;
  readonly mayWrite: boolean;
  readonly events: RowEvents;
}

function looks(...names: readonly (string | false)[]): string {
  return names.flatMap((name) => (name === false ? [] : [classes[name] ?? ''])).join(' ');
}

function Cell({ placed: { index, column, stuckAt, before }, ...props }: { readonly placed: PlacedColumn } & GridRowProps) {
  const { id, row, rowKey, name, values, isLocked, from, to, active, editing, others, tag, mayWrite, events } = props;
  const words = useTranslations('grid');
  const faultOf = useCellFault();
  const key = toCellKey(rowKey, column.key);
  const value = getCellValue(values, key);
  const mark = values.marks.get(key);
  const fault = mark?.message ?? faultOf(value, column.facts);
  const here = index === active;
  const isReadOnly = !mayWrite || isLocked?.(rowKey, column.key) === true;
  const isFaulty = fault !== null && !isReadOnly;
  const isSending = values.sending.has(key);
  const isChanged = values.typed.has(key);
  const people = others.filter((other) => other.column === column.key);
  const look = looks(
    'cell',
    stuckAt !== null && 'stuck',
    column.align === 'end' && 'end',
    index >= from && index <= to && 'selected',
    here && 'active',
    isReadOnly && mayWrite && 'locked',
    (isChanged || isSending) && 'changed',
    isFaulty && 'faulty',
    mark?.kind === 'conflict' && 'conflict',
    people.length > 0 && 'other',
  );
  const style: CSSProperties = {
    width: column.width,
    ...(stuckAt === null ? {} : { insetInlineStart: stuckAt }),
    ...(before === 0 ? {} : { marginInlineStart: before }),
  };
  return (
    <div
      id={`${id}-${row}-${index}`}
      role="gridcell"
      aria-colindex={index + 2}
      aria-selected={index >= from && index <= to}
      aria-invalid={isFaulty}
      aria-readonly={isReadOnly}
      title={isFaulty ? fault : undefined}
      className={look}
      style={style}
      data-hue={people[0]?.hue}
      onPointerDown={(event) => events.onPoint(event, { row, column: index })}
      onPointerEnter={(event) => event.buttons === 1 && event.pointerType === 'mouse' && events.onPoint(event, { row, column: index })}
      onDoubleClick={events.onOpen}
    >
      {here && editing !== null ? (
        <CellEditor text={editing} label={words('cell', { row: name, column: column.heading })} facts={column.facts} events={events} />
      ) : (
        <>
          {showCell(value, column.facts, tag)}
          {isChanged && <span className={classes['hidden']}>{words('isChanged')}</span>}
          {isSending && <span className={classes['hidden']}>{words('isSending')}</span>}
          {isFaulty && <span className={classes['hidden']}>{fault}</span>}
        </>
      )}
      {people.map((person) => (
        <span key={person.id} className={classes['person']} title={person.name}>
          <span aria-hidden>{person.initials}</span>
          <span className={classes['hidden']}>{words('isIn', { name: person.name })}</span>
        </span>
      ))}
    </div>
  );
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, name, head, layout, top } = props;
  return (
    <div role="row" aria-rowindex={row + 2} className={classes['row']} style={{ transform: `translateY(${top}px)`, width: layout.width }}>
      <div role="rowheader" aria-colindex={1} className={classes['name']} style={{ width: layout.headWidth }} title={name}>
        {head}
      </div>
      {layout.placed.map((placed) => (
        <Cell key={placed.column.key} placed={placed} {...props} />
      ))}
    </div>
  );
});
