// Has pages rendered for visitors by the build of the screens for the server, if there is one: `npm run dev` has none.

import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest, RenderedPage, RenderPage, ScopeKeeper } from '#contract/platform/page-renderer.ts';

interface RendererModule {
  createPageRenderer(scopes: ScopeKeeper<object>): RenderPage;
}

/** Beyond this many at once, browsers render: a page from the server would come later than theirs, and keep other requests waiting. */
const MOST_AT_ONCE = 20;
/** Milliseconds for a page; then the browser renders it. */
const PATIENCE_MS = 2000;

export type Rendering = (asked: Omit<PageRequest, 'patienceMs'>) => Promise<RenderedPage | null>;

async function load(file: string): Promise<RenderPage> {
  const { createPageRenderer } = (await import(pathToFileURL(file).href)) as RendererModule;
  return createPageRenderer(new AsyncLocalStorage<object>());
}

/**
 * Returns the renderer beside the folder of the web interface; its code is loaded with the first page. A rendering may fail, or return null
 * for pages that only browsers render.
 */
export function openRenderer(webFolder: string): Rendering {
  const file = join(webFolder, '../web-server/render-page.js');
  if (!existsSync(file)) return async () => null;
  let loading: Promise<RenderPage> | undefined;
  let underWay = 0;
  return async (asked) => {
    if (underWay >= MOST_AT_ONCE) return null;
    underWay += 1;
    try {
      loading ??= load(file);
      const render = await loading;
      return await render({ ...asked, patienceMs: PATIENCE_MS });
    } finally {
      underWay -= 1;
    }
  };
}
