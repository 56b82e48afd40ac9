// Drafts of messages, one for each conversation of an account, kept on this device until they are sent or the user signs out.

import { persist } from '#web/platform/session/app-persist.ts';

/** The oldest drafts give way, so that the storage of the browser is not used up. */
const MAX_DRAFTS = 50;

const keyOf = (userId: number, conversationId: number) => `${userId}:${conversationId}`;

/** Returns the draft for a conversation; empty without one. */
export function readDraft(userId: number, conversationId: number): string {
  const draft = persist.get().messageDrafts?.[keyOf(userId, conversationId)];
  return typeof draft === 'string' ? draft : '';
}

/** Keeps a draft, or removes it if it is empty. */
export function writeDraft(userId: number, conversationId: number, text: string): void {
  const key = keyOf(userId, conversationId);
  const { messageDrafts = {}, signedIn } = persist.get();
  // Signing out has removed the drafts: what a closing page writes would stay.
  if (signedIn === false) return;
  if ((messageDrafts[key] ?? '') === text) return;
  const { [key]: _, ...others } = messageDrafts;
  const kept = Object.entries(others).slice(-MAX_DRAFTS + 1);
  persist.update({ messageDrafts: Object.fromEntries(text.trim() === '' ? kept : [...kept, [key, text]]) });
}
