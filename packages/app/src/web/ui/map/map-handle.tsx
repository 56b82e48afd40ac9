// A point on the map that is moved by mouse, touch and arrow keys.

import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Place } from '#contract/platform/places.ts';
import { type Point, SHEET, toSheet, type View } from './map-view.ts';
import classes from './place-map.module.css';

/** Where the arrow keys lead, in steps. */
const ARROWS: Readonly<Record<string, { readonly north: number; readonly east: number }>> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowRight: { north: 0, east: 1 },
  ArrowLeft: { north: 0, east: -1 },
};

/** With Shift, keys move points by as many steps. */
export const FAR_STEPS = 10;

/**
 * Returns the direction of an arrow key; null for other keys and shortcuts of the browser.
 * @param withShift by how many steps it leads with Shift
 */
export function readArrow(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  withShift: number,
): { north: number; east: number } | null {
  const arrow = ARROWS[key];
  if (arrow === undefined || altKey || ctrlKey || metaKey) return null;
  const steps = shiftKey ? withShift : 1;
  return { north: arrow.north * steps, east: arrow.east * steps };
}

/** Returns how a point of the sheet is placed on the map, as a style. */
export function toSpotStyle(view: View, place: Place): { insetInlineStart: string; insetBlockStart: string } {
  const { x, y } = toSheet(view, place);
  return { insetInlineStart: `${(x / SHEET.width) * 100}%`, insetBlockStart: `${(y / SHEET.height) * 100}%` };
}

/** Returns the point of the sheet under a pointer. */
export function findPoint(sheet: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return { x: ((clientX - left) / width) * SHEET.width, y: ((clientY - top) / height) * SHEET.height };
}

export interface HandleMoves {
  /** Before the first change of a drag, and before each change by a key. */
  readonly onStart: () => void;
  readonly onDrag: (point: Point) => void;
  /** In steps. */
  readonly onArrow: (by: { readonly north: number; readonly east: number }) => void;
  /** Other keys; returns whether it did something. */
  readonly onKey?: (key: string) => boolean;
}

interface MapHandleProps extends HandleMoves {
  readonly view: View;
  readonly place: Place;
  readonly name: string;
  /** The ID of the text that explains the keys. */
  readonly hintId: string;
  /** Asked once it is there: whether it gets the focus. */
  readonly takesFocus?: () => boolean;
}

export function MapHandle({ view, place, name, hintId, takesFocus, onStart, onDrag, onArrow, onKey }: MapHandleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const focus = useEffectEvent(() => {
    if (takesFocus?.()) button.current?.focus();
  });
  useEffect(() => focus(), []);
  const drag = useRef<'no' | 'held' | 'moved'>('no');
  function move(event: PointerEvent<HTMLButtonElement>): void {
    const sheet = event.currentTarget.parentElement;
    if (drag.current === 'no' || sheet === null) return;
    if (drag.current === 'held') onStart();
    drag.current = 'moved';
    onDrag(findPoint(sheet, event));
  }
  function press(event: KeyboardEvent): void {
    const arrow = readArrow(event, FAR_STEPS);
    if (arrow !== null) {
      onStart();
      onArrow(arrow);
    } else if (onKey?.(event.key) !== true) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const drop = () => {
    drag.current = 'no';
  };
  return (
    <button
      ref={button}
      type="button"
      className={`${classes['spot']} ${classes['handle']}`}
      style={toSpotStyle(view, place)}
      aria-label={name}
      aria-describedby={hintId}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = 'held';
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
    />
  );
}
