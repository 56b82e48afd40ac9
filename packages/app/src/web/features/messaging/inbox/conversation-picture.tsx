// The picture of a conversation: the student for hosts, the family for everybody else.

import { useState } from 'react';
import classes from './inbox.module.css';

/** Shown without a picture, and if it can't be loaded. */
const BLANK_STUDENT = '/blank-student.svg';

/** The smallest width that the server offers: sharp enough on every screen. */
const WIDTH = 160;

export function ConversationPicture({ avatarRef }: { readonly avatarRef: string | null }) {
  const src = avatarRef === null ? BLANK_STUDENT : `/api/attachments/image/${avatarRef}?w=${WIDTH}`;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <img
      className={classes['picture']}
      // The title beside it says who it is.
      alt=""
      src={broken === src ? BLANK_STUDENT : src}
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
