// Loads the first page before anything is drawn, so that it is drawn only once.

import { matchPage } from '#contract/platform/page-match.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { removePrefix } from '#web/platform/messages/locale.ts';
import type { RouterTables } from '#web/platform/navigation/page-record.ts';
import { mergeTables } from '#web/platform/navigation/use-tables.ts';
import { session } from '#web/platform/session/session.ts';
import { loadChunk } from './chunks.ts';
import { loadScreenParts } from './screen-parts.ts';

/** After this time the loader is shown, in milliseconds. */
const PATIENCE_MS = 2000;

/** Returns the pages that are needed to show one of them: visitors need fewer. */
async function loadTables(name: PageName, tables: RouterTables): Promise<RouterTables> {
  const { first, visitor, all } = tables;
  if (session.get().state === 'visitor') {
    if (first.pages[name] !== undefined) return tables;
    const merged = mergeTables(first, await loadChunk(name, visitor));
    if (merged.pages[name] !== undefined) return { ...tables, first: merged };
  }
  return { ...tables, whole: await loadChunk(name, all) };
}

interface FirstPageOptions {
  readonly user: Promise<unknown>;
  /** Whether the server has rendered the page: somebody reads it meanwhile, and no loader is needed. */
  readonly isRendered: boolean;
}

async function load(tables: RouterTables, { user, isRendered }: FirstPageOptions): Promise<RouterTables> {
  const name = matchPage(removePrefix(window.location.pathname))?.name ?? 'notFound';
  const isVisitor = session.get().state === 'visitor';
  const loaded = await loadTables(name, tables);
  const { pages, frames } = loaded.whole ?? loaded.first;
  const page = pages[name];
  // Users who may not see the page are redirected.
  if (page === undefined || page.kind === 'redirect' || page.guard.who === (isVisitor ? 'signedIn' : 'visitors')) return loaded;
  const frame = frames[page.frame];
  if (frame === undefined) return loaded;
  const { screen, around } = loadScreenParts({ name, page, frame, isRendered });
  await Promise.all([screen, around, user]);
  return loaded;
}

/** Waits for the page of the address, its messages and the user. A failure is shown by the page, which loads again. */
export async function loadFirstPage(tables: RouterTables, options: FirstPageOptions): Promise<RouterTables> {
  const late = new Promise<undefined>((then) => setTimeout(then, PATIENCE_MS));
  const loading = load(tables, options);
  return (await (options.isRendered ? loading : Promise.race([loading, late])).catch(() => undefined)) ?? tables;
}
