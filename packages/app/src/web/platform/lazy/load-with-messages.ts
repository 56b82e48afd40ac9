// Loads code and the messages that it uses at the same time.

import { loadMessages } from '#web/platform/messages/messages.ts';
import type { LazyModule } from './with-messages.ts';

/** @example loadWithMessages(withMessages(() => import('./panel.tsx'))) */
export async function loadWithMessages<Module>({ load, messages }: LazyModule<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadMessages(messages)]);
  return module;
}
