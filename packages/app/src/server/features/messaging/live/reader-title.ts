// The title of a conversation as one of its readers sees it.

import { isAdminLike, type Role } from '#contract/identity/roles.ts';
import { findConversationTitle } from '#contract/messaging/conversation-title.ts';
import type { findMessagePreview } from '#contract/messaging/message-preview.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { getTranslator, putIntoWords } from '#server/platform/translate.ts';
import type { LiveTitleFacts } from './live-messages.queries.ts';

interface TitleReader {
  readonly caller: { readonly id: number; readonly roles: readonly Role[] };
  readonly locale: Locale;
}

type FoundText = ReturnType<typeof findConversationTitle> | ReturnType<typeof findMessagePreview>;

/** Returns a title or a preview in the language of a reader. */
export function toReaderText({ locale }: Pick<TitleReader, 'locale'>, found: FoundText): string {
  if ('text' in found) return found.text;
  return putIntoWords(getTranslator(locale), `conversations.${found.key}`, 'values' in found ? found.values : {});
}

/** Returns the title of a conversation for a reader. */
export function toReaderTitle(reader: TitleReader, facts: LiveTitleFacts): string {
  const { caller } = reader;
  const side = facts.hostUserId === caller.id ? 'host' : 'parent';
  return toReaderText(reader, findConversationTitle(facts, isAdminLike(caller.roles) ? 'staff' : side));
}
