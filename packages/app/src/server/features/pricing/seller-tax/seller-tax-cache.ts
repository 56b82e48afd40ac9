// Caches how sellers tax the stays of families: queried at most once a second, like the book in force.

import type { App } from '#server/platform/app.ts';
import { listSellerTaxes } from './seller-tax.queries.ts';
import type { SellerTax } from './seller-tax.rules.ts';

/** How long a process reuses the taxes, in milliseconds. */
const FRESH_MS = 1000;

type SellerTaxes = ReadonlyMap<number, SellerTax>;

interface CacheEntry {
  readonly at: number;
  readonly taxes: Promise<SellerTaxes>;
}

const cache = new WeakMap<App, CacheEntry>();

/** Returns the families with a tax other than the book's, at most a second old: for displayed prices, not for stored ones. */
export function getSellerTaxes(app: App): Promise<SellerTaxes> {
  const now = app.clock.now().getTime();
  const fresh = cache.get(app);
  if (fresh !== undefined && fresh.at <= now && now < fresh.at + FRESH_MS) return fresh.taxes;
  const taxes = listSellerTaxes(app.db);
  cache.set(app, { at: now, taxes });
  // A failed query is not cached, so the next caller retries it.
  taxes.catch(() => cache.delete(app));
  return taxes;
}
