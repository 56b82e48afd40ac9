// What the rest of the server may ask of payment gateways.

import type { DeletionPart } from '#server/platform/deletion.ts';
import { erasePayer } from './erasure.queries.ts';

export type { Intent } from './gateway.queries.ts';
export type { Standing } from './gateway-adapter.ts';
export { paymentKey } from './gateway-event.rules.ts';
export {
  findIntent,
  intentByReference,
  intentOfOrder,
  intentsOfInvoice,
  isPending,
  keyOfPayment,
  lockIntentOfOrder,
  tieIntent,
} from './intents.queries.ts';
export { calledOff, givenBack, noteDemand, payingBy, standing } from './intents.service.ts';
export { ORDER_TOLD } from './receiving.service.ts';

/** With an account goes what gateways wrote of its owner; that it was paid stays. */
export const gatewayDeletion: DeletionPart = { erase: erasePayer };
