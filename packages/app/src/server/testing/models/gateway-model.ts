// Gateway events as actions of the model: payments that arrive once, refunds, and repeated events.

import { eq } from 'drizzle-orm';
import { readPayment } from '#contract/finance/payments/payments.endpoints.ts';
import { payments } from '#server/db/schema/finance.ts';
import type { App } from '#server/platform/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTestEvent, createTestIntent, sendEvent } from '#server/testing/fixtures/test-gateway.ts';
import { applyRefund, getOwed, type Model, type ModelIntent, type ModelPayment, pick, toAmountText } from './finance-model.ts';

export type GatewayMove = 'intent' | 'succeed' | 'repeat' | 'refundByGateway';

interface GatewayWorld {
  readonly app: App;
  /** The gateway's client. */
  readonly client: TestClient;
  readonly finance: TestClient;
  readonly businessId: number;
}

interface Move {
  readonly first: number;
  readonly second: number;
  readonly cents: number;
}

function assertSo(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`The product differs from the model: ${what}`);
}

export function createGatewayMoves({
  app,
  client,
  finance,
  businessId,
}: GatewayWorld): Record<GatewayMove, (model: Model, move: Move) => Promise<void>> {
  async function tell(intent: ModelIntent, event: object): Promise<string> {
    const { body } = await sendEvent({ client, app }, event);
    const { state } = body as { state: string };
    intent.told.push({ event, state });
    return state;
  }

  /** Returns the product's payment of an intent. */
  async function kept({ reference }: ModelIntent) {
    const found = await app.db
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.key, `gateway:test:${reference}`));
    assertSo(found.length === 1, `one payment of ${reference}, not ${found.length}`);
    return (await finance.ask(readPayment, { params: { id: found[0]?.id ?? 0 } })).body;
  }

  /** Receives the payment of an intent unless it has been received already: it settles its invoice as far as it is owed. */
  async function received(model: Model, intent: ModelIntent): Promise<ModelPayment> {
    if (intent.payment !== null) return intent.payment;
    const { invoice, amount } = intent;
    const part = Math.max(0, Math.min(getOwed(invoice), amount));
    const held = new Map(part === 0 ? [] : [[invoice, part]]);
    const payment: ModelPayment = { id: (await kept(intent)).id, amount, refunded: 0, held };
    invoice.paid += part;
    intent.payment = payment;
    model.payments.push(payment);
    return payment;
  }

  return {
    async intent(model, { first, cents }) {
      const invoice = pick(model.invoices, first);
      if (invoice === undefined) return;
      const reference = await createTestIntent(app, { businessId, invoiceId: invoice.id, amount: toAmountText(cents) });
      model.intents.push({ reference, invoice, amount: cents, payment: null, told: [] });
    },
    async succeed(model, { first }) {
      const intent = pick(model.intents, first);
      if (intent === undefined) return;
      const state = await tell(intent, createTestEvent(intent.reference, 'intent.succeeded', { amount: toAmountText(intent.amount) }));
      assertSo(state === 'applied', `a success is applied, not ${state}`);
      await received(model, intent);
    },
    async repeat(model, { first, second }) {
      const intent = pick(model.intents, first);
      const before = pick(intent?.told ?? [], second);
      if (intent === undefined || before === undefined) return;
      const state = await tell(intent, before.event);
      assertSo(state === before.state, `what was ${before.state} is not ${state} when it is told again`);
    },
    async refundByGateway(model, { first, cents }) {
      const intent = pick(model.intents, first);
      if (intent === undefined) return;
      const left = intent.payment === null ? intent.amount : intent.payment.amount - intent.payment.refunded;
      const state = await tell(intent, createTestEvent(intent.reference, 'refund.succeeded', { amount: toAmountText(cents) }));
      assertSo(state === (cents > left ? 'failed' : 'applied'), `a refund of ${cents} of ${left} is not ${state}`);
      if (state !== 'applied') return;
      const payment = await received(model, intent);
      const { due, taken } = applyRefund(payment, cents, (await kept(intent)).allocations);
      assertSo(due === taken, `a refund takes ${due} from invoices, not ${taken}`);
    },
  };
}
