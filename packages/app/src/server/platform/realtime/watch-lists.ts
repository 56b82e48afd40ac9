// Watched lists: connections name the lists that they show, and are told when others change them.

import * as z from 'zod';
import { LIST_NAMES, type ListName, WATCHED_LISTS } from '#contract/platform/watched-lists.ts';
import { defineClientEvent, type LiveSockets, type RealtimeFeature } from './feature.ts';

/** The shortest time between two announcements of a list, in milliseconds. */
const INTERVAL_MS = 1000;

const toListRoom = (name: ListName) => `list:${name}`;

/** When each list was last announced, and the announcement that waits, by the connections of each process. */
const announced = new WeakMap<LiveSockets, Map<ListName, { at: number; waiting: NodeJS.Timeout | null }>>();

function announce(live: LiveSockets, name: ListName): void {
  const known = announced.get(live) ?? new Map<ListName, { at: number; waiting: NodeJS.Timeout | null }>();
  announced.set(live, known);
  const last = known.get(name);
  if (last !== undefined && last.waiting !== null) return;
  const now = performance.now();
  const send = () => {
    known.set(name, { at: performance.now(), waiting: null });
    live.emitTo(toListRoom(name), 'lists.changed', { name });
  };
  const wait = last === undefined ? 0 : last.at + INTERVAL_MS - now;
  if (wait <= 0) send();
  else known.set(name, { at: last?.at ?? now, waiting: setTimeout(send, wait).unref() });
}

export const listWatch: RealtimeFeature = {
  events: {
    'lists.watch': defineClientEvent({
      whileViewing: true,
      payload: z.object({ names: z.array(z.enum(LIST_NAMES)).max(LIST_NAMES.length) }),
      async handle({ granted, rooms, join, leave }, { names }) {
        const allowed = [...new Set(names)].filter((name) => granted(WATCHED_LISTS[name].access)?.all === true);
        const wanted = new Set(allowed.map(toListRoom));
        for (const name of LIST_NAMES) {
          const room = toListRoom(name);
          if (rooms.has(room) && !wanted.has(room)) await leave(room);
        }
        for (const room of wanted) await join(room);
        return { names: allowed };
      },
    }),
  },
  relays: {
    'lists.changed': async (live, { names }) => {
      for (const name of names) announce(live, name);
    },
  },
};
