// What belongs to one page: in the browser there is one, which lives as long as this module; on the server each request has its own.

import type { PageRequest, PageSetting } from '#contract/platform/page-renderer.ts';

/** A page that the server renders. */
export interface PageScope extends Pick<PageRequest, 'settings' | 'read' | 'ask'> {
  readonly url: URL;
  /** What `perPage` has made for it. */
  readonly values: Map<unknown, unknown>;
}

let findScope: (() => PageScope | undefined) | null = null;

/** Called once, by the entry of the server, with what returns the page that is being rendered. */
export function keepScopes(find: () => PageScope | undefined): void {
  findScope = find;
}

/** Whether this code runs on the server. */
export function isOnServer(): boolean {
  // What only the server does is no part of the build for browsers.
  return import.meta.env.SSR && findScope !== null;
}

/**
 * Returns a function for a value of the page. What a module keeps in a variable of its own would be shared by all visitors of the server.
 * @example const underWay = perPage(() => new Map<SectionName, Promise<void>>());
 */
export function perPage<Value>(make: () => Value): () => Value {
  let only: { readonly value: Value } | null = null;
  return function own() {
    if (!isOnServer()) {
      only ??= { value: make() };
      return only.value;
    }
    const values = findScope?.()?.values;
    // Outside a page there is nobody to keep anything for.
    if (values === undefined) return make();
    if (!values.has(own)) values.set(own, make());
    return values.get(own) as Value;
  };
}

/**
 * Returns how the page that is being rendered reads the API.
 * @throws TypeError in browsers
 */
export function getPageReader(): Pick<PageScope, 'read' | 'ask'> {
  const scope = findScope?.();
  if (scope === undefined) throw new TypeError('Browsers send requests.');
  return scope;
}

/** Returns the address of the page. On the server it has no fragment, which browsers keep to themselves. */
export function getPageUrl(): Pick<URL, 'href' | 'pathname' | 'search' | 'hash'> {
  return (isOnServer() ? findScope?.()?.url : undefined) ?? window.location;
}

/** Returns a setting of the page; empty if the server has written none. */
export function getPageSetting(name: PageSetting): string {
  const settings = isOnServer() ? findScope?.()?.settings : undefined;
  return settings?.[name] ?? document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
