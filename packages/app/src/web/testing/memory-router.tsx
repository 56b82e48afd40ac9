// A router whose address lives in memory, with a look at it from outside.

import { type ReactNode, useMemo, useState } from 'react';
import { type NavigateOptions, type Place, RouterContext } from '#web/router.tsx';

export interface MemoryHistory {
  path(): string;
  search(): string;
  /** How many entries one could go back through, this one included. */
  length(): number;
  back(): void;
}

function placeOf(href: string, { state = null }: NavigateOptions = {}): Place {
  const { pathname, search, hash } = new URL(href, 'https://memory.example');
  return { pathname, search, hash, state, key: href };
}

/** @example const { history, MemoryRouter } = createMemoryHistory('/people?page=2') */
export function createMemoryHistory(first: string): {
  history: MemoryHistory;
  MemoryRouter: (props: { children: ReactNode }) => ReactNode;
} {
  let entries = [placeOf(first)];
  let changed: () => void = () => {};
  const now = () => entries.at(-1) ?? placeOf(first);

  function change(next: Place[]): void {
    entries = next;
    changed();
  }

  const navigator = {
    now,
    go: (delta: number) => change(entries.slice(0, Math.max(1, entries.length + delta))),
    to: (href: string, options: NavigateOptions) => change([...(options.replace ? entries.slice(0, -1) : entries), placeOf(href, options)]),
    href: (path: string) => path,
  };

  function MemoryRouter({ children }: { children: ReactNode }) {
    const [place, setPlace] = useState(now);
    changed = () => setPlace(now());
    const router = useMemo(() => ({ navigator, place, action: 'PUSH' as const, params: {} }), [place]);
    return <RouterContext value={router}>{children}</RouterContext>;
  }
  return {
    history: { path: () => now().pathname, search: () => now().search, length: () => entries.length, back: () => navigator.go(-1) },
    MemoryRouter,
  };
}
