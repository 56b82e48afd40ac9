// The connection of the page to the live channel: one for each page of a signed-in user. It reconnects by itself, and follows the session.

import { io, type Socket } from 'socket.io-client';
import { ACCESS_TOKEN_EXPIRED, type ClosingReason, REALTIME_PATH } from '#contract/platform/realtime.ts';
import { getRequestLocale } from '#web/platform/messages/locale.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { checkSession, session } from '#web/platform/session/session.ts';
import { type AccessTokens, createAccessTokens } from './access-token.ts';
import { type Channel, dispatchEvent, dispatchReconnect, setRealtimeState } from './realtime.ts';

/** Delays of a reconnect in milliseconds; they double, with as much by chance, so that not all clients come back at once. */
const RECONNECT = { reconnectionDelay: 1000, reconnectionDelayMax: 30_000, randomizationFactor: 0.5 } as const;
/** How long an attempt to connect may take. */
const TIMEOUT_MS = 8000;
/** After so many failures, it begins with requests: some networks let WebSockets begin, but nothing through them. */
const FAILURES_BEFORE_POLLING = 2;
/** The longest wait, in milliseconds, before the session is checked that the server has ended: many may end at once. */
const CHECK_SPREAD_MS = 2000;
/** The wait after the server has closed the connection for too many events, or could not answer, in milliseconds. */
const PENANCE_MS = 60_000;

/** What the connection needs of a socket, so that tests can play one. */
export type ChannelSocket = Pick<Socket, 'on' | 'onAny' | 'connect' | 'disconnect' | 'timeout' | 'active'>;

export interface Connection {
  /** Ends it for good, at sign-out. */
  close(): void;
}

function createSocket(tokens: AccessTokens): Socket {
  return io({
    path: REALTIME_PATH,
    autoConnect: false,
    // WebSockets first: unlike long polling, they need no load balancer that keeps a client at one process.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: TIMEOUT_MS,
    ...RECONNECT,
    auth: (send) => {
      void tokens.get().then((accessToken) => {
        const { token } = persist.get();
        send({
          locale: getRequestLocale(),
          ...(token === undefined ? {} : { token }),
          ...(accessToken === undefined ? {} : { accessToken }),
        });
      });
    },
  });
}

/** Begins with long polling from now on, and upgrades if it can. */
function preferPolling(socket: Partial<Pick<Socket, 'io'>>): void {
  if (socket.io !== undefined) socket.io.opts.transports = ['polling', 'websocket'];
}

/** Connects the page. */
export function openConnection(
  given?: ChannelSocket & Partial<Pick<Socket, 'io'>>,
  tokens: AccessTokens = createAccessTokens(),
): Connection {
  const socket = given ?? createSocket(tokens);
  let wasOnline = false;
  let isTokenRefused = false;
  let failures = 0;
  let closing: ClosingReason | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaitingForReader = false;
  const ended = new AbortController();
  const channel: Channel = { send: (name, payload, timeoutMs) => socket.timeout(timeoutMs).emitWithAck(name, payload) };

  function connect(): void {
    clearTimeout(timer);
    if (ended.signal.aborted || !navigator.onLine) return;
    isWaitingForReader = false;
    setRealtimeState('connecting');
    socket.connect();
  }

  function pause(): void {
    clearTimeout(timer);
    socket.disconnect();
    setRealtimeState('offline');
  }

  function connectAfter(ms: number): void {
    setRealtimeState('offline');
    clearTimeout(timer);
    timer = setTimeout(connect, ms);
  }

  /** The server has refused or ended the session: the user is loaded again, which may sign out here too. */
  function followSession(): void {
    setRealtimeState('offline');
    clearTimeout(timer);
    timer = setTimeout(
      async () => {
        await checkSession();
        if (session.get().state === 'signedIn') connectAfter(RECONNECT.reconnectionDelay);
      },
      CHECK_SPREAD_MS * (0.25 + 0.75 * Math.random()),
    );
  }

  /** The server has closed the connection: whether to come back depends on why. */
  function followClosing(): void {
    if (closing === 'sessionEnded') followSession();
    else if (closing === 'tooManyConnections') {
      isWaitingForReader = true;
      setRealtimeState('offline');
    } else connectAfter(closing === 'tooManyEvents' ? PENANCE_MS : RECONNECT.reconnectionDelay);
  }

  /** The server has refused the access token: the page connects with another one, and waits if that is refused too. */
  function followTokenRefusal(): void {
    tokens.reset();
    connectAfter(isTokenRefused ? PENANCE_MS : RECONNECT.reconnectionDelay);
    isTokenRefused = true;
  }

  socket.on('connect', () => {
    failures = 0;
    closing = null;
    isTokenRefused = false;
    setRealtimeState('online', channel);
    if (wasOnline) dispatchReconnect();
    wasOnline = true;
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect' || ended.signal.aborted) return;
    if (reason === 'io server disconnect') followClosing();
    else setRealtimeState('connecting');
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    if (socket.active) {
      failures += 1;
      if (failures === FAILURES_BEFORE_POLLING) preferPolling(socket);
    } else if (error.message === ACCESS_TOKEN_EXPIRED) followTokenRefusal();
    else if (error.data?.code === 'unauthenticated') followSession();
    else connectAfter(PENANCE_MS);
  });
  socket.onAny((name: string, payload: unknown) => {
    if (name === 'realtime.closing') closing = (payload as { readonly reason: ClosingReason }).reason;
    else if (name === 'realtime.resync') dispatchReconnect();
    dispatchEvent(name, payload);
  });

  const { signal } = ended;
  window.addEventListener('offline', pause, { signal });
  window.addEventListener('online', connect, { signal });
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', pause, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && connect(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (isWaitingForReader && document.visibilityState === 'visible') connect();
    },
    { signal },
  );

  connect();
  return {
    close() {
      ended.abort();
      tokens.close();
      pause();
    },
  };
}
