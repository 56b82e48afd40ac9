// Which families' stays are sold without VAT, as this process knows it: asked once a second, as the book in force is.

import type { App } from '#server/platform/app.ts';
import { familiesSoldExempt } from './exemption.queries.ts';

/** How long a process goes on with the families that it knows, in milliseconds. */
const FRESH = 1000;

interface Known {
  readonly at: number;
  readonly families: Promise<ReadonlySet<number>>;
}

const known = new WeakMap<App, Known>();

/** The families whose stays an exempt business sells, at most a second old: for prices that are shown, not for those that are kept. */
export function listExemptFamilies(app: App): Promise<ReadonlySet<number>> {
  const now = app.clock.now().getTime();
  const fresh = known.get(app);
  if (fresh !== undefined && fresh.at <= now && now < fresh.at + FRESH) return fresh.families;
  const families = familiesSoldExempt(app.db);
  known.set(app, { at: now, families });
  // What could not be asked is asked again by whoever comes next.
  families.catch(() => known.delete(app));
  return families;
}
