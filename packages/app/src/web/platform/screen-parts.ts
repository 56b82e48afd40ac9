// The code of a page and of the frame around it, as it is asked for.

import type { ComponentType, ReactNode } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { loadComponent } from './loadable.tsx';
import type { FrameEntry, LaterRoute, LoadScreen, ScreenRoute } from './route.ts';

export interface Shown {
  readonly name: PageName;
  readonly route: ScreenRoute | LaterRoute;
  readonly frame: FrameEntry;
  readonly later: LoadScreen;
}

interface Parts {
  /** What the code of the page is loaded with: what has failed is forgotten by it. */
  readonly load: LoadScreen;
  readonly page: Promise<ComponentType<object>>;
  readonly around: Promise<ComponentType<{ readonly children: ReactNode }>>;
}

/** Both are loaded at the same time, and with the first call. */
export function screenParts({ name, route, frame, later }: Shown): Parts {
  const load = route.kind === 'screen' ? route.load : later;
  const words = route.kind === 'screen' ? route.words : (['comingLater'] as const);
  const page = loadComponent({ page: name, load, words: ['titles', ...words] });
  const around = loadComponent({ page: name, load: frame.load, words: ['titles', ...frame.words], after: page });
  return { load, page, around };
}
