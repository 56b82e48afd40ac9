// Restores the scroll position when the user returns to a page; a new page starts at the top.

import type { TabSession } from '#web/platform/session/app-persist.ts';
import type { Persisted } from '#web/platform/session/persisted.ts';
import { getEntryKey } from './history.ts';

/** The maximum number of stored positions. */
const KEPT = 50;
/** How long to wait until the page is tall enough, in milliseconds. */
const PATIENCE_MS = 3000;

let positions: Record<string, number> = {};
let shown = '';
let stopWaiting: () => void = () => {};
/** Whether the page that is drawn next was sent by the server, and may have been read for a while: it stays where it is. */
let isSettled = false;

function note(): void {
  if (shown !== '') positions[shown] = window.scrollY;
}

/** Events of the window when it leaves an entry; wouter dispatches the last two. */
const LEAVES = ['popstate', 'pushState', 'replaceState'] as const;

/** Stores scroll positions, also across reloads; called before the first page is drawn. */
export function rememberScrolls(kept: Persisted<TabSession>): void {
  window.history.scrollRestoration = 'manual';
  positions = { ...kept.get().scrolls };
  // The previous page is still drawn at this moment.
  for (const event of LEAVES) window.addEventListener(event, note);
  window.addEventListener('pagehide', () => {
    note();
    kept.update({ scrolls: Object.fromEntries(Object.entries(positions).slice(-KEPT)) });
  });
}

/** Scrolls to a position once the page is tall enough, unless the user scrolls first. */
function scrollWhenTall(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reach()) return () => {};
  const growth = new ResizeObserver(() => reach() && stop());
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  function stop(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stop);
  }
  growth.observe(document.body);
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  return stop;
}

/** Returns the element of a fragment; null if there is none or the fragment is malformed. */
function findTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (name === '') return null;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}

/** Called when the page of an entry is there as the server has sent it, before `settleScroll`: who has begun to read it stays there. */
export function settleSentScroll(): void {
  isSettled = true;
  stopWaiting();
  shown = getEntryKey();
  const noted = positions[shown];
  if (noted !== undefined && window.scrollY === 0) stopWaiting = scrollWhenTall(noted);
}

/** Called when the page of an entry has been drawn. */
export function settleScroll(hash: string): void {
  if (isSettled) {
    isSettled = false;
    return;
  }
  stopWaiting();
  shown = getEntryKey();
  const noted = positions[shown];
  const target = findTarget(hash);
  if (noted !== undefined) stopWaiting = scrollWhenTall(noted);
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
