// Sends signals to the other devices of a call: in order for each device, candidates together, and never more events than the channel takes.

import type { CallSignal } from '#contract/messaging/call.events.ts';

type Candidate = NonNullable<CallSignal['candidates']>[number];

/** What became of a signal: `retry` if it may arrive later, `lost` if it never can. */
export type SignalOutcome = 'sent' | 'retry' | 'lost';

export interface SignalSender {
  add(to: string, signal: CallSignal): void;
  /** Forgets what was to be sent to a device. */
  drop(to: string): void;
  /** Forgets everything. */
  clear(): void;
}

interface SignalSenderOptions {
  readonly send: (to: string, signal: CallSignal) => Promise<SignalOutcome>;
  /** Tests pass their own. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** The time between two signals in milliseconds: the channel takes 20 events a second, and others are sent as well. */
export const SIGNAL_GAP_MS = 80;
/** The time after a signal that could not be sent. */
export const SIGNAL_RETRY_MS = 1000;
const MAX_RETRIES = 10;
/** As many as a signal may hold. */
const MAX_CANDIDATES = 40;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Adds a signal to those that wait, if possible to the last one of them. */
function appendSignal(waiting: readonly CallSignal[], { description, candidates = [] }: CallSignal): CallSignal[] {
  const last = waiting.at(-1);
  if (description !== undefined || last === undefined) return [...waiting, { ...(description && { description }), candidates }];
  const known: readonly Candidate[] = last.candidates ?? [];
  if (known.length + candidates.length > MAX_CANDIDATES) return [...waiting, { candidates }];
  return [...waiting.slice(0, -1), { ...last, candidates: [...known, ...candidates] }];
}

export function createSignalSender({ send, wait = pause }: SignalSenderOptions): SignalSender {
  const queues = new Map<string, CallSignal[]>();
  let isSending = false;

  /** Sends the first signal of a device; it is out of the queue meanwhile, so that nothing is added to it. */
  async function sendFirst(to: string): Promise<void> {
    const [first, ...rest] = queues.get(to) ?? [];
    if (first === undefined) return;
    queues.set(to, rest);
    for (let attempt = 0; attempt <= MAX_RETRIES; attempt += 1) {
      if ((await send(to, first)) !== 'retry') return;
      await wait(SIGNAL_RETRY_MS);
      if (!queues.has(to)) return;
    }
  }

  async function run(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // Candidates are found within the next moments.
    await wait(SIGNAL_GAP_MS);
    for (let next = queues.keys().next(); next.done !== true; next = queues.keys().next()) {
      const to = next.value;
      await sendFirst(to);
      const rest = queues.get(to);
      // The next device has its turn.
      queues.delete(to);
      if (rest !== undefined && rest.length > 0) queues.set(to, rest);
      await wait(SIGNAL_GAP_MS);
    }
    isSending = false;
  }

  return {
    add(to, signal) {
      queues.set(to, appendSignal(queues.get(to) ?? [], signal));
      void run();
    },
    drop: (to) => void queues.delete(to),
    clear: () => queues.clear(),
  };
}
