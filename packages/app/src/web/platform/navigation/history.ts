// The browser's history with numbered entries, so that leaving a page can be blocked in any direction. Paths have no locale prefix here.

import type { NavigateOptions } from 'wouter';
import { getLocalePrefix, removePrefix } from '#web/platform/messages/locale.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';

/** An address within the product. */
export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
}

/** A blocked change of page. */
export interface HeldUp {
  /** Changes the page after all. */
  proceed(): void;
}

export interface AppHistory {
  now(): Address;
  /** Returns the address of a path for an anchor, with the locale prefix. */
  href(path: string): string;
  navigate(path: string, options?: NavigateOptions): void;
  /** Replaces the current entry, even if blocked: its page can't be shown any more. */
  redirect(path: string): void;
  go(delta: number): void;
  /** Returns whether there are entries of ours to go back or forward to. */
  reach(): { readonly back: boolean; readonly forward: boolean };
  /** Blocks all changes of page and passes them to `ask`; when the tab is closed, the browser asks its own question. */
  block(ask: (held: HeldUp) => void): () => void;
}

/** What the browser stores with an entry, beside the state passed with a link. */
interface EntryState {
  readonly key: string;
  readonly index: number;
}

/** Returns the state of the current entry; null if others created it, such as for a fragment typed by hand. */
function readEntryState(): EntryState | null {
  const found: Partial<EntryState> | null = window.history.state;
  return typeof found?.index === 'number' ? (found as EntryState) : null;
}

function createEntryState(index: number): EntryState {
  return { key: Math.random().toString(36).slice(2, 10), index };
}

/** Returns the state of the current entry; numbers it if necessary. */
function ensureEntryState(index: number): EntryState {
  const found = readEntryState();
  if (found !== null) return found;
  const made = createEntryState(index);
  window.history.replaceState(made, '');
  return made;
}

/** Returns the key of the current entry. */
export function getEntryKey(): string {
  return readEntryState()?.key ?? '';
}

/** Returns an address or location without its locale prefix. */
export function toAddress({ pathname, search, hash }: Address): Address {
  return { pathname: removePrefix(pathname), search, hash };
}

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Returns the address of a path for an anchor: with the prefix of the page's language. */
export function toHref(prefix: string, path: string): string {
  return prefix + (prefix === '' ? path : path.replace(/^\/(?=$|[?#])/, ''));
}

/** Creates the history of the window and follows it. */
export function createHistory(): AppHistory {
  const prefix = getLocalePrefix();
  let { index } = ensureEntryState(0);
  let { pathname } = window.location;
  let ask: ((held: HeldUp) => void) | null = null;
  /** The expected next step of the browser: back from a blocked address, or on to it after all. */
  let expected: 'undo' | 'proceed' | null = null;

  const href = (path: string) => toHref(prefix, path);

  function move(to: URL, { replace = false, state }: NavigateOptions): void {
    if (!replace) {
      index += 1;
      tabSession.update({ lastEntry: index });
    }
    ({ pathname } = to);
    window.history[replace ? 'replaceState' : 'pushState']({ ...state, ...createEntryState(index) }, '', to);
  }

  /** Returns whom to ask first, if anyone: another query or fragment of the same page loses nothing. */
  function askerFor(next: string): typeof ask {
    return next === pathname ? null : ask;
  }

  /** Steps back to the current page and asks; `go` is asynchronous, so the address is already the next one. */
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
    // The page stays as it is.
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

  // Captured before other listeners, such as the router's.
  window.addEventListener('popstate', followBrowser, true);

  return {
    now: () => toAddress(window.location),
    href,
    navigate(path, { replace, state } = {}) {
      const to = new URL(href(path), window.location.href);
      // A link to the current address adds no entry.
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
