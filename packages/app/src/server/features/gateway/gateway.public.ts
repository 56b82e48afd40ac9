// What the rest of the server may ask of payment gateways.

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
