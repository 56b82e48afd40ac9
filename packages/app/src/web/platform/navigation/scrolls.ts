// Brings a page back to where it was scrolled when somebody returns to it; a new page starts at its top.

import type { TabSession } from '#web/platform/session/app-persist.ts';
import type { Persisted } from '#web/platform/session/persisted.ts';
import { getEntryKey } from './history.ts';

/** How many pages' positions are kept. */
const KEPT = 50;
/** How long a page may take to grow tall enough, in milliseconds. */
const PATIENCE_MS = 3000;

let positions: Record<string, number> = {};
let shown = '';
let stopWaiting: () => void = () => {};

function note(): void {
  if (shown !== '') positions[shown] = window.scrollY;
}

/** What the window tells when it leaves an entry; wouter tells of the last two. */
const LEAVES = ['popstate', 'pushState', 'replaceState'] as const;

/** Notes how far pages are scrolled, across reloads too; called before the first page is drawn. */
export function rememberScrolls(kept: Persisted<TabSession>): void {
  window.history.scrollRestoration = 'manual';
  positions = { ...kept.get().scrolls };
  // The page that is left is still drawn at this moment.
  for (const event of LEAVES) window.addEventListener(event, note);
  window.addEventListener('pagehide', () => {
    note();
    kept.update({ scrolls: Object.fromEntries(Object.entries(positions).slice(-KEPT)) });
  });
}

/** Scrolls as far as a page was, once it is tall enough, unless somebody scrolls first. */
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

/** What a fragment names, if it is there; one that somebody has mangled names nothing. */
function findTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (name === '') return null;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}

/** Called when the page of an entry has been drawn. */
export function settleScroll(hash: string): void {
  stopWaiting();
  shown = getEntryKey();
  const noted = positions[shown];
  const target = findTarget(hash);
  if (noted !== undefined) stopWaiting = scrollWhenTall(noted);
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
