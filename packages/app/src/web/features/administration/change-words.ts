// The words for what the audit trail holds, in the language of the page.

import { useLocale } from 'use-intl/react';
import { type ChangeWords, changeWords } from '#contract/administration/change-words.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function useChangeWords(): ChangeWords {
  const words = useTranslations();
  const locale = useLocale();
  return changeWords((key) => (words.has(key as 'trail.yes') ? words(key as 'trail.yes') : null), locale);
}
