// What elements are given by URL or as data, each opened once for the whole page.

import type { Side } from '@hosted-stay/pricing-core';
import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { type OpenPriceBook, openPriceBook } from '../quote-source/open-price-book.ts';
import { readCatalogue } from './read-catalogue.ts';
import { LoadError, type Resource, resource, settled } from './resource.ts';
import { sharedJson } from './shared-json.ts';

/** A URL, or the parsed JSON itself. */
export type UrlOrData = string | object;

type Opened<T> = Map<string, Resource<T>>;

const books = /* @__PURE__ */ new Map<string, Opened<OpenPriceBook>>();
const givenBooks = /* @__PURE__ */ new WeakMap<object, Opened<OpenPriceBook>>();
const givenCatalogues = /* @__PURE__ */ new WeakMap<object, Resource<PriceCatalogue>>();
const catalogues: Opened<PriceCatalogue> = /* @__PURE__ */ new Map();

/** A price book as one side sees it. Its file is fetched once, whoever looks. */
export function bookResource(book: UrlOrData, side: Side): Resource<OpenPriceBook> {
  if (typeof book === 'string') {
    const url = absolute(book);
    const bySide = once<string, Opened<OpenPriceBook>>(books, url, newMap);
    return once(bySide, side, () => resource(async () => open(await sharedJson(url), { side, name: url })));
  }
  const bySide = once<object, Opened<OpenPriceBook>>(givenBooks, book, newMap);
  return once(bySide, side, () => settled(() => open(book, { side, name: 'the book given' })));
}

/** The names behind an endpoint's ids. */
export function catalogueResource(catalogue: UrlOrData): Resource<PriceCatalogue> {
  if (typeof catalogue !== 'string')
    return once(givenCatalogues, catalogue, () => settled(() => readCatalogue(catalogue, 'the catalogue given')));
  const url = absolute(catalogue);
  return once(catalogues, url, () => resource(async () => readCatalogue(await sharedJson(url), url)));
}

function open(json: unknown, { side, name }: { readonly side: Side; readonly name: string }): OpenPriceBook {
  const opened = openPriceBook(json, { side });
  if (opened.ok) return opened.value;
  const faults = opened.issues.slice(0, 3).map(({ path, code }) => `${path.join('.')}: ${code}`);
  throw new LoadError({ kind: 'unreadable', message: `${name} is no price book (${faults.join('; ')})` });
}

interface Kept<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

function once<K, V>(kept: Kept<K, V>, key: K, make: () => V): V {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}

function newMap<K, V>(): Map<K, V> {
  return new Map();
}

/** As the page reads it; text that is no URL is left to fail when it is fetched. */
function absolute(url: string): string {
  return URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url;
}
