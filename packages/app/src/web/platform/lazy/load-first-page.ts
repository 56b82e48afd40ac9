// What the first page is made of, loaded before anything is drawn: drawn once it is there, a page is drawn once.

import { matchPage } from '#contract/platform/page-match.ts';
import { removePrefix } from '#web/platform/messages/locale.ts';
import type { RouterTables, Tables } from '#web/platform/navigation/page-record.ts';
import { session } from '#web/platform/session/session.ts';
import { loadChunk } from './chunks.ts';
import { loadScreenParts } from './screen-parts.ts';

/** What takes longer is waited for in sight of the loader, in milliseconds. */
const PATIENCE_MS = 2000;

async function load({ first, all, later }: RouterTables, user: Promise<unknown>): Promise<Tables | undefined> {
  const name = matchPage(removePrefix(window.location.pathname))?.name ?? 'notFound';
  const isVisitor = session.get().state === 'visitor';
  const whole = isVisitor && first.pages[name] !== undefined ? undefined : await loadChunk(name, all);
  const { pages, frames } = whole ?? first;
  const page = pages[name];
  // Who may not see the page is led to another one.
  if (page === undefined || page.kind === 'redirect' || page.guard.who === (isVisitor ? 'signedIn' : 'visitors')) return whole;
  const frame = frames[page.frame];
  if (frame === undefined) return whole;
  const { screen, around } = loadScreenParts({ name, page, frame, later });
  await Promise.all([screen, around, user]);
  return whole;
}

/** Waits for the page of the address, its messages and whoever is signed in. What fails is told of by the page that asks for it again. */
export async function loadFirstPage(tables: RouterTables, user: Promise<unknown>): Promise<RouterTables> {
  const late = new Promise<undefined>((then) => setTimeout(then, PATIENCE_MS));
  const whole = await Promise.race([load(tables, user), late]).catch(() => undefined);
  return whole === undefined ? tables : { ...tables, whole };
}
