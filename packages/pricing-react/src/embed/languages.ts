// The languages that elements and scripts can speak, by their tags.

import type { Messages } from '../locales/messages.ts';

const registered = /* @__PURE__ */ new Map<string, Messages>();
const listeners = /* @__PURE__ */ new Set<() => void>();

/** Makes a language known to every element, those on the page already too. The first one registered stands in for all unknown ones. */
export function registerLanguage(messages: Messages): void {
  registered.set(primary(messages.language), messages);
  for (const listener of [...listeners]) listener();
}

/** The language for a BCP 47 tag: `de-AT` → German; the first registered one where there is none of that kind. */
export function languageFor(tag: string): Messages {
  const known = registered.get(primary(tag)) ?? registered.values().next().value;
  if (known === undefined) throw new TypeError('No language is registered: call registerLanguage(en) first.');
  return known;
}

/** Calls back whenever a language is registered, until the answer is called. */
export function onLanguages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tag where its region says how a language's numbers and dates are written (`de-AT` for German), else undefined. */
export function regionalLocale(tag: string, { language }: Messages): string | undefined {
  return primary(tag) === primary(language) && tag.includes('-') ? knownLocale(tag) : undefined;
}

/** A tag that Intl takes; undefined for anything else that stands in an attribute. */
export function knownLocale(tag: string | null): string | undefined {
  if (!tag) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function primary(tag: string): string {
  return tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
}
