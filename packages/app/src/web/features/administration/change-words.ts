// The words for what the audit trail holds, in the language of the page.

import { useLocale } from 'use-intl/react';
import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function useChangeWords(): AuditMessages {
  const words = useTranslations();
  const locale = useLocale();
  return createAuditMessages((key) => (words.has(key as 'trail.yes') ? words(key as 'trail.yes') : null), locale);
}
