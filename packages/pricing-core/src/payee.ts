// Whom a line pays, as a caller names it.

import type { HostableType } from './price-book/compiled.ts';

export interface Payee {
  readonly hostableType: HostableType;
  readonly hostableId: number;
}

/** Whether both are the same family or the same activity, whatever else the objects hold. */
export function isSamePayee(a: Payee, b: Payee): boolean {
  return a.hostableType === b.hostableType && a.hostableId === b.hostableId;
}

/** `Host_family:500`: the payee as one word, for accounts and messages. */
export function payeeKey({ hostableType, hostableId }: Payee): `${HostableType}:${number}` {
  return `${hostableType}:${hostableId}`;
}
