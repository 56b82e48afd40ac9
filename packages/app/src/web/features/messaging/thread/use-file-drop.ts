// Files that are dragged over a thread and dropped on it.

import { type DragEvent, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

interface FileDrop {
  /** Whether files are dragged over it. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

export function useFileDrop(isAccepting: boolean, onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  /** Entering a child comes before leaving its parent. */
  const depth = useRef(0);

  function move(event: DragEvent, step: 1 | -1): void {
    if (!isAccepting || !hasFiles(event)) return;
    event.preventDefault();
    depth.current += step;
    setOver(depth.current > 0);
  }

  return {
    isOver,
    handlers: {
      onDragEnter: (event) => move(event, 1),
      onDragLeave: (event) => move(event, -1),
      onDragOver(event) {
        if (isAccepting && hasFiles(event)) event.preventDefault();
      },
      onDrop(event) {
        depth.current = 0;
        setOver(false);
        if (!isAccepting || !hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
