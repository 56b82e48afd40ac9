// The interface of payment gateways for the rest of the server.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { erasePayer } from './erasure.queries.ts';

export type { IntentStatus } from './adapters/gateway-adapter.ts';
export type { Intent } from './gateway.queries.ts';
export { toPaymentKey } from './gateway-event.rules.ts';
export {
  findIntent,
  findIntentByReference,
  findIntentOfOrder,
  isPending,
  keyOfPayment,
  linkIntent,
  listIntentsOfInvoice,
  lockIntentOfOrder,
} from './payment-intents.queries.ts';
export {
  cancelPaymentIntent,
  insertPaymentIntent,
  refundPaymentIntent,
  syncPaymentIntent,
  toPayerConfig,
} from './payment-intents.service.ts';
export { SETTLE_ORDER_JOB } from './webhooks.service.ts';

/** Deletes the personal data that gateways sent about the owner of an account; the proof of payment is kept. */
export const gatewayDeletion: DeletionPart = { erase: erasePayer };
