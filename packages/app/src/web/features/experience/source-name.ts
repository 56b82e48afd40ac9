// Where a customer heard of us, translated; a source added later is shown by its own name.

import { useTranslations } from '#web/ui/text/translations.ts';

const SOURCES = ['friend', 'school', 'search', 'social', 'agent', 'event', 'press', 'other'] as const;

export function useSourceName(): (source: { readonly code: string | null; readonly name: string }) => string {
  const words = useTranslations('hostRegistration.sources');
  return ({ code, name }) => {
    const known = SOURCES.find((source) => source === code);
    return known === undefined ? name : words(known);
  };
}
