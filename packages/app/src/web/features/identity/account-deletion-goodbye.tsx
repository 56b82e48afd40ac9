// The goodbye after an account deletion; stays until the user leaves it.

import { Button, Text, Title } from '@mantine/core';
import { signOut } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './account-deletion.module.css';

export function Goodbye() {
  const words = useTranslations('mobile.delete');
  return (
    <div className={classes.page} role="status">
      <Title order={1}>{words('goodbye')}</Title>
      <Text>{words('goodbyeText')}</Text>
      <div>
        <Button onClick={() => signOut()}>{words('home')}</Button>
      </div>
    </div>
  );
}
