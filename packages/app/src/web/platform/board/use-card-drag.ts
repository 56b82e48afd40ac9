// Dragging cards by mouse, or by touch after a long press: what is dragged, where it can be dropped, and scrolling at the edges.

import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect, useRef } from 'react';

const CARD = 'board card';
const COLUMN = 'board column';

/** Makes a card draggable. */
export function useDraggableCard(element: RefObject<HTMLElement | null>, card: object, isOff: boolean): void {
  const latest = useRef(card);
  latest.current = card;
  useEffect(() => {
    if (element.current === null || isOff) return;
    return draggable({ element: element.current, getInitialData: () => ({ [CARD]: latest.current }) });
  }, [element, isOff]);
}

/** Makes the column of a state accept cards, also those that it then refuses with the reason. */
export function useColumnDrop(element: RefObject<HTMLElement | null>, state: string, onOver: (isOver: boolean) => void): void {
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    if (element.current === null) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => source.data[CARD] !== undefined,
      getData: () => ({ [COLUMN]: state }),
      onDragEnter: () => latest.current(true),
      onDragLeave: () => latest.current(false),
      onDrop: () => latest.current(false),
    });
  }, [element, state]);
}

interface Dragging<Card, State> {
  /** The card that is dragged; null once it isn't any more. */
  readonly onDrag: (card: Card | null) => void;
  readonly onDrop: (card: Card, to: State) => void;
}

/** Follows the drags on a board, whose edges scroll. */
export function useBoardDrag<Card, State>(board: RefObject<HTMLElement | null>, dragging: Dragging<Card, State>): void {
  const latest = useRef(dragging);
  latest.current = dragging;
  useEffect(() => {
    const ends = [
      monitorForElements({
        canMonitor: ({ source }) => source.data[CARD] !== undefined,
        onDragStart: ({ source }) => latest.current.onDrag(source.data[CARD] as Card),
        onDrop({ source, location }) {
          latest.current.onDrag(null);
          const to = location.current.dropTargets[0]?.data[COLUMN] as State | undefined;
          if (to !== undefined) latest.current.onDrop(source.data[CARD] as Card, to);
        },
      }),
      ...(board.current === null ? [] : [autoScrollForElements({ element: board.current })]),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [board]);
}
