// A router with its address in memory, which tests can inspect.

import { type ReactNode, useState } from 'react';
import { type Address, type AppHistory, toAddress } from '#web/platform/navigation/history.ts';
import { AddressRouter } from '#web/router.tsx';

export interface MemoryHistory {
  path(): string;
  search(): string;
  hash(): string;
  /** Returns the number of history entries up to the current one. */
  length(): number;
  back(): void;
}

const NO_PARAMS = {};

function readAddress(path: string): Address {
  return toAddress(new URL(path, 'https://memory.example'));
}

const textOf = ({ pathname, search, hash }: Address) => pathname + search + hash;

/** @example const { history, MemoryRouter } = createMemoryHistory('/people?page=2') */
export function createMemoryHistory(first: string): {
  history: MemoryHistory;
  MemoryRouter: (props: { children: ReactNode }) => ReactNode;
} {
  let entries = [readAddress(first)];
  let changed: () => void = () => {};
  const now = () => entries.at(-1) ?? readAddress(first);

  function change(next: Address[]): void {
    entries = next;
    changed();
  }

  const history: AppHistory = {
    now,
    href: (path) => path,
    navigate: (path, { replace = path === textOf(now()) } = {}) =>
      change([...(replace ? entries.slice(0, -1) : entries), readAddress(path)]),
    redirect: (path) => history.navigate(path, { replace: true }),
    go: (delta) => change(entries.slice(0, Math.max(1, entries.length + delta))),
    reach: () => ({ back: entries.length > 1, forward: false }),
    block: () => () => undefined,
  };

  function MemoryRouter({ children }: { children: ReactNode }) {
    const [address, setAddress] = useState(now);
    changed = () => setAddress(now());
    return (
      <AddressRouter history={history} address={address} params={NO_PARAMS}>
        {children}
      </AddressRouter>
    );
  }
  return {
    history: {
      path: () => now().pathname,
      search: () => now().search,
      hash: () => now().hash,
      length: () => entries.length,
      back: () => history.go(-1),
    },
    MemoryRouter,
  };
}
