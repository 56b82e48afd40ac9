// What the compiler knows of messages: each line that is expected not to compile would be a fault here if it did.

import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import type { Assert, CoversCodes, HasCodes } from '#contract/messages/code-messages.ts';
import { ENGLISH } from '#server/messages/english.ts';
import { getTranslator } from '#server/platform/translate.ts';

interface Texts {
  readonly draft: string;
  readonly sent: string;
}

/** Claims about texts by code. */
export type Checked = [
  Assert<CoversCodes<'draft' | 'sent', Texts>>,
  Assert<HasCodes<'draft', Texts>>,
  // @ts-expect-error: void has no text
  Assert<CoversCodes<'draft' | 'sent' | 'void', Texts>>,
  // @ts-expect-error: sent is a text of no code
  Assert<CoversCodes<'draft', Texts>>,
  // @ts-expect-error: void has no text
  Assert<HasCodes<'draft' | 'void', Texts>>,
];

test('keys and arguments of messages are known to the compiler', () => {
  expect(getTranslator('en')('answers.tooMany', { minutes: 7 })).toContain('7');
  // The compiler looks through all keys for each fault: of one section it does so in no time.
  const t = createTranslator({ locale: 'en', messages: ENGLISH.answers });
  const wrong = [
    // @ts-expect-error: there is no such key
    () => t('tooFew'),
    // @ts-expect-error: the message takes minutes
    () => t('tooMany', { hours: 7 }),
    // @ts-expect-error: the message takes minutes
    () => t('tooMany'),
  ];
  expect(wrong).toHaveLength(3);
});
