// The server's sentences in languages that are not finished.

import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { ENGLISH } from '#server/messages/english.ts';
import { completeMessages, getTranslator } from './translate.ts';

describe('a language', () => {
  test('shows a text that it lacks in English, and the others in its own words', () => {
    const { mails, refusals } = completeMessages({ mails: { reset: { subject: 'Neues Passwort' } } });
    expect(mails.reset.subject).toBe('Neues Passwort');
    expect(mails.reset.button).toBe(ENGLISH.mails.reset.button);
    expect(refusals).toEqual(ENGLISH.refusals);
  });

  test('without any sentence is English', () => {
    expect(completeMessages({})).toEqual(ENGLISH);
  });

  test.each(LOCALES)('%s answers with values in their places', (locale) => {
    expect(getTranslator(locale)('answers.tooMany', { minutes: 7 })).toContain('7');
    expect(getTranslator(locale)('mails.verify.validity', { hours: 48 })).toContain('48');
  });
});
