// The privacy notice of the product itself: whoever registers accepts one, so there is one before any editor has written it.

import type { Locale } from '#contract/platform/locales.ts';
import { cleanRichText } from '#server/platform/rich-text/clean.ts';
import { wordsIn } from '#server/platform/words.ts';

/** Editors put their own in its place by publishing a page under this name. */
export const PRIVACY_SLUG = 'privacy';

/** When its words were changed last. */
const UPDATED_AT = '2026-11-23T00:00:00.000Z';

const PARTS = ['account', 'children', 'stays', 'readers', 'payments', 'cookies', 'kept', 'rights'] as const;

export function privacyNoticeIn(locale: Locale) {
  const words = wordsIn(locale);
  return {
    slug: PRIVACY_SLUG,
    locale,
    title: words('privacyNotice.title'),
    description: words('privacyNotice.description'),
    body: cleanRichText(PARTS.map((part) => `<p>${words(`privacyNotice.${part}`)}</p>`).join('')),
    updatedAt: UPDATED_AT,
  };
}
