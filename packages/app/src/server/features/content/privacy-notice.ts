// The privacy notice of the product itself: whoever registers accepts one, so there is one before any editor has written it.

import type { Locale } from '#contract/platform/locales.ts';
import { cleanRichText } from '#server/platform/rich-text/clean-html.ts';
import { getTranslator } from '#server/platform/translate.ts';

/** Editors put their own in its place by publishing a page under this name. */
export const PRIVACY_SLUG = 'privacy';

/** When its words were changed last. */
const UPDATED_AT = '2026-11-23T00:00:00.000Z';

const PARTS = ['account', 'children', 'stays', 'readers', 'payments', 'cookies', 'kept', 'rights'] as const;

export function createPrivacyNotice(locale: Locale) {
  const words = getTranslator(locale);
  return {
    slug: PRIVACY_SLUG,
    locale,
    title: words('privacyNotice.title'),
    description: words('privacyNotice.description'),
    body: cleanRichText(PARTS.map((part) => `<p>${words(`privacyNotice.${part}`)}</p>`).join('')),
    updatedAt: UPDATED_AT,
  };
}
