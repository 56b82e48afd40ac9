// The small round picture of a person; without one, or if it can't be loaded, their initials.

import { Avatar } from '@mantine/core';

interface PersonPictureProps {
  readonly person: { readonly firstName: string; readonly lastName: string; readonly avatarRef?: string | null | undefined };
  /** In pixels. */
  readonly size: 24 | 32 | 40 | 64;
}

/** The smallest width available: sharp at these sizes on every screen. */
const WIDTH = 160;

export function PersonPicture({ person: { firstName, lastName, avatarRef }, size }: PersonPictureProps) {
  const letters = `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
  const src = avatarRef ? `/api/attachments/image/${avatarRef}?w=${WIDTH}` : null;
  return (
    // Hidden from screen readers, because the name is beside it.
    <Avatar aria-hidden src={src} alt="" radius="xl" size={size} color="teal">
      {letters}
    </Avatar>
  );
}
