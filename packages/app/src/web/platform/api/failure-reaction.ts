// The general reaction to a failed request; the caller gets the error in any case.

import { ACCESS_DIALOG_MS } from '#contract/platform/constants.ts';
import { getTranslator } from '#web/platform/messages/messages.ts';
import { showAlert } from '#web/platform/notices/notices.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { renewCsrfToken } from './csrf.ts';
import type { ApiFailure } from './failure.ts';

export type Reaction = 'endSession' | 'accessDialog' | 'sessionExpired' | 'maintenance' | 'failed' | 'noResponse' | 'none';

/** Returns the row of the error catalogue for a failure. Pure. */
export function getReaction({ statusCode, message }: Pick<ApiFailure, 'statusCode' | 'message'>): Reaction {
  switch (statusCode) {
    case 0:
      return 'noResponse';
    case 401:
      return 'endSession';
    case 403:
      return 'accessDialog';
    case 419:
      return 'sessionExpired';
    case 500:
      return /unauthenticated/i.test(message) ? 'none' : 'failed';
    case 503:
      return 'maintenance';
    default:
      return 'none';
  }
}

const RELOAD_APART_MS = 30_000;

/** Reloads the page, but not repeatedly while the server is down. */
function reloadOnce(): void {
  const { reloadedAt = 0 } = tabSession.get();
  if (Date.now() - reloadedAt < RELOAD_APART_MS) return;
  tabSession.update({ reloadedAt: Date.now() });
  window.location.reload();
}

let endSession: () => void = () => {};

/** Registers what ends the session; the session module imports this one, so this one can't import it. */
export function onSessionEnd(end: () => void): void {
  endSession = end;
}

/** @param background no user waits for the request: only the end of the session matters */
export function reactToFailure(failure: ApiFailure, { background = false }: { background?: boolean } = {}): void {
  const words = getTranslator();
  const reaction = getReaction(failure);
  switch (background && reaction !== 'endSession' ? 'none' : reaction) {
    case 'endSession':
      endSession();
      break;
    case 'accessDialog':
      showAlert({ title: words('errors.accessTitle'), text: failure.message, ms: ACCESS_DIALOG_MS });
      break;
    case 'sessionExpired':
      void renewCsrfToken();
      showAlert({ text: words('errors.sessionExpired') });
      break;
    case 'maintenance':
      showAlert({ text: words('errors.maintenance'), whenClosed: reloadOnce });
      break;
    case 'failed':
      showAlert({ text: failure.message });
      break;
    case 'noResponse':
      showAlert({ text: words('errors.noResponse') });
      break;
    case 'none':
      break;
  }
}
