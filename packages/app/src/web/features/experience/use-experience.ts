// The experience that somebody is planning, kept in this browser: both layouts of the wizard work on the same one.

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

/** Which of the two wizards it is: they differ in their layout, and in how their filters are called. */
export type Flow = 'new' | 'old';
