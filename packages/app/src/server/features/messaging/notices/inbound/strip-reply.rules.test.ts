// What is left of answers by email, as mail programs of the world write them.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAutomaticEmail } from './automatic-email.rules.ts';
import { toEmailText } from './email-html.rules.ts';
import { HTML_REPLIES, TEXT_REPLIES } from './reply-corpus.ts';
import { stripReply } from './strip-reply.rules.ts';

describe('of a text is left what somebody wrote', () => {
  test.each(TEXT_REPLIES)('%s', (_, email, reply) => {
    expect(stripReply(email)).toBe(reply);
  });

  test('any text has no more left than it had', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const once = stripReply(text);
        expect(once.length).toBeLessThanOrEqual(text.length);
        expect(stripReply(once).length).toBeLessThanOrEqual(once.length);
      }),
    );
  });

  // Patterns that look back and forth would not end within the timeout.
  test.each(['> a', 'On Mon 15 2026 ', 'From: ', 'a '.repeat(100), '_____'])('in time, of a very long text of %j', (line) => {
    expect(stripReply(`${line}\n`.repeat(5000)).length).toBeLessThan(1_010_000);
  });
});

describe('of HTML is left what somebody wrote', () => {
  test.each(HTML_REPLIES)('%s', (_, email, reply) => {
    expect(stripReply(toEmailText(email))).toBe(reply);
  });
});

describe('emails that nobody has written', () => {
  const facts = (headers: Record<string, string>, more: object = {}) => ({
    ...{ headers: new Map(Object.entries(headers)), from: 'orla@example.test', subject: 'Re: New messages' },
    ...more,
  });

  test.each([
    ['an answer of itself', { 'auto-submitted': 'auto-replied' }],
    ['one of a list', { precedence: 'bulk' }],
    ['an old answer of itself', { 'x-autoreply': 'yes' }],
    ['a bounce', { 'return-path': '<>' }],
    ['a report', { 'content-type': 'multipart/report; report-type=delivery-status' }],
    ['a newsletter', { 'list-unsubscribe': '<https://example.test>' }],
  ])('%s', (_, headers) => {
    expect(isAutomaticEmail(facts(headers))).toBe(true);
  });

  test.each([
    'Automatic reply: New messages',
    'Out of Office',
    'Réponse automatique : x',
    'Respuesta automática: x',
    'Risposta automatica: x',
    'Automatische Antwort: x',
    'Abwesenheitsnotiz',
    '自動応答: x',
    '부재중: x',
    '自动回复: x',
  ])('by the subject: %s', (subject) => {
    expect(isAutomaticEmail(facts({}, { subject }))).toBe(true);
  });

  test('by the sender, and none of a person', () => {
    for (const from of ['MAILER-DAEMON@mx.example', 'no-reply@example.test', '']) expect(isAutomaticEmail(facts({}, { from }))).toBe(true);
    expect(isAutomaticEmail(facts({ 'auto-submitted': 'no', 'return-path': '<orla@example.test>' }))).toBe(false);
    expect(isAutomaticEmail(facts({}, { from: 'noreen@example.test' }))).toBe(false);
  });
});
