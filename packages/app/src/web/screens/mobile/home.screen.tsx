// The start inside an app wrapper: large cards to what the person can open, by role.

import { Title } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { MobileCards } from '#web/features/shell/mobile-cards.tsx';
import { useSignedInUser } from '#web/platform/session.ts';

export default function MobileHomeScreen() {
  const words = useTranslations('mobile');
  const { firstName } = useSignedInUser();
  return (
    <>
      <Title order={1} mb="lg">
        {words('hello', { name: firstName })}
      </Title>
      <MobileCards />
    </>
  );
}
