// The sign-in, with links to create an account.

import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'wouter';
import { AccountCard } from '#web/features/identity/account-card.tsx';
import { ProviderButtons } from '#web/features/identity/provider-buttons.tsx';
import { SignInForm } from '#web/features/identity/sign-in-form.tsx';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function SignInScreen() {
  const words = useTranslations('signIn');
  const more = (
    <>
      <Anchor component={Link} to={paths.forgotPassword()}>
        {words('forgot')}
      </Anchor>
      <Text>{words('new')}</Text>
      <Group gap="md">
        <Anchor component={Link} to={paths.register()}>
          {words('registerParent')}
        </Anchor>
        <Anchor component={Link} to={paths.registerAsHostFamily()}>
          {words('registerHost')}
        </Anchor>
      </Group>
    </>
  );
  return (
    <AccountCard title={words('title')} more={more}>
      <SignInForm />
      <ProviderButtons />
    </AccountCard>
  );
}
