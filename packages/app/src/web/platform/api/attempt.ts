// A request made by a button outside any form: when it fails, that is told, and nothing is thrown.

import { toast } from '#web/platform/notices/notices.ts';
import { ApiFailure } from './failure.ts';
import { reactionTo } from './failure-reaction.ts';

/** Tells a failure that the error catalogue says nothing of by itself. */
export function tellFailure(failure: ApiFailure): void {
  if (reactionTo(failure) === 'none') toast(failure.message, { kind: 'error' });
}

/**
 * Waits for a request; null when it failed, which is told by then. Errors that are no failed request are thrown on.
 * @example const sent = await attempt(callForMessage(forgotPassword, { body: { email } }));
 */
export async function attempt<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    tellFailure(error);
    return null;
  }
}
