// Who else is on a spreadsheet and in which cell, and telling them where the user is.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlaceInSheet, SheetName } from '#contract/lists/sheet-presence.ts';
import type { OtherPerson } from '#web/ui/grid/grid-row.tsx';
import type { LineKey } from '#web/ui/grid/grid-state.model.ts';
import { sendEvent, useRealtimeEvent, useRealtimeState, useReconnect } from './realtime.ts';

/** Moving on quickly with the arrow keys tells others only where it ends. */
const SETTLE_MS = 150;
const HUES = 4;

interface Present extends PlaceInSheet {
  readonly name: string;
}

const NOWHERE: PlaceInSheet = { row: null, column: null };

function toInitials(name: string): string {
  const parts = name.split(/\s+/).filter((part) => part !== '');
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}

/** Returns who is in which row, in the order in which they came. */
function toOthers(present: ReadonlyMap<string, Present>): ReadonlyMap<LineKey, readonly OtherPerson[]> {
  const byRow = new Map<LineKey, OtherPerson[]>();
  for (const [index, [id, { name, row, column }]] of [...present].entries()) {
    if (row === null || column === null) continue;
    const person = { id, column, name, initials: toInitials(name), hue: index % HUES };
    byRow.set(row, [...(byRow.get(row) ?? []), person]);
  }
  return byRow;
}

export function useSheetPresence(sheet: SheetName) {
  const [present, setPresent] = useState<ReadonlyMap<string, Present>>(new Map());
  const state = useRealtimeState();
  const place = useRef(NOWHERE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback((isNew: boolean) => void sendEvent('sheet.at', { sheet, ...place.current, isNew }), [sheet]);
  useRealtimeEvent('sheet.present', ({ sheet: other, connectionId, name, row, column, isNew }) => {
    if (other !== sheet) return;
    setPresent((before) => new Map([...before, [connectionId, { name, row, column }]]));
    if (isNew) tell(false);
  });
  useRealtimeEvent('sheet.asked', ({ sheet: other }) => {
    if (other === sheet) tell(false);
  });
  useRealtimeEvent('sheet.left', ({ sheet: other, connectionId }) => {
    if (other === sheet) setPresent((before) => new Map([...before].filter(([id]) => id !== connectionId)));
  });
  useReconnect(() => {
    setPresent(new Map());
    tell(true);
  });
  useEffect(() => {
    if (state !== 'online') return;
    tell(true);
    return () => void sendEvent('sheet.leave', { sheet });
  }, [state, sheet, tell]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onCell = useCallback(
    (row: string | null, column: string | null) => {
      place.current = { row, column };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell(false), SETTLE_MS);
    },
    [tell],
  );
  const others = useMemo(() => toOthers(present), [present]);
  const names = useMemo(() => [...new Set([...present.values()].map(({ name }) => name))], [present]);
  return { others, names, onCell };
}
