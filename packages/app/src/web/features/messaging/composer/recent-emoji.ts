// The emoji that were used last in this browser.

import { createPersisted } from '#web/platform/session/persisted.ts';

const MAX_RECENT = 16;

function readTexts(found: unknown): readonly string[] | undefined {
  return Array.isArray(found) && found.every((one) => typeof one === 'string') ? found.slice(0, MAX_RECENT) : undefined;
}

const stored = createPersisted<{ readonly recent?: readonly string[] }>({
  storage: () => localStorage,
  key: 'app.emoji',
  readers: { recent: readTexts },
});

/** Returns the emoji used last, the latest first. */
export function readRecentEmoji(): readonly string[] {
  return stored.get().recent ?? [];
}

export function addRecentEmoji(emoji: string): void {
  stored.update({ recent: [emoji, ...readRecentEmoji().filter((one) => one !== emoji)] });
}
