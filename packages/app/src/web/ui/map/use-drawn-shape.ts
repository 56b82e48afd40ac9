// The shape that is drawn on the map: changes are said to screen readers, and can be undone.

import { useState } from 'react';
import type { Place } from '#contract/platform/places.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Shape } from './map-geometry.ts';
import { useMapText } from './use-map-text.ts';

/** How many changes can be undone. */
const MOST_STEPS = 100;

interface Drawn {
  readonly shape: Shape;
  readonly onDraw: (shape: Shape) => void;
}

const isSame = (one: Place | undefined, other: Place | undefined) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** Returns functions that change and undo, and what to say of the last change. */
export function useDrawnShape(drawn: Drawn | undefined) {
  const words = useTranslations('map');
  const { toLength, toPlaceText } = useMapText();
  const [before, setBefore] = useState<readonly Shape[]>([]);
  const [said, setSaid] = useState('');

  function describe(next: Shape): string {
    if (next.kind === 'circle') {
      const { centre, radiusM } = next;
      return [centre === null ? '' : toPlaceText(centre), radiusM === null ? '' : toLength(radiusM)].filter(Boolean).join(', ');
    }
    const old = drawn?.shape.kind === 'polygon' ? drawn.shape.points : [];
    if (old.length !== next.points.length) return words('corners', { count: next.points.length });
    const moved = next.points.find((point, index) => !isSame(point, old[index]));
    return moved === undefined ? '' : toPlaceText(moved);
  }

  function change(next: Shape): void {
    setSaid(describe(next));
    drawn?.onDraw(next);
  }

  return {
    said,
    // The steps of another kind of shape can't be undone after the kind is changed.
    canUndo: before.length > 0 && before.at(-1)?.kind === drawn?.shape.kind,
    change,
    start() {
      if (drawn === undefined) return;
      const { shape } = drawn;
      setBefore((steps) => [...steps.filter(({ kind }) => kind === shape.kind), shape].slice(-MOST_STEPS));
    },
    undo() {
      const last = before.at(-1);
      if (last === undefined || last.kind !== drawn?.shape.kind) return;
      setBefore(before.slice(0, -1));
      change(last);
    },
  };
}
