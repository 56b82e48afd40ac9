// The browser's history, its entries numbered, so that leaving a page can be held up in every direction. Paths carry no locale prefix here.

import type { NavigateOptions } from 'wouter';
import { getLocalePrefix, removePrefix } from '#web/platform/messages/locale.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';

/** A place in the product. */
export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
}

/** A change of page that was held up. */
export interface HeldUp {
  /** Goes there after all. */
  proceed(): void;
}

export interface AppHistory {
  now(): Address;
  /** The address of a path as an anchor needs it, with the locale prefix. */
  href(path: string): string;
  navigate(path: string, options?: NavigateOptions): void;
  /** Takes the place of the current entry without asking anybody: what was there can't be shown any more. */
  redirect(path: string): void;
  go(delta: number): void;
  /** Whether there are entries of ours to go back or forth to. */
  reach(): { readonly back: boolean; readonly forward: boolean };
  /** Holds up every change of page and hands it to `ask`; before the tab is closed the browser asks its own question. */
  block(ask: (held: HeldUp) => void): () => void;
}

/** What the browser keeps with an entry; what was handed over with a link stands beside it. */
interface EntryState {
  readonly key: string;
  readonly index: number;
}

/** The state of the current entry; null of one that others have made, such as a fragment typed by hand. */
function readEntryState(): EntryState | null {
  const found: Partial<EntryState> | null = window.history.state;
  return typeof found?.index === 'number' ? (found as EntryState) : null;
}

function createEntryState(index: number): EntryState {
  return { key: Math.random().toString(36).slice(2, 10), index };
}

/** The state of the current entry, which gets a number where it has none. */
function ensureEntryState(index: number): EntryState {
  const found = readEntryState();
  if (found !== null) return found;
  const made = createEntryState(index);
  window.history.replaceState(made, '');
  return made;
}

/** The name of the current entry. */
export function getEntryKey(): string {
  return readEntryState()?.key ?? '';
}

/** The address that a text or the window shows, without its locale prefix. */
export function toAddress({ pathname, search, hash }: Address): Address {
  return { pathname: removePrefix(pathname), search, hash };
}

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Follows the history of the window. */
export function createHistory(): AppHistory {
  const prefix = getLocalePrefix();
  let { index } = ensureEntryState(0);
  let { pathname } = window.location;
  let ask: ((held: HeldUp) => void) | null = null;
  /** What the next step of the browser is: our way back from a place that is held up, or the way there after all. */
  let expected: 'undo' | 'proceed' | null = null;

  const href = (path: string) => prefix + (prefix === '' ? path : path.replace(/^\/(?=$|[?#])/, ''));

  function move(to: URL, { replace = false, state }: NavigateOptions): void {
    if (!replace) {
      index += 1;
      tabSession.update({ lastEntry: index });
    }
    ({ pathname } = to);
    window.history[replace ? 'replaceState' : 'pushState']({ ...state, ...createEntryState(index) }, '', to);
  }

  /** Who is to be asked first, if anybody: another query or fragment of the same page loses nothing. */
  function askerFor(next: string): typeof ask {
    return next === pathname ? null : ask;
  }

  /** Steps back to the page that is left; `go` takes its time, so the way there is known only afterwards. */
  function holdUp(asking: (held: HeldUp) => void, delta: number): void {
    expected = 'undo';
    window.history.go(-delta);
    asking({
      proceed() {
        expected = 'proceed';
        window.history.go(delta);
      },
    });
  }

  function followBrowser(event: PopStateEvent): void {
    const was = expected;
    expected = null;
    if (was === 'undo') return;
    const entry = ensureEntryState(index + 1);
    const asking = was === 'proceed' ? null : askerFor(window.location.pathname);
    const isOtherLanguage = getLocalePrefix() !== prefix;
    const isHeldUp = asking !== null && entry.index !== index;
    // The page stays as it is drawn.
    if (isHeldUp || isOtherLanguage) event.stopImmediatePropagation();
    if (isHeldUp) {
      holdUp(asking, entry.index - index);
      return;
    }
    ({ index } = entry);
    ({ pathname } = window.location);
    // Another language is another document.
    if (isOtherLanguage) window.location.reload();
  }

  // Before anybody else, such as the router.
  window.addEventListener('popstate', followBrowser, true);

  return {
    now: () => toAddress(window.location),
    href,
    navigate(path, { replace, state } = {}) {
      const to = new URL(href(path), window.location.href);
      // A link to the place where it stands makes no second entry.
      const go = () => move(to, { replace: replace ?? to.href === window.location.href, state });
      const asking = askerFor(to.pathname);
      if (asking === null) go();
      else asking({ proceed: go });
    },
    redirect: (path) => move(new URL(href(path), window.location.href), { replace: true }),
    go: (delta) => window.history.go(delta),
    reach: () => ({ back: index > 0, forward: index < (tabSession.get().lastEntry ?? 0) }),
    block(asking) {
      ask = asking;
      window.addEventListener('beforeunload', warnBeforeUnload);
      return () => {
        if (ask !== asking) return;
        ask = null;
        window.removeEventListener('beforeunload', warnBeforeUnload);
      };
    },
  };
}
