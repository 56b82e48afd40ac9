// The rows of a thread, of which only those near the window are in the page. It stays at the newest message while the reader is there, and
// at what they read while older messages are added above.

import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './message-list.module.css';
import type { ThreadRow } from './thread-rows.model.ts';
import { includeIndex, useRowFocus } from './use-row-focus.ts';

export interface MessageListHandle {
  toEnd(): void;
  /** Shows a row and focuses it. */
  toRow(key: string): void;
}

interface MessageListProps {
  readonly rows: readonly ThreadRow[];
  /** The row that the reader begins with; null for the newest message. */
  readonly startKey: string | null;
  readonly label: string;
  readonly renderRow: (row: ThreadRow) => ReactNode;
  /** Called near the oldest row. */
  readonly onOlder: () => void;
  /** Called when the reader comes to the newest message, or leaves it. */
  readonly onAtEnd: (isAtEnd: boolean) => void;
  readonly handle: Ref<MessageListHandle>;
}

/** Pixels from the oldest row at which older messages are loaded, so that they are there before they are reached. */
const OLDER_ROOM = 800;
/** Pixels from the end that still count as the end. */
const END_ROOM = 48;
/** Pixels of a row before it is measured. */
const ROW_HEIGHT = { day: 48, new: 48, message: 76, pending: 76 } as const satisfies Record<ThreadRow['kind'], number>;

export function MessageList({ rows, startKey, label, renderRow, onOlder, onAtEnd, handle }: MessageListProps) {
  const words = useTranslations('messagingThread');
  const scroll = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(rows, scroll);
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => ROW_HEIGHT[rows[index]?.kind ?? 'message'],
    getItemKey,
    overscan: 8,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_ROOM,
    // The focused row stays in the page, or the focus would be lost with it.
    rangeExtractor: (range) => includeIndex(range, focus.index),
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (isPlaced.current || rows.length === 0) return;
    isPlaced.current = true;
    const start = startKey === null ? -1 : rows.findIndex(({ key }) => key === startKey);
    if (start === -1) virtual.scrollToEnd();
    else virtual.scrollToIndex(start, { align: 'start' });
  }, [rows, startKey, virtual]);

  const [isAtEnd, setAtEnd] = useState(true);
  const tellEnd = useEffectEvent(onAtEnd);
  useEffect(() => tellEnd(isAtEnd), [isAtEnd]);

  function followScroll(): void {
    const element = scroll.current;
    if (element === null || !isPlaced.current) return;
    setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight <= END_ROOM);
    if (element.scrollTop < OLDER_ROOM) onOlder();
  }
  // A short page leaves room for older messages at once; a taller list moves the end away from the reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the rows
  useEffect(followScroll, [rows]);

  useImperativeHandle(
    handle,
    () => ({
      toEnd: () => virtual.scrollToEnd(),
      toRow(key) {
        const index = rows.findIndex((row) => row.key === key);
        if (index === -1) return;
        virtual.scrollToIndex(index, { align: 'center' });
        focus.focusRow(key);
      },
    }),
    [virtual, rows, focus.focusRow],
  );

  return (
    <>
      <p id={`${focus.id}-hint`} className="visually-hidden">
        {words('keys')}
      </p>
      <div
        ref={scroll}
        className={classes['scroll']}
        role="log"
        aria-label={label}
        aria-describedby={`${focus.id}-hint`}
        // New messages are announced by themselves: in the log, older ones would be read out as they are loaded.
        aria-live="off"
        tabIndex={focus.index === null ? 0 : -1}
        onScroll={followScroll}
        onKeyDown={(event) => focus.onKeyDown(event, (index) => virtual.scrollToIndex(index))}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <div ref={virtual.containerRef} className={classes['rows']}>
          {virtual.getVirtualItems().map(({ key, index }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-row={row.key}
                className={classes['place']}
                tabIndex={focus.index === index ? 0 : -1}
              >
                {renderRow(row)}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
