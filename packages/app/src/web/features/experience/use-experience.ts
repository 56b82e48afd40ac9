// The draft of the experience in this browser, shared by both layouts of the wizard.

import { useMemo } from 'react';
import { persist } from '#web/platform/session/app-persist.ts';
import { useStore } from '#web/platform/store.ts';
import { type ExperienceDraft, readDraft } from './experience.model.ts';

export function keepExperience(experience: ExperienceDraft | undefined): void {
  persist.update({ experience });
}

export function useExperience(): ExperienceDraft {
  const { experience } = useStore(persist);
  return useMemo(() => readDraft(experience), [experience]);
}

/** The variant of the wizard; the two differ in layout and in the names of their filters. */
export type Flow = 'new' | 'old';
