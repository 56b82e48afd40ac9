// The laws of the quote's state, whatever order its events come in.

import type { CustomerView, Issue } from '@hosted-stay/pricing-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../quote-source/quote-source.ts';
import { emptyQuote, type QuoteEvent, quoteReducer, type TrackedState } from './quote-state.ts';

const quote = (name: string) => ({ fingerprint: name }) as CustomerView;
const issue: Issue = { code: 'unknown_activity', path: ['nearby_activities', 0, 'id'], data: { id: 1 } };

type Outcome = 'good' | 'refused' | 'failed' | 'none';

function outcomeEvent(sequence: number, outcome: Outcome): QuoteEvent<CustomerView> {
  if (outcome === 'failed') return { type: 'failed', sequence, failure: new SourceFailure('busy') };
  const answer = outcome === 'good' ? { ok: true as const, value: quote(`q${sequence}`) } : { ok: false as const, issues: [issue] };
  return { type: 'answered', sequence, answer };
}

/** Questions in order; their outcomes fall anywhere after them, late, doubled or not at all. */
const story = fc
  .array(
    fc.record({
      outcome: fc.constantFrom<Outcome>('good', 'refused', 'failed', 'none'),
      second: fc.constantFrom<Outcome>('good', 'refused', 'failed', 'none'),
      delays: fc.tuple(fc.nat(8), fc.nat(8)),
      key: fc.constantFrom('a', 'b', 'c'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((questions) => {
    const timed = questions.flatMap(({ outcome, second, delays, key }, index) => {
      const sequence = index + 1;
      const asked: QuoteEvent<CustomerView> = { type: 'asked', sequence, key };
      const outcomes = [outcome, second].flatMap((found, at) =>
        found === 'none' ? [] : [{ at: index + 0.5 + (delays[at] ?? 0), event: outcomeEvent(sequence, found) }],
      );
      return [{ at: index, event: asked }, ...outcomes];
    });
    return { questions, events: timed.sort((a, b) => a.at - b.at).map(({ event }) => event) };
  });

const play = (events: readonly QuoteEvent<CustomerView>[]) => events.reduce<TrackedState<CustomerView>>(quoteReducer, emptyQuote);

describe('quoteReducer', () => {
  it('ends with the first outcome of the newest question, or loading', () => {
    fc.assert(
      fc.property(story, ({ questions, events }) => {
        const last = questions.length;
        const first = events.find((event) => event.type !== 'asked' && event.sequence === last);
        const end = play(events);
        if (first === undefined) expect(end.status).toBe('loading');
        else if (first.type === 'failed') expect([end.status, end.failure]).toEqual(['failed', first.failure]);
        else if (first.type === 'answered' && first.answer.ok) expect([end.status, end.quote]).toEqual(['ready', first.answer.value]);
        else expect([end.status, end.issues]).toEqual(['refused', [issue]]);
      }),
    );
  });

  it('keeps the last valid quote, ignores late answers, and marks old quotes as stale', () => {
    fc.assert(
      fc.property(story, ({ events }) => {
        let state: TrackedState<CustomerView> = emptyQuote;
        for (const event of events) {
          const next = quoteReducer(state, event);
          const isNewest = event.sequence === state.sequence && state.status === 'loading';
          if (event.type === 'answered' && event.answer.ok && isNewest) {
            expect([next.quote, next.stale]).toEqual([event.answer.value, false]);
            if (state.quote !== null) expect(next.previous).toBe(state.quote);
          } else {
            expect(next.quote).toBe(state.quote);
            expect(next.stale).toBe(next.quote !== null && next.asked !== next.quoted);
          }
          if (event.type !== 'asked' && !isNewest) expect(next).toBe(state);
          state = next;
        }
      }),
    );
  });

  it('finds the field of an issue by either spelling, and leaves the others in the list alone', () => {
    const issues: Issue[] = [issue, { ...issue, path: [] }, { ...issue, path: ['constructor'] }, { ...issue, path: ['hostFamilyId'] }];
    const state = play([
      { type: 'asked', sequence: 1, key: 'a' },
      { type: 'answered', sequence: 1, answer: { ok: false, issues } },
    ]);
    expect(state.issues).toEqual(issues);
    expect(state.issuesByField).toEqual({ nearbyActivities: [issues[0]], hostFamilyId: [issues[3]] });
  });

  it('keeps the last state while the next request loads, and clears it without a request', () => {
    const asked: QuoteEvent<CustomerView> = { type: 'asked', sequence: 2, key: 'b' };
    const refused = play([{ type: 'asked', sequence: 1, key: 'a' }, outcomeEvent(1, 'refused'), asked]);
    expect([refused.status, refused.issues]).toEqual(['loading', [issue]]);
    const failed = play([{ type: 'asked', sequence: 1, key: 'a' }, outcomeEvent(1, 'failed'), asked]);
    expect([failed.status, failed.failure?.kind]).toEqual(['loading', 'busy']);
    expect(
      play([{ type: 'asked', sequence: 1, key: 'a' }, outcomeEvent(1, 'good'), { type: 'emptied', sequence: 2 }, outcomeEvent(1, 'good')]),
    ).toEqual({
      ...emptyQuote,
      sequence: 2,
    });
  });

  it('keeps the previous quote when an identical one arrives', () => {
    const state = play([
      ...[1, 2].flatMap((sequence) => [{ type: 'asked', sequence, key: `${sequence}` } as const, outcomeEvent(sequence, 'good')]),
      { type: 'asked', sequence: 3, key: '2' },
      { type: 'answered', sequence: 3, answer: { ok: true, value: quote('q2') } },
    ]);
    expect([state.previous?.fingerprint, state.quote?.fingerprint]).toEqual(['q1', 'q2']);
  });
});
