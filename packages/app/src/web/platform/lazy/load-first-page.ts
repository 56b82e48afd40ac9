// Loads the first page before anything is drawn, so that it is drawn only once.

import { matchPage } from '#contract/platform/page-match.ts';
import { removePrefix } from '#web/platform/messages/locale.ts';
import type { RouterTables, Tables } from '#web/platform/navigation/page-record.ts';
import { session } from '#web/platform/session/session.ts';
import { loadChunk } from './chunks.ts';
import { loadScreenParts } from './screen-parts.ts';

/** After this time the loader is shown, in milliseconds. */
const PATIENCE_MS = 2000;

async function load({ first, all, later }: RouterTables, user: Promise<unknown>): Promise<Tables | undefined> {
  const name = matchPage(removePrefix(window.location.pathname))?.name ?? 'notFound';
  const isVisitor = session.get().state === 'visitor';
  const whole = isVisitor && first.pages[name] !== undefined ? undefined : await loadChunk(name, all);
  const { pages, frames } = whole ?? first;
  const page = pages[name];
  // Users who may not see the page are redirected.
  if (page === undefined || page.kind === 'redirect' || page.guard.who === (isVisitor ? 'signedIn' : 'visitors')) return whole;
  const frame = frames[page.frame];
  if (frame === undefined) return whole;
  const { screen, around } = loadScreenParts({ name, page, frame, later });
  await Promise.all([screen, around, user]);
  return whole;
}

interface FirstPageOptions {
  readonly user: Promise<unknown>;
  /** Whether the server has rendered the page: somebody reads it meanwhile, and no loader is needed. */
  readonly isRendered: boolean;
}

/** Waits for the page of the address, its messages and the user. A failure is shown by the page, which loads again. */
export async function loadFirstPage(tables: RouterTables, { user, isRendered }: FirstPageOptions): Promise<RouterTables> {
  const late = new Promise<undefined>((then) => setTimeout(then, PATIENCE_MS));
  const loading = load(tables, user);
  const whole = await (isRendered ? loading : Promise.race([loading, late])).catch(() => undefined);
  return whole === undefined ? tables : { ...tables, whole };
}
