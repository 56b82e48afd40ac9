// Use case: a message in another language.

import type * as endpoints from '#contract/messaging/translations.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { getTranslationProvider } from '#server/platform/translation/configured-provider.ts';
import { type TranslatedText, TranslationError, type TranslationFailure } from '#server/platform/translation/translation-provider.ts';
import { getReadableConversation } from '../conversations/conversation-access.service.ts';
import { recordStaffRead } from '../conversations/record-read.service.ts';
import { findMessageRow, lockMessageRow, type MessageRow } from '../messages/messages.queries.ts';
import { findTranslation, insertTranslation } from './translations.queries.ts';

function refuseTranslation(reason: TranslationFailure | 'notConfigured'): AppError {
  return new AppError('translationUnavailable', { values: { reason }, issues: [{ reason }] });
}

/** Returns what a person wrote in a message; sentences of the product are in the reader's language already. */
function findText({ content, withdrawnAt }: MessageRow): string {
  return withdrawnAt !== null || 'texts' in content ? '' : content.text.trim();
}

async function askProvider(call: Call, text: string, target: Locale): Promise<TranslatedText> {
  const provider = getTranslationProvider(call.app);
  if (provider === null) throw refuseTranslation('notConfigured');
  try {
    const [translated] = await provider.translate([text], target);
    if (translated === undefined) throw new TranslationError('unavailable');
    return translated;
  } catch (error) {
    throw error instanceof TranslationError ? refuseTranslation(error.reason) : error;
  }
}

/**
 * Translates a message that the caller can read into their language or another one. Each language is asked of the provider once, outside a
 * transaction, since it may take seconds; a message that was withdrawn meanwhile keeps no translation.
 */
export async function translateMessage(
  call: Call,
  { body }: CheckedRequest<typeof endpoints.translateMessage>,
): Promise<AnswerOf<typeof endpoints.translateMessage>> {
  const { messageId, target = call.locale } = body;
  const message = await findMessageRow(call.db, messageId);
  if (message === null) throw notFound();
  await recordStaffRead(call, await getReadableConversation(call, call.db, message.conversationId));
  const text = findText(message);
  if (text === '') throw refuseTranslation('unsupported');
  const known = await findTranslation(call.db, { messageId, locale: target });
  if (known !== null) return { messageId, target, ...known };
  const { text: translated, detectedSource: source } = await askProvider(call, text, target);
  await call.db.transaction(async (tx) => {
    const now = await lockMessageRow(tx, messageId);
    if (now === null || findText(now) !== text) throw notFound();
    await insertTranslation(tx, { messageId, locale: target, text: translated, source, createdAt: call.app.clock.now() });
  });
  return { messageId, target, source, text: translated };
}
