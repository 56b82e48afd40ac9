// The list of payouts for the hub's home.

export { listPayouts } from './payouts.service.ts';
