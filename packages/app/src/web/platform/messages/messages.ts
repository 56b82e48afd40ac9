// The messages loaded so far, for screens and for code outside React.

import { createTranslator } from 'use-intl/core';
import { BROUGHT, loadSection } from '#web/messages/load.ts';
import type { SectionName, Sections } from '#web/messages/sections.ts';
import { perPage } from '#web/platform/page-scope.ts';
import { createStore } from '#web/platform/store.ts';
import { pageLocale } from './locale.ts';

export type LoadedMessages = Pick<Sections, 'common' | 'errors'> & Partial<Sections>;

/** The messages of failures are in the bundle in English, because loading them may be what fails. */
export const loadedMessages = createStore<LoadedMessages>(BROUGHT);
const loadsUnderWay = perPage(() => new Map<SectionName, Promise<void>>());

async function load(section: SectionName): Promise<void> {
  const messages = await loadSection(pageLocale(), section);
  if (messages !== undefined) loadedMessages.set({ ...loadedMessages.get(), [section]: messages });
}

function need(section: SectionName): Promise<void> {
  const underWay = loadsUnderWay();
  const known = underWay.get(section);
  if (known !== undefined) return known;
  const loading = load(section);
  underWay.set(section, loading);
  // Allows a retry.
  loading.catch(() => underWay.delete(section));
  return loading;
}

/** Loads sections of messages that are not loaded yet. */
export async function loadMessages(sections: readonly SectionName[]): Promise<void> {
  await Promise.all(sections.map(need));
}

/** Returns a translator for code outside React: the messages of failures and those of every page. */
export function getTranslator() {
  return createTranslator({ locale: pageLocale(), messages: loadedMessages.get() as Pick<Sections, 'common' | 'errors'> });
}
