// The small round picture of a person; without one, or when it can't be had, their initials.

import { Avatar } from '@mantine/core';

interface PersonPictureProps {
  readonly person: { readonly firstName: string; readonly lastName: string; readonly avatarRef?: string | null | undefined };
  /** In pixels. */
  readonly size: 24 | 32 | 40 | 64;
}

/** The narrowest width on offer: sharp at these sizes on every screen. */
const WIDTH = 160;

export function PersonPicture({ person: { firstName, lastName, avatarRef }, size }: PersonPictureProps) {
  const letters = `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
  const src = avatarRef ? `/api/attachments/image/${avatarRef}?w=${WIDTH}` : null;
  return (
    // The name stands beside it: read aloud, the picture would say it twice.
    <Avatar aria-hidden src={src} alt="" radius="xl" size={size} color="teal">
      {letters}
    </Avatar>
  );
}
