// Where somebody heard of us in the words of the page; a source that somebody has added is called as they called it.

import { useTranslations } from '#web/ui/text/translations.ts';

const SOURCES = ['friend', 'school', 'search', 'social', 'agent', 'event', 'press', 'other'] as const;

export function useSourceName(): (source: { readonly code: string | null; readonly name: string }) => string {
  const words = useTranslations('hostRegistration.sources');
  return ({ code, name }) => {
    const known = SOURCES.find((source) => source === code);
    return known === undefined ? name : words(known);
  };
}
