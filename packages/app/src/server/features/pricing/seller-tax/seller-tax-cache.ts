// How the stays of families are taxed by who sells them, as this process knows it: asked once a second, as the book in force is.

import type { App } from '#server/platform/app.ts';
import { listSellerTaxes } from './seller-tax.queries.ts';
import type { SellerTax } from './seller-tax.rules.ts';

/** How long a process goes on with what it knows, in milliseconds. */
const FRESH_MS = 1000;

type SellerTaxes = ReadonlyMap<number, SellerTax>;

interface CacheEntry {
  readonly at: number;
  readonly taxes: Promise<SellerTaxes>;
}

const cache = new WeakMap<App, CacheEntry>();

/** The families whose stays are taxed otherwise than by the book, at most a second old: for prices that are shown, not for those that are kept. */
export function getSellerTaxes(app: App): Promise<SellerTaxes> {
  const now = app.clock.now().getTime();
  const fresh = cache.get(app);
  if (fresh !== undefined && fresh.at <= now && now < fresh.at + FRESH_MS) return fresh.taxes;
  const taxes = listSellerTaxes(app.db);
  cache.set(app, { at: now, taxes });
  // What could not be asked is asked again by whoever comes next.
  taxes.catch(() => cache.delete(app));
  return taxes;
}
