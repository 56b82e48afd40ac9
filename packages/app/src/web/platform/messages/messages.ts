// The messages that are loaded so far, for the screens and for code outside of them.

import { createTranslator } from 'use-intl/core';
import { BROUGHT, loadSection } from '#web/messages/load.ts';
import type { SectionName, Sections } from '#web/messages/sections.ts';
import { createStore } from '#web/platform/store.ts';
import { pageLocale } from './locale.ts';

export type LoadedMessages = Pick<Sections, 'common' | 'errors'> & Partial<Sections>;

/** What failures are told with is there in English from the start: loading it may be what fails. */
export const loadedMessages = createStore<LoadedMessages>(BROUGHT);
const underWay = new Map<SectionName, Promise<void>>();

async function load(section: SectionName): Promise<void> {
  const messages = await loadSection(pageLocale(), section);
  if (messages !== undefined) loadedMessages.set({ ...loadedMessages.get(), [section]: messages });
}

function need(section: SectionName): Promise<void> {
  const known = underWay.get(section);
  if (known !== undefined) return known;
  const loading = load(section);
  underWay.set(section, loading);
  // So that it can be tried again.
  loading.catch(() => underWay.delete(section));
  return loading;
}

/** Loads sections of messages, unless they are there. */
export async function loadMessages(sections: readonly SectionName[]): Promise<void> {
  await Promise.all(sections.map(need));
}

/** Translates outside of React: the texts of failures and what every page needs. */
export function getTranslator() {
  return createTranslator({ locale: pageLocale(), messages: loadedMessages.get() as Pick<Sections, 'common' | 'errors'> });
}
