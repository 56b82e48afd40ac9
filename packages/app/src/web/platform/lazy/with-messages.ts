// Code that is loaded when it is needed, together with the sections of messages that it asks for.

import type { SectionName } from '#web/messages/sections.ts';

export interface LazyModule<Module> {
  readonly load: () => Promise<Module>;
  /** The sections that the module and what it imports ask for; empty in Node, where no build has looked. */
  readonly messages: readonly SectionName[];
}

/**
 * Says what is loaded later. The second argument is written by the build: it reads which sections the imported modules ask for
 * (`build/needed-messages-plugin.ts`).
 * @example const EDITOR = withMessages(() => import('./editor.tsx'));
 */
export function withMessages<Module>(load: () => Promise<Module>, messages: readonly SectionName[] = []): LazyModule<Module> {
  return { load, messages };
}
