// The built-in gateway, which moves no money. It has intents and signed events like a real gateway.

import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { CARD_FAULTS } from '#contract/booking/booking.shapes.ts';
import { GATEWAY_EVENT_TYPES } from '#contract/finance/payments/gateway-states.ts';
import { positiveAmount } from '#contract/platform/validation/decimals.ts';
import { instant } from '#contract/platform/validation/fields.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Gateway, IntentStatus } from './gateway-adapter.ts';
import { findTestIntent, lockTestIntent, openTestIntent, saveTestIntent, type TestIntent } from './test-gateway.queries.ts';
import { enqueueTestEvent } from './test-gateway-events.ts';

/** The format of gateway IDs: letters, digits and a few other characters. */
const name = z.string().regex(/^[\w.:-]{1,100}$/);

const raw = z.object({
  id: name,
  type: z.enum(GATEWAY_EVENT_TYPES),
  created: instant,
  data: z.object({ intent: name, amount: positiveAmount, currency: z.string().regex(/^[A-Z]{3}$/) }),
});

const other = z.object({ type: z.string() }).refine(({ type }) => !(GATEWAY_EVENT_TYPES as readonly string[]).includes(type));

const fault = z.enum(CARD_FAULTS).nullable().catch(null);

/** Converts a stored test intent to its status. */
export function toIntentStatus({ reference, state: status, fault: code, amount, currency, clientSecret }: TestIntent): IntentStatus {
  return { reference, status, fault: fault.parse(code), amount, currency, clientSecret };
}

const random = () => randomBytes(18).toString('base64url');

function assertKnown(row: TestIntent | null): TestIntent {
  if (row === null) throw new AppError('gatewayUnavailable');
  return row;
}

export const testGateway: Gateway = {
  name: 'test',
  header: 'gateway-signature',
  secretOf: ({ TEST_GATEWAY_SECRET }) => TEST_GATEWAY_SECRET,
  publishableKey: () => null,
  async create({ db, clock }, { key, amount, currency }) {
    const reference = `pi_test_${random()}`;
    const fields = { reference, idempotencyKey: key, clientSecret: `${reference}_secret_${random()}`, amount, currency };
    return toIntentStatus(assertKnown(await openTestIntent(db, { ...fields, createdAt: clock.now() })));
  },
  async retrieve({ db }, reference) {
    return toIntentStatus(assertKnown(await findTestIntent(db, reference)));
  },
  cancel(app, reference) {
    return app.db.transaction(async (tx) => {
      const row = assertKnown(await lockTestIntent(tx, reference));
      if (row.state === 'succeeded' || row.state === 'processing' || row.state === 'cancelled') return toIntentStatus(row);
      await saveTestIntent(tx, reference, { state: 'cancelled' });
      await enqueueTestEvent(tx, app, row, { type: 'intent.cancelled' });
      return toIntentStatus({ ...row, state: 'cancelled' });
    });
  },
  refund(app, { reference }) {
    return app.db.transaction(async (tx) => {
      const row = assertKnown(await lockTestIntent(tx, reference));
      if (row.state !== 'succeeded') throw new AppError('gatewayUnavailable');
      // Only full refunds exist, so a repeated call returns the same refund.
      const back = { id: `refund:${reference}`, succeeded: true, amount: row.amount, currency: row.currency };
      if (Number(row.refunded) > 0) return back;
      await saveTestIntent(tx, reference, { refunded: row.amount });
      await enqueueTestEvent(tx, app, row, { type: 'refund.succeeded', id: back.id });
      return back;
    });
  },
  read(body) {
    if (other.safeParse(body).success) return null;
    const { id: eventId, type, created, data } = raw.parse(body);
    const { intent: reference, amount, currency } = data;
    return { eventId, type, reference, amount, currency, occurredAt: new Date(created), livemode: false };
  },
};
