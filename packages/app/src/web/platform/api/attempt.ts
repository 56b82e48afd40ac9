// A request made by a button outside any form: when it fails, that is told, and nothing is thrown.

import { showToast } from '#web/platform/notices/notices.ts';
import { ApiFailure } from './failure.ts';
import { getReaction } from './failure-reaction.ts';

/** Tells a failure that the error catalogue says nothing of by itself. */
export function tellFailure(failure: ApiFailure): void {
  if (getReaction(failure) === 'none') showToast(failure.message, { kind: 'error' });
}

/**
 * Waits for a request; null when it failed, which is told by then. Errors that are no failed request are thrown on.
 * @example const sent = await attemptRequest(callForMessage(forgotPassword, { body: { email } }));
 */
export async function attemptRequest<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    tellFailure(error);
    return null;
  }
}
