// Screens and frames as lazy components, each made once, and anew after a failure.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import type { SectionName } from '#web/words/sections.ts';
import { loadChunk } from './chunks.ts';
import { needWords } from './words.ts';

interface Loadable<Props> {
  /** The page that it is loaded for. */
  readonly page: PageName;
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly words: readonly SectionName[];
}

// biome-ignore lint/suspicious/noExplicitAny: a component's props are those of the function that loads it, which is its key.
const made = new Map<unknown, LazyExoticComponent<ComponentType<any>>>();

/** The component that a function loads, with its words; its code starts to load when it is first drawn. */
export function lazyOf<Props>({ page, load, words }: Loadable<Props>): LazyExoticComponent<ComponentType<Props>> {
  const known = made.get(load);
  if (known !== undefined) return known;
  const component = lazy(() =>
    loadChunk(page, async () => {
      const [module] = await Promise.all([load(), needWords(words)]);
      return module;
    }),
  );
  made.set(load, component);
  return component;
}

/** Forgets a component, so that it is loaded anew when it is next drawn. */
export function forget(load: unknown): void {
  made.delete(load);
}
