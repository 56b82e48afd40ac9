// The drawing of the map: the outline of the countries, and shapes; it is dragged, and zoomed by the wheel with Ctrl.

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Place } from '#contract/platform/places.ts';
import { listRing, type Shape } from './map-geometry.ts';
import { findPoint } from './map-handle.tsx';
import { fromSheet, measureSheet, type Point, panView, roundDown, SHEET, toSheetLine, type View, zoomView } from './map-view.ts';
import classes from './place-map.module.css';
import { useMapText } from './use-map-text.ts';

export interface ShownShape {
  readonly key: string;
  readonly shape: Shape;
  /** For screen readers, and beside the mouse. */
  readonly name?: string;
  /** Beside what matters more. */
  readonly isFaint?: boolean;
}

/** A pointer that moves less, in units of the sheet, clicks. */
const CLICK_RANGE = 5;

type Outline = typeof import('./outline-path.ts');
let loaded: Outline | null = null;

/** Returns the outline of the countries once it is loaded; without it the map is empty, but works. */
function useOutline(): Outline | null {
  const [outline, setOutline] = useState(loaded);
  useEffect(() => {
    if (outline !== null) return;
    import('./outline-path.ts').then(
      (module) => {
        loaded = module;
        setOutline(module);
      },
      () => undefined,
    );
  }, [outline]);
  return outline;
}

function toPath(view: View, shape: Shape): string {
  const points = toSheetLine(view, listRing(shape));
  if (points.length === 0) return '';
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

interface MapSheetProps {
  readonly view: View;
  /** Tiles below it show the land. */
  readonly hasTiles: boolean;
  readonly shapes: readonly ShownShape[];
  readonly onView: (view: View) => void;
  readonly onTap: (place: Place) => void;
}

/** The wheel zooms with Ctrl, as touch pads send it when two fingers are spread; without, it scrolls the page. */
function useWheel({ view, onView }: Pick<MapSheetProps, 'view' | 'onView'>) {
  const sheet = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const element = sheet.current;
    function turn(event: WheelEvent): void {
      if (element === null || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onView(zoomView(view, -Math.sign(event.deltaY) / 4, findPoint(element, event)));
    }
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [view, onView]);
  return sheet;
}

export function MapSheet({ view, hasTiles, shapes, onView, onTap }: MapSheetProps) {
  const outline = useOutline();
  const sheet = useWheel({ view, onView });
  const drag = useRef<{ readonly from: Point; readonly view: View; isMoved: boolean } | null>(null);
  const names = shapes.flatMap(({ name }) => name ?? []);
  function press(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: findPoint(event.currentTarget, event), view, isMoved: false };
  }
  function move(event: PointerEvent<SVGSVGElement>): void {
    const held = drag.current;
    if (held === null) return;
    const { x, y } = findPoint(event.currentTarget, event);
    const by = { x: held.from.x - x, y: held.from.y - y };
    held.isMoved ||= Math.hypot(by.x, by.y) > CLICK_RANGE;
    if (held.isMoved) onView(panView(held.view, by));
  }
  function drop(event: PointerEvent<SVGSVGElement>): void {
    const held = drag.current;
    drag.current = null;
    if (held !== null && !held.isMoved) onTap(fromSheet(view, findPoint(event.currentTarget, event)));
  }
  return (
    <svg
      ref={sheet}
      role="img"
      aria-hidden={names.length === 0}
      aria-label={names.join(', ')}
      className={classes['sheet']}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        drag.current = null;
      }}
    >
      {outline !== null && !hasTiles && (
        <path d={outline.OUTLINE_PATH} transform={outline.findOutlineTransform(view)} className={classes['land']} />
      )}
      {shapes.map(({ key, shape, name, isFaint = false }) => (
        <path key={key} d={toPath(view, shape)} className={`${classes['shape']} ${isFaint ? classes['faint'] : ''}`}>
          {name !== undefined && <title>{name}</title>}
        </path>
      ))}
    </svg>
  );
}

/** A bar as long as a round number of metres or kilometres. */
export function ScaleBar({ view }: { readonly view: View }) {
  const { toLength } = useMapText();
  const width = measureSheet(view);
  const metres = roundDown(width / 4);
  return (
    <div className={classes['scale']} style={{ inlineSize: `${(metres / width) * 100}%` }} aria-hidden>
      {toLength(metres)}
    </div>
  );
}
