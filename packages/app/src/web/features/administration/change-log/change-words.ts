// The translated texts for audit entries.

import { useLocale } from 'use-intl/react';
import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import { needsMessages, useLoadedTranslations } from '#web/ui/text/translations.ts';

// The message keys are built from the content of the log, so they can't be found statically.
needsMessages('lists', 'names', 'tags', 'trail');

export function useChangeWords(): AuditMessages {
  const words = useLoadedTranslations();
  const locale = useLocale();
  return createAuditMessages((key) => (words.has(key as 'trail.yes') ? words(key as 'trail.yes') : null), locale);
}
