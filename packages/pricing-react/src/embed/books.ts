// What elements are given by URL or as data, each opened once for the whole page.

import type { Side } from '@hosted-stay/pricing-core';
import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { type OpenPriceBook, openPriceBook } from '../quote-source/open-price-book.ts';
import { keepLast } from './keep-last.ts';
import { readCatalogue } from './read-catalogue.ts';
import { LoadError, type Resource, resource, settled } from './resource.ts';
import { sharedJson } from './shared-json.ts';

/** A URL, or the parsed JSON itself. */
export type UrlOrData = string | object;

/** By address; a book's follows the side that looks. */
const books = /* @__PURE__ */ new Map<string, Resource<OpenPriceBook>>();
const catalogues = /* @__PURE__ */ new Map<string, Resource<PriceCatalogue>>();
const givenBooks = /* @__PURE__ */ new WeakMap<object, Map<Side, Resource<OpenPriceBook>>>();
const givenCatalogues = /* @__PURE__ */ new WeakMap<object, Resource<PriceCatalogue>>();

/** A price book as one side sees it. Its file is fetched once, whoever looks. */
export function bookResource(book: UrlOrData, side: Side): Resource<OpenPriceBook> {
  if (typeof book === 'string') return loaded(books, { url: absolute(book), kind: side, read: (json, name) => open(json, { side, name }) });
  const bySide = once(givenBooks, book, () => new Map<Side, Resource<OpenPriceBook>>());
  return once(bySide, side, () => settled(() => open(book, { side, name: 'the book given' })));
}

/** The names behind an endpoint's ids. */
export function catalogueResource(catalogue: UrlOrData): Resource<PriceCatalogue> {
  if (typeof catalogue === 'string') return loaded(catalogues, { url: absolute(catalogue), kind: '', read: readCatalogue });
  return once(givenCatalogues, catalogue, () => settled(() => readCatalogue(catalogue, 'the catalogue given')));
}

interface Loading<T> {
  readonly url: string;
  /** Tells apart what is made of the same file. */
  readonly kind: string;
  readonly read: (json: unknown, name: string) => T;
}

/** What an element shows stays; of the rest the last few do. */
function loaded<T>(kept: Map<string, Resource<T>>, { url, kind, read }: Loading<T>): Resource<T> {
  const key = `${kind} ${url}`;
  const known = kept.get(key) ?? resource(() => sharedJson(url, (json) => read(json, url)));
  return keepLast(kept, key, known, (held) => !held.inUse());
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

/** As the page reads it; text that is no URL is left to fail when it is fetched. */
function absolute(url: string): string {
  return URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url;
}
