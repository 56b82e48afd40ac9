// The browser's history, its entries numbered, so that leaving a page can be held up in every direction.

import type { NavigateOptions, Place, RouterValue } from '#web/router.tsx';
import { tabSession } from './app-persist.ts';

/** A place with its locale prefix, and how the page came there. */
export interface Entry {
  readonly place: Place;
  readonly action: RouterValue['action'];
}

/** A change of place that was held up. */
export interface HeldUp {
  readonly to: Place;
  /** Goes there after all. */
  proceed(): void;
}

export interface AppHistory {
  readonly entry: Entry;
  go(delta: number): void;
  /** Goes to an address with its locale prefix. */
  to(href: string, options?: NavigateOptions): void;
  /** Takes the place of the current entry without asking anybody: what was there can't be shown any more. */
  force(href: string): void;
  /** Whether there are entries of ours to go back or forth to. */
  reach(): { readonly back: boolean; readonly forward: boolean };
  listen(heard: (entry: Entry) => void): () => void;
  /** Holds up every change of page and hands it to `ask`; before the tab is closed the browser asks its own question. */
  block(ask: (held: HeldUp) => void): () => void;
}

interface State {
  readonly key: string;
  readonly index: number;
  readonly user: unknown;
}

function isState(found: unknown): found is State {
  return typeof found === 'object' && found !== null && 'key' in found && 'index' in found && typeof found.index === 'number';
}

function newState(index: number, user: unknown): State {
  return { key: Math.random().toString(36).slice(2, 10), index, user };
}

/** The state of the current entry; one that others have made, such as a fragment typed by hand, gets a number. */
function stateHere(index: number): State {
  const found: unknown = window.history.state;
  if (isState(found)) return found;
  const made = newState(index, null);
  window.history.replaceState(made, '');
  return made;
}

function placeHere({ key, user }: State): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: user, key };
}

function placeOf(href: string, { key, user }: State): Place {
  const { pathname, search, hash } = new URL(href, window.location.origin);
  return { pathname, search, hash, state: user, key };
}

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Follows the history of the window. */
export function createHistory(): AppHistory {
  const first = stateHere(0);
  let index = first.index;
  let entry: Entry = { place: placeHere(first), action: 'POP' };
  let ask: ((held: HeldUp) => void) | null = null;
  /** What the next step of the browser is: our way back from a place that is held up, or the way there after all. */
  let expected: 'undo' | 'proceed' | null = null;
  const listeners = new Set<(entry: Entry) => void>();

  function arrive(next: Entry): void {
    entry = next;
    for (const heard of [...listeners]) heard(next);
  }

  function move(href: string, { replace = false, state: user = null }: NavigateOptions): void {
    if (!replace) {
      index += 1;
      tabSession.update({ lastEntry: index });
    }
    const state = newState(index, user);
    if (replace) window.history.replaceState(state, '', href);
    else window.history.pushState(state, '', href);
    arrive({ place: placeHere(state), action: replace ? 'REPLACE' : 'PUSH' });
  }

  /** Who is to be asked first, if anybody: another query or fragment of the same page loses nothing. */
  function askerFor(place: Place): typeof ask {
    return place.pathname === entry.place.pathname ? null : ask;
  }

  /** Steps back to the page that is left; `go` takes its time, so the way there is known only afterwards. */
  function holdUp(asking: (held: HeldUp) => void, { place, delta }: { place: Place; delta: number }): void {
    expected = 'undo';
    window.history.go(-delta);
    asking({
      to: place,
      proceed() {
        expected = 'proceed';
        window.history.go(delta);
      },
    });
  }

  window.addEventListener('popstate', () => {
    const was = expected;
    expected = null;
    if (was === 'undo') return;
    const state = stateHere(index + 1);
    const place = placeHere(state);
    const asking = was === 'proceed' ? null : askerFor(place);
    if (asking !== null && state.index !== index) return holdUp(asking, { place, delta: state.index - index });
    index = state.index;
    arrive({ place, action: 'POP' });
  });

  return {
    get entry() {
      return entry;
    },
    go: (delta) => window.history.go(delta),
    to(href, options = {}) {
      const place = placeOf(href, newState(index, options.state));
      const asking = askerFor(place);
      if (asking === null) move(href, options);
      else asking({ to: place, proceed: () => move(href, options) });
    },
    force: (href) => move(href, { replace: true }),
    reach: () => ({ back: index > 0, forward: index < (tabSession.get().lastEntry ?? 0) }),
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
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
