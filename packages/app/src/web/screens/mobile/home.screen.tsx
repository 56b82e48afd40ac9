// The start page inside an app wrapper: large cards for the pages that the user can open, by role.

import { Group, Title } from '@mantine/core';
import { MobileCards } from '#web/features/shell/menu/mobile-cards.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function MobileHomeScreen() {
  const words = useTranslations('mobile');
  const user = useSignedInUser();
  return (
    <>
      <Group gap="sm" mb="lg" wrap="nowrap" mih={44}>
        <PersonPicture person={user} size={40} />
        <Title order={1}>{words('hello', { name: user.firstName })}</Title>
      </Group>
      <MobileCards />
    </>
  );
}
