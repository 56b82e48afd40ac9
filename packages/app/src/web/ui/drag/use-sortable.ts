// Sorting by drag and drop: an element is dragged by its handle, with the mouse or after a long press, and dropped before, after or into another.

import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';

export type DropEdge = 'before' | 'after' | 'inside';

/** The part of an element, at each end, where something is dropped beside it rather than into it. */
const RIM = 0.3;

interface Sortable {
  readonly element: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  /** Elements are only dropped among those of their group. */
  readonly group: string;
  readonly id: string;
  /** Whether one can be dropped into this element; never by default. */
  readonly takes?: (dragged: string) => boolean;
  readonly onDrop: (dragged: string, edge: DropEdge) => void;
}

/** Returns on which side of an element a pointer is. */
export function findEdge({ top, height }: Pick<DOMRect, 'top' | 'height'>, y: number, canTake: boolean): DropEdge {
  const share = height === 0 ? 0 : (y - top) / height;
  if (canTake && share > RIM && share < 1 - RIM) return 'inside';
  return share < 0.5 ? 'before' : 'after';
}

/** Makes an element sortable; returns where what is being dragged over it would be dropped, and whether it is dragged itself. */
export function useSortable(sortable: Sortable): { readonly edge: DropEdge | null; readonly isDragged: boolean } {
  const latest = useRef(sortable);
  latest.current = sortable;
  const [edge, setEdge] = useState<DropEdge | null>(null);
  const [isDragged, setDragged] = useState(false);
  const { element, handle, group, id } = sortable;
  useEffect(() => {
    const [own, grip] = [element.current, handle.current];
    if (own === null || grip === null) return;
    const draggedOf = (data: Readonly<Record<string | symbol, unknown>>) => (typeof data[group] === 'string' ? data[group] : null);
    const edgeAt = (y: number, dragged: string) => findEdge(own.getBoundingClientRect(), y, latest.current.takes?.(dragged) ?? false);
    const ends = [
      draggable({
        ...{ element: own, dragHandle: grip, getInitialData: () => ({ [group]: id }) },
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: own,
        canDrop({ source }) {
          const dragged = draggedOf(source.data);
          // Nothing is dropped into itself.
          return dragged !== null && dragged !== id && !source.element.contains(own);
        },
        onDrag({ source, location, self }) {
          const isInnermost = location.current.dropTargets[0]?.element === self.element;
          setEdge(isInnermost ? edgeAt(location.current.input.clientY, draggedOf(source.data) ?? '') : null);
        },
        onDragLeave: () => setEdge(null),
        onDrop({ source, location, self }) {
          setEdge(null);
          const dragged = draggedOf(source.data);
          if (dragged === null || location.current.dropTargets[0]?.element !== self.element) return;
          latest.current.onDrop(dragged, edgeAt(location.current.input.clientY, dragged));
        },
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [element, handle, group, id]);
  return { edge, isDragged };
}
