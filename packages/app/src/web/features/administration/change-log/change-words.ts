// The words for what the audit trail holds, in the language of the page.

import { useLocale } from 'use-intl/react';
import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import { needsMessages, useLoadedTranslations } from '#web/ui/text/translations.ts';

// The keys are made of what is in the log.
needsMessages('lists', 'names', 'tags', 'trail');

export function useChangeWords(): AuditMessages {
  const words = useLoadedTranslations();
  const locale = useLocale();
  return createAuditMessages((key) => (words.has(key as 'trail.yes') ? words(key as 'trail.yes') : null), locale);
}
