// Texts that the server doesn't have yet, kept in this browser by account, article and language.

import * as z from 'zod';
import { block } from '#contract/content/blocks.shapes.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import type { RevisedText } from './text-store.ts';

/** The oldest give way, so that the storage of the browser is not used up. */
const MAX_TEXTS = 10;

const shape = z.object({
  revision: z.int(),
  said: z.object({ title: z.string(), description: z.string(), imageAlt: z.string(), body: z.array(block) }),
});

export const toTextKey = (userId: number, articleId: number, locale: string) => `${userId}:${articleId}:${locale}`;

export function readKeptText(key: string): RevisedText | null {
  const found = shape.safeParse(persist.get().articleDrafts?.[key]);
  return found.success ? found.data : null;
}

export function writeKeptText(key: string, text: RevisedText | null): void {
  const { articleDrafts = {}, signedIn } = persist.get();
  // Signing out has removed them: what a closing page writes would stay.
  if (signedIn === false || (text === null && articleDrafts[key] === undefined)) return;
  const { [key]: _, ...others } = articleDrafts;
  const kept = Object.entries(others).slice(-MAX_TEXTS + 1);
  persist.update({ articleDrafts: Object.fromEntries(text === null ? kept : [...kept, [key, text]]) });
}
