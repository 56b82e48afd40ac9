// Opens the live channel for signed-in users, and closes it at sign-out. Its code is loaded when the first screen is done.

import { addSessionStep } from '#web/platform/session/session-steps.ts';

/** Browsers that can't tell when they are idle wait this long, in milliseconds. */
const LATER_MS = 2000;

/** Ends what the current session has begun. */
let current: AbortController | null = null;

function runWhenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: LATER_MS });
  else setTimeout(work, LATER_MS);
}

async function open({ signal }: AbortController): Promise<void> {
  if (signal.aborted) return;
  const [{ openConnection }, { watchShownLists }] = await Promise.all([import('./connection.ts'), import('./watch-shown-lists.ts')]);
  if (signal.aborted) return;
  const unwatch = watchShownLists();
  const connection = openConnection();
  signal.addEventListener('abort', () => {
    unwatch();
    connection.close();
  });
}

function end(): void {
  current?.abort();
  current = null;
}

addSessionStep({
  start: () => {
    end();
    const begun = new AbortController();
    current = begun;
    // Without the channel everything works, only later.
    runWhenIdle(() => void open(begun).catch(() => {}));
  },
  end,
});
