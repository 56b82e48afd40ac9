// Shows the same page in another language, and saves it as the user's language for messages.

import { changeUser } from '#contract/identity/account.endpoints.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { call } from '#web/platform/api/api.ts';
import { toAddressInLocale } from '#web/platform/messages/locale.ts';
import { session } from '#web/platform/session/session.ts';

/** Keeps path and query; reloads the page, as all its texts change. */
export async function changeLanguage(locale: Locale): Promise<void> {
  const current = session.get();
  if (current.state === 'signedIn' && current.user.viewedBy === null && current.user.locale !== locale) {
    // The page changes its language even if the account can't be updated.
    await call(changeUser, { body: { locale } }, { quiet: true }).catch(() => undefined);
  }
  window.location.assign(toAddressInLocale(locale));
}
