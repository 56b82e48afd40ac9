// A saved reply as the form edits it, with a text for each language, and how it looks for somebody. Pure.

import type { SavedReply } from '#contract/messaging/saved-reply.shapes.ts';
import { type RenderedReply, type ReplyTexts, type ReplyValues, renderSavedReply } from '#contract/messaging/saved-reply.ts';
import { FORMAT_LOCALES, LOCALES, type Locale } from '#contract/platform/locales.ts';

type DraftTexts = { readonly [Name in Locale]?: string | null | undefined };

const isWritten = (text: string | null | undefined) => (text ?? '').trim() !== '';

/** Returns the languages that have a text, in their usual order. */
export function listWrittenLocales(texts: DraftTexts): readonly Locale[] {
  return LOCALES.filter((locale) => isWritten(texts[locale]));
}

/** Returns the texts without empty ones. */
export function keepWrittenTexts(texts: DraftTexts): Partial<Record<Locale, string>> {
  return Object.fromEntries(listWrittenLocales(texts).map((locale) => [locale, texts[locale] ?? '']));
}

/** Returns the values of the form: every language has a field. */
export function toReplyDraft(reply: Pick<SavedReply, 'name' | 'texts'> | null) {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, reply?.texts[locale] ?? ''])) as Record<Locale, string>;
  return { name: reply?.name ?? '', texts };
}

const SAMPLE_DAYS = { fromDate: '2027-07-06', toDate: '2027-07-19' } as const;

/** Returns values as a user of a language could have them. */
function getSampleValues(locale: Locale, agentName: string): ReplyValues {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const [fromDate, toDate] = [SAMPLE_DAYS.fromDate, SAMPLE_DAYS.toDate].map((day) => format.format(new Date(`${day}T00:00:00Z`)));
  return { firstName: 'Maria', studentName: 'Léa', familyName: 'Byrne', fromDate: fromDate ?? '', toDate: toDate ?? '', agentName };
}

/** Returns the reply that a user of a language would get, with sample values; null before anything is written. */
export function previewReply(texts: DraftTexts, { locale, agentName }: { locale: Locale; agentName: string }): RenderedReply | null {
  const written: ReplyTexts = keepWrittenTexts(texts);
  const language = renderSavedReply(written, { locale, values: {} })?.locale ?? locale;
  return renderSavedReply(written, { locale, values: getSampleValues(language, agentName) });
}
