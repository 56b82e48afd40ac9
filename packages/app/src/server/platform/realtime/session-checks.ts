// Closes connections whose session has ended or has changed: at once when it is published, and in any case at its end or within a minute.

import type { App } from '#server/platform/app.ts';
import { getSessionEnd, recheckVisitor, type Visitor } from '#server/platform/http/authenticate.ts';
import { listSessionMatches, type SessionMatch } from '#server/platform/sessions/sessions.ts';
import type { EventOf } from './events.ts';
import { closeSocket, type RealtimeIo, type RealtimeSocket, type SocketData } from './sockets.ts';

/** The interval of the checks of all connections. */
const CHECK_MS = 60_000;
/** The shortest interval, for sessions that end sooner. */
const MIN_CHECK_MS = 500;
/** How many sessions one query reads. */
const BATCH = 500;

/** Whether a connection still has the user, the roles and the rights with which it was made. */
function isUnchanged({ caller, switches }: SocketData, now: Visitor): boolean {
  if (now.caller === null) return false;
  const toKey = (one: Pick<Visitor, 'switches'> & { caller: SocketData['caller'] }) =>
    JSON.stringify([
      one.caller.id,
      one.caller.viewerId,
      [...one.caller.roles].sort(),
      one.switches.map((change) => JSON.stringify(change)).sort(),
    ]);
  return toKey({ caller, switches }) === toKey({ caller: now.caller, switches: now.switches });
}

function isConcerned({ session, caller }: SocketData, { sessionIds = [], userIds = [], all }: EventOf<'sessions.changed'>): boolean {
  if (all === true || sessionIds.includes(session.id) || userIds.includes(caller.id)) return true;
  return caller.viewerId !== null && userIds.includes(caller.viewerId);
}

export class SessionChecks {
  readonly #app: App;
  readonly #io: RealtimeIo;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** When the next check is, in milliseconds of the process. */
  #nextAt = Infinity;
  /** How many changes have been published: a connection made meanwhile is checked again. */
  changes = 0;

  constructor(app: App, io: RealtimeIo) {
    this.#app = app;
    this.#io = io;
  }

  #sockets(): RealtimeSocket[] {
    return [...this.#io.sockets.sockets.values()];
  }

  /** Checks the connections that a published change concerns. */
  async handleChange(event: EventOf<'sessions.changed'>): Promise<void> {
    this.changes += 1;
    await this.check(this.#sockets().filter(({ data }) => isConcerned(data, event)));
  }

  /** Reads the sessions of connections, and closes those connections whose session is no longer the same. */
  async check(sockets: readonly RealtimeSocket[]): Promise<void> {
    const ids = [...new Set(sockets.map(({ data }) => data.session.id))];
    const rows = new Map<string, SessionMatch>();
    for (let from = 0; from < ids.length; from += BATCH) {
      for (const row of await listSessionMatches(this.#app.db, ids.slice(from, from + BATCH))) rows.set(row.session.id, row);
    }
    const now = this.#app.clock.now();
    for (const socket of sockets) {
      const { session, demo } = socket.data;
      const visitor = recheckVisitor(rows.get(session.id), { now, demo });
      if (visitor === null || !isUnchanged(socket.data, visitor)) closeSocket(socket, 'sessionEnded');
      else socket.data.session = visitor.session ?? session;
    }
  }

  async #checkAll(): Promise<void> {
    try {
      await this.check(this.#sockets());
    } catch (error) {
      this.#app.log.warn({ error }, 'sessions of live connections could not be checked');
    }
  }

  /** Starts the regular checks; the next one is when the first session ends. */
  start(): void {
    if (this.#isStopped) return;
    const now = this.#app.clock.now().getTime();
    const nextEnd = this.#sockets().reduce((soonest, { data }) => Math.min(soonest, getSessionEnd(data.session).getTime()), Infinity);
    const wait = Math.min(CHECK_MS, Math.max(MIN_CHECK_MS, nextEnd - now));
    this.#nextAt = performance.now() + wait;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#checkAll().then(() => this.start()), wait).unref();
  }

  /** Has a new connection checked when its session ends, if that is before the next check. */
  include({ data }: RealtimeSocket): void {
    const left = getSessionEnd(data.session).getTime() - this.#app.clock.now().getTime();
    if (performance.now() + left < this.#nextAt) this.start();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}
