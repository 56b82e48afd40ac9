// What time it is for the server: what is held, due or over is decided there, and a device's clock may be hours or days off.

/** By how many milliseconds the server's clock is ahead of the device's. */
let offset = 0;
/** How long the request took whose answer `offset` was measured by: the shorter, the closer. */
let bestTrip = Number.POSITIVE_INFINITY;
const listeners = new Set<() => void>();

/** The `Date` of an answer names a whole second. */
const SECOND_MS = 1000;
/** A device's clock that is set while a page is open shows as a jump beyond what slow answers explain. */
const JUMP_MS = 60_000;

interface Exchange {
  /** The `Date` header of an answer; null where it has none. */
  readonly date: string | null;
  /** By the device's clock, when the request left and when its answer came. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Learns from an answer how far the device's clock is off. */
export function syncServerClock({ date, sentAt, receivedAt }: Exchange): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  const trip = receivedAt - sentAt;
  if (Number.isNaN(told) || trip < 0) return;
  const measured = told + SECOND_MS / 2 - (sentAt + receivedAt) / 2;
  const isJump = Math.abs(measured - offset) > JUMP_MS + trip;
  if (trip > bestTrip && !isJump) return;
  bestTrip = trip;
  offset = measured;
  for (const listener of listeners) listener();
}

/** The server's time now, in milliseconds as `Date.now()` counts them. */
export function getServerNow(): number {
  return Date.now() + offset;
}

/** Tells a listener whenever the server's clock is known better. */
export function subscribeServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
