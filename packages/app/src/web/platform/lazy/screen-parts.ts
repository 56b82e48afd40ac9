// Loads the code of a page and of the frame around it.

import type { ComponentType, ReactNode } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import type { LaterPage, LazyFrame, LazyScreen, ScreenPage } from '#web/platform/navigation/page-record.ts';
import { loadComponent } from './loadable.tsx';

export interface Shown {
  readonly name: PageName;
  readonly page: ScreenPage | LaterPage;
  readonly frame: LazyFrame;
  readonly later: LazyScreen;
  /** Whether the server renders the page, or has rendered it. */
  readonly isRendered: boolean;
}

interface Parts {
  /** The function that loads the page, with which its failure can be forgotten. */
  readonly load: LazyScreen['load'];
  readonly screen: Promise<ComponentType<object>>;
  readonly around: Promise<ComponentType<{ readonly children: ReactNode }>>;
}

function findScreen({ page, later, isRendered }: Shown): LazyScreen {
  if (page.kind !== 'screen') return later;
  return (isRendered ? page.still : undefined) ?? page.screen;
}

/** Loads both at the same time; starts with the first call. */
export function loadScreenParts(shown: Shown): Parts {
  const { name, frame } = shown;
  const { load, messages } = findScreen(shown);
  const screen = loadComponent({ page: name, load, messages: ['titles', ...messages] });
  const around = loadComponent({ page: name, load: frame.load, messages: ['titles', ...frame.messages], after: screen });
  return { load, screen, around };
}
