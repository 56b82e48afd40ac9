// The accounts that a quote's money moves between.

import { payeeKey } from '../payee.ts';
import type { HostableType, Owner } from '../price-book/compiled.ts';

/** Who pays or is paid: `"Host_family:500"` and `"Activity:900"` are the providers. */
export type Account = 'customer' | 'platform' | 'tax' | `${HostableType}:${number}`;

/** The account of a family or an activity: `Host_family:500`. */
export function ownerAccount({ hostableType, id }: Owner): Account {
  return payeeKey({ hostableType, hostableId: id });
}
