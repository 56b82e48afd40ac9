// Hands a call on to a use case of another right.

import type { Capability } from '#contract/platform/capabilities.ts';
import type { Call } from './app.ts';
import { HttpError } from './errors.ts';

/**
 * Returns the call with the caller's grant of another right, by which the use case of that right decides.
 * @throws HttpError `forbidden` if the caller doesn't have the right
 */
export function withGrant(call: Call, capability: Capability): Call {
  const grant = call.granted(capability);
  if (grant === null) throw new HttpError('forbidden');
  return { ...call, grant };
}
