// The texts of a saved reply in its form, and their preview.

import { expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { keepWrittenTexts, listWrittenLocales, previewReply, toReplyDraft } from './saved-reply.model.ts';

test('a draft has a text for every language', () => {
  expect(toReplyDraft(null).texts).toEqual(Object.fromEntries(LOCALES.map((locale) => [locale, ''])));
  expect(toReplyDraft({ name: 'Arrival', texts: { en: 'Hello' } })).toMatchObject({ name: 'Arrival', texts: { en: 'Hello', de: '' } });
});

test('empty texts are not sent', () => {
  const texts = { de: 'Hallo', en: 'Hello', fr: ' ', es: null };
  expect(listWrittenLocales(texts)).toEqual(['en', 'de']);
  expect(keepWrittenTexts(texts)).toEqual({ en: 'Hello', de: 'Hallo' });
});

test('a preview has sample values in the language of its text', () => {
  const texts = { en: 'Hello {{firstName}}, {{fromDate}}', de: 'Ab {{fromDate}}: {{agentName}}' };
  expect(previewReply(texts, { locale: 'de', agentName: 'Ann' })?.text).toBe('Ab 6. Juli 2027: Ann');
  expect(previewReply(texts, { locale: 'ja', agentName: 'Ann' })).toEqual({ text: 'Hello Maria, 6 July 2027', locale: 'en', open: [] });
  expect(previewReply({}, { locale: 'en', agentName: 'Ann' })).toBeNull();
});

test('a preview leaves unknown variables as they are', () => {
  expect(previewReply({ en: '{{wifi}}' }, { locale: 'en', agentName: 'Ann' })).toMatchObject({ text: '{{wifi}}', open: ['wifi'] });
});
