// Dragging over the days of a grid by mouse, pen or finger. Fingers drag sideways: up and down still scrolls the page.

import { type PointerEvent, useRef } from 'react';

export interface DragHandlers {
  /** The pointer is over another day, with the button down. */
  readonly onOver: (from: string, to: string) => void;
  readonly onEnd: (from: string, to: string) => void;
  readonly onCancel: () => void;
}

interface Drag {
  readonly from: string;
  to: string;
}

function findDay(element: Element | null): string | null {
  const day = element?.closest<HTMLElement>('[data-day]');
  return day?.dataset['off'] === undefined ? (day?.dataset['day'] ?? null) : null;
}

/** Returns the handlers of a grid; none without `drag`. */
export function useDrag(drag: DragHandlers | undefined) {
  const current = useRef<Drag | null>(null);
  /** The click that ends a drag chooses no day. */
  const wasDragged = useRef(false);
  if (drag === undefined) return {};

  function end(): void {
    const { from, to } = current.current ?? { from: '', to: '' };
    current.current = null;
    if (from === to) return;
    wasDragged.current = true;
    setTimeout(() => {
      wasDragged.current = false;
    });
    drag?.onEnd(from, to);
  }

  return {
    onPointerDown(event: PointerEvent) {
      const day = event.button === 0 ? findDay(event.target as Element) : null;
      current.current = day === null ? null : { from: day, to: day };
    },
    onPointerMove(event: PointerEvent) {
      if (current.current === null) return;
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        current.current = null;
        drag.onCancel();
        return;
      }
      // A finger stays with the day that it touched first, so the day under it is looked up.
      const day = findDay(document.elementFromPoint(event.clientX, event.clientY));
      if (day === null || day === current.current.to) return;
      current.current.to = day;
      drag.onOver(current.current.from, day);
    },
    onPointerUp: end,
    onPointerCancel() {
      current.current = null;
      drag.onCancel();
    },
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!wasDragged.current) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
