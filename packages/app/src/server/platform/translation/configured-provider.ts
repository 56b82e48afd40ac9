// The translation service that the operator configures.

import type { App } from '#server/platform/app.ts';
import { createDeeplProvider } from './deepl.ts';
import type { TranslationProvider } from './translation-provider.ts';

/** Returns the configured service; null without TRANSLATION_URL and TRANSLATION_KEY, when screens don't offer to translate. */
export function getTranslationProvider({ config, log }: Pick<App, 'config' | 'log'>): TranslationProvider | null {
  const { TRANSLATION_URL: url, TRANSLATION_KEY: key } = config;
  return url === undefined || key === undefined ? null : createDeeplProvider({ url, key, log });
}
