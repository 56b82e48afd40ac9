// The address of the rendered page, for wouter's links and for screens: path, query and parameters, without the locale prefix.
// Wouter decodes a query twice, drops the fragment and changes the address before a page is loaded; so these hooks are our own.

import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { type BaseLocationHook, type NavigateOptions, Router, useLocation } from 'wouter';
import type { Address, AppHistory } from '#web/platform/navigation/history.ts';

interface AddressValue {
  readonly history: AppHistory;
  /** The rendered address; the history's may be a later one. */
  readonly address: Address;
  readonly params: Readonly<Record<string, string>>;
}

const AddressContext = createContext<AddressValue | null>(null);

/** @throws TypeError outside the router */
function useAddressValue(): AddressValue {
  const value = use(AddressContext);
  if (value === null) throw new TypeError('The address is known inside the router only.');
  return value;
}

/** Returns the address of the page, with its query and fragment as written. */
export function useAddress(): Address {
  return useAddressValue().address;
}

/** Returns the history, for code that needs more than links. */
export function useHistory(): AppHistory {
  return useAddressValue().history;
}

/** Returns the path parameters: `{ id: '7' }`. */
export function useParams(): Readonly<Record<string, string>> {
  return useAddressValue().params;
}

type NextQuery = URLSearchParams | Readonly<Record<string, string>>;

/** Changes the query; a function gets the current query, so that several changes in a row all apply. */
export type SetSearchParams = (next: NextQuery | ((now: URLSearchParams) => NextQuery), options?: NavigateOptions) => void;

/** Returns the query and a function that changes it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { history, address } = useAddressValue();
  const [, navigate] = useLocation();
  const params = useMemo(() => new URLSearchParams(address.search), [address.search]);
  const change = useCallback<SetSearchParams>(
    (next, options) => {
      const { pathname, search, hash } = history.now();
      const query = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(search)) : next);
      navigate(pathname + (query.size === 0 ? '' : `?${query}`) + hash, options);
    },
    [history, navigate],
  );
  return [params, change];
}

const useDrawnPath: BaseLocationHook = () => {
  const { history, address } = useAddressValue();
  return [address.pathname, history.navigate];
};

/** Provides the rendered address and the target of links to everything below. */
export function AddressRouter({ children, ...value }: AddressValue & { readonly children: ReactNode }) {
  const { history, address, params } = value;
  const known = useMemo(() => ({ history, address, params }), [history, address, params]);
  return (
    <AddressContext value={known}>
      <Router hook={useDrawnPath} hrefs={history.href}>
        {children}
      </Router>
    </AddressContext>
  );
}
