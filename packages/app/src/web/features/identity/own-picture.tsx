// The user's picture; a new one is saved immediately.

import { changeUser } from '#contract/identity/account.endpoints.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { updateUser, useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AvatarInput } from '#web/ui/upload/avatar-field.tsx';

export function OwnPicture() {
  const words = useTranslations('account');
  const { firstName, lastName, avatarRef, viewedBy } = useSignedInUser();
  const change = useAction(changeUser, { told: words('saved'), done: ({ answer }) => updateUser(answer) });
  return (
    <AvatarInput
      label={words('details.picture')}
      person={`${firstName} ${lastName}`.trim()}
      transport={uploads}
      value={avatarRef}
      disabled={change.isRunning || viewedBy !== null}
      onChange={(ref) => void change.run({ body: { avatarRef: ref } })}
    />
  );
}
