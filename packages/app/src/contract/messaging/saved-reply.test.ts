// Which text of a saved reply is inserted, and what its variables become.

import { describe, expect, test } from 'vitest';
import { listUnknownVariables, renderSavedReply } from './saved-reply.ts';

const TEXTS = { en: 'Hello {{firstName}}, {{ studentName }} arrives on {{fromDate}}.', de: 'Hallo {{firstName}}!', fr: ' ' };
const values = { firstName: 'Maria', studentName: 'Léa', fromDate: '6 July 2026' };

describe('the text of a saved reply', () => {
  test('is the one in the language of the user', () => {
    expect(renderSavedReply(TEXTS, { locale: 'de', values })).toEqual({ text: 'Hallo Maria!', locale: 'de', open: [] });
  });

  test.each(['ja', 'fr'] as const)('is the English one where %s has none', (locale) => {
    const text = 'Hello Maria, Léa arrives on 6 July 2026.';
    expect(renderSavedReply(TEXTS, { locale, values })).toEqual({ text, locale: 'en', open: [] });
  });

  test('is the one that there is without an English one, and none without any', () => {
    expect(renderSavedReply({ es: 'Hola' }, { locale: 'de', values })).toMatchObject({ text: 'Hola', locale: 'es' });
    expect(renderSavedReply({ en: '' }, { locale: 'de', values })).toBeNull();
  });
});

describe('variables', () => {
  test('stay visible where they are unknown or have no value', () => {
    const texts = { en: '{{firstName}} {{familyName}} {{wifi}}' };
    expect(renderSavedReply(texts, { locale: 'en', values })).toEqual({
      text: 'Maria {{familyName}} {{wifi}}',
      locale: 'en',
      open: ['familyName', 'wifi'],
    });
  });

  test('are not looked for in values, nor are patterns of replacement', () => {
    const rendered = renderSavedReply(
      { en: '{{firstName}}{{familyName}}' },
      { locale: 'en', values: { firstName: '{{familyName}}', familyName: '$&' } },
    );
    expect(rendered?.text).toBe('{{familyName}}$&');
  });

  test('are listed once where no variable is called so', () => {
    expect(listUnknownVariables('{{firstName}} {{ wifi }} {{wifi}} {{}} {single} {{toDate}}')).toEqual(['wifi', '']);
    expect(listUnknownVariables('no variables')).toEqual([]);
  });
});
