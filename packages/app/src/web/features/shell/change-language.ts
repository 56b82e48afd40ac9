// Shows the same page in another language, and has the server write to the person in it.

import { changeUser } from '#contract/identity/account.endpoints.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { call } from '#web/platform/api/api.ts';
import { toAddressInLocale } from '#web/platform/messages/locale.ts';
import { session } from '#web/platform/session/session.ts';

/** Path and query stay; the page loads anew, as all of its words change. */
export async function changeLanguage(locale: Locale): Promise<void> {
  const current = session.get();
  if (current.state === 'signedIn' && current.user.viewedBy === null && current.user.locale !== locale) {
    // The page changes its language even if the account can not be told.
    await call(changeUser, { body: { locale } }, { quiet: true }).catch(() => undefined);
  }
  window.location.assign(toAddressInLocale(locale));
}
