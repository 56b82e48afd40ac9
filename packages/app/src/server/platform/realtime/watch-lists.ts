// Watched lists: connections name the lists that they show, and are told when others change them; agents, when their own rows change.

import * as z from 'zod';
import { type AgentsRow, findAgentsRow, LIST_NAMES, type ListName, WATCHED_LISTS } from '#contract/platform/watched-lists.ts';
import { isAgentsGrant } from '#server/access/grant.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ChangedSubject, EventOf } from './events.ts';
import { defineClientEvent, type LiveSockets, type RealtimeFeature, type SocketCall } from './feature.ts';

/** The shortest time between two announcements of a list to the same people, in milliseconds. */
const INTERVAL_MS = 1000;

/** How long changes are collected before the agents of all of them are looked up at once. */
const COLLECT_MS = 100;

/** Returns who looks after rows of a kind that show something of these subjects. */
export type FindRowAgents = (db: Queryable, row: AgentsRow, subjects: readonly ChangedSubject[]) => Promise<ReadonlySet<number>>;

const toListRoom = (name: ListName) => `list:${name}`;
/** Those who watch their own rows of a list. */
const toAgentsRoom = (name: ListName) => `list:${name}:agents`;
const toAgentRoom = (name: ListName, userId: number) => `list:${name}:agent:${userId}`;

/** Returns the rooms of those who hear what the caller may hear of a list; none if they may hear nothing. */
function listRooms({ granted, caller }: Pick<SocketCall, 'granted' | 'caller'>, name: ListName): string[] {
  const grant = granted(WATCHED_LISTS[name].access);
  if (grant?.all === true) return [toListRoom(name)];
  if (findAgentsRow(name) === null || !isAgentsGrant(grant)) return [];
  return [toAgentsRoom(name), toAgentRoom(name, caller.id)];
}

interface Announcement {
  readonly at: number;
  readonly waiting: NodeJS.Timeout | null;
}

/** What a process has to tell its connections, and has told them. */
class Announcer {
  readonly #live: LiveSockets;
  readonly #findAgents: FindRowAgents;
  /** By room: when it was last told, and the announcement that waits. */
  readonly #announced = new Map<string, Announcement>();
  #collected: EventOf<'lists.changed'>[] = [];

  constructor(live: LiveSockets, findAgents: FindRowAgents) {
    this.#live = live;
    this.#findAgents = findAgents;
  }

  /** Tells a room of a list, at most once in a while. */
  #announce(room: string, name: ListName): void {
    const last = this.#announced.get(room);
    if (last !== undefined && last.waiting !== null) return;
    const now = performance.now();
    const send = () => {
      this.#announced.set(room, { at: performance.now(), waiting: null });
      this.#live.emitTo(room, 'lists.changed', { name });
    };
    const wait = last === undefined ? 0 : last.at + INTERVAL_MS - now;
    if (wait <= 0) send();
    else this.#announced.set(room, { at: last?.at ?? now, waiting: setTimeout(send, wait).unref() });
  }

  #isWatched(room: string): boolean {
    for (const _ of this.#live.inRoom(room)) return true;
    return false;
  }

  /** Tells the agents whose rows the collected changes concern. */
  async #tellAgents(): Promise<void> {
    const events = this.#collected;
    this.#collected = [];
    const watched = LIST_NAMES.filter((name) => events.some(({ names }) => names.includes(name)) && this.#isWatched(toAgentsRoom(name)));
    for (const name of watched) {
      const row = findAgentsRow(name);
      if (row === null) continue;
      const those = events.filter(({ names }) => names.includes(name));
      const agents = await this.#findAgents(
        this.#live.app.db,
        row,
        those.map(({ subject }) => subject),
      );
      const former = those.flatMap(({ subject, formerAgentId }) => (subject.type === row ? (formerAgentId ?? []) : []));
      for (const id of new Set([...agents, ...former])) {
        const room = toAgentRoom(name, id);
        if (this.#isWatched(room)) this.#announce(room, name);
      }
    }
  }

  handle(event: EventOf<'lists.changed'>): void {
    for (const name of event.names) this.#announce(toListRoom(name), name);
    if (!event.names.some((name) => this.#isWatched(toAgentsRoom(name)))) return;
    this.#collected.push(event);
    if (this.#collected.length > 1) return;
    const { log } = this.#live.app;
    setTimeout(
      () => void this.#tellAgents().catch((error: unknown) => log.error({ err: error }, 'agents could not be told of changes')),
      COLLECT_MS,
    ).unref();
  }
}

/** @param findAgents whose rows a change concerns: features know it */
export function createListWatch(findAgents: FindRowAgents): RealtimeFeature {
  const announcers = new WeakMap<LiveSockets, Announcer>();
  return {
    events: {
      'lists.watch': defineClientEvent({
        whileViewing: true,
        payload: z.object({ names: z.array(z.enum(LIST_NAMES)).max(LIST_NAMES.length) }),
        async handle(call, { names }) {
          const allowed = [...new Set(names)].filter((name) => listRooms(call, name).length > 0);
          const wanted = new Set(allowed.flatMap((name) => listRooms(call, name)));
          for (const room of LIST_NAMES.flatMap((name) => listRooms(call, name))) {
            if (call.rooms.has(room) && !wanted.has(room)) await call.leave(room);
          }
          for (const room of wanted) await call.join(room);
          return { names: allowed };
        },
      }),
    },
    relays: {
      'lists.changed': async (live, event) => {
        const announcer = announcers.get(live) ?? new Announcer(live, findAgents);
        announcers.set(live, announcer);
        announcer.handle(event);
      },
    },
  };
}
