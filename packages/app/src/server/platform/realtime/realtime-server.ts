// The server of the live channel: takes the connections of signed-in users, and connects them with the features.

import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { REALTIME_PATH } from '#contract/platform/realtime.ts';
import type { App } from '#server/platform/app.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { isOfOwnOrigin } from '#server/platform/http/protection/origin.ts';
import { createSecurityHeaders } from '#server/platform/http/protection/security-headers.ts';
import type { RealtimeMetrics } from '#server/platform/metrics.ts';
import { prepareVisitorQuery } from '#server/platform/sessions/sessions.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { AccessTokenExpired, authenticateSocket, getSocketLocale } from './authenticate-socket.ts';
import type { Broadcasts } from './broadcast-types.ts';
import { openBroadcasts } from './broadcasts.ts';
import { startEventFeed } from './event-feed.ts';
import type { ClientEvent, RealtimeFeature } from './feature.ts';
import { handleEvents } from './handle-event.ts';
import { SessionChecks } from './session-checks.ts';
import {
  closeSocket,
  createLiveSockets,
  createSocketCall,
  type RealtimeIo,
  type RealtimeSocket,
  toRoleRoom,
  toUserRoom,
} from './sockets.ts';

/** A larger packet closes the connection. */
const MAX_PACKET_BYTES = 64 * 1024;
/** How many connections an account may have to one process: tabs and devices. */
const MAX_SOCKETS_OF_USER = 20;
/** A connection that doesn't sign in within this time is closed. */
const SIGN_IN_MS = 10_000;
/** How long clients have to receive why the server stops. */
const FAREWELL_MS = 100;

interface ServerParts {
  readonly app: App;
  readonly features: readonly RealtimeFeature[];
  readonly metrics?: RealtimeMetrics;
}

function collectEvents(features: readonly RealtimeFeature[]): Map<string, ClientEvent> {
  const events = new Map<string, ClientEvent>();
  for (const [name, event] of features.flatMap((feature) => Object.entries(feature.events ?? {}))) {
    if (events.has(name)) throw new TypeError(`Two features handle the event ${name}.`);
    events.set(name, event);
  }
  return events;
}

function createIo({ config }: App, { adapter }: Broadcasts): RealtimeIo {
  return new Server({
    path: REALTIME_PATH,
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: SIGN_IN_MS,
    ...(adapter === undefined ? {} : { adapter }),
    allowRequest: (request, decide) => decide(null, isOfOwnOrigin(request, config.PUBLIC_URL)),
  });
}

/** Returns what the client of a refused connection is told. */
function toRefusal(error: unknown, socket: Parameters<typeof getSocketLocale>[0]): { status: number; code: string; message: string } {
  if (error instanceof AccessTokenExpired) return { status: 401, code: 'accessTokenExpired', message: error.message };
  const { status, body } = toErrorAnswer(error, getTranslator(getSocketLocale(socket)));
  return { status, code: body.code, message: body.message };
}

export class RealtimeServer {
  readonly #parts: ServerParts;
  readonly #io: RealtimeIo;
  readonly #checks: SessionChecks;
  readonly #broadcasts: Broadcasts;
  #stopFeed: () => Promise<void> = async () => {};

  private constructor(parts: ServerParts, broadcasts: Broadcasts) {
    this.#parts = parts;
    this.#broadcasts = broadcasts;
    this.#io = createIo(parts.app, broadcasts);
    this.#checks = new SessionChecks(parts.app, this.#io);
  }

  /** Creates the server and begins to receive published events; connections are taken once it is attached. */
  static async start(parts: ServerParts): Promise<RealtimeServer> {
    const server = new RealtimeServer(parts, await openBroadcasts(parts.app));
    await server.#open();
    return server;
  }

  async #open(): Promise<void> {
    const { app, features, metrics } = this.#parts;
    const io = this.#io;
    const own: RealtimeFeature = { relays: { 'sessions.changed': (_, event) => this.#checks.handleChange(event) } };
    this.#stopFeed = await startEventFeed({
      app,
      live: createLiveSockets(io, app),
      features: [own, ...features],
      onGap: () => {
        void this.#checks.check([...io.sockets.sockets.values()]).catch(() => {});
        io.local.emit('realtime.resync', {});
      },
    });
    this.#authenticate();
    const context = {
      app,
      events: collectEvents(features),
      observe: (event: string, outcome: string) => metrics?.observeEvent(event, outcome),
    };
    io.on('connection', (socket) => {
      metrics?.setSockets(io.sockets.sockets.size);
      const call = createSocketCall(socket, app);
      handleEvents(socket, call, context);
      this.#welcome(socket);
      this.#checks.include(socket);
      for (const feature of features) void this.#run(call.log, () => feature.onConnect?.(call));
      socket.on('disconnecting', () => {
        const left = { ...call, rooms: new Set(socket.rooms) };
        for (const feature of features) void this.#run(call.log, () => feature.onDisconnect?.(left));
      });
      socket.on('disconnect', (reason) => {
        metrics?.setSockets(io.sockets.sockets.size);
        app.log.debug({ socket: socket.id, user: socket.data.caller.id, reason: String(reason) }, 'a live connection ended');
      });
    });
    this.#checks.start();
  }

  async #run(log: App['log'], work: () => Promise<void> | undefined): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'a live connection could not be followed');
    }
  }

  /** Refuses connections without a session; the client gets the code and the message. */
  #authenticate(): void {
    const { app } = this.#parts;
    const query = prepareVisitorQuery(app.db);
    this.#io.use(async (socket, next) => {
      try {
        const { changes } = this.#checks;
        socket.data = await authenticateSocket(socket, { app, query });
        next();
        // A change that was published meanwhile may concern it.
        if (this.#checks.changes !== changes) await this.#checks.check([socket]);
      } catch (error) {
        const { status, code, message } = toRefusal(error, socket);
        if (status >= 500) app.log.error({ err: error }, 'a live connection could not be authenticated');
        this.#parts.metrics?.observeRefusal(code);
        next(Object.assign(new Error(message), { data: { code, message } }));
      }
    });
  }

  /** Joins the rooms of the user, and closes the oldest connection of an account that has too many. */
  #welcome(socket: RealtimeSocket): void {
    const { caller } = socket.data;
    const { adapter, sockets } = this.#io.sockets;
    const room = toUserRoom(caller.id);
    void socket.join([room, ...caller.roles.map(toRoleRoom)]);
    const [oldest] = adapter.rooms.get(room) ?? [];
    if ((adapter.rooms.get(room)?.size ?? 0) <= MAX_SOCKETS_OF_USER || oldest === undefined) return;
    const superseded = sockets.get(oldest);
    if (superseded !== undefined) closeSocket(superseded, 'tooManyConnections');
  }

  /** Takes the connections of an HTTP server that are for the channel. */
  attach(server: HttpServer): void {
    this.#io.attach(server);
    const secure = this.#parts.app.config.SECURE_COOKIES;
    this.#io.engine.use(createSecurityHeaders({ secure }));
    this.#io.engine.on('headers', (headers: Record<string, string>) => {
      headers['Cache-Control'] = 'no-store';
    });
  }

  /** Tells all clients to connect again, closes their connections, and stops listening on the HTTP server, whose requests may still finish. */
  async close(): Promise<void> {
    this.#checks.stop();
    await this.#stopFeed();
    for (const { data } of this.#io.sockets.sockets.values()) data.isClosing = true;
    this.#io.local.emit('realtime.closing', { reason: 'restarting' });
    await new Promise((then) => setTimeout(then, FAREWELL_MS));
    // It also waits for the HTTP server to close, which its owner does.
    void this.#io.close();
    await this.#broadcasts.close();
  }
}
