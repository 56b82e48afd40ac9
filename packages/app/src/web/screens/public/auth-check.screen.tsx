// Reloads the session, then redirects to the requested page, the home page or the sign-in.

import { Center, Loader, Stack, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { loadUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function AuthCheckScreen() {
  const words = useTranslations('titles');
  const [, navigate] = useLocation();
  useEffect(() => {
    let here = true;
    void loadUser().then((user) => {
      if (!here) return;
      const { next } = tabSession.get();
      if (user !== null) tabSession.update({ next: undefined });
      navigate(user === null ? paths.signIn() : (next ?? paths.home()), { replace: true });
    });
    return () => {
      here = false;
    };
  }, [navigate]);
  return (
    <Center mih="60vh">
      <Stack align="center">
        <Loader aria-hidden />
        <Title order={1} size="h3">
          {words('page.authCheck')}
        </Title>
      </Stack>
    </Center>
  );
}
