// The actions on a user's account; asks for confirmation before destructive ones and shows the result.

import type { AdministeredUser } from '#contract/administration/users.shapes.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { getLocalePrefix } from '#web/platform/messages/locale.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { canViewAs } from './user.model.ts';
import { toFullName } from './user-picker.tsx';

/** Runs the work and shows a success message or the refusal; other errors have already been shown. */
async function attempt<Value>(work: Promise<Value>, told: (value: Value) => string | null): Promise<void> {
  try {
    const text = told(await work);
    if (text !== null) showToast(text);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.statusCode >= 400 && error.statusCode < 500) showToast(error.message, { kind: 'error' });
  }
}

interface UserActions {
  readonly deactivate: () => Promise<void>;
  readonly reactivate: () => Promise<void>;
  readonly sendResetLink: () => Promise<void>;
  readonly resendInvitation: () => Promise<void>;
  readonly signOutEverywhere: () => Promise<void>;
  /** Null if this user can't be viewed as. */
  readonly viewAs: (() => Promise<void>) | null;
}

export function useUserActions({ user, onChanged }: { user: AdministeredUser; onChanged: (user: AdministeredUser) => void }): UserActions {
  const words = useTranslations('users');
  const me = useSignedInUser();
  const { id, email = '' } = user;
  const name = toFullName(user);
  const params = { id };

  function took(text: string) {
    return (changed: AdministeredUser) => {
      onChanged(changed);
      return text;
    };
  }

  return {
    async deactivate() {
      const question = { title: words('deactivateTitle', { name }), consequences: [words('deactivateText')], confirm: words('deactivate') };
      if (await confirm({ ...question, tone: 'danger' }))
        await attempt(administration.deactivateUser({ params }), took(words('deactivated', { name })));
    },
    reactivate: () => attempt(administration.reactivateUser({ params }), took(words('reactivated', { name }))),
    sendResetLink: () => attempt(administration.sendUserResetLink({ params }), () => words('resetLinkSent', { email })),
    resendInvitation: () => attempt(administration.resendInvitation({ params }), () => words('invitationSent', { email })),
    async signOutEverywhere() {
      const question = { title: words('signOutTitle', { name }), consequences: [words('signOutText')], confirm: words('signOut') };
      if (await confirm(question)) await attempt(administration.endUserSessions({ params }), took(words('signedOut', { name })));
    },
    viewAs: canViewAs(me, user)
      ? async () => {
          const reason = await askReason({
            title: words('viewAsTitle', { name }),
            consequences: [words('viewAsText')],
            label: words('viewAsReason'),
            confirm: words('viewAsConfirm'),
            maxLength: 500,
          });
          if (reason === null) return;
          await attempt(administration.startViewAs({ body: { userId: id, reason } }), ({ defaultRoute }) => {
            // A full page load clears the administrator's data from memory and avoids a refusal by the guard of this page.
            window.location.assign(getLocalePrefix() + defaultRoute);
            return null;
          });
        }
      : null,
  };
}
