// The language model that the operator configures.

import type { App } from '#server/platform/app.ts';
import { createChatModel } from './chat-completions.ts';
import type { LanguageModel } from './language-model.ts';

/** Returns the configured model; null without WRITING_URL and WRITING_MODEL, when screens say how to turn it on. */
export function getLanguageModel({ config, log }: Pick<App, 'config' | 'log'>): LanguageModel | null {
  const { WRITING_URL: url, WRITING_KEY: key, WRITING_MODEL: model } = config;
  return url === undefined || model === undefined ? null : createChatModel({ url, key, model, log });
}
