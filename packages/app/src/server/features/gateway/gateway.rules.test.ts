// Signatures, and the state of an intent by all that was told of it.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GATEWAY_EVENT_TYPES } from '#contract/finance/gateway-states.ts';
import { stateBy } from './gateway-event.rules.ts';
import { isSigned, signatureOf } from './signatures.rules.ts';

const bytes = Buffer.from('{"id":"ev_1"}');
const secret = 'a secret of at least thirty-two characters';
const now = new Date('2026-06-15T10:00:00Z');
const header = signatureOf({ bytes, secret }, now);
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a signature', () => {
  test('is that of these bytes under this key', () => {
    expect(isSigned(header, { bytes, secret }, now)).toBe(true);
    expect(isSigned(header, { bytes: Buffer.from('{"id":"ev_2"}'), secret }, now)).toBe(false);
    expect(isSigned(header, { bytes, secret: `${secret}!` }, now)).toBe(false);
  });

  test('is the HMAC of moment and body', () => {
    const mac = '1ba6b8171186efc613e8bcc0cbdab2748f24984d7c5a84faa2637afa0e40d224';
    expect(signatureOf({ bytes: Buffer.from('{}'), secret: 'key' }, new Date(1999))).toBe(`t=1,v1=${mac}`);
  });

  test('holds for five minutes', () => {
    expect([300, -300].map((seconds) => isSigned(header, { bytes, secret }, after(seconds)))).toEqual([true, true]);
    expect([301, -301].map((seconds) => isSigned(header, { bytes, secret }, after(seconds)))).toEqual([false, false]);
  });

  test('may stand among others, while a key is exchanged', () => {
    expect(isSigned(header.replace(',', `,v1=${'0'.repeat(64)},`), { bytes, secret }, now)).toBe(true);
  });

  test.each([undefined, '', 't=', 'v1=', 't=abc,v1=00', `t=9e9,v1=${'0'.repeat(64)}`, header.replace('v1', 'v0'), header.slice(0, -2)])(
    '%j is none',
    (given) => {
      expect(isSigned(given, { bytes, secret }, now)).toBe(false);
    },
  );
});

describe('the state of an intent', () => {
  const told = fc.array(
    fc.record({
      type: fc.constantFrom(...GATEWAY_EVENT_TYPES),
      occurredAt: fc.integer({ min: 0, max: 5 }).map((minutes) => after(60 * minutes)),
      eventId: fc.constantFrom('a', 'b', 'c', 'd'),
    }),
    { maxLength: 6 },
  );

  test('does not depend on the order in which it was told', () => {
    void fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...GATEWAY_EVENT_TYPES), fc.nat({ max: 5 })), { selector: ([type]) => type }),
        (events) => {
          const all = events.map(([type, minutes], index) => ({ type, occurredAt: after(60 * minutes), eventId: `ev_${index}` }));
          expect(stateBy(all.toReversed())).toBe(stateBy(all));
        },
      ),
    );
  });

  test('once paid, stays paid', () => {
    void fc.assert(
      fc.property(told, told, (before, later) => {
        const paid = { type: 'intent.succeeded', occurredAt: now, eventId: 'paid' } as const;
        expect(stateBy([...before, paid, ...later])).toBe('succeeded');
      }),
    );
  });

  test('is that of the newest, and nothing yet without one', () => {
    const failed = { type: 'intent.failed', occurredAt: now, eventId: 'a' } as const;
    const again = { type: 'intent.processing', occurredAt: after(1), eventId: 'b' } as const;
    expect(stateBy([again, failed])).toBe('processing');
    expect(stateBy([])).toBe('requires_payment');
  });
});
