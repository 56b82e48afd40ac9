// Loads the code of a page and of the frame around it.

import type { ComponentType, ReactNode } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import type { LazyFrame, LazyScreen, ScreenPage } from '#web/platform/navigation/page-record.ts';
import { loadComponent } from './loadable.tsx';

export interface Shown {
  readonly name: PageName;
  readonly page: ScreenPage;
  readonly frame: LazyFrame;
  /** Whether the server renders the page, or has rendered it. */
  readonly isRendered: boolean;
}

interface Parts {
  /** The function that loads the page, with which its failure can be forgotten. */
  readonly load: LazyScreen['load'];
  readonly screen: Promise<ComponentType<object>>;
  readonly around: Promise<ComponentType<{ readonly children: ReactNode }>>;
}

/** Loads both at the same time; starts with the first call. */
export function loadScreenParts(shown: Shown): Parts {
  const { name, page, frame, isRendered } = shown;
  const { load, messages } = (isRendered ? page.still : undefined) ?? page.screen;
  const screen = loadComponent({ page: name, load, messages: ['titles', ...messages] });
  const around = loadComponent({ page: name, load: frame.load, messages: ['titles', ...frame.messages], after: screen });
  return { load, screen, around };
}
