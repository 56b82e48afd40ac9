// Requests made by buttons outside forms: a failure is shown, not thrown.

import { showToast } from '#web/platform/notices/notices.ts';
import { ApiFailure } from './failure.ts';
import { getReaction } from './failure-reaction.ts';

/** Shows a failure that `reactToFailure` doesn't show. */
export function tellFailure(failure: ApiFailure): void {
  if (getReaction(failure) === 'none') showToast(failure.message, { kind: 'error' });
}

/**
 * Waits for a request; returns null if it failed, after showing the failure. Rethrows errors that are not failed requests.
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
