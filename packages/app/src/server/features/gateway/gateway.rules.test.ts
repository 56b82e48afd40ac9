// Signatures, and the state of an intent by all that was told of it.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GATEWAY_EVENT_TYPES } from '#contract/finance/payments/gateway-states.ts';
import { isSignatureValid, signPayload } from '#server/platform/secrets/webhook-signature.rules.ts';
import { findCardConduct } from './adapters/test-cards.rules.ts';
import { deriveIntentState, hasWholeAmount, isProofOfPayment, toDisputeKey, toPaymentKey, toRefundKey } from './gateway-event.rules.ts';

const bytes = Buffer.from('{"id":"ev_1"}');
const secret = 'a secret of at least thirty-two characters';
const now = new Date('2026-06-15T10:00:00Z');
const header = signPayload({ bytes, secret }, now);
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a signature', () => {
  test('is that of these bytes under this key', () => {
    expect(isSignatureValid(header, { bytes, secret }, now)).toBe(true);
    expect(isSignatureValid(header, { bytes: Buffer.from('{"id":"ev_2"}'), secret }, now)).toBe(false);
    expect(isSignatureValid(header, { bytes, secret: `${secret}!` }, now)).toBe(false);
  });

  test('is the HMAC of moment and body', () => {
    const mac = '1ba6b8171186efc613e8bcc0cbdab2748f24984d7c5a84faa2637afa0e40d224';
    expect(signPayload({ bytes: Buffer.from('{}'), secret: 'key' }, new Date(1999))).toBe(`t=1,v1=${mac}`);
  });

  test('holds for five minutes', () => {
    expect([300, -300].map((seconds) => isSignatureValid(header, { bytes, secret }, after(seconds)))).toEqual([true, true]);
    expect([301, -301].map((seconds) => isSignatureValid(header, { bytes, secret }, after(seconds)))).toEqual([false, false]);
  });

  test('may stand among others, while a key is exchanged', () => {
    expect(isSignatureValid(header.replace(',', `,v1=${'0'.repeat(64)},`), { bytes, secret }, now)).toBe(true);
  });

  test.each([undefined, '', 't=', 'v1=', 't=abc,v1=00', `t=9e9,v1=${'0'.repeat(64)}`, header.replace('v1', 'v0'), header.slice(0, -2)])(
    '%j is none',
    (given) => {
      expect(isSignatureValid(given, { bytes, secret }, now)).toBe(false);
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
          expect(deriveIntentState(all.toReversed())).toBe(deriveIntentState(all));
        },
      ),
    );
  });

  test('once paid, stays paid', () => {
    void fc.assert(
      fc.property(told, told, (before, later) => {
        const paid = { type: 'intent.succeeded', occurredAt: now, eventId: 'paid' } as const;
        expect(deriveIntentState([...before, paid, ...later])).toBe('succeeded');
      }),
    );
  });

  test('is that of the newest, and nothing yet without one', () => {
    const failed = { type: 'intent.failed', occurredAt: now, eventId: 'a' } as const;
    const again = { type: 'intent.processing', occurredAt: after(1), eventId: 'b' } as const;
    expect(deriveIntentState([again, failed])).toBe('processing');
    expect(deriveIntentState([])).toBe('requires_payment');
  });
});

describe('an event', () => {
  const event = (eventId: string) => {
    return { gateway: 'test', reference: 'in_1', eventId, type: 'refund.failed', amount: '1', currency: 'EUR', occurredAt: now } as const;
  };

  test('is of one payment, refund or dispute, which other events name alike', () => {
    expect(toPaymentKey(event('ev_1'))).toBe('gateway:test:in_1');
    const refunds = ['re_1', 're_1:failed', 're_1:failed:late', 're_2'].map((id) => toRefundKey(event(id)).split(':refund:'));
    expect(refunds).toEqual(['re_1', 're_1', 're_1:failed:late', 're_2'].map((name) => ['gateway:test:in_1', name]));
    const disputes = ['dp_1:opened', 'dp_1:won', 'a:dp_1:lost', 'dp_1', 'ev_9'].map((id) => toDisputeKey(event(id)).split(':dispute:'));
    expect(disputes).toEqual(['dp_1', 'dp_1', 'a:dp_1', '', ''].map((name) => ['gateway:test:in_1', name]));
  });

  test('proves that money has come unless it is of the way there, and says all of it where it is of the paying', () => {
    const onTheWay = GATEWAY_EVENT_TYPES.filter((type) => !isProofOfPayment(type));
    expect(onTheWay).toEqual(['intent.processing', 'intent.failed', 'intent.cancelled']);
    expect(GATEWAY_EVENT_TYPES.filter(hasWholeAmount)).toEqual([
      ...['intent.processing', 'intent.succeeded', 'intent.failed', 'intent.cancelled'],
    ]);
  });

  test('is ordered by its ID among events of the same moment', () => {
    const [failed, cancelled] = [
      { type: 'intent.failed', occurredAt: now, eventId: 'a' },
      { type: 'intent.cancelled', occurredAt: now, eventId: 'b' },
    ] as const;
    expect([deriveIntentState([failed, cancelled]), deriveIntentState([cancelled, failed])]).toEqual(['cancelled', 'cancelled']);
  });
});

test('a test card does what its number says until its month is over', () => {
  const card = (number: string, expiry = '06/26') => findCardConduct({ number, expiry }, '2026-06-30');
  expect([card('4242424242424242'), card('4000000000000002', ' 07 / 26 '), card('4000000000000002', '05/26')]).toEqual([
    ...['success', 'declined', 'expired'],
  ]);
  expect([card('4111111111111111'), card('4111111111111111', '05/26')]).toEqual([null, null]);
});
