// Dragging a photo to another place, by mouse, pen or finger. While it is dragged only the order on screen changes; nothing is sent before
// it is dropped.

import { type PointerEvent, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly pointerId: number;
}

function findPlace(event: PointerEvent): number | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  return found === undefined ? null : Number(found);
}

/** How near the edge of the screen, in pixels, the page scrolls, and by how much. */
const EDGE = { near: 60, by: 16 } as const;

function scrollAtEdge({ clientY }: PointerEvent): void {
  if (clientY < EDGE.near) window.scrollBy(0, -EDGE.by);
  if (clientY > window.innerHeight - EDGE.near) window.scrollBy(0, EDGE.by);
}

/** Returns the current drag, and the handlers of the part that a photo is dragged by. */
export function usePhotoDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isOwn = (event: PointerEvent) => drag?.pointerId === event.pointerId;

  function handlers(from: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || drag !== null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from, to: from, pointerId: event.pointerId });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!isOwn(event) || drag === null) return;
        const to = findPlace(event);
        if (to !== null && to !== drag.to) setDrag({ ...drag, to });
        scrollAtEdge(event);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (!isOwn(event) || drag === null) return;
        setDrag(null);
        if (drag.to !== drag.from) onMove(drag.from, drag.to);
      },
      onPointerCancel: () => setDrag(null),
    };
  }

  return { drag, handlers, cancel: () => setDrag(null) };
}
