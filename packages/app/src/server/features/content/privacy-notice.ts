// The privacy notice of the product itself: whoever registers accepts one, so there is one before any editor has written it.

import type { Locale } from '#contract/platform/locales.ts';
import type { App } from '#server/platform/app.ts';
import { cleanRichText } from '#server/platform/rich-text/clean-html.ts';
import { getTranslator } from '#server/platform/translate.ts';

/** Editors put their own in its place by publishing a page under this name. */
export const PRIVACY_SLUG = 'privacy';

/** When its words were changed last. */
const UPDATED_AT = '2026-11-26T00:00:00.000Z';

const [BEFORE, AFTER] = [
  ['account', 'children', 'stays', 'hosts', 'readers'],
  ['payments', 'cookies', 'kept', 'rights'],
] as const;

/** The settings that decide what becomes of messages. */
type MessageSettings = Pick<App['config'], 'MESSAGE_RETENTION_MONTHS' | 'MESSAGING_PROVIDER' | 'TRANSLATION_URL' | 'VIDEO_PROVIDER'>;

const VIDEO_PROVIDERS = { livekit: 'LiveKit', twilio: 'Twilio' } as const;

/** Returns what becomes of messages and calls with the settings of this server. */
function describeMessages(words: ReturnType<typeof getTranslator>, config: MessageSettings): string[] {
  const { MESSAGE_RETENTION_MONTHS: months, VIDEO_PROVIDER: video } = config;
  return [
    words('privacyNotice.messages'),
    months === 0 ? words('privacyNotice.messagesUnlimited') : words('privacyNotice.messagesKept', { months }),
    ...(config.TRANSLATION_URL === undefined ? [] : [words('privacyNotice.translations')]),
    ...(config.MESSAGING_PROVIDER === 'twilio' ? [words('privacyNotice.copies')] : []),
    ...(video === 'built-in' ? [] : [words('privacyNotice.callProvider', { provider: VIDEO_PROVIDERS[video] })]),
  ];
}

/** Returns the notice in a language. */
export function createPrivacyNotice(locale: Locale, config: MessageSettings) {
  const words = getTranslator(locale);
  const toText = (part: (typeof BEFORE | typeof AFTER)[number]) => words(`privacyNotice.${part}`);
  const paragraphs = [...BEFORE.map(toText), ...describeMessages(words, config), ...AFTER.map(toText)];
  return {
    slug: PRIVACY_SLUG,
    locale,
    title: words('privacyNotice.title'),
    description: words('privacyNotice.description'),
    body: [{ kind: 'text' as const, key: 'notice', html: cleanRichText(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')) }],
    ...{ featureImageRef: null, featureImageAlt: '', focuses: [] },
    updatedAt: UPDATED_AT,
  };
}
