// The corpus of messages: it is large and balanced, and the rules find enough in it and not too much.

import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { judgeMessages, readCorpus, scoreKinds, scoreMessages } from './contact-details/corpus.ts';

const MIN_PRECISION = 0.98;
const MIN_RECALL = 0.95;

const corpus = readCorpus();
const parts = [
  ['the whole corpus', corpus],
  ['the held-out part', corpus.filter(({ heldOut }) => heldOut)],
] as const;

describe('the corpus', () => {
  test('has 1,500 different messages, in every language of the product', () => {
    expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length);
    expect(corpus.length).toBeGreaterThanOrEqual(1500);
    for (const locale of LOCALES) expect(corpus.filter((message) => message.locale === locale).length).toBeGreaterThanOrEqual(180);
  });

  test('has details in 40 to 50 per cent, and a third held out', () => {
    const share = (count: number) => count / corpus.length;
    expect(share(corpus.filter(({ kinds }) => kinds.length > 0).length)).toBeGreaterThan(0.4);
    expect(share(corpus.filter(({ kinds }) => kinds.length > 0).length)).toBeLessThan(0.5);
    expect(share(corpus.filter(({ heldOut }) => heldOut).length)).toBeGreaterThan(0.3);
  });
});

describe('the rules', () => {
  test.each(parts)('recognise messages with details in %s', (_, messages) => {
    const { precision, recall } = scoreMessages(judgeMessages(messages));
    expect(precision).toBeGreaterThanOrEqual(MIN_PRECISION);
    expect(recall).toBeGreaterThanOrEqual(MIN_RECALL);
  });

  test('recognise each kind', () => {
    const scores = [...scoreKinds(judgeMessages(corpus))].map(
      ([kind, { precision, recall }]) => [kind, Math.min(precision, recall)] as const,
    );
    console.log(scores.map(([kind, score]) => `${kind} ${(score * 100).toFixed(1)} %`).join(', '));
    for (const [kind, score] of scores) expect(score, kind).toBeGreaterThanOrEqual(0.9);
  });
});
