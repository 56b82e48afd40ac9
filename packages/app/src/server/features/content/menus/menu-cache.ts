// Keeps the menus of visitors in memory: until editors change them or what they lead to, in whichever process, and never for long.

import type { readMenus } from '#contract/content/menus.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { App } from '#server/platform/app.ts';
import type { RealtimeFeature } from '#server/platform/realtime/feature.ts';

declare module '#server/platform/realtime/events.ts' {
  interface RealtimeEvents {
    /** A menu has been saved. */
    'menus.changed': Readonly<Record<never, never>>;
  }
}

export type ShownMenus = AnswerOf<typeof readMenus>;

/** In milliseconds: texts appear and disappear at their time, which nobody is told of. */
const FRESH_MS = 20_000;

interface CacheEntry {
  readonly at: number;
  readonly menus: Promise<ShownMenus>;
}

const cache = new WeakMap<App, Map<Locale, CacheEntry>>();

/** Forgets what this process keeps. What is still being read is not kept. */
export function forgetMenus(app: App): void {
  cache.delete(app);
}

/** Returns the menus in a language, as they were read a short time ago or are read now. */
export function getKeptMenus(app: App, locale: Locale, read: () => Promise<ShownMenus>): Promise<ShownMenus> {
  const now = app.clock.now().getTime();
  const kept = cache.get(app) ?? new Map<Locale, CacheEntry>();
  cache.set(app, kept);
  const fresh = kept.get(locale);
  if (fresh !== undefined && fresh.at <= now && now < fresh.at + FRESH_MS) return fresh.menus;
  const menus = read();
  kept.set(locale, { at: now, menus });
  // A failed query is not kept, so the next caller tries again.
  menus.catch(() => kept.delete(locale));
  return menus;
}

export const menuEvents: RealtimeFeature = {
  relays: {
    'menus.changed': async ({ app }) => forgetMenus(app),
    // An article that is renamed, published or withdrawn changes the menus that lead to it.
    'lists.changed': async ({ app }, { subject }) => {
      if (subject.type === 'article') forgetMenus(app);
    },
  },
  onGap: async ({ app }) => forgetMenus(app),
};
