// Lazy-loaded code with the message sections that it uses.

import type { SectionName } from '#web/messages/sections.ts';

export interface LazyModule<Module> {
  readonly load: () => Promise<Module>;
  /** The sections that the module and its imports use; empty in Node, without a build. */
  readonly messages: readonly SectionName[];
}

/**
 * Declares a module to load later. The build writes the second argument: it finds the sections that the imported modules use
 * (`build/needed-messages-plugin.ts`).
 * @example const EDITOR = withMessages(() => import('./editor.tsx'));
 */
export function withMessages<Module>(load: () => Promise<Module>, messages: readonly SectionName[] = []): LazyModule<Module> {
  return { load, messages };
}
